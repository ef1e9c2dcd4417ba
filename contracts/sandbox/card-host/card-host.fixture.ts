/** A card host that records the results of its payments. */
import { buildCardHost } from './card-host.ts';
import { CARD_CLIENT_KEY, type CardResult, CardSessions } from './card-sessions.ts';

export const SHOP = 'http://localhost:3000';
export const RETURN_URL = `${SHOP}/en-ca/payment-result?order=1001`;

export async function startCardHost() {
  const sessions = new CardSessions();
  const results: CardResult[] = [];
  sessions.onResult((result) => results.push(result));
  const app = await buildCardHost({ publicUrl: 'http://localhost:4004', shopOrigins: [SHOP], sessions });

  const newSession = (...brands: string[]) =>
    sessions.create({
      amount: { currency: 'CAD', value: 12_999 },
      countryCode: 'CA',
      shopperLocale: 'en-CA',
      reference: '1001',
      returnUrl: RETURN_URL,
      brands,
    });

  async function call(path: string, body: object, key = `clientKey=${CARD_CLIENT_KEY}`) {
    const response = await app.inject({
      method: 'POST',
      url: `/checkoutshopper/${path}?${key}`,
      headers: { origin: SHOP },
      payload: body,
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      body: response.body === '' ? undefined : response.json(),
    };
  }

  return { app, sessions, results, newSession, call };
}
