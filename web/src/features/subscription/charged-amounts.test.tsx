// @vitest-environment happy-dom
/**
 * The words on the page are those of the invoice: amount, and "plus tax" exactly where the invoice adds tax. What each
 * action announces is a row of a table "said and done"; which amount it is, is compared for all scenario customers in the
 * test of the rules beside this one.
 */
import { cultureOf } from '@perennial/shared/cultures/cultures';
import { findUpcomingDays } from '@perennial/shared/subscriptions/upcoming';
import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { createMoneyFormat, formatDate } from '../../i18n/format.ts';
import {
  type Charged,
  type ChargedSubscription,
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

/** Writes an invoice as the page does: without the tax that is added, and with the words for it. */
function write({ culture: code }: ChargedSubscription, invoice: Charged | undefined): string {
  if (!invoice) throw new Error('Nothing was charged');
  const culture = cultureOf(code);
  const amount = createMoneyFormat(culture, culture.languages[0], culture.symbolPosition)(invoice.withoutTax);
  return invoice.total > invoice.withoutTax ? `${amount} plus tax` : amount;
}

it.each(['ca-subscriber 1', 'us-subscriber 1', 'ca-rentals 1', 'de-cancelled 3'])(
  'the card and the list of the next payments tell %s what is charged',
  async (name) => {
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
    expect(invoices.length).toBeGreaterThan(0);
    for (const day of new Set(invoices.map(({ date }) => date))) {
      const ofDay = invoices.filter(({ date }) => date === day);
      const text = listed.find((line) => line.includes(formatDate(culture, day)));
      expect(text).toContain(write(subscription, addUp(ofDay)));
      for (const invoice of ofDay) {
        const [amount = '', tax = ''] = write(subscription, invoice).split(' plus');
        expect(cards.some((card) => card.includes(amount) && card.includes(tax))).toBe(true);
      }
    }
  },
);

/** Returns the invoices of one day as one. */
function addUp(invoices: readonly Charged[]): Charged | undefined {
  return invoices.reduce((sum, { withoutTax, total, ...other }) => ({
    ...other,
    withoutTax: (Math.round(sum.withoutTax * 100) + Math.round(withoutTax * 100)) / 100,
    total: (Math.round(sum.total * 100) + Math.round(total * 100)) / 100,
  }));
}
