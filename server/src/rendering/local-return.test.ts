import { describe, expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import { findLocalReturnUrl } from './local-return.ts';

const host = new URL('http://localhost:5173');
const shop = 'https://shop.example';
const page = '/en-ca/payment-result';

const findUrl = (path: string) => findLocalReturnUrl(new URL(shop + path), host);

describe('findLocalReturnUrl returns a URL of the development host', () => {
  test.each([
    `${page}?merchantReference=PO-1-LOCAL&redirectResult=a%2Fb%20c`,
    `${page}?redirectResult=x&merchantReference=LOCAL`,
    `${page}?merchantReference=PO-1-%4C%4F%43%41%4C`,
    `${page}?merchant%52eference=PO-1-LOCAL`,
    `${page}/?merchantReference=PO-1-LOCAL`,
    '/en-ca/Payment-Result?merchantReference=PO-1-LOCAL',
  ])('with the same path and query for %s', (path) => {
    expect(findUrl(path)).toBe(`http://localhost:5173${path}`);
  });
});

describe('findLocalReturnUrl returns undefined for', () => {
  test.each([
    ['the payment of a customer', `${page}?merchantReference=PO-1`],
    ['no reference', page],
    ['LOCAL elsewhere in the reference', `${page}?merchantReference=LOCAL-1`],
    ['local in lower case', `${page}?merchantReference=PO-1-local`],
    ['another parameter', `${page}?MerchantReference=PO-1-LOCAL`],
    ['a space after LOCAL', `${page}?merchantReference=PO-1-LOCAL%20`],
    ['a zero byte after LOCAL', `${page}?merchantReference=PO-1-LOCAL%00`],
    ['a reference in the fragment', `${page}#merchantReference=PO-1-LOCAL`],
    ['two references, the first with LOCAL', `${page}?merchantReference=PO-1-LOCAL&merchantReference=PO-2`],
    ['two references, the last with LOCAL', `${page}?merchantReference=PO-2&merchantReference=PO-1-LOCAL`],
    ['two references, both with LOCAL', `${page}?merchantReference=A-LOCAL&merchantReference=B-LOCAL`],
    ['another page', '/en-ca/checkout?merchantReference=PO-1-LOCAL'],
    ['a longer path', `${page}/more?merchantReference=PO-1-LOCAL`],
    ['a path without a culture', '/payment-result?merchantReference=PO-1-LOCAL'],
    ['another host in the path', '//evil.example/en-ca/payment-result?merchantReference=PO-1-LOCAL'],
    ['another host behind a backslash', '/\\evil.example/payment-result?merchantReference=PO-1-LOCAL'],
    ['another host as the culture', '/@evil.example/payment-result?merchantReference=PO-1-LOCAL'],
  ])('%s', (_, path) => {
    expect(findUrl(path)).toBeUndefined();
  });

  test('every request if no host is configured, or if the host is this host', () => {
    const requested = new URL(`${shop}${page}?merchantReference=PO-1-LOCAL`);
    expect(findLocalReturnUrl(requested, undefined)).toBeUndefined();
    expect(findLocalReturnUrl(requested, new URL(shop))).toBeUndefined();
  });
});

describe('the page of a payment result', () => {
  const url = `${page}?merchantReference=PO-1-LOCAL&x=1`;

  test('redirects to the development host without a sign-in and without caching', async () => {
    const app = await testApp({ LOCAL_RETURN_HOST: 'http://localhost:5173' });
    const response = await app.inject({ url, headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } });
    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toBe(`http://localhost:5173${url}`);
    expect(response.headers['cache-control']).toBe('no-store');
    await app.close();
  });

  test('is served if no development host is configured', async () => {
    const app = await testApp();
    expect((await app.inject({ url })).statusCode).toBe(200);
    await app.close();
  });
});
