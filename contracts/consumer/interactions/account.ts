/** Calls of the account: sign-in, profile, addresses, messages to customer care. */
import { paymentActivity, savedPaymentMethod } from '@perennial/shared/examples/payment';
import { address, profile } from '@perennial/shared/examples/profile';
import { fails, type Interaction, succeeds, succeedsWithoutBody } from '../interaction.ts';
import { stateValues } from '../state-values.ts';
import { given, signInBffResponse, signInDetails } from './states-and-errors.ts';

const { accessToken } = stateValues;
const hasAccessToken = 'the Canadian customer has an access token of the identity provider';
const american = 'the American customer has an address in Austin, Texas';
const tokenIsInvalid = [401, 'error.message.tokenIsInvalid', 'Please sign in again.'] as const;

const ada = { firstName: 'Ada', lastName: 'Byron' };
const texas = { culture: 'en-us', language: 'en-US' } as const;

export const accountInteractions: readonly Interaction[] = [
  succeeds({
    call: 'signInWithProvider',
    given: hasAccessToken,
    when: 'a sign-in with an access token',
    caller: 'anonymous',
    input: { body: { accessToken } },
    response: { token: 'token-of-a-sign-in', details: signInDetails },
    bffResponse: signInBffResponse,
  }),
  fails({
    call: 'signInWithProvider',
    given: 'no access token is valid',
    when: 'a sign-in with an invalid access token',
    caller: 'anonymous',
    input: { body: { accessToken: 'invalid-token' } },
    error: tokenIsInvalid,
    bffResponse: { status: 401, body: {} },
  }),
  succeeds({
    call: 'signUp',
    given: 'new@example.com has no account',
    when: 'a sign-up',
    caller: 'anonymous',
    input: { body: { ...ada, email: 'new@example.com', phoneNumber: '416-555-0134', selectedNewsletter: true } },
    response: { uuid: 'u-2' },
  }),
  fails({
    call: 'signUp',
    given: 'taken@example.com has an account',
    when: 'a sign-up with an e-mail address that has an account',
    caller: 'anonymous',
    input: { body: { ...ada, email: stateValues.customerEmail } },
    error: [400, 'error.message.emailIsTaken', 'There is an account with this e-mail address.'],
  }),
  succeeds({
    call: 'getProfile',
    given: given.mayOrder,
    when: 'a request for the profile',
    caller: 'customer',
    input: {},
    response: profile(),
  }),
  succeedsWithoutBody({
    call: 'updatePersonalDetails',
    given: given.mayOrder,
    when: 'a new phone number and consents',
    caller: 'customer',
    input: {
      body: {
        // The name of the customer in this state, because subscribers cannot change their name.
        firstName: 'Owen',
        lastName: 'MacLeod',
        phoneNumber: '416-555-0134',
        selectedNewsletter: true,
        bundleName: 'sonic-brush-halo',
        bundles: ['sonic-brush-halo'],
        sbeCompliance: 'NA',
      },
    },
  }),
  succeeds({
    call: 'updateProfileToken',
    given: hasAccessToken,
    when: 'an access token after a profile change',
    caller: 'customer',
    input: { body: { accessToken } },
    response: { token: 'token-of-a-profile', details: signInDetails },
    bffResponse: signInBffResponse,
  }),
  fails({
    call: 'updateProfileToken',
    given: 'no access token is valid',
    when: 'an invalid access token after a profile change',
    caller: 'customer',
    input: { body: { accessToken: 'invalid-token' } },
    error: tokenIsInvalid,
  }),
  succeedsWithoutBody({
    call: 'updateOptIn',
    given: hasAccessToken,
    when: 'a consent to e-mail marketing',
    caller: 'customer',
    input: { body: { accessToken, optIn: true } },
  }),
  succeeds({
    call: 'validateAddress',
    given: american,
    when: 'a check of a zip code that belongs to the state',
    caller: 'customer',
    locale: texas,
    input: { query: { stateName: 'Texas', postCode: '78701' } },
    response: { isMatch: true },
    exactFields: ['isMatch'],
  }),
  succeeds({
    call: 'validateAddress',
    given: american,
    when: 'a check of a zip code of another state',
    caller: 'customer',
    locale: texas,
    input: { query: { stateName: 'Texas', postCode: '10001' } },
    response: { isMatch: false },
    exactFields: ['isMatch'],
  }),
  succeeds({
    call: 'updateAddresses',
    given: given.mayOrder,
    when: 'a new address',
    caller: 'customer',
    input: { body: { addresses: [address()], allianzCodeApplied: false } },
    response: { status: 'success' },
    exactFields: ['status'],
  }),
  fails({
    call: 'updateAddresses',
    given: given.mayOrder,
    when: 'a new address in another country',
    caller: 'customer',
    input: {
      body: {
        addresses: [address({ countryCode: 'US', stateCode: 'TX', zipCode: '78701' })],
        allianzCodeApplied: false,
      },
    },
    error: [400, 'error.message.addressCountryIsWrong', 'We deliver to Canada only.'],
  }),
  succeeds({
    call: 'getSavedPaymentMethod',
    given: given.hasEverything,
    when: 'a request for the saved payment method',
    caller: 'customer',
    input: {},
    response: savedPaymentMethod(),
  }),
  succeeds({
    call: 'validateMail',
    given: 'new@example.com has no account',
    when: 'a check of an e-mail address without an account',
    caller: 'anonymous',
    input: { body: { email: 'new@example.com' } },
    response: { isValid: true },
    exactFields: ['isValid'],
  }),
  succeeds({
    call: 'validateMail',
    given: 'taken@example.com has an account',
    when: 'a check of an e-mail address with an account',
    caller: 'anonymous',
    input: { body: { email: stateValues.customerEmail } },
    response: { isValid: false },
    exactFields: ['isValid'],
  }),
  succeeds({
    call: 'getPaymentActivity',
    given: given.mayOrder,
    when: 'a request for the payment activity',
    caller: 'customer',
    input: {},
    response: paymentActivity(),
  }),
  succeedsWithoutBody({
    call: 'setLanguage',
    given: given.mayOrder,
    when: 'the choice of French',
    caller: 'customer',
    locale: { culture: 'en-ca', language: 'fr-CA' },
    input: { body: { languageCode: 'fr-CA' } },
  }),
  succeedsWithoutBody({
    call: 'sendSupportQuestion',
    given: given.mayOrder,
    when: 'a question to customer care',
    caller: 'customer',
    input: { body: { fromEmail: 'ada@example.com', title: 'Delivery', question: 'When will my parcel come?' } },
  }),
  succeedsWithoutBody({
    call: 'sendTerminationRequest',
    given: given.isReplenishment,
    when: 'a request for termination',
    caller: 'anonymous',
    input: {
      body: { name: 'Ada', surName: 'Byron', fromEmail: 'ada@example.com', subscriptionNumber: 'S-1000001' },
    },
  }),
  succeedsWithoutBody({
    call: 'sendTerminationRequest',
    given: given.isReplenishment,
    when: 'a request for termination for cause on a day',
    caller: 'anonymous',
    locale: { culture: 'de-de', language: 'de-DE' },
    input: {
      body: {
        name: 'Ada',
        surName: 'Byron',
        fromEmail: 'ada@example.com',
        subscriptionNumber: 'S-1000001',
        kind: 'ForCause',
        reason: 'Three parcels have not arrived.',
        endDate: '2099-12-31',
      },
    },
  }),
  succeedsWithoutBody({
    call: 'sendTerminationRequest',
    given: given.isReplenishment,
    when: 'a request to withdraw from a contract',
    caller: 'customer',
    locale: { culture: 'nl-nl', language: 'nl-NL' },
    input: {
      body: {
        name: 'Ada',
        surName: 'Byron',
        fromEmail: 'ada@example.com',
        subscriptionNumber: 'S-1000001',
        kind: 'Withdrawal',
      },
    },
  }),
  succeeds({
    call: 'getSavedPaymentMethod',
    given: 'the Dutch customer has two addresses and subscription S-1000001',
    when: 'a request for a saved bank account',
    caller: 'customer',
    locale: { culture: 'nl-nl', language: 'nl-NL' },
    input: {},
    response: savedPaymentMethod({
      type: 'Bank',
      cardNumber: null,
      nameOnCard: null,
      expiryDate: null,
      bankAccountNumber: '**** **** **** 4300',
      bankAccountOwnerName: 'Ada Byron',
      paymentMethodName: 'iDEAL',
    }),
    exactFields: ['type'],
  }),
  {
    ...succeeds({
      call: 'getProfile',
      given: 'the token of the Canadian customer expires soon',
      when: 'a request with a token that expires soon',
      caller: 'customer',
      input: {},
      response: profile(),
    }),
    renewedToken: 'token-of-the-customer-renewed',
  },
];
