import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CultureCode } from '@perennial/shared/cultures/cultures';
import { cart, cartItem } from '@perennial/shared/examples/cart';
import { invoice } from '@perennial/shared/examples/payment';
import { subscriptionListItem } from '@perennial/shared/examples/subscription';
import {
  cancellationPreview,
  payInFullPreview,
  subscriptionDetails,
} from '@perennial/shared/examples/subscription-details';
import { describe, expect, test, vi } from 'vitest';
import type { ReceivedResponse } from './exchange.ts';
import {
  decompress,
  MAX_RESPONSE_BYTES,
  parseJson,
  parseShopResponse,
  readBoth,
  readResponse,
  withoutUnforeseen,
} from './read-response.ts';

function createReader(culture: CultureCode = 'en-ca') {
  const warn = vi.fn();
  return { warn, reader: { site: { culture }, log: { warn } } };
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

/** Reads a response of the shop API to a call. */
async function read(status: number, headers: ReceivedResponse['headers'], body = '{}', name: CallName = 'requestCart') {
  return readResponse(name, { status, headers, body: Buffer.from(body) });
}

const brokenWith = (message: string) => ({ code: 'shop.invalidResponse', cause: { message } });

describe('a response of the shop API', () => {
  test.each<[string, number, Record<string, string>, string]>([
    ['is passed on as it was sent', 200, JSON_TYPE, '{"a": 1}'],
    ['may have no content', 204, {}, ''],
    ['with an error may be no JSON', 400, { 'content-type': 'text/html' }, '<html>'],
    ['with an outage may have no type', 503, {}, 'down'],
  ])('%s', async (_, status, headers, body) => {
    const response = await read(status, headers, body);
    expect([response.status, response.body.toString(), response.userToken]).toEqual([status, body, undefined]);
  });

  test.each<[string, number, Record<string, string>, string, string]>([
    ['the first redirect', 300, JSON_TYPE, '{}', 'The shop API sent a redirect (300)'],
    ['the last redirect', 399, JSON_TYPE, '{}', 'The shop API sent a redirect (399)'],
    ['a page', 200, { 'content-type': 'text/html' }, '<html>', 'The shop API sent text/html instead of JSON'],
    ['a body without a type', 200, {}, 'hello', 'The shop API sent no content type instead of JSON'],
    [
      'an unknown compression',
      200,
      { ...JSON_TYPE, 'content-encoding': 'ZIP' },
      '{}',
      'The shop API sent the content encoding zip',
    ],
  ])('is unusable if it is %s, and the log says so', async (_, status, headers, body, message) => {
    await expect(read(status, headers, body)).rejects.toMatchObject(brokenWith(message));
  });

  test.each([
    ['one new token replaces the old one', 'two', 'two'],
    ['several new tokens are ignored, because it is not clear which one is valid', ['two', 'three'], undefined],
  ])('%s', async (_, userToken, expected) => {
    expect((await read(200, { ...JSON_TYPE, 'user-token': userToken })).userToken).toBe(expected);
  });
});

describe('a response that is only shown', () => {
  const { warn, reader } = createReader();
  const without = (name: CallName, body: unknown) =>
    withoutUnforeseen(name, { status: 200, body: Buffer.from(JSON.stringify(body)), userToken: undefined }, reader);
  const bodyOf = (response: ReturnType<typeof without>) => JSON.parse(response.body.toString());

  test('has an empty list of carriers instead of null', () => {
    const carriers = { tryBuyCarriers: null, replenishmentCarriers: [] };
    expect(bodyOf(without('getReturnCarriers', carriers))).toEqual({ tryBuyCarriers: [], replenishmentCarriers: [] });
    expect(warn).toHaveBeenCalledWith({ call: 'getReturnCarriers', fields: ['tryBuyCarriers'] }, expect.any(String));
  });

  test.each<[CallName, object]>([
    [
      'previewReplenishmentCancellation',
      { data: { result: { ...cancellationPreview().data.result, paidAmount: null } } },
    ],
    ['previewPayInFull', { ...payInFullPreview(), discountedAmount: null }],
    ['getBundle', { ...cartItem(), specificMonthsCharges: [{ original: 'twelve' }] }],
    ['orderPayInFull', { orderNumber: 'O-1', htmlForm: null, amount: 'twelve' }],
  ])('is no response of %s if an amount is missing', (name, body) => {
    const code = name === 'orderPayInFull' ? 'change.unknown' : 'shop.invalidResponse';
    expect(() => without(name, body)).toThrow(expect.objectContaining({ code }));
  });

  test('is read again for another call, for other amounts and for a country whose amounts are smaller', () => {
    const list = [invoice({ price: 60_000 })];
    const inCountry = (culture: CultureCode, body: unknown = list, name: CallName = 'getInvoices') => {
      const response = { status: 200, body: Buffer.from(JSON.stringify(body)), userToken: undefined };
      return () => withoutUnforeseen(name, response, createReader(culture).reader);
    };
    const refused = expect.objectContaining({ code: 'shop.invalidResponse' });
    const bytes = inCountry('cs-cz')().body;
    expect(inCountry('cs-cz')().body).toEqual(bytes);
    expect(inCountry('nl-nl')).toThrow(refused);
    expect(inCountry('cs-cz', [invoice({ price: 160_000 })])).toThrow(refused);
    expect(inCountry('cs-cz', list, 'getCheckout')).toThrow(refused);
    expect(inCountry('cs-cz')().body).toEqual(bytes);
  });
});

describe('a compressed response', () => {
  const text = Buffer.from('{"a":1}');

  test.each([
    ['gzip', gzipSync(text)],
    ['GZIP', gzipSync(text)],
    ['x-gzip', gzipSync(text)],
    ['deflate', deflateSync(text)],
    ['br', brotliCompressSync(text)],
    ['identity', text],
    [undefined, text],
  ])('with the encoding %s is read', async (encoding, bytes) => {
    expect((await decompress(bytes, encoding)).toString()).toBe('{"a":1}');
  });

  test('may be empty, whatever its encoding is', async () => {
    expect((await decompress(Buffer.alloc(0), 'gzip')).length).toBe(0);
  });

  test.each([
    ['is not in its encoding', text, 'Z_DATA_ERROR'],
    [
      'becomes larger than any response of the shop',
      gzipSync(Buffer.alloc(MAX_RESPONSE_BYTES + 1)),
      'ERR_BUFFER_TOO_LARGE',
    ],
  ])('is unusable if it %s', async (_, bytes, code) => {
    await expect(decompress(bytes, 'gzip')).rejects.toMatchObject({ code: 'shop.invalidResponse', cause: { code } });
  });

  test('may become as large as the largest response of the shop', async () => {
    expect((await decompress(gzipSync(Buffer.alloc(MAX_RESPONSE_BYTES)), 'gzip')).length).toBe(MAX_RESPONSE_BYTES);
  });
});

test.each<[string, () => unknown, string]>([
  ['JSON that was cut', () => parseJson(Buffer.from('{"a'), 'getProfile'), 'Error'],
  [
    'data of another shape',
    () => parseShopResponse('getProfile', Buffer.from('[]'), createReader().reader),
    'ZodError',
  ],
])('%s is unusable, and the log says why', (_, parse, name) => {
  expect(parse).toThrow(
    expect.objectContaining({
      code: 'shop.invalidResponse',
      call: 'getProfile',
      cause: expect.objectContaining({ name }),
    }),
  );
});

test('the error of unusable JSON has nothing of the text, which is a customer’s', () => {
  expect(() => parseJson(Buffer.from('Ada Byron'), 'getProfile')).toThrow(
    expect.objectContaining({ cause: expect.objectContaining({ message: expect.not.stringContaining('Ada') }) }),
  );
});

describe('a response with unforeseen values', () => {
  const odd = Buffer.from(JSON.stringify({ ...subscriptionDetails(), title: null, bundleType: 'secret' }));

  test('is read where the call is tolerant, and the log names the call and the fields without values', () => {
    const { warn, reader } = createReader();
    expect(parseShopResponse('getSubscription', odd, reader).title).toBe('');
    expect(warn.mock.calls).toEqual([
      [{ call: 'getSubscription', fields: ['title', 'bundleType'] }, 'The shop API sent unforeseen values'],
    ]);
  });

  test('goes on to the browser as it is read, and an exact one as the shop API sent it', () => {
    const { reader } = createReader();
    const read = readBoth('getSubscription', { ...toResponse({}), body: odd }, reader);
    expect(JSON.parse(read.response.body.toString())).toEqual(read.value);
    expect(read.value.title).toBe('');
    const exact = toResponse(subscriptionDetails());
    expect(readBoth('getSubscription', exact, reader).response).toBe(exact);
  });

  test('costs nothing else in a list: a subscription in an unknown state is shown as the shop API sent it', () => {
    const { warn, reader } = createReader();
    const list = [subscriptionListItem({ status: 'Frozen' }), subscriptionListItem()];
    const response = toResponse(list);
    expect(withoutUnforeseen('getSubscriptions', response, reader)).toBe(response);
    expect(warn).not.toHaveBeenCalled();
  });

  test.each([
    [false, 'false'],
    ['False', 'false'],
    ['soon', 'soon'],
  ])('is read as it is written: whether a bundle is available, for %j', (sent, value) => {
    const { warn, reader } = createReader();
    const item = { ...cartItem(), bundleAvailable: sent };
    const read = withoutUnforeseen('requestCart', toResponse(cartOf(item)), reader);
    expect(JSON.parse(read.body.toString())).toEqual(cartOf({ ...item, bundleAvailable: value }));
    expect(warn.mock.calls).toEqual([
      [{ call: 'requestCart', fields: ['groups[].items[].bundleAvailable'] }, 'The shop API sent unforeseen values'],
    ]);
  });

  test.each<[string, CallName, unknown]>([
    ['an amount of a cart', 'requestCart', { ...cart(), firstTermTotalAmount: null }],
    [
      'a charge of a cart',
      'requestCart',
      { ...cart(), summary: { ...cart().summary, quarterlyCharge: { original: 1 } } },
    ],
    ['the charges every few months', 'getBundle', { ...cartItem(), specificMonthsCharges: null }],
    ['the summary of a cart', 'requestCart', { ...cart(), summary: { payNow: null } }],
    ['the day of an invoice', 'getInvoices', [invoice(), { ...invoice(), invoiceDate: '01.02.2026' }]],
    ['whether a payment succeeded', 'submitPaymentResult', { createdReason: 'Init', subscriptionNumber: null }],
  ])('is unusable without %s', (_, name, body) => {
    const { reader } = createReader();
    const code = name === 'submitPaymentResult' ? 'change.unknown' : 'shop.invalidResponse';
    expect(() => withoutUnforeseen(name, toResponse(body), reader)).toThrow(expect.objectContaining({ code }));
  });
});

const cartOf = (item: object) => ({ ...cart(), groups: [{ name: 'Bundle', items: [item] }] });
const toResponse = (body: unknown) => ({
  status: 200,
  body: Buffer.from(JSON.stringify(body)),
  userToken: undefined,
});

/** The response with every amount in cents. */
const inCents = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body), (_, value) =>
    typeof value === 'number' && value % 1 !== 0 ? Math.round(value * 100) : value,
  );

