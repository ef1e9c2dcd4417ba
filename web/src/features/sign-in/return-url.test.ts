import { describe, expect, it } from 'vitest';
import { failureIn, returnAddressIn } from './return-url.ts';

const origin = 'https://shop.example';
const fallback = '/en-ca/my-account/overview';
const addressFor = (returnTo: string) => returnAddressIn(new URLSearchParams({ returnTo }), origin, fallback);

describe('where a sign-in that is tried again leads', () => {
  it.each([
    ['a page with its query', '/en-ca/checkout?bundle=halo&language=fr-CA'],
    ['the account', '/nl-nl/my-account/overview'],
  ])('keeps %s', (_, wish) => {
    expect(addressFor(wish)).toBe(wish);
  });

  it.each([
    ['another site', 'https://evil.example/en-ca/checkout'],
    ['a host without a scheme', '//evil.example/en-ca'],
    ['a host behind a backslash', '/\\evil.example/en-ca'],
    ['a host behind a tab', '/\t/evil.example/en-ca'],
    ['a script', 'javascript:alert(1)'],
    ['a path without a culture', '/bff/logout'],
    ['a way out of the culture', '/en-ca/../bff/logout'],
    ['nothing', ''],
  ])('refuses %s', (_, wish) => {
    expect(addressFor(wish)).toBe(fallback);
  });

  it('falls back when no return URL is given', () => {
    expect(returnAddressIn(new URLSearchParams(), origin, fallback)).toBe(fallback);
  });
});

describe('why a sign-in did not succeed', () => {
  it.each([
    ['cancelled', 'cancelled'],
    ['expired', 'expired'],
    ['unavailable', 'unavailable'],
    ['<b>', 'failed'],
    ['', 'failed'],
  ])('reads %j as %s', (reason, expected) => {
    expect(failureIn(new URLSearchParams({ reason }))).toBe(expected);
  });
});
