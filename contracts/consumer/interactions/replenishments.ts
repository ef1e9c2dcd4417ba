/** Replenishments: paused, resumed, moved, changed, cancelled. */
import { ratePlan } from '@perennial/shared/examples/rate-plan';
import { cancellationPreview } from '@perennial/shared/examples/subscription-details';
import { accepts, type Interaction, isRefused, succeeds } from '../interaction.ts';
import { stateValues } from '../state-values.ts';

const { newRatePlanId, ratePlanId, resumeDate, subscriptionNumber } = stateValues;
const isReplenishment = 'subscription S-1000001 is a replenishment alone';
const isBundle = 'subscription S-1000001 is a bundle with a replenishment P-1000001';
const isDevice = 'subscription S-1000001 is a device alone without replenishment';
const isPaused = 'the replenishment of subscription S-1000001 is paused';
const canBePaused = 'the replenishment of subscription S-1000001 can be paused until 2027-01-15';

const params = { id: subscriptionNumber };
const reasons = { cancellationReason: 'I have enough', cancellationNote: '' };
const noReplenishment = [404, 'error.message.replenishmentIsNotFound', 'There is no replenishment.'] as const;
const noSuchPlan = [400, 'error.message.ratePlanIsNotOffered', 'There is no such rate plan.'] as const;
const notNow = (code: `error.message.${string}`) => [400, code, 'This is not possible now.'] as const;

export const replenishmentInteractions: readonly Interaction[] = [
  accepts({
    call: 'cancelReplenishment',
    given: isBundle,
    when: 'a cancellation of the replenishment of a bundle',
    as: 'customer',
    input: { params, query: { ratePlanId }, body: reasons },
  }),
  isRefused({
    call: 'cancelReplenishment',
    given: 'subscription S-1000001 is a bundle whose shipment is not confirmed',
    when: 'a cancellation of a replenishment that is about to be shipped',
    as: 'customer',
    input: { params, query: {}, body: reasons },
    with: notNow('error.message.shippingIsNotConfirmed'),
  }),
  accepts({
    call: 'postponeReplenishment',
    given: isReplenishment,
    when: 'a postponement',
    as: 'customer',
    input: { params },
  }),
  isRefused({
    call: 'postponeReplenishment',
    given: isPaused,
    when: 'a postponement of a replenishment that is paused',
    as: 'customer',
    input: { params },
    with: notNow('error.message.postponingIsNotAllowed'),
  }),
  succeeds({
    call: 'changeReplenishmentFrequency',
    given: isReplenishment,
    when: 'another frequency',
    as: 'customer',
    input: { params, body: { newProductRatePlanId: newRatePlanId } },
    answer: { nextReplenishmentShippingDate: '2026-08-01' },
  }),
  isRefused({
    call: 'changeReplenishmentFrequency',
    given: isReplenishment,
    when: 'a frequency that is not offered',
    as: 'customer',
    input: { params, body: { newProductRatePlanId: 'P-none' } },
    with: noSuchPlan,
  }),
  accepts({
    call: 'changeReplenishmentProduct',
    given: 'the replenishment of subscription S-1000001 can become P-1000002',
    when: 'another product type',
    as: 'customer',
    input: { params, body: { newProductRatePlanId: newRatePlanId } },
  }),
  isRefused({
    call: 'changeReplenishmentProduct',
    given: isReplenishment,
    when: 'a product type that is not offered',
    as: 'customer',
    input: { params, body: { newProductRatePlanId: 'P-none' } },
    with: noSuchPlan,
  }),
  accepts({
    call: 'pauseReplenishment',
    given: canBePaused,
    when: 'a pause without an end',
    as: 'customer',
    input: { params, query: {} },
  }),
  accepts({
    call: 'pauseReplenishment',
    given: canBePaused,
    when: 'a pause until a day',
    as: 'customer',
    input: { params, query: { resumeDate } },
  }),
  isRefused({
    call: 'pauseReplenishment',
    given: isPaused,
    when: 'a pause of a replenishment that is paused',
    as: 'customer',
    input: { params, query: {} },
    with: notNow('error.message.pausingIsNotAllowed'),
  }),
  accepts({
    call: 'resumeReplenishment',
    given: isPaused,
    when: 'the end of a pause',
    as: 'customer',
    input: { params },
  }),
  isRefused({
    call: 'resumeReplenishment',
    given: isReplenishment,
    when: 'the end of a pause where there is none',
    as: 'customer',
    input: { params },
    with: notNow('error.message.resumingIsNotAllowed'),
  }),
  accepts({
    call: 'changeResumeDate',
    given: 'the replenishment of subscription S-1000001 is paused until a day, which can become 2027-01-15',
    when: 'another day for the end of a pause',
    as: 'customer',
    input: { params, query: { resumeDate } },
  }),
  isRefused({
    call: 'changeResumeDate',
    given: canBePaused,
    when: 'another day for the end of a pause where there is none',
    as: 'customer',
    input: { params, query: { resumeDate } },
    with: notNow('error.message.resumingIsNotAllowed'),
  }),
  succeeds({
    call: 'getReplenishment',
    given: isReplenishment,
    when: 'a request for the replenishment of a subscription',
    as: 'customer',
    input: { params },
    answer: ratePlan(),
  }),
  isRefused({
    call: 'getReplenishment',
    given: isDevice,
    when: 'a request for the replenishment of a device alone',
    as: 'customer',
    input: { params },
    with: noReplenishment,
  }),
  succeeds({
    call: 'previewReplenishmentCancellation',
    given: isBundle,
    when: 'a preview of the cancellation of a replenishment',
    as: 'customer',
    input: { params },
    answer: cancellationPreview({ finalPaymentDate: null }),
  }),
  isRefused({
    call: 'previewReplenishmentCancellation',
    given: isDevice,
    when: 'a preview of the cancellation of a replenishment that is not there',
    as: 'customer',
    input: { params },
    with: noReplenishment,
  }),
];
