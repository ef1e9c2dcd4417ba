/** What a return flow sends back: what was wished for, as far as it can go (specification 3, section 7; decision 15). */
import type { ReturnScope } from '@perennial/shared/models/return';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import type { PlanKind } from '../../../commerce/plan-kind.ts';
import { type PartRefusal, partStates, partsOfScope, scopeOf } from './return-parts.ts';

type ReturnPlan =
  | {
      readonly kind: 'open';
      readonly scope: ReturnScope;
      /** The parts whose return still has to be asked for; undefined where all of it has been. */
      readonly toAsk: ReturnScope | undefined;
      /** Everything that could go back, to choose from: more than one entry where there is a choice. */
      readonly choices: readonly ReturnScope[];
    }
  | {
      readonly kind: 'refused';
      readonly reasons: readonly { readonly part: PlanKind; readonly reason: PartRefusal }[];
    };

type Subject = Pick<SubscriptionDetails, 'returnInfoDetails' | 'shippingConfirmed'>;

/**
 * Without a wish it is what has been asked for already, else all that can go back. What was wished for and cannot go
 * back is left out; nothing but that is refused.
 */
export function returnPlan(subscription: Subject, wished: ReturnScope | undefined): ReturnPlan {
  const states = partStates(subscription);
  const known = [...states.keys()];
  const inState = (kind: 'returnable' | 'asked') => known.filter((part) => states.get(part)?.kind === kind);
  const sendable = known.filter((part) => states.get(part)?.kind !== 'refused');

  const asked = inState('asked');
  const usual = asked.length > 0 ? asked : inState('returnable');
  const named: readonly PlanKind[] = wished ? partsOfScope[wished] : usual;
  const going = named.filter((part) => sendable.includes(part));
  const scope = scopeOf(going);
  if (scope) {
    const toAsk = scopeOf(going.filter((part) => states.get(part)?.kind === 'returnable'));
    return { kind: 'open', scope, toAsk, choices: choicesOf(sendable) };
  }
  const looked = wished ? known.filter((part) => named.includes(part)) : known;
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
function choicesOf(sendable: readonly PlanKind[]): readonly ReturnScope[] {
  const together = sendable.length > 1 ? [scopeOf(sendable)] : [];
  return [...together, ...sendable.map((part) => scopeOf([part]))].filter((scope) => scope !== undefined);
}
