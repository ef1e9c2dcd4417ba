// @vitest-environment happy-dom
/**
 * The words on the page are those of the invoice: amount, and "plus tax" exactly where the invoice adds tax. Which amount
 * each action announces is compared for all scenario customers in the test of the rules beside this one.
 */
import { cultureOf } from '@perennial/shared/cultures/cultures';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { createMoneyFormat, formatDate } from '../../i18n/format.ts';
import {
  type Charged,
  type ChargedSubscription,
  openScenarioSubscription,
} from '../../testing/charged-subscriptions.ts';
import { renderInShop, signedInAnna } from '../../testing/in-shop.tsx';
import { addMonths } from './calendar.ts';
import { AmountsDialog } from './cancel/amounts-dialog.tsx';
import { findCancelFacts } from './cancel/cancel-facts.ts';
import { closedFlow } from './cancel/cancel-flow.ts';
import { PlanCard } from './details/plan-card.tsx';
import { findUpcomingDays } from './details/upcoming.ts';
import { UpcomingOrders } from './details/upcoming-orders.tsx';
import Modify from './modify/modify.tsx';
import OneTimeOrders from './one-time-orders/one-time-orders.tsx';
import Pause from './pause/pause.tsx';
import { findPlan } from './plan-facts.ts';
import { PurchaseSummary } from './purchase/purchase-summary.tsx';
import type { Subscription } from './subscription.ts';

const TODAY = '2026-03-15';

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

