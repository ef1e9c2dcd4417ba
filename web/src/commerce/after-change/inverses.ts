/**
 * The call that takes a change back, by the change: one row each (docs/rules/subscriptions.md#undo, ADR 83). A row compares
 * the data before and after the change, and returns nothing unless both prove that the way back is open and costs nothing.
 */
import { toMonths } from '@perennial/shared/billing-period';
import type { CallInput, CallRequest } from '@perennial/shared/catalogue/types';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import type { SubscriptionPage } from '@perennial/shared/page-data';
import { findPlan, findReturn, recurringCharges, toScope } from '@perennial/shared/subscriptions/plan-facts';
import { planKinds } from '@perennial/shared/subscriptions/subscription-state';
import type { MadeChange, SeenData } from '../../api/change-record.ts';

/** The call, and what it does, for the words beside the button. */
export type Inverse =
  | (CallRequest<'changeReplenishmentFrequency'> & { readonly effect: 'frequency'; readonly months: number })
  | (CallRequest<'changeReplenishmentProduct'> & { readonly effect: 'product'; readonly product: string })
  | (CallRequest<'resumeReplenishment'> & { readonly effect: 'pause' })
  | (CallRequest<'changeResumeDate'> & { readonly effect: 'pause' })
  | (CallRequest<'changeResumeDate'> & { readonly effect: 'resumeDate'; readonly date: string })
  | (CallRequest<'updateOptIn'> & { readonly effect: 'newsletterOn' | 'newsletterOff' })
  | (CallRequest<'withdrawReturn'> & { readonly effect: 'return' });

/** `before` and `after` are the subscription. `today` is YYYY-MM-DD. */
type Versions = { readonly before: SubscriptionDetails; readonly after: SubscriptionDetails; readonly today: string };

/** Nothing is prepared or charged on a day that is still to come. */
const isAhead = (day: string | null, today: string): boolean => day !== null && day > today;

const isPaused = (subscription: SubscriptionDetails): boolean =>
  subscription.ableToResumeReplenishment || subscription.ableToChangeReplenishmentResumeDate;

function findMonths(subscription: SubscriptionDetails): number | undefined {
  const frequency = findPlan(subscription, 'replenishment')?.shippingFrequency;
  return frequency ? toMonths(frequency) : undefined;
}

/** The shop has the chosen frequency, and offers the former one. */
function undoFrequency(
  { params, body }: CallInput<'changeReplenishmentFrequency'>,
  { before, after, today }: Versions,
): Inverse | undefined {
  const chosen = before.availableFrequenciesToChange.find(
    ({ productRatePlanId }) => productRatePlanId === body.newProductRatePlanId,
  );
  const former = findMonths(before);
  if (!chosen || former === undefined || former === toMonths(chosen) || findMonths(after) !== toMonths(chosen)) return;
  if (!after.ableToChangeFrequency || !isAhead(after.nextShipmentDate, today)) return;
  const back = after.availableFrequenciesToChange.find((choice) => toMonths(choice) === former);
  if (!back) return;
  return {
    name: 'changeReplenishmentFrequency',
    input: { params, body: { newProductRatePlanId: back.productRatePlanId } },
    effect: 'frequency',
    months: former,
  };
}

/** The former product is among the choices, once, at the price that it had. */
function undoProduct(
  { params }: CallInput<'changeReplenishmentProduct'>,
  { before, after, today }: Versions,
): Inverse | undefined {
  const former = findPlan(before, 'replenishment');
  if (!former || before.hasAnyFutureDatedReplenishment || !after.hasAnyFutureDatedReplenishment) return;
  if (!after.ableToChangeReplenishment || !after.shippingConfirmed || !isAhead(after.nextShipmentDate, today)) return;
  const [back, ...others] = after.availableOptionsToChangeReplenishment.filter(
    ({ name }) => name === former.productName,
  );
  const [charge, ...otherCharges] = recurringCharges(former);
  if (!back || others.length > 0 || !charge || otherCharges.length > 0) return;
  const period = toMonths({
    billingPeriod: back.paymentBillingPeriod,
    specificBillingPeriod: back.paymentSpecificMonthAmount,
  });
  if (back.paymentAmount !== charge.amount.discounted || period !== charge.months) return;
  return {
    name: 'changeReplenishmentProduct',
    input: { params, body: { newProductRatePlanId: back.id } },
    effect: 'product',
    product: back.name,
  };
}

