/** Account. */
import { MatchersV3 } from '@pact-foundation/pact';
import { fromState } from '../from-state.ts';
import { type Interaction, interaction, shopError } from '../interaction.ts';

const { boolean, eachLike, like, string } = MatchersV3;

const refused = like(shopError('error.message.unauthorized', 'Who are you?'));
const signInAgain = { status: 401, body: { code: 'session.required', action: 'sign-in' } } as const;
const tokenRanOut = 'the token of the customer has run out';
const canadian = 'the Canadian customer may order and has an address';

const address = {
  type: 'BillingAndShipping',
  countryCode: 'CA',
  stateCode: 'ON',
  city: 'Toronto',
  zipCode: 'M5V 2T6',
  addition: '301 Front Street West',
} as const;

export const accountInteractions: readonly Interaction[] = [
  interaction({
    call: 'signInWithProvider',
    given: 'the Canadian customer has an access token of the identity provider',
    when: 'a sign-in with an access token',
    as: 'anonymous',
    input: { body: { accessToken: 'an-access-token' } },
    sentBody: { accessToken: fromState('accessToken', 'an-access-token') },
    answer: {
      status: 200,
      body: {
        token: string('a-user-token'),
        details: {
          uuid: string('u-1'),
          email: string('ada@example.com'),
          firstName: string('Ada'),
          lastName: string('Byron'),
        },
      },
    },
    told: { status: 200, body: { details: { firstName: 'Ada' } } },
  }),
  interaction({
    call: 'signInWithProvider',
    given: 'no access token is valid',
    when: 'a sign-in with an access token that is worth nothing',
    as: 'anonymous',
    input: { body: { accessToken: 'worth-nothing' } },
    answer: { status: 401, body: refused },
    told: { status: 401, body: {} },
  }),
  interaction({
    call: 'getProfile',
    given: canadian,
    when: 'a request for the profile',
    as: 'customer',
    input: {},
    answer: {
      status: 200,
      body: {
        personalDetail: {
          firstName: string('Ada'),
          lastName: string('Byron'),
          email: string('ada@example.com'),
          hasSubscription: boolean(false),
          hasInvalidRecurringPaymentDetail: boolean(false),
          ableToSubscribe: boolean(true),
          ableToUpdateAddress: boolean(true),
        },
        shipping: like({
          type: string('BillingAndShipping'),
          countryCode: string('CA'),
          zipCode: string('M5V 2T6'),
          city: string('Toronto'),
        }),
        hasBilling: boolean(false),
      },
    },
    told: { status: 200, body: { hasBilling: false } },
  }),
  expired('getProfile', 'a request for the profile'),
  interaction({
    call: 'updatePersonalDetails',
    given: canadian,
    when: 'new personal details',
    as: 'customer',
    input: { body: { firstName: 'Owen', lastName: 'MacLeod', phoneNumber: '416-555-0134', sbeCompliance: 'NA' } },
    answer: { status: 200, body: like({}) },
    told: { status: 200, body: {} },
  }),
  interaction({
    call: 'updatePersonalDetails',
    given: tokenRanOut,
    when: 'new personal details with a token that has run out',
    as: 'customer',
    input: { body: { firstName: 'Ada', lastName: 'Byron' } },
    answer: { status: 401, body: refused },
    told: signInAgain,
  }),
  interaction({
    call: 'updateAddresses',
    given: canadian,
    when: 'a new address',
    as: 'customer',
    input: { body: { addresses: [address], allianzCodeApplied: false } },
    answer: { status: 200, body: { status: string('success') } },
    told: { status: 200, body: { status: 'success' } },
  }),
  interaction({
    call: 'updateAddresses',
    given: tokenRanOut,
    when: 'a new address with a token that has run out',
    as: 'customer',
    input: { body: { addresses: [address], allianzCodeApplied: false } },
    answer: { status: 401, body: refused },
    told: signInAgain,
  }),
  interaction({
    call: 'getSavedPaymentMethod',
    given: canadian,
    when: 'a request for the saved payment method',
    as: 'customer',
    input: {},
    answer: { status: 200, body: { hasPaymentProfile: boolean(false) } },
    told: { status: 200, body: { hasPaymentProfile: false } },
  }),
  expired('getSavedPaymentMethod', 'a request for the saved payment method'),
  interaction({
    call: 'getPaymentActivity',
    given: canadian,
    when: 'a request for the payment activity',
    as: 'customer',
    input: {},
    answer: {
      status: 200,
      body: {
        hasPaymentInProgress: boolean(false),
        hasInvalidRecurringPaymentDetail: boolean(false),
        hasInitialPaymentInProgress: boolean(false),
      },
    },
    told: { status: 200, body: { hasPaymentInProgress: false } },
  }),
  expired('getPaymentActivity', 'a request for the payment activity'),
  interaction({
    call: 'getPaymentMethods',
    given: canadian,
    when: 'a request for the payment methods',
    as: 'customer',
    input: {},
    answer: {
      status: 200,
      body: eachLike({
        provider: string('Adyen'),
        isCreditCard: boolean(true),
        code: string('Adyen.Visa'),
        name: string('Visa'),
        logoUrl: string('http://localhost:4004/images/visa.svg'),
      }),
    },
    told: { status: 200, body: [{ code: 'Adyen.Visa' }] },
  }),
  expired('getPaymentMethods', 'a request for the payment methods'),
  interaction({
    call: 'createPaymentSession',
    given: 'the Canadian customer has ordered sonic-brush-halo and not paid',
    when: 'a request for a card session',
    as: 'customer',
    input: {
      query: {
        paymentProvider: 'Adyen',
        amount: '79.99',
        sbeCompliance: 'NA',
        orderNumber: 'O-1000001',
        paymentMethodCode: 'Adyen.Visa',
      },
    },
    sentQuery: { amount: fromState('amount', '79.99'), orderNumber: fromState('orderNumber', 'O-1000001') },
    answer: {
      status: 200,
      body: {
        id: string('CS-1'),
        session: string('session-data'),
        clientKey: string('local_key'),
        environment: string('test'),
      },
    },
    told: { status: 200, body: { id: 'CS-1' } },
  }),
  interaction({
    call: 'createPaymentSession',
    given: canadian,
    when: 'a request for a card session of an order that does not exist',
    as: 'customer',
    input: {
      query: {
        paymentProvider: 'Adyen',
        amount: '79.99',
        sbeCompliance: 'NA',
        orderNumber: 'O-none',
        paymentMethodCode: 'Adyen.Visa',
      },
    },
    answer: { status: 404, body: like(shopError('error.message.orderNotFound', 'There is no such order')) },
    told: { status: 404, body: { code: 'error.message.orderNotFound' } },
  }),
  interaction({
    call: 'getSubscriptions',
    given: 'the Canadian customer has a subscription',
    when: 'a request for the subscriptions',
    as: 'customer',
    input: {},
    answer: {
      status: 200,
      body: eachLike({
        subscriptionNumber: string('S-1000001'),
        status: string('Active'),
        title: string('Halo sonic toothbrush'),
        image: string('http://localhost:4003/images/halo.svg'),
        isCancelled: boolean(false),
        ableToPayInFull: boolean(false),
        nextShipmentDate: string('2026-02-01'),
        subscriptionStartDate: string('2025-11-01'),
      }),
    },
    told: { status: 200, body: [{ subscriptionNumber: 'S-1000001' }] },
  }),
  expired('getSubscriptions', 'a request for the subscriptions'),
];

/** Every customer's call is refused in the same way when the token has run out. */
function expired(
  call: 'getProfile' | 'getSavedPaymentMethod' | 'getPaymentActivity' | 'getPaymentMethods' | 'getSubscriptions',
  what: string,
): Interaction {
  return interaction({
    call,
    given: tokenRanOut,
    when: `${what} with a token that has run out`,
    as: 'customer',
    input: {},
    answer: { status: 401, body: refused },
    told: signInAgain,
  });
}
