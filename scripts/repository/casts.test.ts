import { describe, expect, it } from 'vitest';
import { findCasts } from './casts.ts';
import { listFiles, readText } from './tracked-files.ts';

/** More casts than this are a question: a better type, a guard or a schema may say the same truly. */
const MOST_CASTS = 39;

describe('the casts of the sources', () => {
  const sources = listFiles('*.ts', '*.tsx').filter((path) => !/\.(?:test|spec)\.tsx?$/.test(path));
  const casts = findCasts(new Map(sources.map((path) => [path, readText(path)])));

  it('say in a comment why they are true', () => {
    const unexplained = casts.filter(({ hasReason }) => !hasReason);
    expect(unexplained.map(({ file, line, text }) => `${file}:${line}: ${text}`)).toEqual([]);
  });

  it(`are ${MOST_CASTS} at most`, () => {
    expect(casts.length).toBeGreaterThan(0);
    expect(casts.map(({ file, line }) => `${file}:${line}`).slice(MOST_CASTS)).toEqual([]);
  });
});

describe('the search for casts', () => {
  const find = (text: string) => findCasts(new Map([['a.tsx', text]])).map(({ line, hasReason }) => [line, hasReason]);

  it('leaves out imports, constants, texts and comments', () => {
    const text = `import { a as b } from 'c';
      export { a as d };
      const x = ['as'] as const; // known as x
      \`as \${x}\`;`;
    expect(find(text)).toEqual([]);
  });

  it('finds a cast inside another, in a template and in markup', () => {
    const text = `const x = a as unknown as B;
      const y = \`\${a as B}\`;
      const z = <p>as {a as B}</p>;`;
    expect(find(text)).toEqual([
      [1, false],
      [1, false],
      [2, false],
      [3, false],
    ]);
  });

  it('finds the reason above the statement, above the line, or at the end of the line', () => {
    expect(find('// Reason.\nconst x = f(\n  a as B,\n);')).toEqual([[3, true]]);
    expect(find('const x = {\n  // Reason.\n  a: a as B,\n};')).toEqual([[3, true]]);
    expect(find('const x = a as B; // Reason.')).toEqual([[1, true]]);
    expect(find('// Of another line.\nconst x = 1;\nconst y = a as B;')).toEqual([[3, false]]);
  });
});
