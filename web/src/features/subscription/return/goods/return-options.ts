/** What can go back on the return pages (docs/rules/cancel-and-return.md#return-pages). */
import type { ReturnScope } from '@perennial/shared/models/return';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { partsOfScope, toScope } from '@perennial/shared/subscriptions/plan-facts';
import type { PlanKind } from '@perennial/shared/subscriptions/subscription-state';
import { type PartRefusal, partStates } from './parts.ts';

type ReturnOptions =
  | {
      readonly kind: 'open';
      readonly scope: ReturnScope;
      /** The parts whose return is not requested yet; undefined if all are. */
      readonly scopeToRequest: ReturnScope | undefined;
      /** Everything that can go back. More than one entry means that the customer can choose. */
      readonly choices: readonly ReturnScope[];
    }
  | {
      readonly kind: 'refused';
      readonly reasons: readonly { readonly part: PlanKind; readonly reason: PartRefusal }[];
    };

type Subject = Pick<SubscriptionDetails, 'returnInfoDetails' | 'shippingConfirmed'>;

type Options = {
  /** A return of the device returns the replenishment, too. */
  readonly together?: boolean;
};

/**
 * Returns the scope of the return. The default without `chosen` is what was requested already, else everything that can
 * go back. Parts of `chosen` that cannot go back are left out; if no part is left, the result is `refused`.
 */
export function findReturnOptions(
  subscription: Subject,
  chosen: ReturnScope | undefined,
  { together = false }: Options = {},
): ReturnOptions {
  const states = partStates(subscription);
  const known = [...states.keys()];
  const inState = (kind: 'returnable' | 'requested') => known.filter((part) => states.get(part)?.kind === kind);
  const sendable = known.filter((part) => states.get(part)?.kind !== 'refused');

  const pending = inState('requested');
  const byDefault = pending.length > 0 ? pending : inState('returnable');
  const wanted: readonly PlanKind[] = chosen ? partsOfScope[chosen] : byDefault;
  const returned = wanted.filter((part) => sendable.includes(part));
  const scope = toScope(returned);
  if (scope) {
    const scopeToRequest = toScope(returned.filter((part) => states.get(part)?.kind === 'returnable'));
    const choices = listChoices(sendable);
    if (!together || scopeToRequest !== 'TryBuy') return { kind: 'open', scope, scopeToRequest, choices };
    const all = 'TryBuyAndReplenishment';
    return {
      kind: 'open',
      scope: all,
      scopeToRequest: all,
      choices: choices.includes('Replenishment') ? [all, 'Replenishment'] : [all],
    };
  }
  const refusedOfChosen = chosen ? known.filter((part) => wanted.includes(part)) : known;
  const refused = refusedOfChosen.length > 0 ? refusedOfChosen : known;
  return {
    kind: 'refused',
    reasons: refused.flatMap((part) => {
      const state = states.get(part);
      return state?.kind === 'refused' ? [{ part, reason: state.reason }] : [];
    }),
  };
}

/** All parts together first, then each part alone. */
function listChoices(sendable: readonly PlanKind[]): readonly ReturnScope[] {
  const together = sendable.length > 1 ? [toScope(sendable)] : [];
  return [...together, ...sendable.map((part) => toScope([part]))].filter((scope) => scope !== undefined);
}
