/** The states of a shop whose markets are closed, and of one that asks for consent. */
import { textsFor } from '@perennial/shared/locales/texts';
import type { Page } from 'playwright/test';
import { inMatrix } from '../matrix.ts';
import { test } from '../shop.ts';
import { lookAt } from './looks.ts';
import { openState, type State } from './state.ts';

const closedMarkets = {
  MARKET_OVERRIDES: JSON.stringify({
    '*': {
      ordering: 'closed',
      paymentDetails: 'elsewhere',
      selfService: 'elsewhere',
      billing: 'elsewhere',
      pastDue: 'off',
      invoiceLink: 'hidden',
    },
  }),
};

test.use({ environment: { ...closedMarkets, ANALYTICS_ADAPTERS: 'bff' } });
test.beforeEach(({ shop, watch }) => {
  shop.sandbox.reset();
  watch.allowConsole(/Failed to load resource/);
});

const en = textsFor('en-CA');
const notice = (page: Page) => page.getByText(en.market.elsewhere);
const { consent } = en.analytics;

const closed: readonly State[] = [
  {
    title: 'cart of a closed market, with the question about consent',
    kind: 'disabled',
    shows: ['cart/cart-page'],
    path: '/cart?bundle=sonic-brush-halo',
    ready: (page) => page.getByText(en.cart.block.marketClosed).first(),
  },
  {
    title: 'cart of a closed market, with the purposes of consent',
    kind: 'shown',
    shows: ['cart/cart-page'],
    path: '/cart?bundle=sonic-brush-halo',
    act: (page) => page.getByRole('button', { name: consent.choose }).click(),
    ready: (page) => page.getByRole('group', { name: consent.purposes }),
  },
  {
    title: 'cart of a closed market, after the answer about consent',
    kind: 'shown',
    shows: ['cart/cart-page'],
    path: '/cart?bundle=sonic-brush-halo',
    act: (page) => page.getByRole('button', { name: consent.decline }).click(),
    ready: (page) => page.getByRole('button', { name: consent.change }),
  },
  {
    title: 'checkout of a closed market',
    kind: 'disabled',
    shows: ['checkout/checkout-page'],
    customer: 'ca-subscriber',
    path: '/checkout?bundle=razor-arc',
    ready: (page) => page.getByText(en.payment.gate.marketClosed),
  },
  {
    title: 'payment details of a closed market',
    kind: 'disabled',
    shows: ['account/payment-details/payment-details-page'],
    customer: 'ca-failed-card',
    path: '/my-account/payment-details',
    ready: notice,
  },
  {
    title: 'billing of a closed market',
    kind: 'disabled',
    shows: ['account/billing/billing-page'],
    customer: 'ca-failed-card',
    path: '/my-account/billing',
    ready: notice,
  },
  {
    title: 'cancellation in a closed market',
    kind: 'disabled',
    shows: ['subscription/details/subscription-details-page'],
    customer: 'ca-subscriber',
    path: '/my-account/subscription-details/{number}?task=cancel',
    ready: notice,
  },
  {
    title: 'return in a closed market',
    kind: 'disabled',
    shows: ['subscription/return/subscription-return-layout'],
    customer: 'ca-collector',
    index: 4,
    path: '/my-account/subscription-return/{number}',
    ready: notice,
  },
  {
    title: 'payment in full in a closed market',
    kind: 'disabled',
    shows: ['subscription/purchase/subscription-purchase-page'],
    customer: 'ca-collector',
    index: 5,
    path: '/my-account/subscription-purchase/{number}',
    ready: notice,
  },
];

for (const state of closed)
  test(`looks at ${state.title}`, inMatrix, async ({ page, shop }, testInfo) => {
    const release = await openState(page, shop, state);
    await lookAt(page, testInfo, state.title);
    release();
  });
