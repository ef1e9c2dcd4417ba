/** The care actions of a subscription, what each needs, and its call (docs/rules/care.md#care-actions). */

import type { CallName, calls } from '@perennial/shared/catalogue/routes';
import type { CallInput } from '@perennial/shared/catalogue/types';
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import { findTraits } from '@perennial/shared/countries/traits';
import type { CareAction, CareActionName, ReshippingOption } from '@perennial/shared/models/care';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { isReturnedAsBundle } from '@perennial/shared/subscriptions/plan-facts';
import { namesOf } from '@perennial/shared/typed-tables';
import { isInsured } from '../../../commerce/subscriptions/subscription-limits.ts';

/** What care fills in before an action can run. */
export type CareNeed = 'nothing' | 'date' | 'amount' | 'option';

/** `cancellationDate` is YYYY-MM-DD, `discountAmount` a decimal in the culture's currency. */
export type CareInputs = {
  readonly cancellationDate?: string;
  readonly discountAmount?: number;
  readonly option?: ReshippingOption;
};

export type CareCall = Exclude<
  { [N in CallName]: (typeof calls)[N]['access'] extends 'admin' ? N : never }[CallName],
  'getCareActions'
>;

/** The request of each call. */
export type CareRequests = { [N in CareCall]: { readonly name: N; readonly input: CallInput<N> } };

export type CareRequest = CareRequests[CareCall];

type PlainCall = Exclude<CareCall, 'giveDiscount' | 'reship' | DatedCall>;
type DatedCall =
  | 'cancelAfterRightToReturnNotAtFault'
  | 'cancelTryBuyAfterRightToReturnNotAtFault'
  | 'cancelReplenishmentAfterRightToReturnNotAtFault';

type Row = {
  readonly needs: CareNeed;
  readonly toRequest: (n: string, inputs: CareInputs) => CareRequest;
  /** Replaces the request for a device that is returned with everything that was sold with it. */
  readonly toBundledRequest?: (n: string) => CareRequest;
};

const plain =
  (name: PlainCall) =>
  (n: string): CareRequest => ({ name, input: { params: { n } } });

const dated = (name: DatedCall): Row => ({
  needs: 'date',
  toRequest: (n, { cancellationDate = '' }) => ({ name, input: { params: { n }, query: { cancellationDate } } }),
});

/** In the order of the list of actions. */
const table: Readonly<Record<CareActionName, Row>> = {
  'cancellation-within-right-to-return-day': { needs: 'nothing', toRequest: plain('cancelWithinRightToReturn') },
  'cancellation-after-right-to-return-day': { needs: 'nothing', toRequest: plain('cancelAfterRightToReturn') },
  'cancellation-after-right-to-return-day-not-fault': dated('cancelAfterRightToReturnNotAtFault'),
  'trybuycancellation-within-right-to-return-day': {
    needs: 'nothing',
    toRequest: plain('cancelTryBuyWithinRightToReturn'),
    toBundledRequest: plain('cancelBundledTryBuyWithinRightToReturn'),
  },
  'trybuycancellation-after-right-to-return-day': {
    needs: 'nothing',
    toRequest: plain('cancelTryBuyAfterRightToReturn'),
    toBundledRequest: plain('cancelBundledTryBuyAfterRightToReturn'),
  },
  'trybuycancellation-after-right-to-return-day-not-fault': dated('cancelTryBuyAfterRightToReturnNotAtFault'),
  'replenishmentcancellation-within-right-to-return-day': {
    needs: 'nothing',
    toRequest: plain('cancelReplenishmentWithinRightToReturn'),
  },
  'replenishmentcancellation-after-right-to-return-day-not-fault': dated(
    'cancelReplenishmentAfterRightToReturnNotAtFault',
  ),
  'giving-discount': {
    needs: 'amount',
    toRequest: (subscriptionNumber, { discountAmount = 0 }) => ({
      name: 'giveDiscount',
      input: { body: { subscriptionNumber, discountAmount } },
    }),
  },
  reshipping: {
    needs: 'option',
    toRequest: (n, { option }) => ({
      name: 'reship',
      input: { params: { n }, body: option === undefined ? {} : { option } },
    }),
  },
};

export type OfferedCareAction = { readonly name: CareActionName; readonly needs: CareNeed };

/** Returns the actions that can run, in their order. Unknown names are left out. */
export function offerCareActions(
  actions: readonly CareAction[],
  subscription: Pick<SubscriptionDetails, 'isBCBSSubscription' | 'title'>,
  countryCode: CountryCode,
): readonly OfferedCareAction[] {
  const onlyReships = offersOnlyReshipping(subscription, countryCode);
  return namesOf(table).flatMap((name) => {
    const action = actions.find((listed) => listed.name === name && listed.enabled);
    if (!action || (onlyReships && name !== 'reshipping')) return [];
    // What was shipped again before is shipped again without a question.
    const needs = action.extraData?.hasReship ? 'nothing' : table[name].needs;
    return [{ name, needs }];
  });
}

/** An insurer with a flag pays (docs/rules/care.md#insured-subscriptions). */
export function offersOnlyReshipping(
  subscription: Pick<SubscriptionDetails, 'isBCBSSubscription' | 'title'>,
  countryCode: CountryCode,
): boolean {
  return findTraits(countryCode).insurance?.kind === 'flag' && isInsured(subscription, countryCode);
}

/** Returns the call of an action. `inputs` has what the action needs. */
export function toCareRequest(
  name: CareActionName,
  inputs: CareInputs,
  subscription: Pick<SubscriptionDetails, 'number' | 'contentProductName'>,
  countryCode: CountryCode,
): CareRequest {
  const { toRequest, toBundledRequest } = table[name];
  const { number } = subscription;
  const isBundled = isReturnedAsBundle(subscription, countryCode);
  return isBundled && toBundledRequest ? toBundledRequest(number) : toRequest(number, inputs);
}
