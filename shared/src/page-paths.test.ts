import { expect, it } from 'vitest';
import { showsKeptAnswers } from './page-paths.ts';

it.each([
  ['/en-ca/my-account/overview', true],
  ['/de-de/my-account/personal-details', true],
  ['/my-account/payment-details', true],
  ['/nl-be/my-account/billing', true],
  ['/en-ca/my-account/my-data', true],
  ['/en-ca/my-account/receipts', true],
  ['/en-ca/my-account/support', true],
  ['/en-ca/my-account/subscription-details/S1', true],
  ['/en-ca/my-account/subscription-purchase/S1', false],
  ['/en-ca/my-account/subscription-payment-detail/I1', false],
  ['/en-ca/my-account/subscription-return/S1/return-address', false],
  ['/en-ca/my-account/subscription-cancel/S1', false],
  ['/en-ca/my-account/subscription-thankyou/S1', false],
  ['/en-ca/cart', false],
  ['/en-ca/checkout', false],
  ['/en-ca/pay-now-successful', false],
])('%s shows kept answers: %s', (path, expected) => {
  expect(showsKeptAnswers(path)).toBe(expected);
});
