/** Which call requests a return, and what chooses its carriers (docs/rules/cancel-and-return.md#return-request). */
import type { CallInput, CallResponse } from '@perennial/shared/catalogue/types';
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import type { Carrier, ReturnScope } from '@perennial/shared/models/return';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { findPlan, isReturnedAsBundle, isReturning, partsOfScope } from '@perennial/shared/subscriptions/plan-facts';
import type { PlanKind } from '@perennial/shared/subscriptions/subscription-state';

/** The calls that request a return. */
export const returnCalls = ['createReturn', 'createBundledReturn'] as const;

/** Returns the call for a return. */
export function findReturnCall(
  product: Pick<SubscriptionDetails, 'contentProductName'>,
  country: CountryCode,
  scope: ReturnScope,
): 'createReturn' | 'createBundledReturn' {
  const parts: readonly PlanKind[] = partsOfScope[scope];
  return isReturnedAsBundle(product, country) && parts.includes('device') ? 'createBundledReturn' : 'createReturn';
}

/** Whether a return of the device returns the running replenishment, too, which then needs a carrier of its own. */
export function goesBackTogether(
  subscription: Pick<SubscriptionDetails, 'contentProductName' | 'ratePlans' | 'returnInfoDetails'>,
  country: CountryCode,
): boolean {
  const plan = findPlan(subscription, 'replenishment');
  return isReturnedAsBundle(subscription, country) && plan?.status === null && !isReturning(subscription, plan);
}

export type Carriers = CallResponse<'getReturnCarriers'>;

/** Returns the first carrier of each list, or undefined for an empty list. */
export function chosenCarriers({
  tryBuyCarriers,
  replenishmentCarriers,
}: Carriers): Readonly<Record<PlanKind, Carrier | undefined>> {
  return { device: tryBuyCarriers[0], replenishment: replenishmentCarriers[0] };
}

/** Returns the first carrier of each list; undefined if both are empty: then the return label names the carrier. */
export function toCarrierChoice(
  subscriptionNumber: string,
  carriers: Carriers,
): CallInput<'chooseReturnCarriers'> | undefined {
  const { device, replenishment } = chosenCarriers(carriers);
  if (!device && !replenishment) return undefined;
  return {
    body: {
      subscriptionNumber,
      ...(device && { tryBuyCarrier: device.id }),
      ...(replenishment && { replenishmentCarrier: replenishment.id }),
    },
  };
}
