import { readFileSync } from 'node:fs';
import { brand } from '@perennial/shared/brand/brand';
import { expect, it } from 'vitest';
import { brandStyles, toBrandRule } from './brand-styles.ts';

it('colours, type and radius of the brand are custom properties of the pages', () => {
  const rule = toBrandRule({ ...brand, fontFamily: 'Georgia, serif', radius: { control: '2px', box: '0px' } });
  expect(rule).toContain('--color-accent-strong: #17533a;');
  expect(rule).toContain('--font-family: Georgia, serif;');
  expect(rule).toContain('--radius-8: 2px;');
  expect(rule).toContain('--radius-14: 0px;');
});

it('a page fits a phone, has the icons of the shop, and the name and the colour of the brand', () => {
  const { transformIndexHtml } = brandStyles();
  if (typeof transformIndexHtml !== 'function') throw new Error('The plugin does not change the page');
  const written = readFileSync(new URL('../index.html', import.meta.url), 'utf8');
  const before = written.replace('Perennial', 'Shop').replace('#ffffff', '#123456');
  const html = String(Reflect.apply(transformIndexHtml, undefined, [before])).replaceAll(/\s+/g, ' ');
  for (const tag of [
    '<meta charset="utf-8" />',
    // A fixed scale would keep people from making letters larger.
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    '<link rel="icon" type="image/svg+xml" href="/mark.svg"',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"',
    '<title>Perennial</title>',
    '<meta name="theme-color" content="#ffffff" />',
  ]) {
    expect(html).toContain(tag);
  }
});

it('the values of the brand come before the tokens that are made of them, and in no other stylesheet', () => {
  const { transform } = brandStyles();
  if (typeof transform !== 'function') throw new Error('The plugin changes no stylesheet');
  const changed = (id: string) => Reflect.apply(transform, undefined, [':root { --space: 8px; }', id]);
  expect(changed('/web/src/ui/tokens.css')).toMatch(
    /^:root \{[\s\S]*--color-accent: #1f6b4a;[\s\S]*\}\n:root \{ --space: 8px; \}$/,
  );
  expect(changed('/web/src/ui/base.css')).toBeUndefined();
});
