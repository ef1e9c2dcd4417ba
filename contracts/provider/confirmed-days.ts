/**
 * Days that one answer asks for or names, and another confirms. A matcher compares the form of a day only: a shop API that
 * is a day off, because it counts in another time zone, keeps the contract.
 */

import { callShopApi } from '@perennial/sandbox/provider-states/shop-api-calls';
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallInput, CallResponse } from '@perennial/shared/catalogue/types';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { findPlan } from '@perennial/shared/subscriptions/plan-facts';
import type { PlanKind } from '@perennial/shared/subscriptions/subscription-state';
import { isNameOf, namesOf } from '@perennial/shared/typed-tables';
import type { StateName } from '../consumer/states.ts';
import type { ShopApiUnderVerification } from './shop-api-under-verification.ts';

type Values = Readonly<Record<string, string>>;

type DatedCancellation =
  | 'cancelAfterRightToReturnNotAtFault'
  | 'cancelTryBuyAfterRightToReturnNotAtFault'
  | 'cancelReplenishmentAfterRightToReturnNotAtFault';

type ChangeName = 'changeReplenishmentFrequency' | 'pauseReplenishment' | 'changeResumeDate' | DatedCancellation;

type Row = {
  readonly given: StateName;
  /** The field of the subscription, or of its plan of a kind, that then has the day. */
  readonly field: 'nextShipmentDate' | 'resumedReplenishmentDate' | 'endDate' | `cancellationDate of the ${PlanKind}`;
  /** Makes the change, and returns the day that was asked for or answered. */
  readonly change: (call: Call, values: Values) => Promise<string>;
};

type Call = <N extends CallName>(name: N, input: CallInput<N>) => Promise<CallResponse<N>>;

const idOf = (values: Values) => ({ id: values['subscriptionNumber'] ?? '' });

const askFor =
  (name: 'pauseReplenishment' | 'changeResumeDate') =>
  async (call: Call, values: Values): Promise<string> => {
    const resumeDate = values['resumeDate'] ?? '';
    await call(name, { params: idOf(values), query: { resumeDate } });
    return resumeDate;
  };

const cancelOn =
  (name: DatedCancellation) =>
  async (call: Call, values: Values): Promise<string> => {
    const cancellationDate = values['cancellationDate'] ?? '';
    await call(name, { params: { n: idOf(values).id }, query: { cancellationDate } });
    return cancellationDate;
  };

const byCare = 'customer care acts for the customer of subscription S-1000001, after its right-to-return days';

const changesWithDays: Readonly<Record<ChangeName, Row>> = {
  changeReplenishmentFrequency: {
    given: 'subscription S-1000001 is a replenishment only',
    field: 'nextShipmentDate',
    change: async (call, values) => {
      const body = { newProductRatePlanId: values['newRatePlanId'] ?? '' };
      const answer = await call('changeReplenishmentFrequency', { params: idOf(values), body });
      return answer.nextReplenishmentShippingDate;
    },
  },
  pauseReplenishment: {
    given: 'the replenishment of subscription S-1000001 can be paused until 2027-01-15',
    field: 'resumedReplenishmentDate',
    change: askFor('pauseReplenishment'),
  },
  changeResumeDate: {
    given: 'the replenishment of subscription S-1000001 is paused until a date that can be changed to 2027-01-15',
    field: 'resumedReplenishmentDate',
    change: askFor('changeResumeDate'),
  },
  cancelAfterRightToReturnNotAtFault: {
    given: byCare,
    field: 'endDate',
    change: cancelOn('cancelAfterRightToReturnNotAtFault'),
  },
  cancelTryBuyAfterRightToReturnNotAtFault: {
    given: byCare,
    field: 'cancellationDate of the device',
    change: cancelOn('cancelTryBuyAfterRightToReturnNotAtFault'),
  },
  cancelReplenishmentAfterRightToReturnNotAtFault: {
    given: byCare,
    field: 'cancellationDate of the replenishment',
    change: cancelOn('cancelReplenishmentAfterRightToReturnNotAtFault'),
  },
};

function readDay(subscription: SubscriptionDetails, field: Row['field']): string {
  switch (field) {
    case 'cancellationDate of the device':
    case 'cancellationDate of the replenishment': {
      const kind = field === 'cancellationDate of the device' ? 'device' : 'replenishment';
      return String(findPlan(subscription, kind)?.cancellationDate);
    }
    default:
      return String(subscription[field]);
  }
}

/** Returns a sentence if the subscription has another day after a change than the one asked for or answered. */
export async function findDayFaults(
  shop: Pick<ShopApiUnderVerification, 'url' | 'setUp'>,
  name: ChangeName,
): Promise<readonly string[]> {
  const { given, field, change } = changesWithDays[name];
  const values = await shop.setUp(given);
  const call: Call = (called, input) =>
    callShopApi({ urls: { 'shop-api': shop.url } }, called, input, values['userToken']);
  const day = await change(call, values);
  const subscription = await call('getSubscription', { params: idOf(values) });
  const then = readDay(subscription, field);
  return then === day ? [] : [`response.body: the day of the change is ${day}, and ${field} is then ${then}`];
}

export const changeNamesWithDays = namesOf(changesWithDays);

export const hasDay = (name: CallName): name is ChangeName => isNameOf(changesWithDays, name);
