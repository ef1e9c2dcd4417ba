/** What scenario customers did in the past, by the same rules as everybody's calls. */

import { addDays, type Day } from '../calendar/billing-period.ts';
import { cancelInsured, cancelReplenishment } from '../cancellations/cancellations.ts';
import { reship } from '../care/care-effects.ts';
import { productChoices, rhythmChoices } from '../products/replenishment-choices.ts';
import {
  orderedOnceMore,
  paused,
  postponed,
  productChanged,
  resumed,
  rhythmChanged,
} from '../replenishments/replenishment-changes.ts';
import { usualCarrier } from '../returns/carriers.ts';
import { chooseCarrier, requirePlans, startReturn } from '../returns/returns.ts';
import { deviceOf, type RatePlan, replenishmentOf, type Subscription } from '../store/subscription.ts';
import type { LivedDay } from '../subscriptions/advance-day.ts';
import { endPlan } from '../subscriptions/end-plan.ts';
import type { ScenarioEvent } from './scenario.ts';

type Days = { readonly day: Day; readonly today: Day };

const reason = { cancellationReason: 'It costs too much', cancellationNote: '' };

/** A scenario that does what its subscription cannot do is a mistake in the scenario. */
function required<T>(value: T | undefined, { number }: Subscription, what: string): T {
  if (value === undefined) throw new Error(`The scenario's subscription ${number} has no ${what}`);
  return value;
}

function returned(subscription: Subscription, event: ScenarioEvent & { did: 'return' }, day: Day): Subscription {
  const started = startReturn(subscription, event.scope, { reason, today: day });
  if (!event.carrierChosen) return started;
  return requirePlans(started, event.scope).reduce(
    (current, plan) => chooseCarrier(current, plan, usualCarrier(plan.kind), day),
    started,
  );
}

function withRepair(subscription: Subscription, device: RatePlan, day: Day): Subscription {
  const plans = subscription.plans.map((plan) =>
    plan.id === device.id ? { ...plan, repairRequestedDate: day } : plan,
  );
  return { ...subscription, plans };
}

/** What an event made of a subscription, without what had to be paid. */
function changed(
  subscription: Subscription,
  event: Exclude<ScenarioEvent, { did: 'order-once-more' }>,
  { day, today }: Days,
): Subscription {
  const device = () => required(deviceOf(subscription), subscription, 'device');
  const replenishment = () => required(replenishmentOf(subscription), subscription, 'replenishment');
  switch (event.did) {
    case 'pause': {
      const until = event.untilInDays === undefined ? null : addDays(today, event.untilInDays);
      return paused(subscription, { today: day, until });
    }
    case 'resume':
      return resumed(subscription, day);
    case 'postpone':
      return postponed(subscription);
    case 'change-product': {
      const [choice] = productChoices(replenishment().part);
      return productChanged(subscription, required(choice, subscription, 'other product').id);
    }
    case 'change-frequency': {
      const choice = rhythmChoices(replenishment().part).at(-1);
      const choiceId = required(choice, subscription, 'other rhythm').id;
      return rhythmChanged(subscription, { choiceId, today: day }).subscription;
    }
    case 'cancel-replenishment':
      return cancelReplenishment(subscription, { reason, today: day });
    case 'cancel-insured':
      return cancelInsured(subscription, { reason, today: day });
    case 'pay-in-full':
      return endPlan(subscription, device().id, 'PayInFull', day);
    case 're-ship':
      return reship(subscription, 'Replenishment', day);
    case 'request-repair':
      return withRepair(subscription, device(), day);
    case 'return':
      return returned(subscription, event, day);
  }
}

/** A subscription after an event on a day in the past; throws what the rules of that day refuse. */
export function lived(subscription: Subscription, event: ScenarioEvent, days: Days): LivedDay {
  if (event.did === 'order-once-more') {
    const { id: planId } = required(replenishmentOf(subscription), subscription, 'replenishment');
    return orderedOnceMore(subscription, { planId, today: days.day });
  }
  return { subscription: changed(subscription, event, days), payments: [] };
}
