import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { canada, type OpenShop, openShop } from '../testing/open-shop.ts';

const DETAILS = '/api/user/details';
const ADDRESSES = '/api/user/addresses';
const SIGN_IN = '/api/user/signin-udi';

const toronto = {
  type: 'BillingAndShipping',
  countryCode: 'CA',
  addition: '12 Bloor Street East',
  city: 'Toronto',
  stateCode: 'ON',
  zipCode: 'M4W 1A8',
} as const;

let open: OpenShop;
beforeEach(async () => {
  open = await openShop();
});

describe('signing in', () => {
  let provider: Server;
  let seen: string | undefined;
  const claims = { sub: 'new-person', email: 'eli@example.com', given_name: 'Eli', family_name: 'Roy' };

  beforeEach(async () => {
    provider = createServer((request, response) => {
      if (request.url === '/.well-known/openid-configuration') {
        response.end(JSON.stringify({ userinfo_endpoint: `http://${request.headers.host}/users/me` }));
        return;
      }
      seen = request.url;
      const good = request.headers.authorization === 'Bearer good';
      response.writeHead(good ? 200 : 401, { 'content-type': 'application/json' });
      response.end(good ? JSON.stringify(claims) : '{"error":"invalid_token"}');
    });
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
    const address = provider.address();
    open = await openShop(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
  });
  afterEach(() => new Promise((resolve) => provider.close(resolve)));

  it('creates a customer for a new person and issues a valid token', async () => {
    const { status, headers, body } = await open.send('POST', SIGN_IN, canada, { accessToken: 'good' });
    const { token, details } = JSON.parse(body);
    expect(status).toBe(200);
    expect(seen).toBe('/users/me');
    expect(headers['user-token']).toBe(token);
    expect(details).toEqual({ uuid: 'new-person', email: 'eli@example.com', firstName: 'Eli', lastName: 'Roy' });
    const profile = await open.call('getProfile', 'GET', DETAILS, { ...canada, 'user-token': token });
    expect(profile).toMatchObject({
      addresses: [],
      shipping: null,
      hasBilling: false,
      personalDetail: { ableToSubscribe: true, hasSubscription: false, phoneNumber: null, sbeCompliance: 'NA' },
    });
  });

  it('is refused with an unknown access token', async () => {
    expect(await open.callRefused('POST', SIGN_IN, canada, { accessToken: 'old' })).toMatchObject({ status: 401 });
  });

  it('fails with a text while the identity provider is unavailable', async () => {
    const alone = await openShop('http://127.0.0.1:9');
    expect(await alone.callRefused('POST', SIGN_IN, canada, { accessToken: 'good' })).toMatchObject({
      status: 503,
      code: 'error.message.identityProviderIsUnavailable',
    });
  });
});

describe('a profile', () => {
  it('contains the data of the customer', async () => {
    const profile = await open.call('getProfile', 'GET', DETAILS, open.as('ca-subscriber'));
    expect(profile.personalDetail).toMatchObject({ firstName: 'Owen', hasSubscription: true, hasPayment: true });
    expect(profile.shipping).toMatchObject({ city: 'Toronto', stateCode: 'ON' });
    expect(profile.billing).toBeNull();
  });

  it.each([undefined, 'made-up'])('is refused with the token %s', async (token) => {
    const headers = { ...canada, ...(token && { 'user-token': token }) };
    expect(await open.callRefused('GET', DETAILS, headers)).toMatchObject({ status: 401 });
  });

  it('is refused in the language of the request', async () => {
    const { message } = await open.callRefused('GET', DETAILS, { ...canada, language: 'fr-CA' });
    expect(message).toBe('Veuillez vous reconnecter.');
  });

  it('accepts a new name, phone number and newsletter choice', async () => {
    const headers = open.as('ca-new');
    const body = { firstName: 'Maia', lastName: 'Tremblay', phoneNumber: '416-555-0100', selectedNewsletter: true };
    await open.call('updatePersonalDetails', 'POST', DETAILS, headers, body);
    const { personalDetail } = await open.call('getProfile', 'GET', DETAILS, headers);
    expect(personalDetail).toMatchObject({ ...body, initialPhoneNumber: null });
  });

  it('keeps the name of a subscriber, but accepts a phone number', async () => {
    const headers = open.as('ca-subscriber');
    const kept = { firstName: 'Owen', lastName: 'MacLeod', phoneNumber: '416-555-0199' };
    await open.call('updatePersonalDetails', 'POST', DETAILS, headers, kept);
    expect(await open.callRefused('POST', DETAILS, headers, { ...kept, firstName: 'Evan' })).toMatchObject({
      status: 400,
      code: 'error.message.personalDetailsAreLocked',
    });
  });

  it('contains no consent before the question, or the forced consent of the country', async () => {
    const inGermany = { country: 'DE', currency: 'EUR', language: 'de-DE' };
    const inItaly = { country: 'IT', currency: 'EUR', language: 'it-IT' };
    const german = await open.call('getProfile', 'GET', DETAILS, open.as('ca-new', inGermany));
    const italian = await open.call('getProfile', 'GET', DETAILS, open.as('ca-new', inItaly));
    expect([german.personalDetail.sbeCompliance, italian.personalDetail.sbeCompliance]).toEqual([null, 'True']);
  });
});

describe('addresses', () => {
  it('are saved, with a separate billing address if there is one', async () => {
    const headers = open.as('ca-new');
    const addresses = [
      { ...toronto, type: 'Shipping' },
      { ...toronto, type: 'Billing', addition: '1 Yonge Street' },
    ];
    const body = { addresses, allianzCodeApplied: false };
    expect((await open.call('updateAddresses', 'POST', ADDRESSES, headers, body)).status).toBe('success');
    const profile = await open.call('getProfile', 'GET', DETAILS, headers);
    expect(profile.hasBilling).toBe(true);
    expect(profile.shipping).toMatchObject({ addition: '12 Bloor Street East' });
    expect(profile.billing).toMatchObject({ addition: '1 Yonge Street' });
  });

  it('are refused for deliveries to another country', async () => {
    const body = { addresses: [{ ...toronto, countryCode: 'US' }], allianzCodeApplied: false };
    expect((await open.callRefused('POST', ADDRESSES, open.as('ca-new'), body)).code).toBe(
      'error.message.addressCountryIsWrong',
    );
  });
});

describe('an address', () => {
  const body = { addresses: [toronto], allianzCodeApplied: false };

  it('is locked while the first parcel is prepared', async () => {
    const sweden = { country: 'SE', currency: 'SEK', language: 'sv-SE' };
    const headers = open.as('se-address-locked', sweden);
    const isOpen = async () =>
      (await open.call('getProfile', 'GET', DETAILS, headers)).personalDetail.ableToUpdateAddress;
    const moved = { type: 'BillingAndShipping', countryCode: 'SE', line1: 'Storgatan', houseNumber: '2' } as const;
    expect(await isOpen()).toBe(false);
    expect((await open.callRefused('POST', ADDRESSES, headers, { ...body, addresses: [moved] })).code).toBe(
      'error.message.addressIsLocked',
    );
    open.clock.advance(2);
    expect(await isOpen()).toBe(true);
    await open.call('updateAddresses', 'POST', ADDRESSES, headers, { ...body, addresses: [moved] });
  });

  it('is refused twice, as shipping and billing address', async () => {
    const addresses = [
      { ...toronto, type: 'Shipping' },
      { ...toronto, type: 'Billing' },
    ];
    expect((await open.callRefused('POST', ADDRESSES, open.as('ca-new'), { ...body, addresses })).code).toBe(
      'error.message.billingAddressAlreadyExists',
    );
  });

  it('in the US needs a zip code of its state', async () => {
    const us = open.as('us-subscriber', { country: 'US', currency: 'USD', language: 'en-US' });
    const url = '/api/user/Validateaddress?stateName=Texas&postCode=';
    expect(await open.call('validateAddress', 'GET', `${url}78701`, us)).toEqual({ isMatch: true });
    expect(await open.call('validateAddress', 'GET', `${url}90210`, us)).toEqual({ isMatch: false });
  });
});

describe('the language of a customer', () => {
  const LANGUAGE = '/api/users/current/language';

  it('is stored', async () => {
    const headers = open.as('ca-new');
    await open.call('setLanguage', 'POST', LANGUAGE, headers, { languageCode: 'fr-CA' });
    const { personalDetail } = await open.call('getProfile', 'GET', DETAILS, headers);
    expect(personalDetail['languageCode']).toBe('fr-CA');
  });

  it('is refused if the shop does not support it', async () => {
    expect(await open.callRefused('POST', LANGUAGE, open.as('ca-new'), { languageCode: 'da-DK' })).toMatchObject({
      status: 400,
      code: 'error.message.languageIsNotSupported',
    });
  });
});

describe('the saved payment method', () => {
  it('is returned with masked digits', async () => {
    const saved = await open.call('getSavedPaymentMethod', 'GET', '/api/user/paymentprofile', open.as('ca-subscriber'));
    expect(saved).toMatchObject({
      hasPaymentProfile: true,
      type: 'CreditCard',
      cardNumber: '**** **** **** 1111',
      paymentMethodName: 'Visa',
    });
  });

  it('is missing before the first payment', async () => {
    const saved = await open.call('getSavedPaymentMethod', 'GET', '/api/user/paymentprofile', open.as('ca-new'));
    expect(saved).toMatchObject({ hasPaymentProfile: false, type: null });
  });

  it('is marked as invalid after a failed recurring payment', async () => {
    const activity = '/api/user/payment-activity';
    expect(await open.call('getPaymentActivity', 'GET', activity, open.as('ca-failed-card'))).toEqual({
      hasPaymentInProgress: false,
      hasInvalidRecurringPaymentDetail: true,
      hasInitialPaymentInProgress: false,
    });
  });
});
