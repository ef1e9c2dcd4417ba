/** When the requests of the open loop are due. */

/**
 * Returns times in milliseconds from the start, in order, `rate` a second on average. Visitors know nothing of each
 * other, so the gaps are random (a Poisson process): some requests are due almost at the same time. The same seed, a
 * whole number, has the same times, so that each subject of a round meets the same.
 */
export function planArrivals(rate: number, seconds: number, seed: number): readonly number[] {
  const random = createRandom(seed);
  const end = seconds * 1000;
  const times: number[] = [];
  let due = 0;
  while (true) {
    due += (-Math.log(1 - random()) * 1000) / rate;
    if (due >= end) return times;
    times.push(due);
  }
}

/** Mulberry32: numbers from 0 to below 1. `Math.random` takes no seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
