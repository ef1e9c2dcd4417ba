/** Compares the picture of a part with the stored one, so that a change of looks is seen in the review (ADR 81). */
import { colorDistance, countColors, createNearest, findAreaColors, type Picture } from './png.ts';

/** How many colours a stored picture has at least: enough for the edges of letters. */
export const KEPT_COLORS = 48;

/** Points whose colour may be another one: what two versions of a browser round in another way. */
const ALLOWED_POINTS = 20;

/** A point differs if red, green or blue differs more, of 255. */
const ALLOWED_DISTANCE = 24;

/** The colour of an area differs if it is farther from every colour of the stored picture. */
const ALLOWED_AREA_DISTANCE = 2;

/** Returns what differs, in words; undefined if nothing does. `stored` is a picture that `writePng` has reduced. */
export function findDifference(stored: Picture, taken: Picture): string | undefined {
  if (stored.width !== taken.width || stored.height !== taken.height) {
    return `it is ${taken.width} × ${taken.height} points and was ${stored.width} × ${stored.height}`;
  }
  const palette = [...countColors(stored.colors).keys()].sort((a, b) => a - b);
  const added = findAreaColors(taken.colors).find(([color]) =>
    palette.every((known) => colorDistance(known, color) > ALLOWED_AREA_DISTANCE),
  );
  if (added) return `${added[1]} points have the new colour ${toHex(added[0])}`;
  // As the stored picture was reduced, so that what is drawn alike is alike.
  const toIndex = createNearest(palette);
  let points = 0;
  let first = 0;
  for (const [at, color] of taken.colors.entries()) {
    if (colorDistance(palette[toIndex(color)] ?? 0, stored.colors[at] ?? 0) <= ALLOWED_DISTANCE) continue;
    if (points === 0) first = at;
    points += 1;
  }
  if (points <= ALLOWED_POINTS) return undefined;
  return `${points} points differ, the first at ${first % stored.width}, ${Math.floor(first / stored.width)}`;
}

const toHex = (color: number) => `#${color.toString(16).padStart(6, '0')}`;
