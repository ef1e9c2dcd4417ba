import { describe, expect, test } from 'vitest';
import { safeReturnUrl } from './return-url.ts';

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
