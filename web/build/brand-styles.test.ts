import { brand } from '@perennial/shared/brand/brand';
import { expect, it } from 'vitest';
import { toBrandRule } from './brand-styles.ts';

it('colours, type and radius of the brand are custom properties of the pages', () => {
  const rule = toBrandRule({ ...brand, fontFamily: 'Georgia, serif', radius: { control: '2px', box: '0px' } });
  expect(rule).toContain('--color-accent-strong: #17533a;');
  expect(rule).toContain('--font-family: Georgia, serif;');
  expect(rule).toContain('--radius-8: 2px;');
  expect(rule).toContain('--radius-14: 0px;');
});
