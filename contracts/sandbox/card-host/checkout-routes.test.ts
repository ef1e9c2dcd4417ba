import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { encodeField } from './browser/field-blob.js';
import { RETURN_URL, SHOP, startCardHost } from './card-host.fixture.ts';
import { CARD_CLIENT_KEY } from './card-sessions.ts';

let host: Awaited<ReturnType<typeof startCardHost>>;

beforeEach(async () => {
  host = await startCardHost();
});

afterEach(() => host.app.close());

const card = (number: string, { month = '12', year = '2034', code = '123' } = {}) => ({
  paymentMethod: {
    type: 'scheme',
    holderName: 'Ada Byron',
    encryptedCardNumber: encodeField('number', number),
    encryptedExpiryMonth: encodeField('month', month),
    encryptedExpiryYear: encodeField('year', year),
    encryptedSecurityCode: encodeField('code', code),
  },
});

/** The tokens as the stand-ins of the wallets send them. */
const tokenOf = {
  googlepay: (number: string) => ({ googlePayToken: encodeField('googlepay', number) }),
  applepay: (number: string) => ({ applePayToken: btoa(JSON.stringify({ data: encodeField('applepay', number) })) }),
};

describe.each(['googlepay', 'applepay'] as const)('a session of %s', (wallet) => {
  const pay = (id: string, token: object) =>
    host.call(`v1/sessions/${id}/payments`, { paymentMethod: { type: wallet, ...token } });

  it('names the shop to the wallet', async () => {
    const { body } = await host.call(`v1/sessions/${host.newSession(wallet).id}/setup`, {});
    const [method] = body.paymentMethods.paymentMethods;
    expect(method).toMatchObject({ type: wallet, configuration: { merchantId: expect.stringMatching(/./) } });
  });

  it.each([
    ['4111111111111111', 'Authorised'],
    ['4000000000000002', 'Refused'],
    ['4000000000003220', 'Pending'],
  ])('ends with the card %s as %s', async (number, resultCode) => {
    const { id } = host.newSession(wallet);
    expect((await pay(id, tokenOf[wallet](number))).body.resultCode).toBe(resultCode);
    const method = { type: 'scheme', brand: 'visa', lastDigits: number.slice(-4), expiryYear: '2034' };
    expect(host.results).toMatchObject([{ sessionId: id, reference: '1001', resultCode, method }]);
  });

  it.each([{}, { googlePayToken: 'x', applePayToken: 'x' }, { ...tokenOf.googlepay('1'), ...tokenOf.applepay('1') }])(
    'takes no token that it has not made: %j',
    async (token) => {
      expect((await pay(host.newSession(wallet).id, token)).status).toBe(422);
      expect(host.results).toEqual([]);
    },
  );

  it('takes no wallet that the session is not for', async () => {
    expect((await pay(host.newSession('visa').id, tokenOf[wallet]('4111111111111111'))).status).toBe(422);
  });
});

describe('the stand-ins of the wallets', () => {
  const sheet = (changes: object = {}) => {
    const query = {
      wallet: 'googlepay',
      amount: '146.89',
      currency: 'CAD',
      language: 'de-DE',
      origin: SHOP,
      ...changes,
    };
    return host.app.inject(`/wallets/sheet?${new URLSearchParams(query)}`);
  };

  it('show the amount that the page has given, in its language, in a frame of the shop only', async () => {
    const { body, headers } = await sheet();
    expect(body).toContain('146,89\u00a0CA$');
    expect(body).toContain('Die Zahlung wurde abgelehnt.');
    expect(headers['content-security-policy']).toContain(`frame-ancestors ${SHOP}`);
  });

  it.each([{ origin: 'https://other.example' }, { wallet: 'purse' }])('show no sheet for %j', async (changes) => {
    expect((await sheet(changes)).statusCode).toBe(404);
  });

  it.each(['apple-pay.js', 'google-pay.js', 'wallet-sheet.js', 'wallet-frame.js'])('have %s', async (name) => {
    const { statusCode, headers } = await host.app.inject(`/wallets/${name}`);
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([200, '*']);
  });
});

