/**
 * What the page announces is what the shop charges: for each scenario customer and each action that costs something,
 * amounts, dates and tax are compared with the invoices of the days after it (docs/rules/payments.md#amounts-and-their-tax).
 */

import { isTaxAdded } from '@perennial/shared/countries/sales-tax';
import { addMonths } from '@perennial/shared/subscriptions/calendar';
import {
  findFinalPayment,
  findNextPaymentDate,
  findNextShipmentPrice,
  findPlan,
  findShipmentPrice,
  hasDevicePayments,
  recurringCharges,
  subscriptionState,
} from '@perennial/shared/subscriptions/plan-facts';
import { findUpcomingDays } from '@perennial/shared/subscriptions/upcoming';
import { expect, it } from 'vitest';
import { postpone } from '../../commerce/subscriptions/postponement.ts';
import { isPausable, isResumable } from '../../commerce/subscriptions/subscription-limits.ts';
import {
  type Charged,
  type ChargedSubscription,
  listScenarioSubscriptions,
  openScenarioSubscription,
} from '../../testing/charged-subscriptions.ts';
import { findModifyOffers, type ModifyOffer } from './modify/modify-offers.ts';
import { findOneTimePlan } from './one-time-orders/one-time-order.ts';
import { purchaseState } from './purchase/purchase-state.ts';

/** A date and an amount, as the page writes them; without what the page does not say. */
type Payment = { readonly date?: string; readonly amount?: number };

/** What an action announces, and what it then costs. */
type Comparison = { readonly announced: readonly Payment[]; readonly charged: readonly Payment[] };

type Action = {
  /** Does the action if the page offers it to the customer; undefined otherwise. */
  readonly run: (subscription: ChargedSubscription) => Comparison | undefined;
  /** The customers to whom the page offers it, at least. */
  readonly atLeast: number;
};

const names = listScenarioSubscriptions();
const TODAY = '2026-03-15';

const isReplenishment = ({ kind }: Charged) => kind === 'replenishment';

const withoutTax = ({ date, withoutTax: amount }: Charged): Payment => ({ date, amount });

const card = {
  paymentMethodCode: 'Adyen.Visa',
  cancelPaymentUrl: 'https://shop.example',
  sbeCompliance: 'True',
} as const;

/** Sums what is charged on each day. */
function byDay(charged: readonly Charged[]): readonly Payment[] {
  const cents = new Map<string, number>();
  for (const { date, withoutTax: amount } of charged) {
    cents.set(date, (cents.get(date) ?? 0) + Math.round(amount * 100));
  }
  return [...cents].map(([date, sum]) => ({ date, amount: sum / 100 }));
}

function offers({ details, country }: ChargedSubscription, name: ModifyOffer['name']): boolean {
  return findModifyOffers(details(), country).some((offer) => offer.name === name);
}

function replenishmentOf({ details }: ChargedSubscription) {
  return findPlan(details(), 'replenishment');
}

/** The list "Upcoming shipments and payments": every payment is on it, and the known amounts are charged. */
function compareUpcoming(subscription: ChargedSubscription): Comparison | undefined {
  const { details, chargedUntil } = subscription;
  const before = chargedUntil('').length;
  const days = findUpcomingDays(details());
  const last = days.at(-1)?.date;
  if (last === undefined) return undefined;
  const announced = days.filter(({ isPayment }) => isPayment);
  const unknown = new Set(announced.filter(({ amount }) => amount === undefined).map(({ date }) => date));
  // Without the dates of all charges, only the next payment is listed.
  const until = days.length < 4 && unknown.size > 0 ? (announced.at(-1)?.date ?? last) : last;
  return {
    announced: announced.map(({ date, amount }) => (amount === undefined ? { date } : { date, amount })),
    charged: byDay(chargedUntil(until).slice(before)).map(({ date, ...known }) =>
      date !== undefined && unknown.has(date) ? { date } : { date, ...known },
    ) as readonly Payment[],
  };
}

function shipNow(subscription: ChargedSubscription): boolean {
  const { number, call } = subscription;
  const plan = replenishmentOf(subscription);
  if (!plan || !offers(subscription, 'shippingNow')) return false;
  call('shipReplenishmentNow', { params: { n: number, id: plan.id } });
  return true;
}

