/** Subscriptions: read, paid in full, given a promotion, repaired, cancelled, and their documents. */
import { subscriptionListItem } from '@perennial/shared/examples/subscription';
import { payInFullPreview, subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import { accepts, type Interaction, isRefused, opens, succeeds } from '../interaction.ts';
import { stateValues } from '../state-values.ts';

const { ratePlanId, subscriptionNumber } = stateValues;
const isReplenishment = 'subscription S-1000001 is a replenishment alone';
const isBundle = 'subscription S-1000001 is a bundle with a replenishment P-1000001';
const isDevice = 'subscription S-1000001 is a device alone without replenishment';
const isLocked = 'the device of subscription S-1000001 is in its lock-in period';
const canBePaid = 'device P-1000001 of subscription S-1000001 can be paid in full';
const isPaid = 'device P-1000001 of subscription S-1000001 is paid in full';
const isOfSomebodyElse = 'subscription S-1000001 belongs to somebody else';

const params = { n: subscriptionNumber };
const plan = { subscriptionNumber, subscriptionRatePlanId: ratePlanId };
const reasons = { cancellationReason: 'I have enough;It is too expensive', cancellationNote: 'Thank you all the same' };
const alreadyPaid = [400, 'error.message.ratePlanIsPaidInFull', 'This product has already been purchased!'] as const;
const lockedIn = [400, 'error.message.subscriptionIsInLockPeriod', 'The lock-in period has not passed.'] as const;
const notYours = [403, 'error.message.userIsNotBelongTo', 'This subscription is not yours.'] as const;
/** The BFF ends the session of whoever reaches for what is not theirs (specification 3, section 8). */
const signInAgain = { status: 401, body: { code: 'session.required', action: 'sign-in' } } as const;

export const subscriptionInteractions: readonly Interaction[] = [
  succeeds({
    call: 'getSubscriptions',
    given: 'the Canadian customer has a subscription, a card and an invoice',
    when: 'a request for the subscriptions',
    as: 'customer',
    input: {},
    answer: [subscriptionListItem()],
  }),
  succeeds({
    call: 'getSubscription',
    given: isReplenishment,
    when: 'a request for one subscription',
    as: 'customer',
    input: { params: { id: subscriptionNumber } },
    answer: subscriptionDetails({ availableOptionsToChangeReplenishment: [] }),
  }),
  succeeds({
    call: 'getSubscription',
    given: 'the replenishment of subscription S-1000001 can become P-1000002',
    when: 'a request for one subscription with other products to choose from',
    as: 'customer',
    input: { params: { id: subscriptionNumber } },
    answer: subscriptionDetails(),
  }),
  isRefused({
    call: 'getSubscription',
    given: isOfSomebodyElse,
    when: 'a request for a subscription of somebody else',
    as: 'customer',
    input: { params: { id: subscriptionNumber } },
    with: notYours,
    told: signInAgain,
  }),
  accepts({
    call: 'payInFull',
    given: canBePaid,
    when: 'a payment of the rest of a device by the saved payment method',
    as: 'customer',
    input: { body: plan },
  }),
  isRefused({
    call: 'payInFull',
    given: isPaid,
    when: 'a payment of the rest of a device that is paid',
    as: 'customer',
    input: { body: plan },
    with: alreadyPaid,
  }),
  accepts({
    call: 'cancelReplenishmentOnly',
    given: isReplenishment,
    when: 'a cancellation of a replenishment alone',
    as: 'customer',
    input: { params, body: reasons },
  }),
  isRefused({
    call: 'cancelReplenishmentOnly',
    given: 'subscription S-1000001 is a replenishment alone whose shipment is not confirmed',
    when: 'a cancellation of a replenishment alone that is about to be shipped',
    as: 'customer',
    input: { params, body: reasons },
    with: [400, 'error.message.shippingIsNotConfirmed', 'Your order is almost ready to ship.'],
  }),
  accepts({
    call: 'orderOneTimeReplenishment',
    given: isBundle,
    when: 'an order of one more replenishment',
    as: 'customer',
    input: { body: plan },
  }),
  isRefused({
    call: 'orderOneTimeReplenishment',
    given: isDevice,
    when: 'an order of one more replenishment where there is none',
    as: 'customer',
    input: { body: plan },
    with: [404, 'error.message.replenishmentIsNotFound', 'There is no replenishment.'],
  }),
  succeeds({
    call: 'previewSubscription',
    given: 'the promotion code HALO20 is valid for the bundle sonic-brush-halo, which the Canadian customer may order',
    when: 'a preview of a set of bundles',
    as: 'customer',
    input: { body: { bundles: [{ name: 'sonic-brush-halo', quantity: 1, promotions: [{ code: 'HALO20' }] }] } },
    answer: { paymentRequirement: 'FirstTerm', firstTermTaxAmount: 10.4, firstTermTotalAmount: 90.39 },
  }),
  isRefused({
    call: 'previewSubscription',
    given: 'the Canadian customer may order and has an address',
    when: 'a preview of a bundle that is not sold',
    as: 'customer',
    input: { body: { bundles: [{ name: 'no-such-bundle', quantity: 1 }] } },
    with: [404, 'error.message.bundleIsNotFound', 'There is no such bundle.'],
  }),
  succeeds({
    call: 'applyPromotionCode',
    given: 'the promotion code REFILL25 is valid for subscription S-1000001',
    when: 'a promotion code for a subscription',
    as: 'customer',
    input: { body: { subscriptionNumber, promotionCode: 'REFILL25' } },
    answer: { code: 'REFILL25', description: '25% off your next replenishment' },
  }),
  isRefused({
    call: 'applyPromotionCode',
    given: isReplenishment,
    when: 'a promotion code for a subscription that nobody gave out',
    as: 'customer',
    input: { body: { subscriptionNumber, promotionCode: 'NOSUCHCODE' } },
    with: [400, 'error.message.promotionIsInvalid', 'The promotion code is not valid.'],
  }),
  succeeds({
    call: 'previewPayInFull',
    given: canBePaid,
    when: 'a preview of paying a device in full',
    as: 'customer',
    input: { params: { n: subscriptionNumber, id: ratePlanId }, query: {} },
    answer: payInFullPreview(),
  }),
  succeeds({
    call: 'previewPayInFull',
    given: 'the promotion code KEEPIT15 is valid for paying device P-1000001 of subscription S-1000001 in full',
    when: 'a preview of paying a device in full with a promotion code',
    as: 'customer',
    input: { params: { n: subscriptionNumber, id: ratePlanId }, query: { promotionCode: 'KEEPIT15' } },
    answer: payInFullPreview({ discount: { code: 'KEEPIT15', description: '15% off', amount: 49.49 } }),
  }),
  isRefused({
    call: 'previewPayInFull',
    given: isPaid,
    when: 'a preview of paying a device in full that is paid',
    as: 'customer',
    input: { params: { n: subscriptionNumber, id: ratePlanId }, query: {} },
    with: alreadyPaid,
  }),
  accepts({
    call: 'shipReplenishmentNow',
    given: isBundle,
    when: 'a request to ship the next replenishment now',
    as: 'customer',
    input: { params: { n: subscriptionNumber, id: ratePlanId } },
  }),
  isRefused({
    call: 'shipReplenishmentNow',
    given: 'the replenishment of subscription S-1000001 is paused',
    when: 'a request to ship the next replenishment now while it is paused',
    as: 'customer',
    input: { params: { n: subscriptionNumber, id: ratePlanId } },
    with: [400, 'error.message.shippingNowIsNotAllowed', 'The replenishment cannot be shipped now.'],
  }),
  accepts({
    call: 'cancelSubscription',
    given: 'subscription S-1000001 is a device alone that can be cancelled',
    when: 'a cancellation of a device alone',
    as: 'customer',
    input: { params, body: reasons },
  }),
  isRefused({
    call: 'cancelSubscription',
    given: isLocked,
    when: 'a cancellation of a device in its lock-in period',
    as: 'customer',
    input: { params, body: reasons },
    with: lockedIn,
  }),
  accepts({
    call: 'cancelInsurerSubscription',
    given: 'subscription S-1000001 is American and linked to a health insurer',
    when: 'a cancellation by an insured customer',
    as: 'customer',
    site: { culture: 'en-us', language: 'en-US' },
    input: { params, body: reasons },
  }),
  isRefused({
    call: 'cancelInsurerSubscription',
    given: isReplenishment,
    when: 'a cancellation by a customer who is not insured',
    as: 'customer',
    input: { params, body: reasons },
    with: [400, 'error.message.subscriptionIsNotInsured', 'No health insurer is linked to this subscription.'],
  }),
  accepts({
    call: 'requestRepair',
    given: 'subscription S-1000001 is Dutch and its device can be repaired',
    when: 'a request for a repair',
    as: 'customer',
    site: { culture: 'nl-nl', language: 'nl-NL' },
    input: { params, body: { subscriptionNumber } },
  }),
  isRefused({
    call: 'requestRepair',
    given: isReplenishment,
    when: 'a request for a repair where there is no device',
    as: 'customer',
    input: { params, body: { subscriptionNumber } },
    with: [400, 'error.message.repairIsNotAllowed', 'There is nothing to repair.'],
  }),
  opens({
    call: 'getTermsDocument',
    given: isBundle,
    when: 'a request for the terms of a rate plan',
    as: 'customer',
    input: { params: { n: subscriptionNumber, id: ratePlanId }, query: { languageCode: 'en-CA', culture: 'en-ca' } },
    sentQuery: { languageCode: 'en-CA' },
    contentType: 'application/pdf',
  }),
  isRefused({
    call: 'getTermsDocument',
    given: isOfSomebodyElse,
    when: 'a request for the terms of a subscription of somebody else',
    as: 'customer',
    input: { params: { n: subscriptionNumber, id: ratePlanId }, query: { languageCode: 'en-CA', culture: 'en-ca' } },
    sentQuery: { languageCode: 'en-CA' },
    with: notYours,
    told: signInAgain,
  }),
];
