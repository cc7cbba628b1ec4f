//! Native, one thread: all solutions one by one, their classes, and completions. Every result is asserted.

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, criterion_group, criterion_main};
use joli_echiquier::engine::complete::Completions;
use joli_echiquier::engine::enumerate::Solutions;
use joli_echiquier::engine::list::{Kind, List};
use joli_echiquier::engine::{construct, random};
use joli_echiquier::{Position, Size};

fn listing(criterion: &mut Criterion) {
    let twelve = Size::new(12).expect("12 is a size");
    let empty = Position::new(twelve, Vec::new()).expect("no queens are a position");
    let mut group = criterion.benchmark_group("twelve queens");
    group.sample_size(10).warm_up_time(Duration::from_millis(300)).measurement_time(Duration::from_secs(1));
    let length = |kind| {
        let mut list = List::new(black_box(twelve), kind);
        while list.grow(u32::MAX) {}
        list.len()
    };
    group.bench_function("one by one", |bencher| {
        bencher.iter(|| assert_eq!(Solutions::new(black_box(twelve)).count(), 14_200));
    });
    group.bench_function("kept", |bencher| bencher.iter(|| assert_eq!(length(Kind::All), 14_200)));
    group.bench_function("classes", |bencher| bencher.iter(|| assert_eq!(length(Kind::Fundamental), 1787)));
    group.bench_function("fewest squares first", |bencher| {
        bencher.iter(|| assert_eq!(Completions::new(black_box(&empty)).count(), 14_200));
    });
    group.finish();
}

fn one_of_a_million(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("a million queens");
    group.sample_size(10).warm_up_time(Duration::from_millis(300)).measurement_time(Duration::from_secs(1));
    let is_whole = |rows: &[u32]| rows.iter().map(|&row| u64::from(row)).sum::<u64>() == 499_999_500_000;
    group.bench_function("by formula", |bencher| {
        bencher.iter(|| assert!(construct::solution(black_box(1_000_000)).is_ok_and(|rows| is_whole(&rows))));
    });
    group.bench_function("at random", |bencher| {
        bencher.iter(|| assert!(random::solution(black_box(1_000_000), 1).is_ok_and(|rows| is_whole(&rows))));
    });
    group.finish();
}

criterion_group!(benches, listing, one_of_a_million);
criterion_main!(benches);
