#!/bin/sh
# Instructions that counting takes, natively on one thread: a figure that no other load on the machine disturbs.
set -eu
cargo build --quiet --locked --release --example count
for n in "${@:-14}" 15 16; do
  valgrind --tool=callgrind --callgrind-out-file=/dev/null target/release/examples/count "$n" 2>&1 |
    awk -v n="$n" '/refs/ { gsub(",", "", $NF); printf "n = %d: %.0f million instructions\n", n, $NF / 1e6 }'
done
