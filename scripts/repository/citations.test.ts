import { describe, expect, it } from 'vitest';
import { findAnchors, findBrokenCitations, findCitations, findOtherSpellings, listWrittenFiles } from './citations.ts';
import { listFiles, readText } from './tracked-files.ts';

const self = 'scripts/repository/citations.test.ts';
const files = listWrittenFiles().filter((file) => file !== self);

describe('citations in the repository', () => {
  it('lead to a heading of docs/rules, a decision record or a file', () => {
    const citations = files.flatMap((file) => findCitations(file, readText(file)));
    expect(citations.length).toBeGreaterThan(100);
    expect(findBrokenCitations(citations, listFiles())).toEqual([]);
  });

  it('name the number of the decision to which they lead', () => {
    const links = files.flatMap((file) => [...readText(file).matchAll(/\[(?:ADR )?(\d+)\]\([^)]*\/(\d{4})-[^)]*\)/g)]);
    expect(links.length).toBeGreaterThan(50);
    expect(links.filter(([, named, led]) => Number(named) !== Number(led)).map(([text]) => text)).toEqual([]);
  });

  it('are in parentheses at the end of a sentence in the comments of sources', () => {
    const sources = files.filter((file) => /\.(?:tsx?|js|css)$/.test(file));
    const found = sources.flatMap((file) => findOtherSpellings(readText(file)).map((text) => `${file}: ${text}`));
    expect(found).toEqual([]);
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

  it.each([
    'The price. See docs/rules/cart.md#charges.',
    'The price; see docs/rules/cart.md#charges.',
    'The price. Rule: docs/rules/cart.md#charges',
    'The price: docs/rules/cart.md#charges',
    '/** docs/rules/cart.md#charges */',
    '// docs/rules/cart.md#charges',
    'The price. See\n * docs/rules/cart.md#charges.',
  ])('finds another spelling: %j', (comment) => {
    expect(findOtherSpellings(comment)).toHaveLength(1);
  });

  it('leaves citations in parentheses, and sentences that name a page', () => {
    const text =
      'The price (docs/rules/cart.md#charges,\n * docs/rules/cart.md#periods, ADR 7). The table in docs/rules/cart.md.';
    expect(findOtherSpellings(text)).toEqual([]);
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
