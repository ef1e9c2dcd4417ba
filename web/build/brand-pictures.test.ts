import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brand } from '@perennial/shared/brand/brand';
import { expect, it } from 'vitest';
import { colorPicture, drawnColors, drawnShades } from './brand-pictures.ts';

const folder = fileURLToPath(new URL('../../shared/src/brand/pictures/', import.meta.url));
const pictures = globSync('*.svg', { cwd: folder }).map((name) => [name, readFileSync(folder + name, 'utf8')] as const);

/** Of nobody's brand: the sun, and a shadow. */
const OTHERS = ['#f2a65a', '#9aa8a0'];
const ofProduct = { ...brand.colors, ...drawnColors };
const blue = { ...ofProduct, accent: '#0b5cad', accentStrong: '#084482', accentSubtle: '#e4effa', border: '#cccccc' };
const colorsOf = (svg: string) => [...svg.matchAll(/#[0-9a-f]{3,8}\b/gi)].map(([color]) => color);

it.each(pictures)('%s is in the colours of another brand, without one of the product', (_, svg) => {
  const drawn: string[] = [...Object.keys(drawnShades), '#1f6b4a', '#17533a', '#e6f1eb', '#d9e0da'];
  const colored = colorPicture(svg, blue);
  expect(colorsOf(svg).filter((color) => drawn.includes(color)).length).toBeGreaterThan(0);
  expect(colorsOf(colored).filter((color) => drawn.includes(color))).toEqual([]);
  expect(colored).toMatch(/#0b5cad|#084482/);
});

it.each(pictures)('%s stays as it is drawn with the colours of the product', (_, svg) => {
  expect(colorPicture(svg, ofProduct)).toBe(svg);
});

it.each(pictures)('%s has no colour that a brand cannot change, besides the sun and a shadow', (_, svg) => {
  const known: string[] = [...Object.values(drawnColors), ...Object.keys(drawnShades), ...OTHERS];
  expect(colorsOf(svg).filter((color) => !known.includes(color))).toEqual([]);
});

it('a shade of the accent is as near to the light accent of a brand as to that of the product', () => {
  expect(colorPicture('<path fill="#9fc5b0"/>', { ...blue, accent: '#000000', accentSubtle: '#ffffff' })).toBe(
    '<path fill="#a6a6a6"/>',
  );
});
