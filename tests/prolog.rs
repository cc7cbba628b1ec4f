//! The two methods that come from Prolog against a real Prolog, where there is one.

mod replay;

use std::io::{ErrorKind, Write};
use std::process::Command;

use joli_echiquier::search::{Goal, Outcome};
use replay::start;

/// What the program prints for a board, one solution in each line; `None` without a Prolog on this machine.
fn printed_by_prolog(program: &str, side: u8) -> Option<String> {
    let path = format!("{}/tests/prolog/{program}.pl", env!("CARGO_MANIFEST_DIR"));
    let output = match Command::new("swipl").arg(path).arg(side.to_string()).output() {
        Err(error) if error.kind() == ErrorKind::NotFound => return None,
        output => output.unwrap(),
    };
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    Some(String::from_utf8(output.stdout).unwrap())
}

fn printed_by_method(id: &str, side: u8) -> String {
    let mut run = start(id, side);
    let mut lines = Vec::new();
    while run.run(Goal::Solution, u64::MAX) == Outcome::Solution {
        let mut queens = run.path().to_vec();
        queens.sort_unstable();
        let rows: Vec<String> = queens.iter().map(|queen| (queen.row + 1).to_string()).collect();
        lines.push(format!("[{}]\n", rows.join(",")));
    }
    lines.concat()
}

#[test]
fn prolog_finds_the_same_solutions_in_the_same_order() {
    for (id, program) in [("permutation", "permutation"), ("four-domains", "four_domains")] {
        for side in 1..=8 {
            let Some(printed) = printed_by_prolog(program, side) else {
                // Past the test harness, which would keep the words of a test that passes to itself.
                writeln!(
                    std::io::stderr(),
                    "skipped: there is no swipl here (Debian has it in swi-prolog-nox)"
                )
                .unwrap();
                return;
            };
            assert_eq!(printed, printed_by_method(id, side), "{id}, n = {side}");
        }
    }
}
