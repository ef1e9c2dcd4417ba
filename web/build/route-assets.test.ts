import { describe, expect, it } from 'vitest';
import { pagesByPattern, redirectPatterns } from './route-assets.ts';

describe('pagesByPattern', () => {
  it('lists the page after its layouts', () => {
    const rows = [
      { path: '/cart', page: 'cart/cart-page' },
      {
        path: '/my-account',
        page: 'account/account-layout',
        children: [{ path: 'overview', page: 'account/overview-page' }],
      },
    ];
    expect(pagesByPattern(rows)).toEqual([
      { pattern: '/cart', pages: ['cart/cart-page'] },
      { pattern: '/my-account/overview', pages: ['account/account-layout', 'account/overview-page'] },
    ]);
  });
});

it('lists redirects and the paths of layouts as pages, and not the rest', () => {
  const rows = [
    { path: '/cart', page: 'cart/cart-page' },
    { path: '/my-account', page: 'account/account-layout', children: [{ path: 'overview', page: 'overview-page' }] },
  ];
  expect(redirectPatterns(rows, [{ path: '/login' }, { path: '*' }])).toEqual(['/login', '/my-account']);
});
