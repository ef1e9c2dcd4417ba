/** The requests of the cancel flow, as data (docs/rules/cancel-and-return.md#after-the-reasons). */
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallInput, CallResponse } from '@perennial/shared/catalogue/types';
import type { ReturnScope } from '@perennial/shared/models/return';
import { type Reasons, toReasonsBody } from '../reasons/reasons.ts';
import { toCarrierChoice } from '../return/request/return-calls.ts';
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

/** Whether a request changes nothing. */
export const isQuestion = ({ call }: CancelRequest): boolean =>
  call === 'previewReplenishmentCancellation' || call === 'getReturnCarriers';

/** The calls that end a plan or a subscription. */
export const endCalls = [
  'cancelReplenishment',
  'cancelReplenishmentOnly',
  'cancelSubscription',
  'cancelInsurerSubscription',
] as const satisfies readonly CancelCall[];

/** One request: the name of a call, and its input. */
export type CancelRequest = {
  readonly [N in CancelCall]: { readonly call: N; readonly input: CallInput<N> };
}[CancelCall];

export function previewCancellation({ number }: CancelFacts): CancelRequest {
  return { call: 'previewReplenishmentCancellation', input: { params: { id: number } } };
}

/** Cancels the replenishment; which call depends on whether the subscription has a device. */
export function cancelReplenishment(facts: CancelFacts, reasons: Reasons): CancelRequest {
  const { number, variant } = facts;
  if (variant === 'replenishmentOnly') {
    return { call: 'cancelReplenishmentOnly', input: { params: { n: number }, body: toReasonsBody(reasons) } };
  }
  return { call: 'cancelReplenishment', input: { params: { id: number }, query: {}, body: toReasonsBody(reasons) } };
}

/** The plain cancellation (docs/rules/cancel-and-return.md#plain-cancellation). */
export function cancelPlainly({ number, replenishmentPlanId }: CancelFacts): CancelRequest {
  const query = replenishmentPlanId === undefined ? {} : { ratePlanId: replenishmentPlanId };
  return { call: 'cancelReplenishment', input: { params: { id: number }, query, body: undefined } };
}

export function cancelDevice({ number }: CancelFacts, reasons: Reasons): CancelRequest {
  return { call: 'cancelSubscription', input: { params: { n: number }, body: toReasonsBody(reasons) } };
}

/** The cancellation where an insurer pays (docs/rules/cancel-and-return.md#insurer-cancellation). */
export function cancelInsured({ number }: CancelFacts, reasons: Reasons): CancelRequest {
  return { call: 'cancelInsurerSubscription', input: { params: { n: number }, body: toReasonsBody(reasons) } };
}

/** The return of goods that a cancellation begins with (docs/rules/cancel-and-return.md#return-request). */
export function requestReturn(facts: CancelFacts, scope: ReturnScope, reasons: Reasons): CancelRequest {
  const input = { query: { subscriptionNumber: facts.number }, body: { scope, ...toReasonsBody(reasons) } };
  return { call: scope === 'Replenishment' ? 'createReturn' : facts.deviceReturnCall, input };
}

export function loadCarriers({ number }: CancelFacts, scope: ReturnScope): CancelRequest {
  return { call: 'getReturnCarriers', input: { query: { subscriptionNumber: number, scope } } };
}

/** Returns undefined if there is no carrier to choose. */
export function chooseCarriers(
  { number }: CancelFacts,
  carriers: CallResponse<'getReturnCarriers'>,
): CancelRequest | undefined {
  const input = toCarrierChoice(number, carriers);
  return input && { call: 'chooseReturnCarriers', input };
}
