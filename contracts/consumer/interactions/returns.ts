/** Calls of returns: those of the return pages and those of older clients. */
import { returnAddress } from '@perennial/shared/examples/profile';
import { carrier, returnDetails, returnInfoDetails } from '@perennial/shared/examples/return';
import { fails, type Interaction, succeeds, succeedsWithoutBody } from '../interaction.ts';
import { stateValues } from '../state-values.ts';
import { foreignSubscription, given, lockedIn, subscriptionParams } from './states-and-errors.ts';

const { carrierId, subscriptionNumber } = stateValues;
const canBeReturned = 'subscription S-1000001 is a device only and can be returned';
const isReturning = 'the device of subscription S-1000001 is on its way back';

const bySubscription = { subscriptionNumber };
const ofDevice = { subscriptionNumber, scope: 'TryBuy' } as const;
const reasons = { cancellationReason: 'It does not suit me;It is too loud', cancellationNote: 'It looks good, though' };
const returnRequest = { scope: 'TryBuy', ...reasons } as const;
const britain = { culture: 'en-gb', language: 'en-GB' } as const;
const address = returnAddress();
const addressWithoutCounty = { ...address, county: null };

const onItsWay = { returnStatus: 'Returning', returnCreatedDate: '2026-03-01', returnable: false } as const;
const returningReplenishment = returnInfoDetails({
  tryBuyReturnDetails: returnDetails({ returnable: false, unreturnableReason: 'PaidInFull' }),
  replenishmentReturnDetails: returnDetails({ ...onItsWay, returningWithdrawable: true }),
});
const returningDevice = returnInfoDetails({
  tryBuyReturnDetails: returnDetails({ ...onItsWay, returningWithdrawable: true }),
  replenishmentReturnDetails: returnDetails({ returnable: false }),
});

const returnNotWithdrawable = [400, 'error.message.returnIsNotInProgress', 'Nothing is on its way back.'] as const;

const returnPages: readonly Interaction[] = [
  succeedsWithoutBody({
    call: 'createReturn',
    given: canBeReturned,
    when: 'a return of a device',
    caller: 'customer',
    input: { query: bySubscription, body: returnRequest },
  }),
  fails({
    call: 'createReturn',
    given: given.isLocked,
    when: 'a return of a device in its lock-in period',
    caller: 'customer',
    input: { query: bySubscription, body: returnRequest },
    error: lockedIn,
  }),
  succeedsWithoutBody({
    call: 'createBundledReturn',
    given: 'subscription S-1000001 is a British hair-removal device that can be returned',
    when: 'a return of a device with its bundle',
    caller: 'customer',
    locale: britain,
    input: { query: bySubscription, body: returnRequest },
  }),
  fails({
    call: 'createBundledReturn',
    given: given.isLocked,
    when: 'a return of a device with its bundle in its lock-in period',
    caller: 'customer',
    locale: britain,
    input: { query: bySubscription, body: returnRequest },
    error: lockedIn,
  }),
  succeedsWithoutBody({
    call: 'withdrawReturn',
    given: isReturning,
    when: 'a withdrawal of a return',
    caller: 'customer',
    input: { query: ofDevice },
  }),
  fails({
    call: 'withdrawReturn',
    given: canBeReturned,
    when: 'a withdrawal of a return that was not requested',
    caller: 'customer',
    input: { query: ofDevice },
    error: returnNotWithdrawable,
  }),
  succeeds({
    call: 'getReturnAddress',
    given: canBeReturned,
    when: 'a request for the return address',
    caller: 'customer',
    input: {},
    response: addressWithoutCounty,
  }),
  succeedsWithoutBody({
    call: 'updateReturnAddress',
    given: canBeReturned,
    when: 'a change of the return address',
    caller: 'customer',
    input: { body: { ...ofDevice, address } },
  }),
  fails({
    call: 'updateReturnAddress',
    when: 'a change of the return address of another customer',
    input: { body: { ...ofDevice, address } },
    ...foreignSubscription,
  }),
  succeeds({
    call: 'getReturnCarriers',
    given: isReturning,
    when: 'a request for the carriers of a return',
    caller: 'customer',
    input: { query: ofDevice },
    response: { tryBuyCarriers: [carrier()], replenishmentCarriers: [] },
  }),
  fails({
    call: 'getReturnCarriers',
    when: 'a request for the carriers of a return of another customer',
    input: { query: ofDevice },
    ...foreignSubscription,
  }),
  succeedsWithoutBody({
    call: 'chooseReturnCarriers',
    given: 'carrier-1 can pick up the device of subscription S-1000001',
    when: 'the choice of a carrier',
    caller: 'customer',
    input: { body: { subscriptionNumber, tryBuyCarrier: carrierId } },
  }),
  succeedsWithoutBody({
    call: 'chooseReturnCarriers',
    given: 'carrier-1 can pick up the replenishment of subscription S-1000001',
    when: 'the choice of a carrier for a replenishment',
    caller: 'customer',
    input: { body: { subscriptionNumber, replenishmentCarrier: carrierId } },
  }),
  fails({
    call: 'chooseReturnCarriers',
    given: isReturning,
    when: 'the choice of a carrier that is not offered',
    caller: 'customer',
    input: { body: { subscriptionNumber, tryBuyCarrier: 'carrier-none' } },
    error: [400, 'error.message.carrierIsInvalid', 'There is no such carrier.'],
  }),
  succeeds({
    call: 'getReturnInfo',
    given: canBeReturned,
    when: 'a request for the return options',
    caller: 'customer',
    input: { query: bySubscription },
    response: returnInfoDetails(),
  }),
  fails({
    call: 'getReturnInfo',
    when: 'a request for the return options of another customer',
    input: { query: bySubscription },
    ...foreignSubscription,
  }),
  succeeds({
    call: 'getReturnDetails',
    given: isReturning,
    when: 'a request for the returns',
    caller: 'customer',
    input: { query: bySubscription },
    response: [returnDetails({ returnStatus: 'Returning', returnCreatedDate: '2026-03-01' })],
  }),
  succeeds({
    call: 'getReturnCarriers',
    given: 'subscription S-1000001 has a discount every two months, and its replenishment is on its way back',
    when: 'a request for the carriers of a replenishment',
    caller: 'customer',
    input: { query: { subscriptionNumber, scope: 'Replenishment' } },
    response: { tryBuyCarriers: [], replenishmentCarriers: [carrier()] },
  }),
  succeeds({
    call: 'getReturnInfo',
    given: 'subscription S-1000001 has a discount every two months, and its replenishment is on its way back',
    when: 'a request for the return options of a bundle whose replenishment is on its way back',
    caller: 'customer',
    input: { query: bySubscription },
    response: returningReplenishment,
  }),
  succeeds({
    call: 'getReturnInfo',
    given: 'subscription S-1000001 has monthly and semi-annual discounts, and its device is on its way back',
    when: 'a request for the return options of a bundle whose device is on its way back',
    caller: 'customer',
    input: { query: bySubscription },
    response: returningDevice,
  }),
];

