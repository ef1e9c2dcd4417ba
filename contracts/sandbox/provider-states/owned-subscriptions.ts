/** Finds subscriptions of scenario customers for provider states. */

import type { CallBody } from '@perennial/shared/catalogue/types';
import type { StatefulSandbox } from './shop-api-calls.ts';
import { callShopApi } from './shop-api-calls.ts';

export type PlanKind = 'device' | 'replenishment';

type OwnedSubscription = {
  readonly userToken: string;
  readonly subscriptionNumber: string;
  /** The plan of the requested kind; the first plan without a kind. */
  readonly ratePlanId: string;
};

/** Returns a subscription of a customer, by its position in the scenario, and one of its plans. */
export async function findOwnedSubscription(
  sandbox: StatefulSandbox,
  email: string,
  position: number,
  kind?: PlanKind,
): Promise<OwnedSubscription> {
  const userToken = sandbox.userToken(email);
  const subscriptionNumber = findSubscriptionNumber(sandbox, email, position);
  const { ratePlans } = await callShopApi(
    sandbox,
    'getSubscription',
    { params: { id: subscriptionNumber } },
    userToken,
  );
  const plan = ratePlans.find(({ modelType }) => kind === undefined || toKind(modelType) === kind);
  if (!plan) throw new Error(`${email} has no ${kind ?? 'plan'} in subscription ${subscriptionNumber}`);
  return { userToken, subscriptionNumber, ratePlanId: plan.id };
}

function toKind(modelType: string): PlanKind {
  return modelType.startsWith('Replenishment') ? 'replenishment' : 'device';
}

function findSubscriptionNumber(sandbox: StatefulSandbox, email: string, position: number): string {
  const subscription = sandbox.scenarios().find((scenario) => scenario.email === email)?.subscriptions[position];
  if (!subscription) throw new Error(`${email} has no subscription at position ${position}`);
  return subscription.number;
}

/** Signs customer care in for the customer of a subscription. */
export async function signInCare(sandbox: StatefulSandbox, credentials: CallBody<'signInAdmin'>, position: number) {
  const { token } = await callShopApi(sandbox, 'signInAdmin', { body: credentials });
  const subscriptionNumber = findSubscriptionNumber(sandbox, credentials.customerEmail, position);
  return { userToken: token, subscriptionNumber, cancellationDate: dateInDays(sandbox, -1) };
}

/** Returns the id of a plan that the replenishment can be changed to. */
export async function findReplenishmentOption(
  sandbox: StatefulSandbox,
  { userToken, subscriptionNumber }: OwnedSubscription,
  change: 'frequency' | 'product',
): Promise<string> {
  const details = await callShopApi(sandbox, 'getSubscription', { params: { id: subscriptionNumber } }, userToken);
  const { availableFrequenciesToChange, availableOptionsToChangeReplenishment } = details;
  const id =
    change === 'frequency'
      ? availableFrequenciesToChange[0]?.productRatePlanId
      : availableOptionsToChangeReplenishment[0]?.id;
  if (id === undefined) throw new Error(`Subscription ${subscriptionNumber} has no other ${change}`);
  return id;
}

/** Returns the date in some days as YYYY-MM-DD. */
export function dateInDays(sandbox: StatefulSandbox, days: number): string {
  const now = sandbox.control.clock.now();
  return new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}
