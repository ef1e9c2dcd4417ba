/** Returns, as the return screens ask for them and as older clients do. */
import { returnAddress } from '@perennial/shared/examples/profile';
import { carrier, returnDetails, returnInfoDetails } from '@perennial/shared/examples/return';
import { accepts, type Interaction, isRefused, succeeds } from '../interaction.ts';
import { stateValues } from '../state-values.ts';

const { carrierId, subscriptionNumber } = stateValues;
const canBeReturned = 'subscription S-1000001 is a device alone that can be returned';
const isLocked = 'the device of subscription S-1000001 is in its lock-in period';
const isReturning = 'the device of subscription S-1000001 is on its way back';
const isOfSomebodyElse = 'subscription S-1000001 belongs to somebody else';

const params = { n: subscriptionNumber };
const bySubscription = { subscriptionNumber };
const ofDevice = { subscriptionNumber, scope: 'TryBuy' } as const;
const reasons = { cancellationReason: 'It does not suit me;It is too loud', cancellationNote: 'It looks good, though' };
const returned = { scope: 'TryBuy', ...reasons } as const;
const britain = { culture: 'en-gb', language: 'en-GB' } as const;
const address = returnAddress();
const noAddress = { ...address, county: null };

const lockedIn = [400, 'error.message.subscriptionIsInLockPeriod', 'The lock-in period has not passed.'] as const;
const notReturning = [400, 'error.message.returnIsNotWithdrawable', 'Nothing is on its way back.'] as const;
const ofSomebodyElse = {
  given: isOfSomebodyElse,
  as: 'customer',
  with: [403, 'error.message.userIsNotBelongTo', 'This subscription is not yours.'],
  told: { status: 401, body: { code: 'session.required', action: 'sign-in' } },
} as const;

const screens: readonly Interaction[] = [
  accepts({
    call: 'createReturn',
    given: canBeReturned,
    when: 'a return of a device',
    as: 'customer',
    input: { query: bySubscription, body: returned },
  }),
  isRefused({
    call: 'createReturn',
    given: isLocked,
    when: 'a return of a device in its lock-in period',
    as: 'customer',
    input: { query: bySubscription, body: returned },
    with: lockedIn,
  }),
  accepts({
    call: 'createBundledReturn',
    given: 'subscription S-1000001 is British hair removal that can be returned',
    when: 'a return of a device with what was sold with it',
    as: 'customer',
    site: britain,
    input: { query: bySubscription, body: returned },
  }),
  isRefused({
    call: 'createBundledReturn',
    given: isLocked,
    when: 'a return of a device with what was sold with it, in its lock-in period',
    as: 'customer',
    site: britain,
    input: { query: bySubscription, body: returned },
    with: lockedIn,
  }),
  accepts({
    call: 'withdrawReturn',
    given: isReturning,
    when: 'a withdrawal of a return',
    as: 'customer',
    input: { query: ofDevice },
  }),
  isRefused({
    call: 'withdrawReturn',
    given: canBeReturned,
    when: 'a withdrawal of a return that nobody asked for',
    as: 'customer',
    input: { query: ofDevice },
    with: notReturning,
  }),
  succeeds({
    call: 'getReturnAddress',
    given: canBeReturned,
    when: 'a request for the address of returns',
    as: 'customer',
    input: {},
    answer: noAddress,
  }),
  accepts({
    call: 'updateReturnAddress',
    given: canBeReturned,
    when: 'another address for a return',
    as: 'customer',
    input: { body: { ...ofDevice, address } },
  }),
  isRefused({
    call: 'updateReturnAddress',
    when: 'another address for a return of somebody else',
    input: { body: { ...ofDevice, address } },
    ...ofSomebodyElse,
  }),
  succeeds({
    call: 'getReturnCarriers',
    given: isReturning,
    when: 'a request for the carriers of a return',
    as: 'customer',
    input: { query: ofDevice },
    answer: { tryBuyCarriers: [carrier()], replenishmentCarriers: [] },
  }),
  isRefused({
    call: 'getReturnCarriers',
    when: 'a request for the carriers of a return of somebody else',
    input: { query: ofDevice },
    ...ofSomebodyElse,
  }),
  accepts({
    call: 'chooseReturnCarriers',
    given: 'the device of subscription S-1000001 is to be fetched by carrier-1',
    when: 'the choice of a carrier',
    as: 'customer',
    input: { body: { subscriptionNumber, tryBuyCarrier: carrierId } },
  }),
  isRefused({
    call: 'chooseReturnCarriers',
    given: isReturning,
    when: 'the choice of a carrier that does not come',
    as: 'customer',
    input: { body: { subscriptionNumber, tryBuyCarrier: 'carrier-none' } },
    with: [400, 'error.message.carrierIsNotOffered', 'There is no such carrier.'],
  }),
  succeeds({
    call: 'getReturnInfo',
    given: canBeReturned,
    when: 'a request for what can be returned',
    as: 'customer',
    input: { query: bySubscription },
    answer: returnInfoDetails(),
  }),
  isRefused({
    call: 'getReturnInfo',
    when: 'a request for what can be returned of somebody else',
    input: { query: bySubscription },
    ...ofSomebodyElse,
  }),
  succeeds({
    call: 'getReturnDetails',
    given: isReturning,
    when: 'a request for the returns',
    as: 'customer',
    input: { query: bySubscription },
    answer: [returnDetails({ returnStatus: 'Returning', returnCreatedDate: '2026-03-01' })],
  }),
];

const olderClients: readonly Interaction[] = [
  accepts({
    call: 'returnSubscription',
    given: canBeReturned,
    when: 'a return of a device by an older client',
    as: 'customer',
    input: { params, body: reasons },
  }),
  isRefused({
    call: 'returnSubscription',
    given: isLocked,
    when: 'a return of a device in its lock-in period by an older client',
    as: 'customer',
    input: { params, body: reasons },
    with: lockedIn,
  }),
  succeeds({
    call: 'getSubscriptionReturnAddress',
    given: canBeReturned,
    when: 'a request for the address of the returns of a subscription',
    as: 'customer',
    input: { params },
    answer: noAddress,
  }),
  accepts({
    call: 'updateSubscriptionReturnAddress',
    given: canBeReturned,
    when: 'another address for the returns of a subscription',
    as: 'customer',
    input: { body: { subscriptionNumber, address } },
  }),
  isRefused({
    call: 'updateSubscriptionReturnAddress',
    when: 'another address for the returns of a subscription of somebody else',
    input: { body: { subscriptionNumber, address } },
    ...ofSomebodyElse,
  }),
  succeeds({
    call: 'getSubscriptionReturnDetail',
    given: canBeReturned,
    when: 'a request for the returns of a subscription by an older client',
    as: 'customer',
    input: { params },
    answer: returnInfoDetails(),
  }),
];

export const returnInteractions: readonly Interaction[] = [...screens, ...olderClients];