describe('a session', () => {
  it('returns amount and payment methods to the card form', async () => {
    const { id, sessionData } = host.newSession('visa');
    const { status, body, headers } = await host.call(`v1/sessions/${id}/setup`, { browserInfo: {}, sessionData });
    expect(status).toBe(200);
    expect(headers['access-control-allow-origin']).toBe(SHOP);
    expect(body).toEqual({
      id,
      sessionData,
      amount: { currency: 'CAD', value: 12_999 },
      countryCode: 'CA',
      shopperLocale: 'en-CA',
      returnUrl: RETURN_URL,
      expiresAt: expect.any(String),
      configuration: {},
      paymentMethods: { paymentMethods: [{ type: 'scheme', name: 'Cards', brands: ['visa'] }] },
    });
  });

  it.each([{}, { sessionData: 'an older one' }])('accepts a set-up with the body %j', async (body) => {
    expect((await host.call(`v1/sessions/${host.newSession('visa').id}/setup`, body)).status).toBe(200);
  });

  it('rejects an unknown id', async () => {
    expect((await host.call('v1/sessions/CS1/setup', {})).status).toBe(422);
  });

  it('requires the client key of the shop', async () => {
    expect(
      (await host.call(`v1/sessions/${host.newSession('visa').id}/setup`, {}, 'clientKey=local_OTHER')).status,
    ).toBe(401);
  });

  it('allows no other origin by CORS', async () => {
    const response = await host.app.inject({
      method: 'OPTIONS',
      url: `/checkoutshopper/v1/sessions/CS1/setup`,
      headers: { origin: 'http://elsewhere.example', 'access-control-request-method': 'POST' },
    });
    expect(response.headers['access-control-allow-origin']).not.toBe('http://elsewhere.example');
  });
});

describe('a card payment', () => {
  it.each([
    ['4111111111111111', 'Authorised', undefined],
    ['4000000000000002', 'Refused', 'Declined by the bank'],
    ['4000000000009995', 'Refused', 'Not enough balance'],
    ['4000000000003220', 'Pending', undefined],
    ['4242424242424242', 'Refused', 'Not a test card'],
    ['5555555555554444', 'Refused', 'Brand is not accepted here'],
  ])('with %s ends as %s', async (number, resultCode, reason) => {
    const { id } = host.newSession('visa');
    const { body } = await host.call(`v1/sessions/${id}/payments`, card(number));
    expect(body.resultCode).toBe(resultCode);
    expect(host.results).toHaveLength(1);
    expect(host.results[0]).toMatchObject({ sessionId: id, reference: '1001', resultCode });
    expect(host.results[0]?.reason).toBe(reason);
  });

  it.each([
    ['an expired card', { month: '01', year: '2020' }],
    ['a code that is too short', { code: '12' }],
  ])('with %s is refused', async (_case, details) => {
    const { id } = host.newSession('visa');
    const { body } = await host.call(`v1/sessions/${id}/payments`, card('4111111111111111', details));
    expect(body.resultCode).toBe('Refused');
  });

  it('can be repeated after a refusal, but not after an approval', async () => {
    const { id } = host.newSession('visa');
    const pay = (number: string) => host.call(`v1/sessions/${id}/payments`, card(number));
    expect((await pay('4000000000000002')).body.resultCode).toBe('Refused');
    expect((await pay('4111111111111111')).body.resultCode).toBe('Authorised');
    expect((await pay('4111111111111111')).status).toBe(422);
    expect(host.results.map(({ resultCode }) => resultCode)).toEqual(['Refused', 'Authorised']);
  });

  it('reports the card without its number', async () => {
    await host.call(`v1/sessions/${host.newSession('amex').id}/payments`, card('370000000000002', { code: '1234' }));
    expect(host.results[0]?.method).toEqual({
      type: 'scheme',
      brand: 'amex',
      lastDigits: '0002',
      expiryMonth: '12',
      expiryYear: '2034',
      holderName: 'Ada Byron',
    });
  });

  it.each([
    ['nothing', {}],
    ['fields in clear', { paymentMethod: { ...card('4').paymentMethod, encryptedCardNumber: '4111111111111111' } }],
    ['a method that is not offered', { paymentMethod: { type: 'ideal' } }],
  ])('with %s is rejected and not reported', async (_case, body) => {
    const { status } = await host.call(`v1/sessions/${host.newSession('visa').id}/payments`, body);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(host.results).toEqual([]);
  });
});

describe('the brand look-up', () => {
  const lookUp = (number: string, supportedBrands: string[]) =>
    host.call(
      'v3/bin/binLookup',
      { type: 'card', supportedBrands, encryptedBin: encodeField('bin', number), requestId: 'r1' },
      `token=${CARD_CLIENT_KEY}`,
    );

  it.each([
    ['41111111111', ['visa'], { brand: 'visa', supported: true, panLength: 16 }],
    ['55555555555', ['visa'], { brand: 'mc', supported: false }],
    ['37000000000', ['visa', 'amex'], { brand: 'amex', supported: true, panLength: 15 }],
    ['67596498264', ['maestro'], { brand: 'maestro', supported: true, cvcPolicy: 'optional' }],
  ])('of %s with the supported brands %j returns %j', async (bin, supported, found) => {
    expect((await lookUp(bin, supported)).body).toMatchObject({ requestId: 'r1', brands: [found] });
  });

  it('of an unknown number returns no brand', async () => {
    expect((await lookUp('99999999999', ['visa'])).body).toEqual({ requestId: 'r1' });
  });
});
