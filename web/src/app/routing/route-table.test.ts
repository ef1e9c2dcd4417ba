import { describe, expect, it } from 'vitest';
import { pageRoutes, redirects } from './route-table.ts';

/** Returns the paths of the pages with a property. */
const pathsWith = (property: 'bare' | 'focused' | 'foreignQuery') =>
  pageRoutes.filter((route) => route[property]).map(({ path }) => path);

describe('pages', () => {
  it('without header and footer are those between two sites, and the login of the service', () => {
    expect(pathsWith('bare')).toEqual(['/payment-result', '/udi-return', '/login-admin']);
  });

  it('without links in the header: checkout', () => {
    expect(pathsWith('focused')).toEqual(['/checkout']);
  });

  it('with the query of another site: the return from a payment', () => {
    expect(pathsWith('foreignQuery')).toEqual(['/payment-result']);
  });
});

it.each([
  ['/', '/checkout'],
  ['/checkout-steps', '/checkout'],
  ['/login', '/my-account/overview'],
  ['*', '/404'],
])('%s leads to %s', (path, to) => {
  expect(redirects.filter((redirect) => redirect.path === path)).toEqual([{ path, to }]);
});

it.each([
  ['/my-account', '/my-account/overview'],
  ['/my-account/subscription-return/:id', 'return-address'],
])('the layout %s alone opens %s', (path, to) => {
  expect(pageRoutes.find((route) => route.path === path)?.indexRedirect).toBe(to);
});
