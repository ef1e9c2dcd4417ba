import { describe, expect, it } from 'vitest';
import { pagesByPattern } from './route-assets.ts';

describe('the pages that a pattern shows', () => {
  it('are the page itself and the layouts that it stands in', () => {
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
