// @vitest-environment happy-dom
/**
 * For each scenario customer the words on the page are those of the invoice: amount, and "plus tax" exactly where the
 * invoice adds tax. What an action announces is a row of a table "said and done"; the amounts of all actions are compared
 * in the test of the rules beside this one.
 */
import { cultureOf } from '@perennial/shared/cultures/cultures';
import { createMoneyFormat } from '@perennial/shared/cultures/money';
import { findUpcomingDays } from '@perennial/shared/subscriptions/upcoming';
import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { formatDate } from '../../i18n/format.ts';
import {
  type Charged,
  type ChargedSubscription,
  listScenarioSubscriptions,
  openScenarioSubscription,
} from '../../testing/charged-subscriptions.ts';
import { renderInShop, signedInAnna } from '../../testing/in-shop.tsx';
import { NextDelivery } from './details/next-delivery.tsx';
import { PlanCard } from './details/plan-card.tsx';
import { UpcomingOrders } from './details/upcoming-orders.tsx';
import type { Subscription } from './use-subscription.ts';

afterEach(cleanup);

async function open(name: string, show: (subscription: Subscription) => ReactNode): Promise<ChargedSubscription> {
  const charged = openScenarioSubscription(name);
  const page = show({ ...charged.details(), content: null });
  await renderInShop(page, { session: signedInAnna, culture: charged.culture });
  return charged;
}

function moneyOf({ culture: code }: ChargedSubscription): (amount: number) => string {
  const culture = cultureOf(code);
  return createMoneyFormat(culture, culture.languages[0], culture.symbolPosition);
}

/** Writes an invoice as the page does: without the tax that is added, and with the words for it. */
function write(subscription: ChargedSubscription, { total, withoutTax }: Amounts): string {
  const amount = moneyOf(subscription)(withoutTax);
  return total > withoutTax ? `${amount} plus tax` : amount;
}

/** Whether a text has any amount. */
function hasAmount(subscription: ChargedSubscription, text: string): boolean {
  return text.includes(moneyOf(subscription)(0).replaceAll(/[\d\s.,]/g, ''));
}

/**
 * Why the page tells the day of a payment without its amount: the subscription does not have the price of the product that
 * comes next, or has only the next day of all its charges.
 */
const withoutAmount: Readonly<Record<string, 'another product' | 'several charges'>> = {
  'ca-changed 1': 'another product',
  'ca-discounts 1': 'another product',
  'ca-discounts 9': 'several charges',
  'ca-rentals 2': 'several charges',
  'de-bundle 1': 'several charges',
};

/** Customers to whom the page tells what comes. */
const names = listScenarioSubscriptions().filter(
  (name) => findUpcomingDays(openScenarioSubscription(name).details()).length > 0,
);

it.each(names)('the card and the list of the next payments tell %s what is charged', async (name) => {
  const subscription = await open(name, (details) => (
    <>
      <NextDelivery subscription={details} />
      <UpcomingOrders subscription={details} />
      {details.ratePlans.map((plan) => (
        <PlanCard key={plan.id} subscription={details} plan={plan} />
      ))}
    </>
  ));
  // The list of the charges of a plan has no dates.
  const days = screen.getAllByRole('listitem').filter((item) => item.querySelector('time'));
  const listed = [screen.getByRole('region', { name: /^Next/ }), ...days].map(({ textContent }) => textContent ?? '');
  const cards = screen.getAllByRole('article').map(({ textContent }) => textContent ?? '');
  const culture = cultureOf(subscription.culture);
  const invoices = subscription.chargedUntil(findUpcomingDays(subscription.details()).at(-1)?.date ?? '');
  const paid = [...new Set(invoices.map(({ date }) => date))].map((day) => {
    const text = listed.find((line) => line.includes(formatDate(culture, day))) ?? '';
    const ofDay = invoices.filter(({ date }) => date === day);
    return { text, ofDay, isTold: hasAmount(subscription, text) };
  });
  const reason = withoutAmount[name];
  for (const { text, ofDay, isTold } of paid) {
    // Behind the next payment nothing is listed if its charge is not known.
    expect(text !== '' || reason === 'several charges').toBe(true);
    if (isTold) expect(text).toContain(write(subscription, addUp(ofDay)));
    for (const invoice of reason === 'another product' ? [] : ofDay) {
      const [amount = '', tax = ''] = write(subscription, invoice).split(' plus');
      expect(cards.some((card) => card.includes(amount) && card.includes(tax))).toBe(true);
    }
  }
  expect(paid.some(({ isTold }) => !isTold)).toBe(reason !== undefined);
  // A day without an invoice has no amount.
  expect(listed.filter((line) => hasAmount(subscription, line))).toHaveLength(
    paid.filter(({ isTold }) => isTold).length,
  );
});

type Amounts = Pick<Charged, 'total' | 'withoutTax'>;

/** Returns the amounts of one day together. */
function addUp(invoices: readonly Charged[]): Amounts {
  const cents = (of: keyof Amounts) => invoices.reduce((sum, invoice) => sum + Math.round(invoice[of] * 100), 0) / 100;
  return { total: cents('total'), withoutTax: cents('withoutTax') };
}
