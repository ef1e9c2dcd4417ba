/** The workshop shows every part of the design system. Parts and main pages have pictures (ADR 81, ADR 120). */
import { statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesNamedIn } from './import-graph.ts';
import { listFiles, ROOT, readText } from './tracked-files.ts';

/** Files of the design system without a look of their own, or that another part shows. */
const WITHOUT_STATES = {
  'web/src/ui/content/content-script.tsx': 'It runs a script.',
  'web/src/ui/form/field-frame.tsx': 'Every field has it.',
  'web/src/ui/in-browser.tsx': 'It decides when its content is rendered.',
};

const PICTURES = 'web/e2e/pictures';
/** All pictures together, in bytes: they are in every clone. */
const MOST_BYTES = { parts: 400_000, pages: 3_000_000 };

const parts = listFiles('web/workshop/parts/*.tsx');
const pathsOfPictures = (kind: keyof typeof MOST_BYTES) => listFiles(`${PICTURES}/${kind}/*.png`);
const namesOfPictures = (kind: keyof typeof MOST_BYTES) =>
  pathsOfPictures(kind)
    .map((path) => basename(path, '.png'))
    .toSorted();
const bytesOf = (kind: keyof typeof MOST_BYTES) =>
  pathsOfPictures(kind).reduce((sum, path) => sum + statSync(join(ROOT, path)).size, 0);

const shown = new Set(parts.flatMap((path) => filesNamedIn(path, readText(path))));

describe('the workshop', () => {
  it('shows every part of the design system', () => {
    const ui = listFiles('web/src/ui/*.tsx').filter((path) => !/\.test\./.test(path));
    expect(ui.length).toBeGreaterThan(30);
    expect(ui.filter((path) => !shown.has(path)).sort()).toEqual(Object.keys(WITHOUT_STATES).sort());
  });

  it('has a row for each file of parts', () => {
    const table = readText('web/workshop/parts/parts.ts');
    expect(filesNamedIn('web/workshop/parts/parts.ts', table).toSorted()).toEqual(parts.toSorted());
  });

  it('has small pictures, one of each part', () => {
    const names = [...readText('web/workshop/parts/parts.ts').matchAll(/name: '([\w-]+)'/g)].map(([, name]) => name);
    const pictures = namesOfPictures('parts').map((name) => name.replace(/-wide$/, ''));
    expect([...new Set(pictures)].sort()).toEqual(names.toSorted());
    expect(bytesOf('parts')).toBeLessThan(MOST_BYTES.parts);
  });
});

describe('the pictures of pages', () => {
  it('are small, two of each state, and none is left of another one', () => {
    // A picture that `test` compares is in two lists.
    const listed = [...readText('web/e2e/pictures/pages.ts').matchAll(/^ {2}'(.+)',$/gm)];
    const titles = [...new Set(listed.map(([, title = '']) => title))];
    const names = titles.flatMap((title) => [390, 1280].map((width) => `${title.replace(/\W+/g, '-')}-${width}`));
    expect(titles.length).toBeGreaterThan(20);
    expect(namesOfPictures('pages')).toEqual(names.toSorted());
    expect(bytesOf('pages')).toBeLessThan(MOST_BYTES.pages);
  });
});
