import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { type PageRoute, pageRoutes, redirects } from './app/routing/route-table.ts';
import { inCulture, paths, stripCulture } from './paths.ts';

const patternsOf = (routes: readonly PageRoute[], prefix = ''): string[] =>
  routes.flatMap(({ path, children, indexRedirect }) => {
    const pattern = prefix === '' ? path : `${prefix}/${path}`;
    return children ? [...(indexRedirect ? [pattern] : []), ...patternsOf(children, pattern)] : [pattern];
  });

const patterns = patternsOf(pageRoutes);
const leadsToPage = (path: string) => patterns.some((pattern) => matchPath(pattern, path));
const leadsOn = (path: string) => redirects.some(({ path: from }) => from === path);

describe('paths', () => {
  it.each(Object.entries<(...parts: never[]) => string>(paths))('%s leads to a page of the route table', (_, build) => {
    const path = build();
    expect(leadsToPage(path) || leadsOn(path)).toBe(true);
  });

  it.each(redirects)('the redirect from $path leads to a page of the route table', ({ to }) => {
    expect(leadsToPage(to)).toBe(true);
  });

  it('write given query parameters and omit the others', () => {
    expect(paths.checkout({ bundle: 'a,b', coupon: undefined, modified: 'true' })).toBe(
      '/checkout?bundle=a%2Cb&modified=true',
    );
    expect(paths.cart()).toBe('/cart');
  });

  it('get the culture from inCulture', () => {
    expect(inCulture('en-ca', paths.cart({ language: 'fr-CA' }))).toBe('/en-ca/cart?language=fr-CA');
  });

  it.each([
    ['/en-ca/cart', '/cart'],
    ['/en-ca', '/'],
    ['/en-ca/', '/'],
  ])('lose the culture in stripCulture: %s becomes %s', (pathname, path) => {
    expect(stripCulture('en-ca', pathname)).toBe(path);
  });
});
