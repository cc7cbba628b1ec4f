//! Native, one thread: the engine against the usual bit masks. Every result is asserted.

use std::hint::black_box;
use std::time::Duration;

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use joli_echiquier::engine;

const KNOWN: [(u32, u64); 3] = [(12, 14_200), (13, 73_712), (14, 365_596)];
const ALONE: [(u32, u64); 2] = [(15, 2_279_184), (16, 14_772_512)];

fn counting(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("count");
    group.sample_size(10).warm_up_time(Duration::from_millis(300)).measurement_time(Duration::from_secs(2));
    let mut measure = |name: &str, (n, known): (u32, u64), program: &dyn Fn(u32) -> u64| {
        group.bench_with_input(BenchmarkId::new(name, n), &n, |bencher, &n| {
            bencher.iter(|| assert_eq!(program(black_box(n)), known));
        });
    };
    let ours = |n| engine::count(n).unwrap_or_default();
    for board in KNOWN {
        measure("bit masks", board, &rivals::bit_masks);
        measure("half board", board, &rivals::half_board);
    }
    for board in KNOWN.into_iter().chain(ALONE) {
        measure("engine", board, &ours);
    }
    group.finish();
}

criterion_group!(benches, counting);
criterion_main!(benches);
