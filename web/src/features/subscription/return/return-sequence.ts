/**
 * The requests of a return: the return first, then the choice of its carriers. A second run is dropped while one is
 * active. A return that the shop API has accepted is not requested again if only the choice of the carriers failed.
 * See docs/rules/cancel-and-return.md#return-request.
 */

import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallBody, CallInput, CallResponse } from '@perennial/shared/catalogue/types';
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import type { Carrier, ReturnScope } from '@perennial/shared/models/return';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { track } from '../../../analytics/track.ts';
import type { PlanKind } from '../../../commerce/plan-kind.ts';
import { dropWhileRunning } from '../../../ui/drop-while-running.ts';
import { findPlan, isReturnedAsBundle, isReturning } from '../plan-facts.ts';
import { partsOfScope } from './parts.ts';

type ReturnReason = Omit<CallBody<'createReturn'>, 'scope'>;

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

type Carriers = CallResponse<'getReturnCarriers'>;

/** Returns the first carrier of each list, or undefined for an empty list. */
export function chosenCarriers({
  tryBuyCarriers,
  replenishmentCarriers,
}: Carriers): Readonly<Record<PlanKind, Carrier | undefined>> {
  return { device: tryBuyCarriers[0], replenishment: replenishmentCarriers[0] };
}

export type ReturnRequest = {
  readonly subscription: Pick<SubscriptionDetails, 'number' | 'contentProductName'>;
  readonly country: CountryCode;
  /** The parts whose return is not requested yet; undefined if only the carriers are missing. */
  readonly scopeToRequest: ReturnScope | undefined;
  readonly reason: ReturnReason;
  readonly carriers: Carriers;
};

/** Makes a call. */
type Make = <N extends CallName>(name: N, input: CallInput<N>) => Promise<unknown>;

export class ReturnSequence {
  readonly #call: Make;
  readonly #requested = new Set<string>();

  constructor(call: Make) {
    this.#call = call;
  }

  /** Returns false if the run was dropped because another is active. Throws a `ProblemError` of a failed request. */
  async send(request: ReturnRequest): Promise<boolean> {
    return (await this.#run(request)) ?? false;
  }

  readonly #run = dropWhileRunning(async (request: ReturnRequest) => {
    await this.#requestReturn(request);
    await this.#chooseCarriers(request);
    return true;
  });

  async #requestReturn({ subscription, country, scopeToRequest: scope, reason }: ReturnRequest): Promise<void> {
    if (!scope || this.#requested.has(scope)) return;
    const query = { subscriptionNumber: subscription.number };
    await this.#call(findReturnCall(subscription, country, scope), { query, body: { scope, ...reason } });
    this.#requested.add(scope);
    track('subscription:cancel', { kind: 'return' });
  }

  async #chooseCarriers({ subscription, carriers }: ReturnRequest): Promise<void> {
    const { device, replenishment } = chosenCarriers(carriers);
    // Without any carrier to choose, the return label names the carrier.
    if (!device && !replenishment) return;
    await this.#call('chooseReturnCarriers', {
      body: {
        subscriptionNumber: subscription.number,
        ...(device && { tryBuyCarrier: device.id }),
        ...(replenishment && { replenishmentCarrier: replenishment.id }),
      },
    });
  }
}
