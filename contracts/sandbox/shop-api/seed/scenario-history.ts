/** Past actions of scenario customers, applied with the rules of the shop API's calls. */
import { addDays, type Day } from '../calendar/day.ts';
import { reship } from '../care/care-effects.ts';
import { frequencyChoices, productChoices } from '../products/replenishment-choices.ts';
import {
  changeFrequency,
  changeProduct,
  orderOnce,
  pauseReplenishment,
  postponeShipment,
  resumeReplenishment,
} from '../replenishments/replenishment-changes.ts';
import { cancelInsured, cancelReplenishment } from '../returns/cancellations.ts';
import { findDefaultCarrier } from '../returns/carriers.ts';
import { chooseCarrier, requirePlans, startReturn } from '../returns/returns.ts';
import { deviceOf, replenishmentOf, type Subscription, withPlan } from '../store/subscription.ts';
import type { DayResult } from '../subscriptions/advance-day.ts';
import { endPlan } from '../subscriptions/end-plan.ts';
import type { ScenarioEvent } from './scenario.ts';

type Days = { readonly day: Day; readonly today: Day };

const reason = { cancellationReason: 'It costs too much', cancellationNote: '' };

/** A missing value is a mistake in the scenario. */
function required<T>(value: T | undefined, { number }: Subscription, what: string): T {
  if (value === undefined) throw new Error(`The scenario's subscription ${number} has no ${what}`);
  return value;
}

function applyReturn(subscription: Subscription, event: ScenarioEvent & { did: 'return' }, day: Day): Subscription {
  const started = startReturn(subscription, event.scope, { reason, today: day });
  if (!event.carrierChosen) return started;
  return requirePlans(started, event.scope).reduce(
    (current, plan) => chooseCarrier(current, plan, findDefaultCarrier(plan.kind), day),
    started,
  );
}

/** Applies an event that makes no payment due. */
function applyChange(
  subscription: Subscription,
  event: Exclude<ScenarioEvent, { did: 'order-once-more' }>,
  { day, today }: Days,
): Subscription {
  const device = () => required(deviceOf(subscription), subscription, 'device');
  const replenishment = () => required(replenishmentOf(subscription), subscription, 'replenishment');
  switch (event.did) {
    case 'pause': {
      const until = event.untilInDays === undefined ? null : addDays(today, event.untilInDays);
      return pauseReplenishment(subscription, { today: day, until });
    }
    case 'resume':
      return resumeReplenishment(subscription, day);
    case 'postpone':
      return postponeShipment(subscription);
    case 'change-product': {
      const { part, nextPart } = replenishment();
      const choiceId = required(productChoices(part, nextPart)[0], subscription, 'other product').id;
      return changeProduct(subscription, { choiceId });
    }
    case 'change-frequency': {
      const choice = frequencyChoices(replenishment().part).at(-1);
      const choiceId = required(choice, subscription, 'other frequency').id;
      return changeFrequency(subscription, { choiceId, today: day }).subscription;
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
      return withPlan(subscription, { ...device(), repairRequestedDate: day });
    case 'return':
      return applyReturn(subscription, event, day);
  }
}

/** Returns a subscription after an event on a past day. Throws if the rules refuse it on that day. */
export function applyEvent(subscription: Subscription, event: ScenarioEvent, days: Days): DayResult {
  if (event.did === 'order-once-more') {
    const { id: planId } = required(replenishmentOf(subscription), subscription, 'replenishment');
    return orderOnce(subscription, { planId, today: days.day });
  }
  return { subscription: applyChange(subscription, event, days), payments: [] };
}
