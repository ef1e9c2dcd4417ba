/** Chooses drifts by a seed, so that a run can be repeated. Pure. */

/** Returns a function that returns numbers from 0 to below 1, the same ones for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns some entries without repetition, all of them if there are not more. */
export function choose<T>(entries: readonly T[], count: number, random: () => number): readonly T[] {
  const rest = [...entries];
  return Array.from({ length: Math.min(count, rest.length) }).flatMap(() =>
    rest.splice(Math.floor(random() * rest.length), 1),
  );
}
