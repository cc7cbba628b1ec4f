//! Counts the solutions of one board: `cargo run --release --example count 16`.

use std::time::Instant;

use joli_echiquier::engine::count;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let n = std::env::args().nth(1).unwrap_or_else(|| "8".into());
    let start = Instant::now();
    println!("{}", count(n.parse()?)?);
    eprintln!("{:.2} ms", start.elapsed().as_secs_f64() * 1000.0);
    Ok(())
}