/** Nothing was due before, so nothing is charged at once when the pause ends again. */
function undoPause(
  { params }: CallInput<'pauseReplenishment'>,
  { before, after, today }: Versions,
): Inverse | undefined {
  if (isPaused(before) || !isAhead(before.nextShipmentDate, today)) return;
  if (after.ableToResumeReplenishment) return { name: 'resumeReplenishment', input: { params }, effect: 'pause' };
  if (!after.ableToChangeReplenishmentResumeDate) return;
  return { name: 'changeResumeDate', input: { params, query: { resumeDate: today } }, effect: 'pause' };
}

/** A pause without a former end, or with one that is over, has no day to go back to. */
function undoResumeDate(
  { params }: CallInput<'changeResumeDate'>,
  { before, after, today }: Versions,
): Inverse | undefined {
  const { resumedReplenishmentDate: former } = before;
  if (former === null || !isAhead(former, today) || former === after.resumedReplenishmentDate) return;
  if (!after.ableToChangeReplenishmentResumeDate) return;
  return {
    name: 'changeResumeDate',
    input: { params, query: { resumeDate: former } },
    effect: 'resumeDate',
    date: former,
  };
}

/** All that has begun to go back with this return, if all of it can be withdrawn. */
function undoReturn(subscriptionNumber: string, { before, after }: Versions): Inverse | undefined {
  const begun = planKinds.filter(
    (kind) =>
      findReturn(before, kind)?.returnStatus !== 'Returning' && findReturn(after, kind)?.returnStatus === 'Returning',
  );
  const scope = toScope(begun);
  if (!scope || !begun.every((kind) => findReturn(after, kind)?.returningWithdrawable)) return;
  return { name: 'withdrawReturn', input: { query: { subscriptionNumber, scope } }, effect: 'return' };
}

function undoInSubscription(change: MadeChange, versions: Versions): Inverse | undefined {
  switch (change.name) {
    case 'changeReplenishmentFrequency':
      return undoFrequency(change.input, versions);
    case 'changeReplenishmentProduct':
      return undoProduct(change.input, versions);
    case 'pauseReplenishment':
      return undoPause(change.input, versions);
    case 'changeResumeDate':
      return undoResumeDate(change.input, versions);
    case 'createReturn':
    case 'createBundledReturn':
      return undoReturn(change.input.query.subscriptionNumber, versions);
    default:
      return;
  }
}

const isSubscription = (data: SeenData): data is SubscriptionPage => 'ratePlans' in data;

const withInverse: ReadonlySet<MadeChange['name']> = new Set([
  'changeReplenishmentFrequency',
  'changeReplenishmentProduct',
  'pauseReplenishment',
  'changeResumeDate',
  'createReturn',
  'createBundledReturn',
  'updateOptIn',
]);

/** Whether a change of this kind may have a way back. */
export function mayBeUndone({ name }: Pick<MadeChange, 'name'>): boolean {
  return withInverse.has(name);
}

/**
 * Returns the call that takes a change back; undefined if the data do not prove that it can, or do not show the change yet.
 * `after` is what the shop shows now. `today` is YYYY-MM-DD.
 */
export function findInverse(change: MadeChange, after: SeenData | undefined, today: string): Inverse | undefined {
  const { before } = change;
  if (!before || !after) return;
  if (isSubscription(before))
    return isSubscription(after) ? undoInSubscription(change, { before, after, today }) : undefined;
  if (change.name !== 'updateOptIn' || isSubscription(after)) return;
  const { optIn } = change.input.body;
  const [was, is] = [before.personalDetail.selectedNewsletter, after.personalDetail.selectedNewsletter];
  if (is !== optIn || was === optIn) return;
  return { name: 'updateOptIn', input: { body: { optIn: was } }, effect: was ? 'newsletterOn' : 'newsletterOff' };
}
