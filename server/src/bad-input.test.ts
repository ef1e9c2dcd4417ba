import type { CallSchemas } from '@perennial/shared/catalogue/call';
import { fillPath } from '@perennial/shared/catalogue/fill-path';
import { type CallName, callNames, calls } from '@perennial/shared/catalogue/routes';
import { callSchemas } from '@perennial/shared/catalogue/schemas';
import { personalDetail, profile } from '@perennial/shared/examples/profile';
import { textsFor } from '@perennial/shared/locales/texts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { callRouteSchema } from './routes/call-schema.ts';
import { json, startFakeService, testApp, toCookieHeader } from './testing/test-app.ts';

/** For each call: invalid, oversized and unknown input is rejected with the name of the field, before the shop API. */

const details = { uuid: 'u-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };
const names = { firstName: 'J.R.', lastName: 'v.d. Berg' };
const shop = await startFakeService((_, response) =>
  json(response, 200, {
    token: 'shop-token',
    details,
    ...profile({ personalDetail: personalDetail(names) }),
  }),
);

let app: Awaited<ReturnType<typeof testApp>>;
let cookie = '';

beforeAll(async () => {
  app = await testApp({
    SHOP_API_URL: shop.url,
    MARKET_OVERRIDES: '{"*":{"ordering":"open","paymentDetails":"here","selfService":"here","pastDue":"on"}}',
  });
  const response = await app.inject({
    method: 'POST',
    url: '/api/admin/signin',
    headers: { 'x-culture': 'en-ca' },
    payload: { customerEmail: 'ada@example.com', adminUserName: 'nadia', adminPassword: 'secret' },
  });
  cookie = toCookieHeader(response);
  shop.received.splice(0);
});
afterEach(() => shop.received.splice(0));
afterAll(async () => {
  await app.close();
  await shop.close();
});

type Case = { name: CallName; input: string; path: string; body: unknown; field: RegExp };

const tooLong = 'x'.repeat(20_000);

function createCases(name: CallName): Case[] {
  const { method, path } = calls[name];
  const { params, query, body }: CallSchemas = callSchemas[name];
  const names = Object.keys(params?.shape ?? {});
  const validPath = fillPath(path, Object.fromEntries(names.map((key) => [key, 'S1'])));
  const hasBody = method === 'POST';
  const cases: Case[] = [];
  const add = (input: string, at: string, sent: unknown, field: RegExp) =>
    cases.push({ name, input, path: at, body: sent, field });

  // The body is validated before the query. The next test covers the query schemas.
  const inQuery = hasBody ? /^(body|querystring)/ : /^querystring\./;
  add('an unknown query parameter', `${validPath}?surely=unknown`, hasBody ? {} : undefined, inQuery);
  for (const key of names) {
    const others = Object.fromEntries(names.map((other) => [other, other === key ? 'a?b' : 'S1']));
    add(`${key} with a character that changes the path`, fillPath(path, others), hasBody ? {} : undefined, /^params\./);
  }
  for (const key of Object.keys(query?.shape ?? {})) {
    add(`query ${key} that is too long`, `${validPath}?${key}=${'x'.repeat(6000)}`, hasBody ? {} : undefined, inQuery);
  }
  if (hasBody) {
    add('an unknown key in the body', validPath, { surely: 'unknown' }, /^(body|querystring)(\.|$)/);
    add('a body of the wrong type', validPath, ['a list'], /^(body|querystring)(\.|$)/);
    const fields = body && 'shape' in body ? Object.keys(body.shape as object) : [];
    for (const key of fields) {
      add(`${key} that is too long`, validPath, { [key]: tooLong }, /^(body|querystring)(\.|$)/);
      add(`${key} of the wrong type`, validPath, { [key]: { a: [1] } }, /^(body|querystring)(\.|$)/);
    }
  }
  return cases;
}

describe.each(callNames)('%s', (name) => {
  test.each(createCases(name))('rejects $input', async ({ path, body, field }) => {
    const response = await app.inject({
      method: calls[name].method,
      url: path,
      headers: { 'x-culture': 'en-ca', cookie },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    expect([400, response.json()], `${path} was not rejected`).toEqual([response.statusCode, response.json()]);
    const fields = response
      .json()
      .messages.map((message: { extraInfo?: { field?: string } }) => message.extraInfo?.field);
    expect(fields.some((named: string | undefined) => named !== undefined && field.test(named))).toBe(true);
    expect(shop.received).toEqual([]);
  });
});

test.each(callNames)('%s rejects unknown query parameters and body keys', (name) => {
  const { querystring, body } = callRouteSchema(name);
  expect(querystring.safeParse({ surely: 'unknown' }).success).toBe(false);
  expect(body?.safeParse({ surely: 'unknown' }).success ?? false).toBe(false);
});

test.each([
  ['signInWithProvider', {}],
  ['updateProfileToken', {}],
  ['updateOptIn', { optIn: true }],
] as const)('%s rejects a token that no header can carry', async (name, others) => {
  for (const accessToken of ['токен', 'tokén', 'a b', 'a\r\nb']) {
    const headers = { 'x-culture': 'en-ca', cookie };
    const payload = { ...others, accessToken };
    const response = await app.inject({ method: 'POST', url: calls[name].path, headers, payload });
    expect(response.statusCode).toBe(400);
    expect(response.json().messages).toMatchObject([{ extraInfo: { field: 'body.accessToken' } }]);
  }
  expect(shop.received).toEqual([]);
});

const home = { type: 'BillingAndShipping', countryCode: 'CA', stateCode: 'ON', city: 'Ottawa' };
const canadian = { ...home, zipCode: 'K1M 1M4', addition: '24 Sussex Drive' };
const { type: _, ...place } = canadian;
const vienna = { type: 'Billing', countryCode: 'AT', city: 'Wien', zipCode: '1010', line1: 'Ring' };
const amsterdam = { type: 'Billing', countryCode: 'NL', city: 'Amsterdam', zipCode: '1012 AB', street: 'Dam' };
const declaration = { name: 'Ada', surName: 'Byron', fromEmail: 'ada@example.com', subscriptionNumber: 'S1' };
const person = { firstName: 'Ada', lastName: "O'Brien" };

/** Bodies of the right shape that violate the rules of the country (docs/rules/addresses.md#checks-in-the-bff). */
const ruleViolations: readonly [CallName, string, object, string][] = [
  [
    'updateAddresses',
    'a postal code of another country',
    { addresses: [{ ...canadian, zipCode: '90210' }], allianzCodeApplied: false },
    'body.addresses.0.zipCode',
  ],
  [
    'updateAddresses',
    'a PO box',
    { addresses: [{ ...canadian, addition: 'PO Box 12' }], allianzCodeApplied: false },
    'body.addresses.0.addition',
  ],
  [
    'updateAddresses',
    'no house number in a billing address elsewhere',
    { addresses: [{ ...canadian, type: 'Shipping' }, amsterdam], allianzCodeApplied: false },
    'body.addresses.1.houseNumber',
  ],
  ['updateAddresses', 'no street', { addresses: [home], allianzCodeApplied: false }, 'body.addresses.0.addition'],
  [
    'updateReturnAddress',
    'no postal code',
    { scope: 'TryBuy', subscriptionNumber: 'S1', address: { ...place, zipCode: '' } },
    'body.address.zipCode',
  ],
  [
    'updateSubscriptionReturnAddress',
    'a street without a number',
    { subscriptionNumber: 'S1', address: { ...place, addition: 'Sussex Drive' } },
    'body.address.addition',
  ],
  ['updatePersonalDetails', 'a name of symbols', { ...person, firstName: '<b>Ada</b>' }, 'body.firstName'],
  [
    'updatePersonalDetails',
    'a phone number of another country',
    { ...person, phoneNumber: '0612345678' },
    'body.phoneNumber',
  ],
  ['signUp', 'a name of symbols', { ...person, email: 'ada@example.com', lastName: '---' }, 'body.lastName'],
  ['signUp', 'an incomplete e-mail address', { ...person, email: 'ada@example' }, 'body.email'],
  [
    'sendTerminationRequest',
    'an incomplete e-mail address',
    { ...declaration, fromEmail: 'ada@example' },
    'body.fromEmail',
  ],
  ['sendTerminationRequest', 'a cause without a reason', { ...declaration, kind: 'ForCause' }, 'body.reason'],
  [
    'sendTerminationRequest',
    'an end in the past',
    { ...declaration, kind: 'Ordinary', endDate: '2020-01-31' },
    'body.endDate',
  ],
  [
    'sendTerminationRequest',
    'an end of a withdrawal',
    { ...declaration, kind: 'Withdrawal', endDate: '2090-01-31' },
    'body.endDate',
  ],
  [
    'sendSupportQuestion',
    'an incomplete e-mail address',
    { fromEmail: 'ada@example', title: 'Delivery', question: 'When will it come?' },
    'body.fromEmail',
  ],
];

test.each(ruleViolations)('%s rejects %s', async (name, _violation, payload, field) => {
  const response = await app.inject({
    method: 'POST',
    url: calls[name].path,
    headers: { 'x-culture': 'en-ca', cookie },
    payload,
  });
  expect(response.statusCode).toBe(400);
  expect(
    response.json().messages.map((message: { extraInfo: { field: string } }) => message.extraInfo.field),
  ).toContain(field);
  // The profile is read to compare a wrong name with the saved one.
  expect(shop.received.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('accepts the saved name of a customer, which the identity provider accepts', async () => {
  const send = (payload: object) =>
    app.inject({ method: 'POST', url: '/api/user/details', headers: { 'x-culture': 'nl-nl', cookie }, payload });
  expect((await send({ ...names, sbeCompliance: 'True' })).statusCode).toBe(200);
  expect((await send({ ...names, lastName: 'v.d. Bergh', sbeCompliance: 'True' })).statusCode).toBe(400);
});

test('forwards bodies that follow the rules of the country', async () => {
  const send = (url: string, payload: object) =>
    app.inject({ method: 'POST', url, headers: { 'x-culture': 'en-ca', cookie }, payload });
  await send('/api/user/addresses', { addresses: [canadian], allianzCodeApplied: false });
  await send('/api/return/address', { scope: 'TryBuy', subscriptionNumber: 'S1', address: place });
  await send('/api/user/details', { ...person, phoneNumber: '(416) 555-0134' });
  await send('/api/user/details', { ...person, lastName: 'Featherstonehaugh-Cholmondeley', sbeCompliance: 'True' });
  expect(shop.received).toHaveLength(4);
});

describe('a customer reads', () => {
  const send = async (culture: string, language: string, payload: object) => {
    const headers = { 'x-culture': culture, 'x-language': language, cookie };
    return (await app.inject({ method: 'POST', url: '/api/user/details', headers, payload })).json();
  };

  test.each([
    ['a name of symbols', { ...person, lastName: '---' }, 'Nachname ist ungültig'],
    ['a name that is too long', { ...person, lastName: 'x'.repeat(41) }, 'Nachname'],
    ['a name that is missing', { firstName: 'Ada', lastName: '' }, 'Nachname'],
  ])('the label of the field, in the language of the page: %s', async (_, payload, expected) => {
    const { detail } = await send('de-de', 'de-DE', payload);
    expect(detail).toContain(expected);
    expect(detail).not.toMatch(/body|string|lastName/);
  });

  test.each([
    ['updatePersonalDetails', { ...person, lastName: 'v.d. Berg-Jansen' }, 'body.lastName', '„.“'],
    ['updateAddresses', { addresses: [{ ...vienna, city: 'Wien (1)' }], allianzCodeApplied: false }, 'city', '„(“'],
    ['updateAddresses', { addresses: [{ ...vienna, line1: 'Ring #1' }], allianzCodeApplied: false }, 'line1', '„#“'],
    [
      'updateAddresses',
      { addresses: [{ ...amsterdam, type: 'Billing', houseNumber: '9 a' }], allianzCodeApplied: false },
      'houseNumber',
      '„Leerzeichen“',
    ],
  ] as const)('the refused character of a field: %s %j', async (name, payload, field, character) => {
    const headers = { 'x-culture': 'de-at', 'x-language': 'de-AT', cookie };
    const response = await app.inject({ method: 'POST', url: calls[name].path, headers, payload });
    const [message] = response.json().messages;
    expect(message.extraInfo.field).toContain(field);
    expect(message.text).toContain(`Nicht erlaubt: ${character}`);
  });

  test.each([
    ['sendSupportQuestion', { fromEmail: 'ada@example', title: 'T', question: 'When will it come?' }, 'E-Mail-Adresse'],
    ['sendTerminationRequest', { ...declaration, kind: 'ForCause' }, 'Grund der Kündigung'],
    ['sendTerminationRequest', { ...declaration, subscriptionNumber: ' ' }, 'Nummer des Abos oder der Bestellung'],
    ['sendTerminationRequest', { ...declaration, kind: 'Ordinary', endDate: '2020-01-31' }, 'Vertragsende'],
    ['sendSupportQuestion', { fromEmail: 'a@b.at', title: 'T', question: 'x'.repeat(201) }, 'Ihre Frage'],
  ] as const)('the message of its form, not that of another field: %s %j', async (name, payload, label) => {
    const headers = { 'x-culture': 'de-at', 'x-language': 'de-AT', cookie };
    const response = await app.inject({ method: 'POST', url: calls[name].path, headers, payload });
    expect(response.json().messages[0].text).toMatch(
      new RegExp(`^${label} (ist ungültig|ist erforderlich|ist kein gültiges Datum|darf höchstens 200 Zeichen haben)$`),
    );
  });

  test('no sentence of a schema about what is in no form', async () => {
    const { detail, messages } = await send('en-ca', 'fr-CA', { ...person, bundleName: '<b>' });
    expect(detail).toBe(textsFor('fr-CA').errors['request.invalid']);
    expect(messages[0].extraInfo).toMatchObject({ field: 'body.bundleName', reason: expect.stringContaining('must') });
  });
});

test('accepts every phone number that the form accepts', async () => {
  const phoneNumber = '+49 (0) 30 / 123 - 456 - 789';
  const headers = { 'x-culture': 'de-de', cookie };
  await app.inject({ method: 'POST', url: '/api/user/details', headers, payload: { ...person, phoneNumber } });
  expect(shop.received).toHaveLength(1);
});

test.each([undefined, {}, { cancellationReason: 'too loud' }])(
  'cancels a replenishment with the body %j',
  async (body) => {
    await app.inject({
      method: 'POST',
      url: '/api/replenishments/S1/cancellation',
      headers: { 'x-culture': 'en-ca', cookie },
      ...(body && { payload: body }),
    });
    expect(shop.received).toHaveLength(1);
  },
);

test.each(['0999-01-01', '9999-12-31', '2026-02-30'])('rejects the day %s', async (day) => {
  const url = `/api/admin/S1/try-buy/actions/cancellation-after-right-to-return-day-not-fault?cancellationDate=${day}`;
  const response = await app.inject({ method: 'POST', url, headers: { 'x-culture': 'en-ca', cookie } });
  expect([response.statusCode, shop.received]).toEqual([400, []]);
});
