/** Finds variables that are probably meant for the BFF, and that it does not know. */

/** Shorter names are near to too many words of others. */
const SHORTEST_NAME = 6;
/** So many letters may be wrong, missing, too many or swapped. */
const MAX_DISTANCE = 2;

/** Returns one line for each variable whose name is near to a known one. */
export function findUnknownVariables(
  environment: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): readonly string[] {
  return Object.keys(environment)
    .filter((name) => name.length >= SHORTEST_NAME && !known.includes(name))
    .flatMap((name) => {
      const near = known.find((other) => isNear(name.toUpperCase(), other));
      return near === undefined
        ? []
        : [`${name} is not a variable of the shop and has no effect: rename it to ${near}`];
    });
}

function isNear(name: string, known: string): boolean {
  if (known.length < SHORTEST_NAME || Math.abs(name.length - known.length) > MAX_DISTANCE) return false;
  return calculateDistance(name, known) <= MAX_DISTANCE;
}

/** The number of letters to change, add, remove or swap with the next one (optimal string alignment). */
function calculateDistance(from: string, to: string): number {
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = last;
    last = current;
  }
  return last[to.length] ?? 0;
}
