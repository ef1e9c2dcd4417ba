/** The account of a person: sign-in, profile, addresses, letters to customer care. */
import { paymentActivity, savedPaymentMethod } from '@perennial/shared/examples/payment';
import { address, profile } from '@perennial/shared/examples/profile';
import { accepts, type Interaction, isRefused, succeeds } from '../interaction.ts';
import { stateValues } from '../state-values.ts';

const { accessToken } = stateValues;
const canadian = 'the Canadian customer may order and has an address';
const hasEverything = 'the Canadian customer has a subscription, a card and an invoice';
const hasAccessToken = 'the Canadian customer has an access token of the identity provider';
const american = 'the American customer has an address in Austin, Texas';
const tokenIsInvalid = [401, 'error.message.tokenIsInvalid', 'Please sign in again.'] as const;

const details = { uuid: 'u-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };
/** A sign-in's token stays in the BFF. */
const signedIn = { status: 200, body: { details } } as const;
const ada = { firstName: 'Ada', lastName: 'Byron' };
const texas = { culture: 'en-us', language: 'en-US' } as const;

export const accountInteractions: readonly Interaction[] = [
  succeeds({
    call: 'signInWithProvider',
    given: hasAccessToken,
    when: 'a sign-in with an access token',
    as: 'anonymous',
    input: { body: { accessToken } },
    answer: { token: 'token-of-a-sign-in', details },
    told: signedIn,
  }),
  isRefused({
    call: 'signInWithProvider',
    given: 'no access token is valid',
    when: 'a sign-in with an access token that is worth nothing',
    as: 'anonymous',
    input: { body: { accessToken: 'worth-nothing' } },
    with: tokenIsInvalid,
    told: { status: 401, body: {} },
  }),
  succeeds({
    call: 'signUp',
    given: 'new@example.com has no account',
    when: 'a sign-up',
    as: 'anonymous',
    input: { body: { ...ada, email: 'new@example.com', phoneNumber: '416-555-0134', selectedNewsletter: true } },
    answer: { uuid: 'u-2' },
  }),
  isRefused({
    call: 'signUp',
    given: 'taken@example.com has an account',
    when: 'a sign-up with an e-mail address that is taken',
    as: 'anonymous',
    input: { body: { ...ada, email: stateValues.customerEmail } },
    with: [400, 'error.message.emailIsTaken', 'There is an account with this e-mail address.'],
  }),
  succeeds({
    call: 'getProfile',
    given: canadian,
    when: 'a request for the profile',
    as: 'customer',
    input: {},
    answer: profile(),
  }),
  accepts({
    call: 'updatePersonalDetails',
    given: canadian,
    when: 'a new phone number and consents',
    as: 'customer',
    input: {
      body: {
        // A subscriber's name stays (specification 1, section 6): it is the name that the state's customer has.
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
    when: 'an access token after a change at the identity provider',
    as: 'customer',
    input: { body: { accessToken } },
    answer: { token: 'token-of-a-profile', details },
    told: signedIn,
  }),
  isRefused({
    call: 'updateProfileToken',
    given: 'no access token is valid',
    when: 'an access token that is worth nothing after a change at the identity provider',
    as: 'customer',
    input: { body: { accessToken: 'worth-nothing' } },
    with: tokenIsInvalid,
  }),
  accepts({
    call: 'updateOptIn',
    given: hasAccessToken,
    when: 'a consent to e-mail marketing',
    as: 'customer',
    input: { body: { accessToken, optIn: true } },
  }),
  succeeds({
    call: 'validateAddress',
    given: american,
    when: 'a check of a zip code in its state',
    as: 'customer',
    site: texas,
    input: { query: { stateName: 'TX', postCode: '78701' } },
    answer: { isMatch: true },
    exactly: ['isMatch'],
  }),
  succeeds({
    call: 'validateAddress',
    given: american,
    when: 'a check of a zip code in another state',
    as: 'customer',
    site: texas,
    input: { query: { stateName: 'TX', postCode: '10001' } },
    answer: { isMatch: false },
    exactly: ['isMatch'],
  }),
  succeeds({
    call: 'updateAddresses',
    given: canadian,
    when: 'a new address',
    as: 'customer',
    input: { body: { addresses: [address()], allianzCodeApplied: false } },
    answer: { status: 'success' },
  }),
  isRefused({
    call: 'updateAddresses',
    given: canadian,
    when: 'a new address in a country that is not the shop’s',
    as: 'customer',
    input: {
      body: {
        addresses: [address({ countryCode: 'US', stateCode: 'TX', zipCode: '78701' })],
        allianzCodeApplied: false,
      },
    },
    with: [400, 'error.message.addressCountryIsWrong', 'We deliver to Canada only.'],
  }),
  succeeds({
    call: 'getSavedPaymentMethod',
    given: hasEverything,
    when: 'a request for the saved payment method',
    as: 'customer',
    input: {},
    answer: savedPaymentMethod(),
  }),
  succeeds({
    call: 'validateMail',
    given: 'new@example.com has no account',
    when: 'a check of an e-mail address that is free',
    as: 'anonymous',
    input: { body: { email: 'new@example.com' } },
    answer: { isValid: true },
    exactly: ['isValid'],
  }),
  succeeds({
    call: 'validateMail',
    given: 'taken@example.com has an account',
    when: 'a check of an e-mail address that is taken',
    as: 'anonymous',
    input: { body: { email: stateValues.customerEmail } },
    answer: { isValid: false },
    exactly: ['isValid'],
  }),
  succeeds({
    call: 'getPaymentActivity',
    given: canadian,
    when: 'a request for the payment activity',
    as: 'customer',
    input: {},
    answer: paymentActivity(),
  }),
  accepts({
    call: 'setLanguage',
    given: canadian,
    when: 'the choice of French',
    as: 'customer',
    site: { culture: 'en-ca', language: 'fr-CA' },
    input: { body: { languageCode: 'fr-CA' } },
  }),
  accepts({
    call: 'sendSupportQuestion',
    given: canadian,
    when: 'a question to customer care',
    as: 'customer',
    input: { body: { fromEmail: 'ada@example.com', title: 'Delivery', question: 'When will my parcel come?' } },
  }),
  accepts({
    call: 'sendTerminationRequest',
    given: 'subscription S-1000001 is a replenishment alone',
    when: 'a request for termination',
    as: 'anonymous',
    input: {
      body: { name: 'Ada', surName: 'Byron', fromEmail: 'ada@example.com', subscriptionNumber: 'S-1000001' },
    },
  }),
];