/** Returns the text beside a label of the open dialog. */
function fact(label: string): string | null | undefined {
  const terms = within(screen.getByRole('dialog')).getAllByRole('term');
  return terms.find(({ textContent }) => textContent === label)?.nextElementSibling?.textContent;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const planOf = ({ details }: ChargedSubscription) => findPlan(details(), 'replenishment')?.id ?? '';

it.each(['us-subscriber 1', 'ca-discounts 9', 'de-bundle 1', 'gb-subscriber 2'])(
  'one more shipment costs %s what the dialog, its button and the list say',
  async (name) => {
    const subscription = await open(name, (details) => <OneTimeOrders subscription={details} />);
    press('Order one more');
    const price = fact('Price');
    const button = screen.getByRole('button', { name: /^Place order/ }).textContent;
    const body = { subscriptionNumber: subscription.number, subscriptionRatePlanId: planOf(subscription) };
    subscription.call('orderOneTimeReplenishment', { body });
    const [invoice] = subscription.chargedUntil(TODAY);
    expect(price).toBe(write(subscription, invoice));
    // A button names the amount that is charged, or none.
    const words = price?.endsWith('plus tax') ? 'Place order' : `Place order · ${price}`;
    expect(button).toBe(`${words}Saving…`);
    cleanup();
    await renderInShop(<OneTimeOrders subscription={{ ...subscription.details(), content: null }} />, {
      session: signedInAnna,
      culture: subscription.culture,
    });
    expect(screen.getAllByRole('row').at(-1)?.textContent).toContain(price);
  },
);

it.each(['ca-subscriber 1', 'us-subscriber 1', 'gb-subscriber 2'])(
  'a shipment at once costs %s what the dialog says',
  async (name) => {
    const subscription = await open(name, (details) => <Modify subscription={details} />);
    press('Ship now');
    const charged = fact('Charged with it');
    subscription.call('shipReplenishmentNow', { params: { n: subscription.number, id: planOf(subscription) } });
    expect(charged).toBe(write(subscription, subscription.chargedUntil(TODAY)[0]));
  },
);

it.each(['ca-subscriber 1', 'us-subscriber 1', 'gb-subscriber 2'])(
  'another product costs %s what the dialog says, on the day that it says',
  async (name) => {
    const subscription = await open(name, (details) => <Modify subscription={details} />);
    const [option] = subscription.details().availableOptionsToChangeReplenishment;
    fireEvent.click(screen.getByRole('radio'));
    press('Change product type');
    const price = fact('New price');
    const date = fact('Next payment then');
    const body = { newProductRatePlanId: option?.id ?? '' };
    subscription.call('changeReplenishmentProduct', { params: { id: subscription.number }, body });
    const [invoice] = subscription.chargedUntil(option?.nextPaymentDate ?? '');
    // Between them stands how often it is charged.
    const [amount = '', tax = ''] = write(subscription, invoice).split(' plus');
    expect(price?.startsWith(`${amount} /`)).toBe(true);
    expect(price?.endsWith(tax && ` plus${tax}`)).toBe(true);
    expect(date).toBe(formatDate(cultureOf(subscription.culture), invoice?.date ?? ''));
  },
);

it.each(['ca-subscriber 1', 'us-subscriber 1', 'gb-subscriber 2'])(
  'another frequency costs %s what the dialog says',
  async (name) => {
    const subscription = await open(name, (details) => <Modify subscription={details} />);
    const [choice] = subscription.details().availableFrequenciesToChange;
    const body = { newProductRatePlanId: choice?.productRatePlanId ?? '' };
    fireEvent.change(screen.getByRole('combobox'), { target: { value: body.newProductRatePlanId } });
    press('Change frequency');
    const charged = fact('Charged with each shipment');
    const changed = subscription.call('changeReplenishmentFrequency', { params: { id: subscription.number }, body });
    const [invoice] = subscription.chargedUntil(changed.nextReplenishmentShippingDate);
    expect(charged).toBe(write(subscription, invoice));
  },
);

it.each(['ca-subscriber 1', 'us-subscriber 1', 'gb-subscriber 2', 'de-bundle 1'])(
  'a pause spares %s what the dialog says',
  async (name) => {
    const subscription = await open(name, (details) => <Pause subscription={details} />);
    fireEvent.click(screen.getByRole('radio', { name: 'Indefinitely' }));
    press('Pause subscription');
    const spared = fact('Not charged during the pause');
    const [invoice] = subscription.chargedUntil(addMonths(TODAY, 12)).filter(({ kind }) => kind === 'replenishment');
    expect(spared?.startsWith(write(subscription, invoice))).toBe(true);
  },
);

it.each(['ca-rentals 2', 'de-bundle 1'])(
  'a cancellation costs %s what the dialog says, on the day that it says',
  async (name) => {
    const subscription = openScenarioSubscription(name);
    const params = { id: subscription.number };
    const { result } = subscription.call('previewReplenishmentCancellation', { params }).data;
    const remainingAmount = result.totalAmount - result.paidAmount;
    const facts = findCancelFacts(subscription.details(), subscription.country);
    const progress = { waiting: undefined, lookAgain: () => undefined };
    const flow = { facts, state: closedFlow, send: () => undefined, progress };
    const amounts = { ...result, remainingAmount };
    await renderInShop(<AmountsDialog flow={flow} amounts={amounts} />, { culture: subscription.culture });
    const [amount, date] = [fact('Remaining amount'), fact('Final payment date')];
    subscription.call('cancelReplenishment', { params, query: {} });
    const charged = subscription.chargedUntil(result.finalPaymentDate ?? '');
    const [invoice] = charged.filter(({ kind }) => kind === 'replenishment');
    expect(amount).toBe(write(subscription, invoice));
    expect(date).toBe(formatDate(cultureOf(subscription.culture), invoice?.date ?? ''));
  },
);

it.each(['ca-subscriber 1', 'us-subscriber 1', 'ca-rentals 1', 'de-cancelled 3'])(
  'the card and the list of the next payments tell %s what is charged',
  async (name) => {
    const subscription = await open(name, (details) => (
      <>
        <UpcomingOrders subscription={details} />
        {details.ratePlans.map((plan) => (
          <PlanCard key={plan.id} subscription={details} plan={plan} />
        ))}
      </>
    ));
    const days = within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem');
    const listed = days.map(({ textContent }) => textContent ?? '').filter((text) => text.includes('ayment'));
    const cards = screen.getAllByRole('article').map(({ textContent }) => textContent ?? '');
    const culture = cultureOf(subscription.culture);
    const invoices = subscription.chargedUntil(findUpcomingDays(subscription.details()).at(-1)?.date ?? '');
    expect(invoices.length).toBeGreaterThan(0);
    for (const day of new Set(invoices.map(({ date }) => date))) {
      const ofDay = invoices.filter(({ date }) => date === day);
      const text = listed.find((line) => line.startsWith(formatDate(culture, day)));
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

it('a device that is paid in full costs the amount of the summary, its tax included', async () => {
  const subscription = openScenarioSubscription('us-two-addresses 1');
  const plan = findPlan(subscription.details(), 'device');
  if (!plan) throw new Error('There is no device to pay');
  const device = { n: subscription.number, id: plan.id };
  const preview = subscription.call('previewPayInFull', { params: device, query: {} });
  await renderInShop(<PurchaseSummary plan={plan} preview={preview} />, { culture: subscription.culture });
  const now = screen.getByText('To pay now').nextElementSibling?.textContent;
  const body = { subscriptionNumber: subscription.number, subscriptionRatePlanId: plan.id };
  const card = {
    paymentMethodCode: 'Adyen.Visa',
    cancelPaymentUrl: 'https://shop.example',
    sbeCompliance: 'NA',
  } as const;
  const { orderNumber } = subscription.call('orderPayInFull', { body: { ...body, ...card } });
  subscription.authorise(orderNumber ?? '');
  const [invoice] = subscription.chargedUntil(TODAY);
  expect(now).toBe(`$${invoice?.total.toFixed(2)}`);
});
