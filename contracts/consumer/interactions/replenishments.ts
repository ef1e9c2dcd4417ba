/** Calls of replenishments: pause, resume, postpone, change, cancel. */
import { ratePlan } from '@perennial/shared/examples/rate-plan';
import { cancellationPreview } from '@perennial/shared/examples/subscription-details';
import { fails, type Interaction, succeeds, succeedsWithoutBody } from '../interaction.ts';
import { stateValues } from '../state-values.ts';
import { given, replenishmentNotFound } from './states-and-errors.ts';

const { newRatePlanId, ratePlanId, resumeDate, subscriptionNumber } = stateValues;
const canBePaused = 'the replenishment of subscription S-1000001 can be paused until 2027-01-15';

const params = { id: subscriptionNumber };
const reasons = { cancellationReason: 'I have enough', cancellationNote: '' };
const ratePlanNotOffered = [400, 'error.message.newRatePlanIsInvalid', 'There is no such rate plan.'] as const;
const notAllowedNow = (code: `error.message.${string}`) => [400, code, 'This is not possible now.'] as const;

export const replenishmentInteractions: readonly Interaction[] = [
  succeedsWithoutBody({
    call: 'cancelReplenishment',
    given: given.isBundle,
    when: 'a cancellation of the replenishment of a bundle',
    caller: 'customer',
    input: { params, query: { ratePlanId }, body: reasons },
  }),
  fails({
    call: 'cancelReplenishment',
    given: 'subscription S-1000001 is a bundle with an unconfirmed shipment',
    when: 'a cancellation of a replenishment with an unconfirmed shipment',
    caller: 'customer',
    input: { params, query: {}, body: reasons },
    error: notAllowedNow('error.message.shippingIsNotConfirmed'),
  }),
  succeedsWithoutBody({
    call: 'postponeReplenishment',
    given: given.isReplenishment,
    when: 'a postponement',
    caller: 'customer',
    input: { params },
  }),
  fails({
    call: 'postponeReplenishment',
    given: given.isPaused,
    when: 'a postponement of a paused replenishment',
    caller: 'customer',
    input: { params },
    error: notAllowedNow('error.message.replenishmentIsPaused'),
  }),
  succeeds({
    call: 'changeReplenishmentFrequency',
    given: given.isReplenishment,
    when: 'a change of the frequency',
    caller: 'customer',
    input: { params, body: { newProductRatePlanId: newRatePlanId } },
    response: { nextReplenishmentShippingDate: '2026-08-01' },
  }),
  fails({
    call: 'changeReplenishmentFrequency',
    given: given.isReplenishment,
    when: 'a change to a frequency that is not offered',
    caller: 'customer',
    input: { params, body: { newProductRatePlanId: 'P-none' } },
    error: ratePlanNotOffered,
  }),
  succeedsWithoutBody({
    call: 'changeReplenishmentProduct',
    given: 'the replenishment of subscription S-1000001 can be changed to P-1000002',
    when: 'a change of the product type',
    caller: 'customer',
    input: { params, body: { newProductRatePlanId: newRatePlanId } },
  }),
  fails({
    call: 'changeReplenishmentProduct',
    given: given.isReplenishment,
    when: 'a change to a product type that is not offered',
    caller: 'customer',
    input: { params, body: { newProductRatePlanId: 'P-none' } },
    error: ratePlanNotOffered,
  }),
  succeedsWithoutBody({
    call: 'pauseReplenishment',
    given: canBePaused,
    when: 'a pause without an end',
    caller: 'customer',
    input: { params, query: {} },
  }),
  succeedsWithoutBody({
    call: 'pauseReplenishment',
    given: canBePaused,
    when: 'a pause until a date',
    caller: 'customer',
    input: { params, query: { resumeDate } },
  }),
  fails({
    call: 'pauseReplenishment',
    given: given.isPaused,
    when: 'a pause of a paused replenishment',
    caller: 'customer',
    input: { params, query: {} },
    error: notAllowedNow('error.message.replenishmentIsPaused'),
  }),
  succeedsWithoutBody({
    call: 'resumeReplenishment',
    given: given.isPaused,
    when: 'a resumption',
    caller: 'customer',
    input: { params },
  }),
  fails({
    call: 'resumeReplenishment',
    given: given.isReplenishment,
    when: 'a resumption of a replenishment that is not paused',
    caller: 'customer',
    input: { params },
    error: notAllowedNow('error.message.replenishmentIsNotPaused'),
  }),
  succeedsWithoutBody({
    call: 'changeResumeDate',
    given: 'the replenishment of subscription S-1000001 is paused until a date that can be changed to 2027-01-15',
    when: 'a change of the resume date',
    caller: 'customer',
    input: { params, query: { resumeDate } },
  }),
  fails({
    call: 'changeResumeDate',
    given: canBePaused,
    when: 'a change of the resume date of a replenishment that is not paused',
    caller: 'customer',
    input: { params, query: { resumeDate } },
    error: notAllowedNow('error.message.replenishmentIsNotPaused'),
  }),
  succeeds({
    call: 'getReplenishment',
    given: given.isReplenishment,
    when: 'a request for the replenishment of a subscription',
    caller: 'customer',
    input: { params },
    response: ratePlan(),
  }),
  fails({
    call: 'getReplenishment',
    given: given.isDevice,
    when: 'a request for the replenishment of a device only',
    caller: 'customer',
    input: { params },
    error: replenishmentNotFound,
  }),
  succeeds({
    call: 'previewReplenishmentCancellation',
    given: given.isBundle,
    when: 'a preview of the cancellation of a replenishment',
    caller: 'customer',
    input: { params },
    response: cancellationPreview({ finalPaymentDate: null }),
  }),
  fails({
    call: 'previewReplenishmentCancellation',
    given: given.isDevice,
    when: 'a preview of the cancellation of a missing replenishment',
    caller: 'customer',
    input: { params },
    error: replenishmentNotFound,
  }),
  succeeds({
    call: 'previewReplenishmentCancellation',
    given: 'the replenishment of subscription S-1000001 is paid monthly with a discount',
    when: 'a preview of the cancellation of a replenishment with a payment left',
    caller: 'customer',
    input: { params },
    response: cancellationPreview(),
  }),
];