describe('amounts in cents', () => {
  test.each<[CallName, CultureCode, unknown, string]>([
    ['requestCart', 'en-ca', cart(), 'firstTermTotalAmount'],
    ['getInvoices', 'de-de', [invoice({ price: 59.9, balance: 0 })], '[].price'],
    ['orderPayInFull', 'sv-se', { orderNumber: 'O-1', htmlForm: null, amount: 999.01 }, 'amount'],
  ])('are refused in the answer of %s at %s, and the error names the field', (name, culture, body, field) => {
    const { reader } = createReader(culture);
    expect(() => withoutUnforeseen(name, toResponse(inCents(body)), reader)).toThrow(
      expect.objectContaining({ cause: new Error(`The shop API sent amounts that are not decimal: ${field}`) }),
    );
    expect(withoutUnforeseen(name, toResponse(body), reader).body.toString()).toBe(JSON.stringify(body));
  });

  test.each<[string, CultureCode, number]>([
    ['where prices are whole numbers', 'cs-cz', 2199],
    ['in a dear answer with cents elsewhere', 'de-de', 4999],
    ['at the limit of the currency', 'en-gb', 5000],
  ])('are not suspected %s', (what, culture, price) => {
    const other = what.includes('cents') ? 19.99 : 19;
    const body = [invoice({ price, balance: 0 }), invoice({ price: other, balance: other })];
    const { reader } = createReader(culture);
    expect(withoutUnforeseen('getInvoices', toResponse(body), reader).status).toBe(200);
  });

  test.each<[CultureCode, number]>([
    ['de-de', 5000],
    ['en-us', 5000],
    ['en-ca', 7500],
    ['pl-pl', 25_000],
    ['cs-cz', 100_000],
    ['sv-se', 50_000],
    ['ro-ro', 25_000],
    ['en-gb', 5000],
  ])('begin at %s above %i', (culture, largest) => {
    const read = (price: number) => () =>
      withoutUnforeseen('getInvoices', toResponse([invoice({ price, balance: 0 })]), createReader(culture).reader);
    expect(read(largest)).not.toThrow();
    expect(read(largest + 1)).toThrow(expect.objectContaining({ code: 'shop.invalidResponse' }));
  });
});

