/** The subscriptions that scenario customers have, as provider states need them. */
import type { Sandbox } from '@perennial/sandbox/sandbox';
import type { CallBody } from '@perennial/shared/catalogue/types';
import { askShop } from './sandbox-requests.ts';

export type Kind = 'device' | 'replenishment';

export type Owned = {
  readonly userToken: string;
  readonly subscriptionNumber: string;
  /** The plan of the kind that was asked for, else the first. */
  readonly ratePlanId: string;
};

/** A customer's subscription, by its place among the scenario's, and one of its rate plans. */
export async function ownedBy(sandbox: Sandbox, email: string, place: number, kind?: Kind): Promise<Owned> {
  const userToken = sandbox.userToken(email);
  const subscriptionNumber = numberOf(sandbox, email, place);
  const { ratePlans } = await askShop(sandbox, 'getSubscription', { params: { id: subscriptionNumber } }, userToken);
  const plan = ratePlans.find(({ modelType }) => kind === undefined || kindOf(modelType) === kind);
  if (!plan) throw new Error(`${email} has no ${kind} in subscription ${subscriptionNumber}`);
  return { userToken, subscriptionNumber, ratePlanId: plan.id };
}

function kindOf(modelType: string): Kind {
  return modelType.startsWith('Replenishment') ? 'replenishment' : 'device';
}

function numberOf(sandbox: Sandbox, email: string, place: number): string {
  const subscription = sandbox.scenarios().find((scenario) => scenario.email === email)?.subscriptions[place];
  if (!subscription) throw new Error(`${email} has no subscription number ${place}`);
  return subscription.number;
}

/** The same with the token of customer care, which acts for the customer. */
export async function careFor(sandbox: Sandbox, credentials: CallBody<'signInAdmin'>, place: number) {
  const { token } = await askShop(sandbox, 'signInAdmin', { body: credentials });
  const subscriptionNumber = numberOf(sandbox, credentials.customerEmail, place);
  return { userToken: token, subscriptionNumber, cancellationDate: daysFromNow(sandbox, 0) };
}

/** A rate plan that the replenishment can be changed to. */
export async function replenishmentOptionOf(
  sandbox: Sandbox,
  { userToken, subscriptionNumber }: Owned,
  change: 'frequency' | 'product',
): Promise<string> {
  const details = await askShop(sandbox, 'getSubscription', { params: { id: subscriptionNumber } }, userToken);
  const { availableFrequenciesToChange, availableOptionsToChangeReplenishment } = details;
  const id =
    change === 'frequency'
      ? availableFrequenciesToChange[0]?.productRatePlanId
      : availableOptionsToChangeReplenishment[0]?.id;
  if (id === undefined) throw new Error(`Subscription ${subscriptionNumber} has no other ${change}`);
  return id;
}

/** A day as it is sent: YYYY-MM-DD. */
export function daysFromNow(sandbox: Sandbox, days: number): string {
  const now = sandbox.control.clock.now();
  return new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}
