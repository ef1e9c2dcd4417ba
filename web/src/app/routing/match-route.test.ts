import { describe, expect, it } from 'vitest';
import { findChild, findRoute } from './match-route.ts';
import { pageRoutes } from './route-table.ts';

/** Returns the names of the pages that a path loads. */
function pagesOf(pathname: string): readonly string[] {
  const route = findRoute(pathname);
  const child = route && findChild(route, pathname);
  return [route, child].flatMap((row) => (row ? [row.page] : []));
}

describe('findRoute', () => {
  it.each([
    ['/my-account', ['account/layout/account-layout']],
    ['/my-account/billing', ['account/layout/account-layout', 'account/billing/billing-page']],
    ['/my-account/subscription-details/S-1', ['subscription/details/subscription-details-page']],
    [
      '/my-account/subscription-return/S-1/return-carriers',
      ['subscription/return/subscription-return-layout', 'subscription/return/return-carriers-page'],
    ],
    ['/my-account/unknown', []],
  ])('of %s loads %j', (pathname, pages) => {
    expect(pagesOf(pathname)).toEqual(pages);
  });

  it('finds every row by its own path', () => {
    for (const route of pageRoutes) expect(findRoute(route.path.replace(':id', 'S-1'))).toBe(route);
  });
});
