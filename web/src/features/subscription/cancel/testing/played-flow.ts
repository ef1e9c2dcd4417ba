/** Cancel flows that a test plays from their first event on. */
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { carrier, returnDetails, returnInfoDetails } from '@perennial/shared/examples/return';
import { cancellationPreview, subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import type { ReturnDetails, SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { findCancelFacts } from '../cancel-facts.ts';
import { type CancelEvent, type CancelOutcome, closedFlow, transition } from '../cancel-flow.ts';

export const here = returnDetails({ returnStatus: 'Not return', returnable: true });
export const late = returnDetails({ returnStatus: 'None', returnable: false });
export const partner = returnDetails({ returnable: false, unreturnableReason: 'PaidByPartner' });

const noNudge = {
  ableToPauseReplenishment: false,
  ableToChangeFrequency: false,
  ableToPostponeReplenishment: false,
  ableToChangeReplenishment: false,
};

/** A subscription with the return details of its plans; null: it has no such plan. */
export function subscription(
  device: ReturnDetails | null,
  replenishment: ReturnDetails | null,
  changes: Partial<SubscriptionDetails> = {},
): SubscriptionDetails {
  return subscriptionDetails({
    ...noNudge,
    ratePlans: [...(device ? [devicePlan()] : []), ...(replenishment ? [ratePlan({ allowShippingNow: false })] : [])],
    returnInfoDetails: returnInfoDetails({ tryBuyReturnDetails: device, replenishmentReturnDetails: replenishment }),
    ableToCancelReplenishment: replenishment !== null,
    tryBuyHasShipped: true,
    ...changes,
  });
}

export const deviceOnly = subscription(here, null);
export const replenishmentOnly = subscription(null, here);
export const lateReplenishment = subscription(null, late);
export const combined = subscription(here, here);
export const withNudge = { ableToPauseReplenishment: true, ableToChangeFrequency: true };

/** An event without more to say is its type alone. */
type PlainEvent =
  | 'process'
  | 'cancel'
  | 'choose'
  | 'proceed'
  | 'confirm'
  | 'confirmAddress'
  | 'changeAddress'
  | 'finish'
  | 'close'
  | 'accepted';

export type Event = CancelEvent | PlainEvent;

/** Plays events from the closed flow and returns the last outcome. */
export function play(
  details: SubscriptionDetails,
  events: readonly Event[],
  country: CountryCode = 'DE',
): CancelOutcome {
  const facts = findCancelFacts(details, country);
  return events.reduce<CancelOutcome>(
    ({ state }, event) => transition(facts, state, typeof event === 'string' ? { type: event } : event),
    { state: closedFlow },
  );
}

export const keep = (part: 'device' | 'replenishment') => ({ type: 'answer', part, answer: 'keep' }) as const;
export const giveBack = (part: 'device' | 'replenishment') => ({ type: 'answer', part, answer: 'return' }) as const;
export const tick = (reason: string) => ({ type: 'tick', reason, ticked: true }) as const;
export const write = (note: string) => ({ type: 'write', note }) as const;
export const tooMuch = tick('Too much');
export const body = { cancellationReason: 'Too much', cancellationNote: '' };
export const { result } = cancellationPreview().data;
export const somethingLeft = { type: 'previewed', amounts: result } as const;
export const nothingLeft = { type: 'previewed', amounts: { ...result, paidAmount: result.totalAmount } } as const;
export const failed = { type: 'failed', text: 'Not now.' } as const;
export const carriers = (device: boolean, replenishment: boolean) =>
  ({
    type: 'carriersLoaded',
    carriers: {
      tryBuyCarriers: device ? [carrier({ id: 'courier' }), carrier({ id: 'post' })] : [],
      replenishmentCarriers: replenishment ? [carrier({ id: 'post' })] : [],
    },
  }) as const;

export const params = { n: 'S-1000001' };
export const id = { id: 'S-1000001' };
export const preview = { call: 'previewReplenishmentCancellation', input: { params: id } };
