//! Counts the solutions of one board: `cargo run --release --example count 16`.

use joli_echiquier::engine::count;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let n = std::env::args().nth(1).unwrap_or_else(|| "8".into());
    println!("{}", count(n.parse()?)?);
    Ok(())
}
