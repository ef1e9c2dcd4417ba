import { describe, expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import { localReturnAddress } from './local-return.ts';

const host = new URL('http://localhost:5173');
const shop = 'https://shop.example';
const page = '/en-ca/payment-result';

const leads = (address: string) => localReturnAddress(new URL(shop + address), host);

describe("a developer's payment comes back to the development host", () => {
  test.each([
    `${page}?merchantReference=PO-1-LOCAL&redirectResult=a%2Fb%20c`,
    `${page}?redirectResult=x&merchantReference=LOCAL`,
    `${page}?merchantReference=PO-1-%4C%4F%43%41%4C`,
    `${page}?merchant%52eference=PO-1-LOCAL`,
    `${page}/?merchantReference=PO-1-LOCAL`,
    '/en-ca/Payment-Result?merchantReference=PO-1-LOCAL',
  ])('with path and query as they were: %s', (address) => {
    expect(leads(address)).toBe(`http://localhost:5173${address}`);
  });
});

describe('everything else stays here', () => {
  test.each([
    ['a payment of a customer', `${page}?merchantReference=PO-1`],
    ['no reference', page],
    ['the word elsewhere in the reference', `${page}?merchantReference=LOCAL-1`],
    ['the word in small letters', `${page}?merchantReference=PO-1-local`],
    ['another parameter', `${page}?MerchantReference=PO-1-LOCAL`],
    ['a blank after the word', `${page}?merchantReference=PO-1-LOCAL%20`],
    ['a zero byte after the word', `${page}?merchantReference=PO-1-LOCAL%00`],
    ['a reference in the fragment', `${page}#merchantReference=PO-1-LOCAL`],
    ['two references, the first one so', `${page}?merchantReference=PO-1-LOCAL&merchantReference=PO-2`],
    ['two references, the last one so', `${page}?merchantReference=PO-2&merchantReference=PO-1-LOCAL`],
    ['two references, both so', `${page}?merchantReference=A-LOCAL&merchantReference=B-LOCAL`],
    ['another page', '/en-ca/checkout?merchantReference=PO-1-LOCAL'],
    ['a page beneath', `${page}/more?merchantReference=PO-1-LOCAL`],
    ['no culture', '/payment-result?merchantReference=PO-1-LOCAL'],
    ['another host in the path', '//evil.example/en-ca/payment-result?merchantReference=PO-1-LOCAL'],
    ['another host behind a backslash', '/\\evil.example/payment-result?merchantReference=PO-1-LOCAL'],
    ['another host as the culture', '/@evil.example/payment-result?merchantReference=PO-1-LOCAL'],
  ])('%s', (_, address) => {
    expect(leads(address)).toBeUndefined();
  });

  test('and so does all where no host is configured, or the host is this one', () => {
    const requested = new URL(`${shop}${page}?merchantReference=PO-1-LOCAL`);
    expect(localReturnAddress(requested, undefined)).toBeUndefined();
    expect(localReturnAddress(requested, new URL(shop))).toBeUndefined();
  });
});

describe('the shop', () => {
  const url = `${page}?merchantReference=PO-1-LOCAL&x=1`;

  test('sends a return on before anybody signs in, and lets nothing keep the answer', async () => {
    const app = await testApp({ LOCAL_RETURN_HOST: 'http://localhost:5173' });
    const answer = await app.inject({ url, headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } });
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe(`http://localhost:5173${url}`);
    expect(answer.headers['cache-control']).toBe('no-store');
    await app.close();
  });

  test('shows its own page where no development host is configured', async () => {
    const app = await testApp();
    expect((await app.inject({ url })).statusCode).toBe(200);
    await app.close();
  });
});
