import { describe, expect, it } from 'vitest';
import { findAnchors, findBrokenCitations, findCitations, listWrittenFiles } from './citations.ts';
import { listFiles, readText } from './tracked-files.ts';

const self = 'scripts/repository/citations.test.ts';
const files = listWrittenFiles().filter((file) => file !== self);

describe('citations in the repository', () => {
  it('lead to a heading of docs/rules, a decision record or a file', () => {
    const citations = files.flatMap((file) => findCitations(file, readText(file)));
    expect(citations.length).toBeGreaterThan(100);
    expect(findBrokenCitations(citations, listFiles())).toEqual([]);
  });

  it('name no document outside of the repository', () => {
    const outside = /\bspecification \d|\bdecision \d/i;
    expect(files.filter((file) => !file.startsWith('docs/') && outside.test(readText(file)))).toEqual([]);
  });
});

describe('the search for citations', () => {
  it('finds pages of rules, decision records and links of Markdown files', () => {
    const text = 'See docs/rules/cart.md#discount-codes, ADR 7, [the server](../server/src/app.ts) and [below](#here).';
    expect(findCitations('docs/page.md', text).map(({ cited }) => cited)).toEqual([
      'docs/rules/cart.md#discount-codes',
      'docs/decisions/0007',
      'server/src/app.ts',
      'docs/page.md#here',
    ]);
  });

  it('makes anchors as Markdown viewers do', () => {
    expect([...findAnchors('# Cart\n\n## The `/bff` routes, in short\n')]).toEqual(['cart', 'the-bff-routes-in-short']);
  });

  it.each([
    'docs/rules/cart.md#no-such-heading',
    'docs/rules/no-such-page.md',
    'docs/decisions/9999',
    'server/src/no-such-file.ts',
  ])('reports %s as broken', (cited) => {
    expect(findBrokenCitations([{ file: 'README.md', cited }], listFiles())).toEqual([`README.md cites ${cited}`]);
  });
});
