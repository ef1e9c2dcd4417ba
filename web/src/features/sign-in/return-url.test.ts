import { describe, expect, it } from 'vitest';
import { parseReturnUrl, parseSignInFailure } from './return-url.ts';

const origin = 'https://shop.example';
const fallback = '/en-ca/my-account/overview';
const parse = (returnTo: string) => parseReturnUrl(new URLSearchParams({ returnTo }), origin, fallback);

describe('the return URL of a failed sign-in', () => {
  it.each([
    ['a page with its query', '/en-ca/checkout?bundle=halo&language=fr-CA'],
    ['the account', '/nl-nl/my-account/overview'],
    ['a PDF', '/api/attachment/INV-1'],
  ])('accepts %s', (_, returnTo) => {
    expect(parse(returnTo)).toBe(returnTo);
  });

  it.each([
    ['another site', 'https://evil.example/en-ca/checkout'],
    ['a host without a scheme', '//evil.example/en-ca'],
    ['a host behind a backslash', '/\\evil.example/en-ca'],
    ['a host behind a tab', '/\t/evil.example/en-ca'],
    ['a script', 'javascript:alert(1)'],
    ['a path without a culture', '/bff/logout'],
    ['a path that leaves the culture', '/en-ca/../bff/logout'],
    ['a path without a slash', 'en-ca/checkout'],
    ['a host that cannot be read', '//['],
    ['the path of a PDF below another path', '/bff/api/attachment/'],
    ['an empty text', ''],
  ])('rejects %s', (_, returnTo) => {
    expect(parse(returnTo)).toBe(fallback);
  });

  it('is the fallback if the query has none', () => {
    expect(parseReturnUrl(new URLSearchParams(), origin, fallback)).toBe(fallback);
  });
});

describe('the reason of a failed sign-in', () => {
  it.each([
    ['cancelled', 'cancelled'],
    ['expired', 'expired'],
    ['unavailable', 'unavailable'],
    ['<b>', 'failed'],
    ['', 'failed'],
  ])('parses %j as %s', (reason, expected) => {
    expect(parseSignInFailure(new URLSearchParams({ reason }))).toBe(expected);
  });
});
