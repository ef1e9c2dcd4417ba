/** Compares the picture of a part with the stored one, so that a change of looks is seen in the review (ADR 81). */
import { colorDistance, countColors, createNearest, findAreaColors, type Picture } from './png.ts';

/** How many colours a stored picture has at least: enough for the edges of letters. */
export const KEPT_COLORS = 48;

/** Points whose colour may be another one: what two versions of a browser round in another way. */
const ALLOWED_POINTS = 20;

/**
 * Points that have only changed places with one beside them: a browser rounds the place of raised letters up or down, not
 * always in the same way.
 */
const ALLOWED_MOVED = 120;

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
  const reduced = taken.colors.map((color) => palette[toIndex(color)] ?? 0);
  const { width } = stored;
  const moved: number[] = [];
  const changed: number[] = [];
  for (const [at, color] of reduced.entries()) {
    const before = stored.colors[at] ?? 0;
    if (isAlike(color, before)) continue;
    const isMoved = isBeside(stored.colors, at, width, color) && isBeside(reduced, at, width, before);
    (isMoved ? moved : changed).push(at);
  }
  if (changed.length <= ALLOWED_POINTS && moved.length <= ALLOWED_MOVED) return undefined;
  const [first = 0] = changed.length > ALLOWED_POINTS ? changed : moved;
  return `${changed.length + moved.length} points differ, the first at ${first % width}, ${Math.floor(first / width)}`;
}

const toHex = (color: number) => `#${color.toString(16).padStart(6, '0')}`;

const isAlike = (a: number, b: number) => colorDistance(a, b) <= ALLOWED_DISTANCE;

/** Whether one of the eight points around a place has the colour. */
function isBeside(colors: Uint32Array, at: number, width: number, color: number): boolean {
  return [-1, 0, 1].some((row) => [-1, 0, 1].some((column) => isAlike(colors[at + row * width + column] ?? -1, color)));
}