describe('a success flag that says no', () => {
  const read = async (name: CallName, body: object) => {
    const { status, failedFlag } = await readResponse(name, {
      status: 200,
      headers: JSON_TYPE,
      body: Buffer.from(JSON.stringify(body)),
    });
    return { status, failedFlag };
  };
  const passed = { status: 200, failedFlag: undefined };

  test.each(['success', 'isSuccess', 'isSuccessful', 'succeeded'])(
    'makes a refusal of a success (%s)',
    async (flag) => {
      for (const no of [false, 'false', 'False', 0, '0']) {
        expect(await read('pauseReplenishment', { [flag]: no }), JSON.stringify(no)).toEqual({
          status: 422,
          failedFlag: flag,
        });
      }
      for (const yes of [true, 'true', 1, null]) {
        expect(await read('pauseReplenishment', { [flag]: yes }), JSON.stringify(yes)).toEqual(passed);
      }
    },
  );

  test('is a word in the answer to a change of addresses', async () => {
    for (const status of ['Failed', 'fail', 'Error', 'refused', 'REJECTED']) {
      expect(await read('updateAddresses', { status }), status).toEqual({ status: 422, failedFlag: 'status' });
    }
    for (const status of ['success', 'ok', 'not refused']) {
      expect(await read('updateAddresses', { status }), status).toEqual(passed);
    }
    expect(await read('pauseReplenishment', { status: 'Failed' })).toEqual(passed);
  });

  test('counts at the top of an answer only', async () => {
    expect(await read('getFaq', { lines: [{ success: false }] })).toEqual(passed);
  });
});
