// The numbers of positions that the texts set against each other.

/**
 * How many positions there are to try: n of all squares, one in each row, and one in each row and column.
 * @param {number} n
 * @returns {[string, bigint][]}
 */
export function brute(n) {
  const size = BigInt(n);
  return [
    [`C(${n * n}, ${n})`, choose(size * size, size)],
    [`${n}^${n}`, size ** size],
    [`${n}!`, product(1n, size)],
  ];
}

/** @param {bigint} from @param {bigint} to */
function product(from, to) {
  let result = 1n;
  for (let factor = from; factor <= to; factor++) result *= factor;
  return result;
}

/** @param {bigint} n @param {bigint} k */
const choose = (n, k) => product(n - k + 1n, n) / product(1n, k);
