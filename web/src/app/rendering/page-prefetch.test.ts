import type { MarketSwitches } from '@perennial/shared/cultures/markets';
import { anonymousSession, type SessionState } from '@perennial/shared/models/session';
import { expect, it } from 'vitest';
import { signedInAnna } from '../../testing/in-shop.tsx';
import { sampleBoot } from '../../testing/sample-boot.ts';
import { findRoute } from '../routing/match-route.ts';
import { framePrefetch, pagePrefetch } from './page-prefetch.ts';

const admin: SessionState = { ...signedInAnna, role: 'admin' };

function askAt(path: string, session: SessionState, at: string = path, params = {}) {
  const row = pagePrefetch.find((one) => one.path === path);
  const query = new URLSearchParams(at.split('?')[1]);
  return row?.ask({ query, params, boot: sampleBoot({ session }) });
}

it.each<[string, SessionState, readonly string[]]>([
  ['/cart', anonymousSession, ['requestCart', 'validateMaxQuantity']],
  ['/cart', signedInAnna, ['requestCart', 'validateMaxQuantity', 'getProfile']],
  ['/checkout', anonymousSession, ['requestCart', 'validateMaxQuantity']],
  [
    '/checkout',
    signedInAnna,
    ['requestCart', 'validateMaxQuantity', 'getProfile', 'getPaymentMethods', 'getSavedPaymentMethod'],
  ],
  ['/my-account/overview', signedInAnna, ['getSubscriptions', 'getProfile']],
  ['/my-account/personal-details', signedInAnna, ['getProfile']],
  ['/my-account/payment-details', signedInAnna, ['getProfile']],
  ['/my-account/billing', signedInAnna, ['getProfile', 'getSubscriptions', 'getSavedPaymentMethod']],
  ['/my-account/support', signedInAnna, ['getProfile', 'getFaq']],
  ['/subscription-contractcancel', anonymousSession, []],
  ['/subscription-contractcancel', signedInAnna, ['getProfile']],
  ['/login-admin', anonymousSession, []],
  ['/udi-return', anonymousSession, []],
  ['/404', anonymousSession, []],
])('%s prefetches what it shows', (path, session, names) => {
  expect(askAt(path, session, `${path}?bundle=halo`)?.map(({ name }) => name)).toEqual(names);
});

it.each<[string, Partial<MarketSwitches>, readonly string[]]>([
  [
    '/my-account/payment-details',
    { paymentDetails: 'here' },
    ['getProfile', 'getSavedPaymentMethod', 'getPaymentMethods'],
  ],
  ['/my-account/billing', { billing: 'elsewhere' }, ['getProfile']],
])('%s asks for what it shows in the market', (path, markets, names) => {
  const row = pagePrefetch.find((one) => one.path === path);
  const boot = sampleBoot({ session: signedInAnna, markets });
  expect(row?.ask({ query: new URLSearchParams(), params: {}, boot })?.map(({ name }) => name)).toEqual(names);
});

it('the details of a subscription ask for the one of the URL', () => {
  const path = '/my-account/subscription-details/:id';
  expect(askAt(path, signedInAnna, path, { id: 'S-1' })).toEqual([
    { name: 'subscriptionPage', input: { params: { id: 'S-1' } } },
    { name: 'getProfile', input: {} },
    { name: 'getSavedPaymentMethod', input: {} },
  ]);
});

it('the login of customer care is not rendered on the server for an admin, who goes on to the account', () => {
  expect(askAt('/login-admin', admin)).toBeUndefined();
});

it.each<[string, SessionState, string, readonly string[]]>([
  ['nothing for a stranger', anonymousSession, '/cart', []],
  ['what is owed for a customer', signedInAnna, '/cart', ['getPaymentActivity', 'getInvoices']],
  ['no invoices without a header', signedInAnna, '/login-admin', ['getPaymentActivity']],
])('the frame of a page asks %s', (_, session, path, names) => {
  const queries = framePrefetch(sampleBoot({ session }), findRoute(path));
  expect(queries.map(({ name }) => name)).toEqual(names);
});
