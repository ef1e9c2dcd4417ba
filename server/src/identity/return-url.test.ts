import { describe, expect, test } from 'vitest';
import { safeReturnUrl, safeSignInReturnUrl } from './return-url.ts';

const publicUrl = new URL('https://shop.example');

describe('safeReturnUrl keeps a page of the shop', () => {
  test.each([
    '/en-ca/checkout?bundle=a,b&language=fr-CA',
    '/nl-be/my-account/overview',
    '/en-ca/',
    '/de-de/cart#summary',
    `/en-ca/${'a'.repeat(1993)}`,
    '/api/attachment/subscriptions/S-1/terms-and-conditions/S-1-2?culture=en-ca&language=fr-CA',
  ])('%s', (returnTo) => {
    expect(safeReturnUrl(returnTo, 'en-ca', publicUrl)).toBe(returnTo);
  });
});

describe('safeReturnUrl replaces any other value by the account overview', () => {
  test.each([
    undefined,
    '',
    'https://evil.example/en-ca/',
    'https://shop.example/en-ca/cart',
    'en-ca/cart',
    '//evil.example/en-ca/',
    '//',
    '//[',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/%09/evil.example',
    '/%5cevil.example',
    '/\r\nSet-Cookie: a=b',
    'javascript:alert(1)',
    '/javascript:alert(1)',
    '/admin',
    '/api/user/details',
    '/api/attachment/subscriptions/S-1/terms-and-conditions/../../../user/details',
    '/en-ca/../../evil',
    '/xx-xx/cart',
    '/en-ca/udi-return?code=1&state=2',
    `/en-ca/${'a'.repeat(2000)}`,
  ])('%j', (returnTo) => {
    expect(safeReturnUrl(returnTo, 'en-ca', publicUrl)).toBe('/en-ca/my-account/overview');
  });
});

describe('a sign-in', () => {
  test.each([
    ['leads on to the profile page', '/bff/profile?culture=en-ca&returnTo=%2Fen-ca%2Fcart', undefined],
    ['leads to a page of the shop', '/en-ca/cart?bundle=a#summary', undefined],
    ['leads to no other path of the BFF', '/bff/logout?culture=en-ca', '/en-ca/my-account/overview'],
    ['leads to no path that only begins like it', '/bff/profile-return?state=1', '/en-ca/my-account/overview'],
    ['keeps no part of the page', '/bff/profile?culture=en-ca#x', '/bff/profile?culture=en-ca'],
    ['leads to no endless URL', `/bff/profile?returnTo=${'a'.repeat(2000)}`, '/en-ca/my-account/overview'],
  ])('%s', (_, returnTo, expected = returnTo) => {
    expect(safeSignInReturnUrl(returnTo, 'en-ca', publicUrl)).toBe(expected);
  });

  test('leads to the profile page once: the visit itself returns to a page', () => {
    expect(safeReturnUrl('/bff/profile?culture=en-ca', 'en-ca', publicUrl)).toBe('/en-ca/my-account/overview');
  });
});
