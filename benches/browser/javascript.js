// The usual fast programs in JavaScript: row after row with three bit masks.

/**
 * All solutions, by plain recursion.
 * @param {number} n
 */
export function bitMasks(n) {
  return below((1 << n) - 1, 0, 0, 0);
}

/**
 * All solutions, by the same recursion on half of the first row: the other half is its mirror image.
 * @param {number} n  from 2
 */
export function halfBoard(n) {
  const all = (1 << n) - 1;
  let count = 0;
  for (let column = 0; column < n >> 1; column++) count += secondRow(all, 1 << column, all);
  // With the first queen in the middle, the second row is cut in half.
  const middle = 1 << (n >> 1);
  return 2 * (n % 2 ? count + secondRow(all, middle, middle - 1) : count);
}

/**
 * The solutions with this queen in the first row, and in the second one of those allowed.
 * @param {number} all
 * @param {number} queen
 * @param {number} allowed
 */
function secondRow(all, queen, allowed) {
  let count = 0;
  let candidates = all & allowed & ~(queen | (queen << 1) | (queen >> 1));
  while (candidates) {
    const second = candidates & -candidates;
    candidates ^= second;
    count += below(all, queen | second, ((queen << 1) | second) << 1, ((queen >> 1) | second) >> 1);
  }
  return count;
}

/**
 * @param {number} all
 * @param {number} columns
 * @param {number} left
 * @param {number} right
 * @returns {number}
 */
function below(all, columns, left, right) {
  if (columns === all) return 1;
  let count = 0;
  let candidates = all & ~(columns | left | right);
  while (candidates) {
    const queen = candidates & -candidates;
    candidates ^= queen;
    count += below(all, columns | queen, (left | queen) << 1, (right | queen) >> 1);
  }
  return count;
}