const olderClients: readonly Interaction[] = [
  succeedsWithoutBody({
    call: 'returnSubscription',
    given: canBeReturned,
    when: 'a return of a device by an older client',
    caller: 'customer',
    input: { params: subscriptionParams, body: reasons },
  }),
  fails({
    call: 'returnSubscription',
    given: given.isLocked,
    when: 'a return of a device in its lock-in period by an older client',
    caller: 'customer',
    input: { params: subscriptionParams, body: reasons },
    error: lockedIn,
  }),
  succeeds({
    call: 'getSubscriptionReturnAddress',
    given: canBeReturned,
    when: 'a request for the return address of a subscription',
    caller: 'customer',
    input: { params: subscriptionParams },
    response: addressWithoutCounty,
  }),
  succeedsWithoutBody({
    call: 'updateSubscriptionReturnAddress',
    given: canBeReturned,
    when: 'a change of the return address of a subscription',
    caller: 'customer',
    input: { body: { subscriptionNumber, address } },
  }),
  fails({
    call: 'updateSubscriptionReturnAddress',
    when: 'a change of the return address of a subscription of another customer',
    input: { body: { subscriptionNumber, address } },
    ...foreignSubscription,
  }),
  succeeds({
    call: 'getSubscriptionReturnDetail',
    given: canBeReturned,
    when: 'a request for the returns of a subscription by an older client',
    caller: 'customer',
    input: { params: subscriptionParams },
    response: returnInfoDetails(),
  }),
  succeeds({
    call: 'getSubscriptionReturnDetail',
    given: 'subscription S-1000001 has a discount every two months, and its replenishment is on its way back',
    when: 'a request by an older client for the returns of a bundle whose replenishment is on its way back',
    caller: 'customer',
    input: { params: subscriptionParams },
    response: returningReplenishment,
  }),
  succeeds({
    call: 'getSubscriptionReturnDetail',
    given: 'subscription S-1000001 has monthly and semi-annual discounts, and its device is on its way back',
    when: 'a request by an older client for the returns of a bundle whose device is on its way back',
    caller: 'customer',
    input: { params: subscriptionParams },
    response: returningDevice,
  }),
];

export const returnInteractions: readonly Interaction[] = [...returnPages, ...olderClients];
