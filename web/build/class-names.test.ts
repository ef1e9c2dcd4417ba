/** The class names of components and stylesheets, which nothing else compares. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

const readAll = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (name) => /\.test\.tsx?$|\/testing\//.test(name) })
    .map((name) => readFileSync(`${root}${name}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''))
    .join('\n');

const styles = readAll('web/src/**/*.css');
const components = readAll('{web,server}/src/**/*.{ts,tsx}');

const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

const styled = new Set(matches(styles, /\.([a-z][\w-]*)(?=[^{}]*\{)/g));

/** `block__element`, `block--modifier` and both, wherever a component writes one; `block--` before a value. */
const written = new Set([
  ...matches(components, /(?<![\w-])([a-z][a-z-]*(?:__[a-zA-Z-]*(?:--[a-z-]*)?|--[a-z-]*))/g),
  ...matches(components, /className="([^"]+)"/g).flatMap((names) => names.split(' ')),
]);

/** Journeys look for the amounts of a page. */
const withoutStyle = ['price'];

/** Of the card form and the calendar, which write their own elements. */
const isForeign = (name: string) => /^(?:adyen-checkout|rdp-)/.test(name);

it('every class that a component writes has a rule', () => {
  const known = [...styled];
  const isStyled = (name: string) =>
    styled.has(name) || (/[_-]$/.test(name) && known.some((one) => one.startsWith(name)));
  expect([...written].filter((name) => !isStyled(name) && !withoutStyle.includes(name))).toEqual([]);
});

it('every class with a rule is written by a component', () => {
  const words = new Set(matches(components, /([a-z][\w-]*)/g));
  const isWritten = (name: string) =>
    words.has(name) || [...written].some((one) => /[_-]$/.test(one) && name.startsWith(one));
  expect([...styled].filter((name) => !isForeign(name) && !isWritten(name))).toEqual([]);
});
