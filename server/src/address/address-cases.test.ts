import { addressContexts } from '@perennial/shared/address/address-fields';
import { countryCodes } from '@perennial/shared/countries/country-codes';
import { addressCases } from '@perennial/shared/examples/address-cases';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json, startFakeService, testApp, toCookieHeader } from '../testing/test-app.ts';

/** The rows of shared/src/address/address-cases.test.ts: what the form accepts, the BFF accepts. */

const cultureOfCountry = {
  NL: 'nl-nl',
  US: 'en-us',
  CA: 'en-ca',
  PL: 'pl-pl',
  CZ: 'cs-cz',
  FR: 'fr-fr',
  SE: 'sv-se',
  RO: 'ro-ro',
  DE: 'de-de',
  GB: 'en-gb',
  IT: 'it-it',
  ES: 'es-es',
  AT: 'de-at',
  BE: 'nl-be',
} as const;

const details = { uuid: 'u-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };
const shop = await startFakeService((_, response) => json(response, 200, { token: 'shop-token', details }));
let app: Awaited<ReturnType<typeof testApp>>;
let cookie = '';

beforeAll(async () => {
  app = await testApp({
    SHOP_API_URL: shop.url,
    MARKET_OVERRIDES: '{"*":{"ordering":"open","paymentDetails":"here","selfService":"here","billing":"here"}}',
  });
  const payload = { customerEmail: 'ada@example.com', adminUserName: 'nadia', adminPassword: 'secret' };
  const headers = { 'x-culture': 'en-ca' };
  cookie = toCookieHeader(await app.inject({ method: 'POST', url: '/api/admin/signin', headers, payload }));
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

const rows = countryCodes.flatMap((country) => addressContexts.map((context) => ({ country, context })));

describe.each(rows)('an address of $country in $context', ({ country, context }) => {
  const { accepted, notInCheckout = [], wrong } = addressCases[country];
  const left = context === 'checkout' ? notInCheckout : [];

  /** Sends the address without empty fields, as the forms do. */
  async function send(changes: object) {
    const entries = Object.entries({ ...accepted, ...changes });
    const filled = entries.filter(([name, value]) => value !== '' && !left.some((hidden) => hidden === name));
    const address = { countryCode: country as string, ...Object.fromEntries(filled) };
    shop.received.splice(0);
    return app.inject({
      method: 'POST',
      url: context === 'return' ? '/api/return/address' : '/api/user/addresses',
      headers: { 'x-culture': cultureOfCountry[country], cookie },
      payload:
        context === 'return'
          ? { scope: 'TryBuy', subscriptionNumber: 'S1', address }
          : { addresses: [{ type: 'BillingAndShipping', ...address }], allianzCodeApplied: false },
    });
  }

  it('is forwarded if the form accepts it', async () => {
    expect((await send({})).statusCode).toBe(200);
    expect(shop.received).toHaveLength(1);
  });

  // The BFF cannot tell checkout from the account, so it does not refuse what only checkout refuses.
  const refused = wrong.filter(
    ([contexts]) => contexts.includes(context) && contexts.some((name) => name !== 'checkout'),
  );

  it.each(refused)('%s: %s "%s" is refused at the field', async (_, field, value) => {
    const response = await send({ [field]: value });
    expect(response.statusCode).toBe(400);
    const fields = response.json().messages.map((message: { extraInfo: { field: string } }) => message.extraInfo.field);
    expect(fields.map((path: string) => path.split('.').at(-1))).toContain(field);
    expect(shop.received).toEqual([]);
  });
});
