/** The workshop shows every part of the design system, and has a picture of each of its parts (ADR 81). */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesNamedIn } from './import-graph.ts';
import { listFiles, ROOT, readText } from './tracked-files.ts';

/** Files of the design system without a look of their own, or that another part shows. */
const WITHOUT_STATES = {
  'web/src/ui/content/content-script.tsx': 'It runs a script.',
  'web/src/ui/form/field-frame.tsx': 'Every field has it.',
  'web/src/ui/in-browser.tsx': 'It decides when its content is rendered.',
};

const PICTURES = 'web/e2e/workshop/pictures';
/** All pictures together, in bytes: they are in every clone. */
const MOST_BYTES = 400_000;

const parts = listFiles('web/workshop/parts/*.tsx');
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
    const pictures = listFiles(`${PICTURES}/*.png`);
    const pictured = pictures.map((path) => path.slice(PICTURES.length + 1).replace(/(?:-wide)?\.png$/, ''));
    expect([...new Set(pictured)].sort()).toEqual(names.toSorted());
    const bytes = pictures.reduce((sum, path) => sum + statSync(join(ROOT, path)).size, 0);
    expect(bytes).toBeLessThan(MOST_BYTES);
  });
});
