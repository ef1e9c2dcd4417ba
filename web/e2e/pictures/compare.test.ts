import { expect, it } from 'vitest';
import { findDifference } from './compare.ts';
import { type Picture, readPng, writePng } from './png.ts';

const PAPER = 0xffffff;
const LEAF = 0x1f6b4a;

/** A page of 100 by 100 with a box of 40 by 40, and the changes of a test. */
function draw(changes: { box?: number; left?: number; end?: number; height?: number; points?: number } = {}): Picture {
  const { box = LEAF, left = 10, end = 50, height = 100, points = 0 } = changes;
  const colors = new Uint32Array(100 * height).fill(PAPER);
  for (let y = 10; y < end; y += 1) colors.fill(box, y * 100 + left, y * 100 + left + 40);
  // Apart from each other, below the box.
  for (let point = 0; point < points; point += 1) colors[60 * 100 + point * 3] = 0;
  return { width: 100, height, colors };
}

const stored = readPng(writePng(draw(), 16));

it('a picture that is written and read is the same', () => {
  expect(stored).toEqual(draw());
});

it('keeps the colours of areas and reduces the others to the most frequent ones', () => {
  const { colors, ...size } = draw();
  const shaded = {
    ...size,
    colors: colors.map((color, at) => (color === LEAF && at % 10 === 0 ? LEAF + (at % 7) : color)),
  };
  const reduced = readPng(writePng(shaded, 2));
  expect([...new Set(reduced.colors)].sort()).toEqual([LEAF, PAPER].sort());
});

it.each([
  ['nothing', {}, undefined],
  ['a few points', { points: 20 }, undefined],
  ['more points', { points: 21 }, '21 points differ, the first at 0, 60'],
  ['the place of a small box by one point', { left: 11 }, undefined],
  ['the place of a small box by two points', { left: 12 }, '160 points differ, the first at 10, 10'],
  ['the height', { height: 99 }, 'it is 100 × 99 points and was 100 × 100'],
  ['the colour of a box by little', { box: 0x1f6b4d }, '1600 points have the new colour #1f6b4d'],
  ['the colour of a box by what a browser rounds', { box: 0x1f6b4c }, undefined],
])('finds that this differs: %s', (_, changes, difference) => {
  expect(findDifference(stored, draw(changes))).toBe(difference);
});

it('finds that a higher box has moved by one point', () => {
  const higher = readPng(writePng(draw({ end: 90 }), 16));
  expect(findDifference(higher, draw({ end: 90, left: 11 }))).toBe('160 points differ, the first at 10, 10');
});