function changeProduct(subscription: ChargedSubscription): boolean {
  const { details, number, call } = subscription;
  const [option] = details().availableOptionsToChangeReplenishment;
  if (!option || !offers(subscription, 'product')) return false;
  const body = { newProductRatePlanId: option.id };
  call('changeReplenishmentProduct', { params: { id: number }, body });
  return true;
}

function pause({ details, country, number, call }: ChargedSubscription, until: string | undefined): boolean {
  if (!isPausable(details(), country)) return false;
  const query = until === undefined ? {} : { resumeDate: until };
  call('pauseReplenishment', { params: { id: number }, query });
  return true;
}

function resume({ details, number, call }: ChargedSubscription): boolean {
  if (!isResumable(details())) return false;
  const params = { id: number };
  if (details().ableToResumeReplenishment) call('resumeReplenishment', { params });
  else call('changeResumeDate', { params, query: { resumeDate: TODAY } });
  return true;
}

/** Activates the first code that the shop accepts for the subscription. */
function activateAnyCode({ details, number, call }: ChargedSubscription): boolean {
  if (!details().acceptPromotion) return false;
  return ['HALO20', 'REFILL25', 'AURA10'].some((promotionCode) => {
    try {
      call('applyPromotionCode', { body: { subscriptionNumber: number, promotionCode } });
      return true;
    } catch {
      return false;
    }
  });
}

/** During a pause a device is charged, if the dialog says that its payments go on, and nothing else. */
function comparePause(until: string | undefined): Action['run'] {
  return (subscription) => {
    const goesOn = hasDevicePayments(subscription.details());
    if (!pause(subscription, until)) return undefined;
    const charged = subscription.chargedUntil(until ?? '2026-10-31');
    const during = charged.filter(({ date }) => until === undefined || date < until);
    // A short pause can end before the next payment for a device.
    return { announced: [], charged: (goesOn ? during.filter(isReplenishment) : during).map(withoutTax) };
  };
}

/** Does an action with the list of the next payments after it. */
function thenUpcoming(run: (subscription: ChargedSubscription) => boolean): Action['run'] {
  return (subscription) => (run(subscription) ? compareUpcoming(subscription) : undefined);
}

/** The day of the next payment, whatever it costs. */
function nextDate({ chargedUntil }: ChargedSubscription): readonly Payment[] {
  for (let months = 1; months <= 14; months += 1) {
    const [first] = chargedUntil(addMonths(TODAY, months));
    if (first) return [{ date: first.date }];
  }
  return [];
}

