/** The requests of the cancel flow, as data. See docs/rules/cancel-and-return.md#after-the-reasons. */
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallInput, CallResponse } from '@perennial/shared/catalogue/types';
import type { ReturnScope } from '@perennial/shared/models/return';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { findPlan, isReturning } from '../plan-facts.ts';
import { partsOfScope } from '../return/parts.ts';
import { chosenCarriers } from '../return/return-sequence.ts';
import type { CancelFacts } from './cancel-facts.ts';

export type CancelCall = Extract<
  CallName,
  | 'previewReplenishmentCancellation'
  | 'cancelReplenishmentOnly'
  | 'cancelReplenishment'
  | 'cancelSubscription'
  | 'cancelInsurerSubscription'
  | 'createReturn'
  | 'createBundledReturn'
  | 'getReturnCarriers'
  | 'chooseReturnCarriers'
>;

/** One request: the name of a call, and its input. */
export type CancelRequest = {
  readonly [N in CancelCall]: { readonly call: N; readonly input: CallInput<N> };
}[CancelCall];

/** The longest text that the customer can write. */
export const NOTE_LENGTH = 200;

export type CancelReasons = {
  /** The ticked options. */
  readonly reasons: readonly string[];
  readonly note: string;
};

/** The reasons as the shop API takes them. */
function toBody({ reasons, note }: CancelReasons) {
  return { cancellationReason: reasons.join(';'), cancellationNote: note.trim() };
}

/** Whether the customer has ticked a reason or written a text. */
export function hasReason({ reasons, note }: CancelReasons): boolean {
  return reasons.length > 0 || note.trim() !== '';
}

export function previewCancellation({ number }: CancelFacts): CancelRequest {
  return { call: 'previewReplenishmentCancellation', input: { params: { id: number } } };
}

/** Cancels the replenishment; which call depends on whether the subscription has a device. */
export function cancelReplenishment(facts: CancelFacts, reasons: CancelReasons): CancelRequest {
  const { number, variant } = facts;
  if (variant === 'replenishmentOnly') {
    return { call: 'cancelReplenishmentOnly', input: { params: { n: number }, body: toBody(reasons) } };
  }
  return { call: 'cancelReplenishment', input: { params: { id: number }, query: {}, body: toBody(reasons) } };
}

/** See docs/rules/cancel-and-return.md#plain-cancellation. */
export function cancelPlainly({ number, replenishmentPlanId }: CancelFacts): CancelRequest {
  const query = replenishmentPlanId === undefined ? {} : { ratePlanId: replenishmentPlanId };
  return { call: 'cancelReplenishment', input: { params: { id: number }, query, body: undefined } };
}

export function cancelDevice({ number }: CancelFacts, reasons: CancelReasons): CancelRequest {
  return { call: 'cancelSubscription', input: { params: { n: number }, body: toBody(reasons) } };
}

/** See docs/rules/cancel-and-return.md#insurer-cancellation. */
export function cancelInsured({ number }: CancelFacts, reasons: CancelReasons): CancelRequest {
  return { call: 'cancelInsurerSubscription', input: { params: { n: number }, body: toBody(reasons) } };
}

/** See docs/rules/cancel-and-return.md#return-request. */
export function requestReturn(facts: CancelFacts, scope: ReturnScope, reasons: CancelReasons): CancelRequest {
  const input = { query: { subscriptionNumber: facts.number }, body: { scope, ...toBody(reasons) } };
  return { call: scope === 'Replenishment' ? 'createReturn' : facts.deviceReturnCall, input };
}

export function loadCarriers({ number }: CancelFacts, scope: ReturnScope): CancelRequest {
  return { call: 'getReturnCarriers', input: { query: { subscriptionNumber: number, scope } } };
}

/** Returns undefined if both lists are empty: then the return label names the carrier. */
export function chooseCarriers(
  { number }: CancelFacts,
  carriers: CallResponse<'getReturnCarriers'>,
): CancelRequest | undefined {
  const { device, replenishment } = chosenCarriers(carriers);
  if (!device && !replenishment) return undefined;
  const body = {
    subscriptionNumber: number,
    ...(device && { tryBuyCarrier: device.id }),
    ...(replenishment && { replenishmentCarrier: replenishment.id }),
  };
  return { call: 'chooseReturnCarriers', input: { body } };
}

/**
 * Whether a subscription shows that a request took effect although its response was lost, so that the customer does not
 * send it a second time.
 */
export function hasTakenEffect(request: CancelRequest, subscription: SubscriptionDetails): boolean {
  const { isCancelled, ratePlans } = subscription;
  switch (request.call) {
    case 'createReturn':
    case 'createBundledReturn':
      return partsOfScope[request.input.body.scope].every((part) => {
        const plan = findPlan(subscription, part);
        return plan !== undefined && isReturning(subscription, plan);
      });
    case 'cancelReplenishment':
    case 'cancelReplenishmentOnly':
      return findPlan(subscription, 'replenishment')?.status === 'Cancel';
    case 'cancelSubscription':
      return isCancelled || ratePlans.some((plan) => isReturning(subscription, plan));
    case 'cancelInsurerSubscription':
      return isCancelled;
    default:
      return false;
  }
}
