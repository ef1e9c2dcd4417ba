import { describe, expect, test } from 'vitest';
import { tableOf } from '../typed-tables.ts';
import values from './brand.json' with { type: 'json' };
import { brand, readBrand } from './brand.ts';
import { colorNames, contrastOf, findFaintColors } from './contrast.ts';

describe('a brand', () => {
  test('of this shop has colours that can be read', () => {
    expect(findFaintColors(brand.colors)).toEqual([]);
  });

  test('with a light accent names each pair that is too faint', () => {
    const lines = findFaintColors({ ...brand.colors, accent: '#ff8800' });
    expect(lines).toContain('accent (#ff8800) on surface (#ffffff) has a contrast of 2.39, and needs 4.5');
    expect(lines.every((line) => line.startsWith('accent ('))).toBe(true);
  });

  test('has to be read wherever the pages write or draw in its colours', () => {
    const alike = tableOf(colorNames, () => '#808080');
    const pairs = findFaintColors(alike).map((line) =>
      line.replaceAll(' (#808080)', '').replace(' has a contrast of 1.00, and', ''),
    );
    const text = (back: string, fronts: string) => fronts.split(' ').map((front) => `${front} on ${back} needs 4.5`);
    expect(pairs.toSorted()).toEqual(
      [
        ...text('surface', 'text textMuted accent accentStrong danger warning info admin'),
        ...text('surfaceMuted', 'text textMuted accent'),
        ...text('accentSubtle', 'text accent accentStrong'),
        ...text('dangerSubtle', 'text danger'),
        ...text('warningSubtle', 'text warning'),
        ...text('infoSubtle', 'text info'),
        'borderStrong on surface needs 3',
      ].toSorted(),
    );
  });

  test.each([
    ['a colour that is none', { colors: { ...values.colors, accent: 'green' } }],
    ['a colour too many', { colors: { ...values.colors, acent: '#000000' } }],
    ['a radius without a unit', { radius: { control: '8', box: '14px' } }],
    ['a font that ends the rule', { fontFamily: 'Arial; } body { display: none' }],
    ['an unknown social network', { socialLinks: [{ network: 'myspace', url: 'https://social.example' }] }],
    ['a link without https', { socialLinks: [{ network: 'youtube', url: 'http://social.example' }] }],
    ['no name', { name: '' }],
  ])('with %s is refused', (_, changes) => {
    expect(() => readBrand({ ...values, ...changes })).toThrow();
  });
});

test('the contrast is that of the standard', () => {
  expect(contrastOf('#000000', '#ffffff')).toBe(21);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  // On both sides of the bend of the curve.
  expect(contrastOf('#0a0a0a', '#ffffff')).toBeCloseTo(19.798, 2);
  expect(contrastOf('#ffffff', '#0b0b0b')).toBeCloseTo(19.683, 2);
});
