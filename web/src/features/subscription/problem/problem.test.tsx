// @vitest-environment happy-dom
import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { returnDetails, returnInfoDetails } from '@perennial/shared/examples/return';
import { oneTimeOrder, subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { renderInShop, type ShopOptions, signedInAnna } from '../../../testing/in-shop.tsx';
import { readText } from '../../../testing/page-steps.ts';
import Problem from './problem.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const sent = { trackingNumber: 'PN-1', carrierUrl: 'https://example.com/PN-1' };

async function show(changes: Partial<SubscriptionDetails>, options: ShopOptions = {}): Promise<HTMLElement> {
  const { container } = await renderInShop(
    <Problem subscription={{ ...subscriptionDetails(changes), content: null }} />,
    { session: signedInAnna, markets: { selfService: 'here' }, ...options },
  );
  return container;
}

const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const acts = () => screen.getAllByRole('status')[0] ?? document.body;
const ways = () =>
  within(acts())
    .getAllByRole('link')
    .map((link) => [readText(link), decodeURIComponent(link.getAttribute('href') ?? '').replaceAll('+', ' ')]);

it('begins with what is known: parcels, orders with their days, the next shipment, and repairs', async () => {
  const page = await show({
    ratePlans: [
      devicePlan({ productName: 'Lume', repairStatus: 'Received' }),
      ratePlan({ productName: 'Heads', ...sent }),
    ],
    oneTimeOrders: [
      oneTimeOrder({ description: 'Two heads', orderDate: '2026-02-10', shippingDate: '2026-02-12' }),
      oneTimeOrder({ description: 'A head', orderDate: '2026-03-01' }),
    ],
  });
  const known = readText(page);
  for (const fact of [
    'In preparation Sent Track your order PN-1',
    'The carrier’s page shows when the parcel will arrive.',
    'A head: ordered on 03/01/2026, not sent yet Two heads: ordered on 02/10/2026, sent on 02/12/2026',
    'Next shipment 05/01/2026',
    'Lume Received',
  ])
    expect(known).toContain(fact);
});

it('says that an email follows while no parcel was sent', async () => {
  expect(readText(await show({ shippingConfirmed: false }))).toMatch(
    /^In preparation Sent We will email you a confirmation with the tracking number/,
  );
});

it('promises no parcel for goods that go back', async () => {
  const returning = returnDetails({ returnStatus: 'Returning' });
  await show({ ratePlans: [devicePlan()], returnInfoDetails: returnInfoDetails({ tryBuyReturnDetails: returning }) });
  expect(screen.queryByText(/^We will email you/)).toBeNull();
});

it('offers nothing before it knows what is wrong', async () => {
  await show({});
  expect(acts().textContent).toBe('');
});

const noReturn = { tryBuyReturnDetails: null, replenishmentReturnDetails: null, rightToReturnDays: null };
const details = '/my-account/subscription-details/S-1000001?language=en-CA&task=';
const support = (question: string) => `/my-account/support?language=en-CA&delivery=${question} `;

it.each<[string, Partial<SubscriptionDetails>, readonly (readonly [string, string])[]]>([
  [
    'It has not arrived',
    { ratePlans: [ratePlan(sent)] },
    [
      ['Track PN-1', 'https://example.com/PN-1'],
      ['Ship now', `${details}ship-now`],
      [
        'Write to customer service',
        support('The delivery has not arrived (subscription S-1000001). Tracking number: PN-1.'),
      ],
    ],
  ],
  [
    'It has not arrived',
    { ratePlans: [devicePlan(sent), ratePlan({ trackingNumber: 'PN-2', allowShippingNow: false })] },
    [
      ['Track PN-1', 'https://example.com/PN-1'],
      ['Write to customer service', support('The delivery has not arrived (subscription S-1000001).')],
    ],
  ],
  [
    'Something is damaged or does not work',
    { ratePlans: [devicePlan()], returnInfoDetails: returnInfoDetails() },
    [
      ['Cancel, return or withdraw', `${details}return`],
      ['Write to customer service', support('Something is damaged or does not work (subscription S-1000001).')],
    ],
  ],
  [
    'It is the wrong product',
    { ableToCancel: false, ableToCancelReplenishment: false },
    [['Write to customer service', support('I received the wrong product (subscription S-1000001).')]],
  ],
  [
    'I have too much of it',
    {},
    [
      ['Change frequency', `${details}frequency`],
      ['Postpone by one month', `${details}postpone`],
      ['Write to customer service', support('I have too much of it (subscription S-1000001).')],
    ],
  ],
])('"%s" leads to what is possible, and to customer care with the subscription', async (name, changes, expected) => {
  await show({ returnInfoDetails: noReturn, ...changes }, { config: { contactForm: true } });
  await choose(name);
  expect(ways()).toEqual(expected);
  // The page of the carrier opens in a tab of its own, which gets no hold of this one.
  for (const link of within(acts()).queryAllByRole('link', { name: /^Track/ }))
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
});

it('leads to the page of customer care where nobody can write', async () => {
  await show({}, { config: { contactForm: false } });
  await choose('It is the wrong product');
  expect(ways().at(-1)?.[0]).toBe('Need help?');
});

it('requests a repair in the Netherlands', async () => {
  await show({ ratePlans: [devicePlan({ isRepairable: true })] }, { culture: 'nl-nl' });
  await choose('Something is damaged or does not work');
  expect(ways()[0]).toEqual(['Request a repair', '/my-account/subscription-details/S-1000001?task=repair']);
});

it('has what was chosen after the page was left, for this subscription only', async () => {
  await show({});
  await choose('I have too much of it');
  cleanup();
  await show({});
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'I have too much of it' }).checked).toBe(true);
  expect(ways().length).toBeGreaterThan(0);
  cleanup();
  await show({ number: 'S-OTHER' });
  expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toEqual([]);
});