const actions: Readonly<Record<string, Action>> = {
  'waiting for the next payments': { atLeast: 60, run: compareUpcoming },

  'waiting for the next payment, whose date is among the dates': {
    atLeast: 60,
    run: (subscription) => {
      const details = subscription.details();
      const date = findNextPaymentDate(details);
      // What a partner pays is on no invoice.
      const costs = details.ratePlans.some((plan) =>
        recurringCharges(plan).some(({ amount }) => amount.discounted > 0),
      );
      if (date === null || !costs || subscriptionState(details) !== 'active') return undefined;
      return { announced: [{ date }], charged: nextDate(subscription) };
    },
  },

  'waiting for the final payment of a cancelled replenishment': {
    atLeast: 2,
    run: ({ details, chargedUntil }) => {
      const final = findFinalPayment(details());
      return final && { announced: [final], charged: chargedUntil(final.date).filter(isReplenishment).map(withoutTax) };
    },
  },

  'one more shipment': {
    atLeast: 30,
    run: ({ details, number, call, chargedUntil }) => {
      const plan = findOneTimePlan(details());
      const amount = plan && findShipmentPrice(plan);
      if (!plan || amount === undefined) return undefined;
      const body = { subscriptionNumber: number, subscriptionRatePlanId: plan.id };
      call('orderOneTimeReplenishment', { body });
      const listed = details().oneTimeOrders.at(-1);
      return {
        announced: [
          { date: TODAY, amount },
          { date: listed?.orderDate ?? '', amount: listed?.price ?? 0 },
        ],
        charged: [...chargedUntil(TODAY), ...chargedUntil(TODAY)].map(withoutTax),
      };
    },
  },

  'the next shipment at once': {
    atLeast: 20,
    run: (subscription) => {
      const { details, chargedUntil } = subscription;
      const plan = replenishmentOf(subscription);
      const amount = plan && findNextShipmentPrice(details(), plan);
      if (!shipNow(subscription) || amount === undefined) return undefined;
      return { announced: [{ date: TODAY, amount }], charged: chargedUntil(TODAY).map(withoutTax) };
    },
  },
  'the payments after a shipment at once': { atLeast: 20, run: thenUpcoming(shipNow) },

  'a postponed shipment': {
    atLeast: 20,
    run: (subscription) => {
      const { details, number, call } = subscription;
      const plan = replenishmentOf(subscription);
      if (!plan || !offers(subscription, 'postponement')) return undefined;
      const { payment, shipment } = postpone(details(), plan);
      call('postponeReplenishment', { params: { id: number } });
      const moved = { date: details().nextShipmentDate ?? '' };
      return {
        announced: [{ date: payment ?? '' }, { date: shipment?.to ?? '' }],
        charged: [...nextDate(subscription), moved],
      };
    },
  },

  'another frequency': {
    atLeast: 20,
    run: (subscription) => {
      const { details, number, call, chargedUntil } = subscription;
      const plan = replenishmentOf(subscription);
      const [choice] = details().availableFrequenciesToChange;
      const amount = plan && findNextShipmentPrice(details(), plan);
      if (!choice || amount === undefined || !offers(subscription, 'frequency')) return undefined;
      const body = { newProductRatePlanId: choice.productRatePlanId };
      const changed = call('changeReplenishmentFrequency', { params: { id: number }, body });
      const { nextReplenishmentShippingDate: date } = changed;
      return { announced: [{ date, amount }], charged: chargedUntil(date).map(withoutTax) };
    },
  },

  'another product': {
    atLeast: 20,
    run: (subscription) => {
      const { details, chargedUntil } = subscription;
      const [option] = details().availableOptionsToChangeReplenishment;
      if (!option?.nextPaymentDate || !changeProduct(subscription)) return undefined;
      const { nextPaymentDate: date, paymentAmount: amount } = option;
      return { announced: [{ date, amount }], charged: chargedUntil(date).map(withoutTax) };
    },
  },
  'the payments after another product': { atLeast: 20, run: thenUpcoming(changeProduct) },

  'a pause without an end': { atLeast: 30, run: comparePause(undefined) },
  'a pause that ends before the next shipments': { atLeast: 30, run: comparePause('2026-03-20') },
  'a pause that ends after the next shipments': { atLeast: 30, run: comparePause('2026-08-31') },
  'the payments after a pause': {
    atLeast: 30,
    run: thenUpcoming((subscription) => {
      if (!pause(subscription, '2026-08-31')) return false;
      subscription.chargedUntil('2026-08-31');
      return true;
    }),
  },

  'the next payment after resuming at once': {
    atLeast: 3,
    run: (subscription) => {
      if (!resume(subscription)) return undefined;
      const date = subscription.details().nextPaymentDate;
      return { announced: date === null ? [] : [{ date }], charged: nextDate(subscription) };
    },
  },
  'the payments after resuming at once': { atLeast: 3, run: thenUpcoming(resume) },

  'a cancellation, with its preview': {
    atLeast: 30,
    run: (subscription) => {
      const { details, number, call, chargedUntil } = subscription;
      const goesOn = hasDevicePayments(details());
      if (!details().ableToCancelReplenishment) return undefined;
      const params = { id: number };
      const { result } = call('previewReplenishmentCancellation', { params }).data;
      const { totalAmount, paidAmount, finalPaymentDate } = result;
      const amount = Math.round((totalAmount - paidAmount) * 100) / 100;
      call('cancelReplenishment', { params, query: {}, body: undefined });
      // A code that comes after the cancellation does not change what the customer has agreed to.
      if (details().acceptPromotion) activateAnyCode(subscription);
      const charged = chargedUntil(finalPaymentDate ?? addMonths(TODAY, 14));
      return {
        announced: finalPaymentDate !== null && amount > 0 ? [{ date: finalPaymentDate, amount }] : [],
        charged: (goesOn ? charged.filter(isReplenishment) : charged).map(withoutTax),
      };
    },
  },

  'an activated code': { atLeast: 10, run: thenUpcoming(activateAnyCode) },

  'a discount of customer care': {
    atLeast: 30,
    run: (subscription) => {
      const { details, number, call, chargedUntil } = subscription;
      const [next] = findUpcomingDays(details()).filter(({ isPayment }) => isPayment);
      if (next?.amount === undefined) return undefined;
      const body = { subscriptionNumber: number, discountAmount: 2.5 };
      call('giveDiscount', { body });
      const amount = Math.round((next.amount - 2.5) * 100) / 100;
      return { announced: [{ date: next.date, amount }], charged: byDay(chargedUntil(next.date)) };
    },
  },

  'a re-shipping by customer care': {
    atLeast: 30,
    run: ({ number, call, chargedUntil }) => {
      try {
        call('reship', { params: { n: number }, body: { option: 'Replenishment' } });
      } catch {
        return undefined;
      }
      return { announced: [], charged: chargedUntil(TODAY).map(withoutTax) };
    },
  },

  'paying a device in full': {
    atLeast: 5,
    run: ({ details, number, call, authorise, isAbleToPay, chargedUntil }) => {
      const state = purchaseState(details());
      if (state.kind !== 'open' || !isAbleToPay()) return undefined;
      const { id: ratePlanId, purchaseValueToPay } = state.plan;
      const device = { n: number, id: ratePlanId };
      const preview = call('previewPayInFull', { params: device, query: {} });
      const body = { subscriptionNumber: number, subscriptionRatePlanId: ratePlanId, ...card };
      const { orderNumber, amount: agreed } = call('orderPayInFull', { body });
      const paid = authorise(orderNumber ?? '');
      const [invoice] = chargedUntil(TODAY);
      return {
        announced: [purchaseValueToPay, preview.discountedAmount, agreed].map((sum) => ({ amount: sum ?? 0 })),
        charged: [{ amount: paid }, { amount: paid }, { amount: invoice?.total ?? 0 }],
      };
    },
  },

  'paying a past-due invoice': {
    atLeast: 2,
    run: ({ call, authorise }) => {
      const invoice = call('getInvoices').find(({ hasBalance }) => hasBalance);
      if (!invoice) return undefined;
      const { orderNumber } = call('orderPayNow', { body: { invoiceId: invoice.invoiceId, ...card } });
      return { announced: [{ amount: invoice.balance }], charged: [{ amount: authorise(orderNumber ?? '') }] };
    },
  },
};

it.each(Object.entries(actions))('%s: what is announced is charged', (_, { run, atLeast }) => {
  const compared = names.flatMap((name) => {
    const comparison = run(openScenarioSubscription(name));
    return comparison ? [{ name, ...comparison }] : [];
  });
  const announced = Object.fromEntries(compared.map(({ name, announced: payments }) => [name, payments]));
  expect(Object.fromEntries(compared.map(({ name, charged }) => [name, charged]))).toEqual(announced);
  expect(compared.length).toBeGreaterThanOrEqual(atLeast);
});

it('says "plus tax" for a payment exactly where the invoice adds tax', () => {
  const said = names.flatMap((name) => {
    const { country, chargedUntil } = openScenarioSubscription(name);
    return chargedUntil(addMonths(TODAY, 6)).map(({ withoutTax: amount, total }) => ({
      country,
      isSaid: isTaxAdded(country, amount),
      isAdded: total > amount,
    }));
  });
  const added = said.filter(({ isAdded }) => isAdded);
  expect(new Set(added.map(({ country }) => country))).toEqual(new Set(['US', 'CA']));
  expect(said.filter(({ isSaid, isAdded }) => isSaid !== isAdded)).toEqual([]);
});
