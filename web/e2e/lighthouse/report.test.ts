import { describe, expect, it } from 'vitest';
import type { Figures } from './pages.ts';
import { findMisses, medianOf, toTable } from './report.ts';

const good: Figures = {
  performance: 1,
  accessibility: 1,
  bestPractices: 1,
  fcp: 800,
  lcp: 1200,
  tbt: 10,
  cls: 0,
  seo: 1,
};

const visits = (...changes: readonly Partial<Figures>[]) => changes.map((change) => ({ ...good, ...change }));

describe('a median', () => {
  it('is the middle value', () => {
    expect(medianOf('lcp', visits({ lcp: 900 }, { lcp: 3000 }, { lcp: 1000 }))).toBe(1000);
  });

  it('is the worse of the two in the middle of an even number', () => {
    expect(medianOf('lcp', visits({ lcp: 900 }, { lcp: 1000 }))).toBe(1000);
    expect(medianOf('performance', visits({ performance: 1 }, { performance: 0.9 }))).toBe(0.9);
  });

  it('is missing where no visit has the figure', () => {
    expect(medianOf('seo', visits({ seo: undefined }))).toBeUndefined();
  });
});

describe('the report', () => {
  it('marks what misses its target, and not what just reaches it', () => {
    const rows = [
      { name: 'cart', visits: visits({ performance: 0.99, accessibility: 0.98, lcp: 1400, tbt: 101, seo: 0.99 }) },
    ];
    expect(findMisses(rows)).toEqual(['cart: accessibility is 0.98', 'cart: TBT is 101 ms', 'cart: SEO is 0.99']);
    expect(toTable(rows).split('\n').at(-1)).toBe(
      '| cart | 1 | 0.99 | 0.98 ! | 1.00 | 0.80 s | 1.40 s | 1.40 s | 101 ms ! | 0.000 | 0.99 ! |',
    );
  });

  it('names the worst visit, which has a limit of its own', () => {
    const rows = [{ name: 'cart', visits: visits({}, { lcp: 1401 }, {}) }];
    expect(findMisses(rows)).toEqual(['cart: worst LCP is 1.40 s']);
  });

  it('asks for no SEO score of a page that search engines do not list', () => {
    expect(findMisses([{ name: 'overview', visits: visits({ seo: undefined }) }])).toEqual([]);
  });

  it('names a page of which no visit succeeded', () => {
    expect(findMisses([{ name: 'cart', visits: [] }])).toEqual(['cart: no visit succeeded']);
  });
});
