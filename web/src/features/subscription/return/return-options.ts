/** What a return flow sends back: what was requested for, as far as it can go (specification 3, section 7; decision 15). */
import type { ReturnScope } from '@perennial/shared/models/return';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { type PartRefusal, partStates, partsOfScope, type ReturnPart, toScope } from './parts.ts';

type ReturnOptions =
  | {
      readonly kind: 'open';
      readonly scope: ReturnScope;
      /** The parts whose return still has to be pending for; undefined where all of it has been. */
      readonly scopeToRequest: ReturnScope | undefined;
      /** Everything that could go back, to choose from: more than one entry where there is a choice. */
      readonly choices: readonly ReturnScope[];
    }
  | {
      readonly kind: 'refused';
      readonly reasons: readonly { readonly part: ReturnPart; readonly reason: PartRefusal }[];
    };

type Subject = Pick<SubscriptionDetails, 'returnInfoDetails' | 'shippingConfirmed'>;

/**
 * Without a wish it is what has been pending for already, else all that can go back. What was requested for and cannot go
 * back is left out; nothing but that is refused.
 */
export function findReturnOptions(subscription: Subject, requested: ReturnScope | undefined): ReturnOptions {
  const states = partStates(subscription);
  const known = [...states.keys()];
  const inState = (kind: 'returnable' | 'requested') => known.filter((part) => states.get(part)?.kind === kind);
  const sendable = known.filter((part) => states.get(part)?.kind !== 'refused');

  const pending = inState('requested');
  const usual = pending.length > 0 ? pending : inState('returnable');
  const named: readonly ReturnPart[] = requested ? partsOfScope[requested] : usual;
  const going = named.filter((part) => sendable.includes(part));
  const scope = toScope(going);
  if (scope) {
    const scopeToRequest = toScope(going.filter((part) => states.get(part)?.kind === 'returnable'));
    return { kind: 'open', scope, scopeToRequest, choices: listChoices(sendable) };
  }
  const looked = requested ? known.filter((part) => named.includes(part)) : known;
  const refused = looked.length > 0 ? looked : known;
  return {
    kind: 'refused',
    reasons: refused.flatMap((part) => {
      const state = states.get(part);
      return state?.kind === 'refused' ? [{ part, reason: state.reason }] : [];
    }),
  };
}

/** Everything together first, then each alone. */
function listChoices(sendable: readonly ReturnPart[]): readonly ReturnScope[] {
  const together = sendable.length > 1 ? [toScope(sendable)] : [];
  return [...together, ...sendable.map((part) => toScope([part]))].filter((scope) => scope !== undefined);
}
