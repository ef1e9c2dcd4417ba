/**
 * Asking for a return, without React (specification 3, section 4: reason submit and address confirm): the return first,
 * then who fetches it. One at a time: a second press while it runs is dropped, and a return that was taken is not asked
 * for again when the choice of the carrier has to be repeated.
 */
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallBody, CallInput, CallResponse } from '@perennial/shared/catalogue/types';
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import { findTraits } from '@perennial/shared/countries/traits';
import type { Carrier, ReturnScope } from '@perennial/shared/models/return';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { HAIR_REMOVAL_CONTENT_PRODUCT } from '@perennial/shared/product-constants';
import { partsOfScope, type ReturnPart } from './return-parts.ts';

type Call = <N extends CallName>(name: N, input: CallInput<N>) => Promise<CallResponse<N>>;

type ReturnReason = Omit<CallBody<'createReturn'>, 'scope'>;

/** The return pages ask for no reason (their steps are address, carriers, confirmation). */
export const noReason: ReturnReason = { cancellationReason: '', cancellationNote: '' };

/** Which call asks for a return: the hair-removal device of Great Britain goes back with all that was sold with it. */
export function returnCall(
  { contentProductName }: Pick<SubscriptionDetails, 'contentProductName'>,
  country: CountryCode,
  scope: ReturnScope,
): 'createReturn' | 'createBundledReturn' {
  const parts: readonly ReturnPart[] = partsOfScope[scope];
  const bundled = findTraits(country).returnsHairRemovalAsBundle && contentProductName === HAIR_REMOVAL_CONTENT_PRODUCT;
  return bundled && parts.includes('device') ? 'createBundledReturn' : 'createReturn';
}

type Carriers = CallResponse<'getReturnCarriers'>;

/** The first of each list is chosen (specification 3, section 3). */
export function chosenCarriers({
  tryBuyCarriers,
  replenishmentCarriers,
}: Carriers): Readonly<Record<ReturnPart, Carrier | undefined>> {
  return { device: tryBuyCarriers[0], replenishment: replenishmentCarriers[0] };
}

export type ReturnRequest = {
  readonly subscription: Pick<SubscriptionDetails, 'number' | 'contentProductName'>;
  readonly country: CountryCode;
  /** What still has to be asked for; undefined where only the carrier is left to choose. */
  readonly toAsk: ReturnScope | undefined;
  readonly reason: ReturnReason;
  readonly carriers: Carriers;
};

export class ReturnSequence {
  readonly #call: Call;
  readonly #taken = new Set<string>();
  #active = false;

  constructor(call: Call) {
    this.#call = call;
  }

  /** False when it was dropped because one is under way. Throws a `ProblemError`. */
  async send(request: ReturnRequest): Promise<boolean> {
    if (this.#active) return false;
    this.#active = true;
    try {
      await this.#ask(request);
      await this.#chooseCarriers(request);
      return true;
    } finally {
      this.#active = false;
    }
  }

  async #ask({ subscription, country, toAsk: scope, reason }: ReturnRequest): Promise<void> {
    if (!scope || this.#taken.has(scope)) return;
    const query = { subscriptionNumber: subscription.number };
    await this.#call(returnCall(subscription, country, scope), { query, body: { scope, ...reason } });
    this.#taken.add(scope);
  }

  async #chooseCarriers({ subscription, carriers }: ReturnRequest): Promise<void> {
    const { device, replenishment } = chosenCarriers(carriers);
    // Where nobody is to be chosen from, the label alone says where the parcel goes.
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
