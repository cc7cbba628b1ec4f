// How the time of a proof of domination grows with the board, and how long knight's tours take, in WebAssembly: make bench.
// Times are of the processor, so that other programs on the machine disturb them less. Results are checked on the way.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { initSync, knightsTour, minimumDomination, noTour } from "../www/pkg/joli_echiquier.js";

initSync({ module: readFileSync(new URL("../www/pkg/joli_echiquier_bg.wasm", import.meta.url)) });

/**
 * Milliseconds of processor time.
 * @param {() => unknown} work
 */
function time(work) {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Queens and placements by board size: <https://oeis.org/A075458>, <https://oeis.org/A002564>, <https://oeis.org/A075324>
 * and <https://oeis.org/A002568>; from 12 on the placements are our own.
 * @type {{ independent: boolean, known: Record<number, [number, bigint]> }[]}
 */
const readings = [
  {
    independent: false,
    known: { 8: [5, 4860n], 9: [5, 114n], 10: [5, 8n], 11: [5, 2n], 12: [6, 8n], 13: [7, 288n] },
  },
  {
    independent: true,
    known: {
      8: [5, 728n],
      9: [5, 92n],
      10: [5, 8n],
      11: [5, 2n],
      12: [7, 840n],
      13: [7, 24n],
      14: [8, 436n],
    },
  },
];

for (const { independent, known } of readings) {
  minimumDomination(7, { independent }); // into the engine's optimising compiler
  let last = 0;
  for (const [size, expected] of Object.entries(known)) {
    const ms = time(() => {
      const { queens, placements } = minimumDomination(Number(size), { independent });
      assert.deepEqual([queens, placements], expected);
    });
    const growth = Number(size) > 12 ? `, ${(ms / last).toFixed(1)} times the last` : "";
    console.log(
      `${independent ? "independent" : "any queens "} ${size.padStart(3)} ${ms.toFixed(0).padStart(7)} ms${growth}`,
    );
    last = ms;
  }
}

for (const closed of [false, true]) {
  let tours = 0;
  let longest = 0;
  const all = time(() => {
    for (let size = 5; size <= 26; size++) {
      for (let place = 0; place < size * size; place++) {
        const start = String.fromCharCode(97 + (place % size)) + (Math.floor(place / size) + 1);
        if (noTour(size, start, { closed })) continue;
        const ms = time(() => assert.equal(knightsTour(size, start, { closed }).length, size * size));
        longest = Math.max(longest, ms);
        tours += 1;
      }
    }
  });
  const mean = (all / tours).toFixed(2);
  console.log(
    `${tours} ${closed ? "closed" : "open"} tours: ${mean} ms each, ${longest.toFixed(1)} ms at most`,
  );
}
