/** Brings the sandbox into the states that the contract names; each answers the values that its requests need. */

import type { Sandbox } from '@perennial/sandbox/sandbox';
import { calls } from '@perennial/shared/catalogue/routes';

const CANADIAN = 'owen.macleod@example.com';
const ACCESS_TOKEN = 'access-token-of-the-canadian-customer';

type Values = Record<string, string>;
type State = (sandbox: Sandbox) => Promise<Values> | Values;

const signedIn: State = (sandbox) => ({ userToken: sandbox.userToken(CANADIAN) });

export const providerStates: Readonly<Record<string, State>> = {
  'the bundle sonic-brush-halo is sold': () => ({}),
  'the bundle no-such-bundle is not sold': () => ({}),
  'no access token is valid': () => ({}),
  'the token of the customer has run out': () => ({ userToken: 'a-token-that-has-run-out' }),
  'the Canadian customer may order and has an address': signedIn,
  'the Canadian customer has a subscription': signedIn,
  'the Canadian customer has an access token of the identity provider': (sandbox) => {
    sandbox.control.faults.add({
      service: 'identity',
      method: 'GET',
      path: '/me',
      status: 200,
      body: { sub: 'ca-subscriber', email: CANADIAN, given_name: 'Owen', family_name: 'MacLeod' },
    });
    return { accessToken: ACCESS_TOKEN };
  },
  'the Canadian customer has ordered sonic-brush-halo and not paid': async (sandbox) => {
    const userToken = sandbox.userToken(CANADIAN);
    const bundles = [{ name: 'sonic-brush-halo', quantity: 1 }];
    const cart = await ask(sandbox, 'requestCart', userToken, { bundles, excludePrice: false });
    const cancelPaymentUrl = 'http://localhost:3000/en-ca/checkout';
    const order = await ask(sandbox, 'submitOrder', userToken, {
      bundles,
      paymentMethodCode: 'Adyen.Visa',
      cancelPaymentUrl,
    });
    // Amounts of a cart are without the extra tax of Canada and the US; this one is with it.
    const amount = Number(cart['firstTermTotalAmount']).toFixed(2);
    return { userToken, orderNumber: String(order['orderNumber']), amount };
  },
};

async function ask(sandbox: Sandbox, name: 'requestCart' | 'submitOrder', userToken: string, body: object) {
  const response = await fetch(sandbox.urls['shop-api'] + calls[name].path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-token': userToken,
      language: 'en-CA',
      country: 'CA',
      currency: 'CAD',
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${name} answered ${response.status}: ${text}`);
  return JSON.parse(text) as Record<string, unknown>;
}
