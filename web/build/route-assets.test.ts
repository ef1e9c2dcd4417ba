import { describe, expect, it } from 'vitest';
import { pagesByPattern } from './route-assets.ts';

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
