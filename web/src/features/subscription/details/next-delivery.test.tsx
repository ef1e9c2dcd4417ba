// @vitest-environment happy-dom
import { savedPaymentMethod } from '@perennial/shared/examples/payment';
import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { paidWithShipment, subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawnIcons } from '../../../testing/drawn-signs.tsx';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import { NextDelivery } from './next-delivery.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json(savedPaymentMethod()));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const toSubscription = (changes: Partial<SubscriptionDetails>) => ({
  ...subscriptionDetails({ ...paidWithShipment, ...changes }),
  content: null,
});

function Page({ before, after }: { before: Partial<SubscriptionDetails>; after: Partial<SubscriptionDetails> }) {
  const [changes, setChanges] = useState(before);
  return (
    <>
      <button type="button" onClick={() => setChanges(after)}>
        Done
      </button>
      <button type="button" onClick={() => setChanges(before)}>
        Undone
      </button>
      <NextDelivery subscription={toSubscription(changes)} />
    </>
  );
}

const show = (changes: Partial<SubscriptionDetails>, at = '/') =>
  renderInShop(<NextDelivery subscription={toSubscription(changes)} />, { session: signedInAnna, at });

const card = (name = 'Next shipment') => screen.getByRole('region', { name });

it('says what comes when, what it costs and how it is paid', async () => {
  await show({ ratePlans: [ratePlan({ productName: 'Two Halo brush heads', replenishmentQuantity: 2 })] });
  await screen.findByText('Visa •••• 1111');
  expect(card().textContent).toMatch(
    /^Next shipment05\/01\/2026May12026.*2 × Two Halo brush heads\$14\.99 plus taxVisa •••• 1111/,
  );
});

it('leads to the calendar file of the subscription, in the language of the page', async () => {
  await show({ number: 'S-7' });
  expect(screen.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe(
    '/bff/subscriptions/S-7/calendar.ics?culture=en-ca&language=en-CA',
  );
});

it('names no method where nothing is paid, and no price of a product that changes', async () => {
  const ask = vi.fn(async () => Response.json(savedPaymentMethod()));
  vi.stubGlobal('fetch', ask);
  await show({ nextPaymentDate: null, hasAnyFutureDatedReplenishment: true });
  expect(ask).not.toHaveBeenCalled();
  expect(card().textContent).toContain('Your new product comes with the next shipment.');
  expect(card().textContent).not.toMatch(/Visa|\$/);
});

it('says the next payment that no list has', async () => {
  await show({ status: 'Paused', nextPaymentDate: '2026-04-15' });
  expect(card().textContent).toContain('Next payment 04/15/2026');
});

it('is the next payment of a subscription without a shipment', async () => {
  await show({ nextShipmentDate: null });
  expect(card('Next payment').textContent).toContain('05/01/2026');
});

it('opens each dialog with one press', async () => {
  await show({});
  fireEvent.click(screen.getByRole('button', { name: 'Postpone by one month' }));
  await screen.findByRole('dialog', { name: 'Postpone the next shipment?' });
  cleanup();
  await show({});
  fireEvent.click(screen.getByRole('button', { name: 'Ship now' }));
  await screen.findByRole('dialog', { name: 'Ship your next replenishment now?' });
});

it.each<[string, Partial<SubscriptionDetails>, readonly string[]]>([
  ['a shipment that was postponed', { ableToPostponeReplenishment: false }, ['Ship now']],
  [
    'a shipment that cannot come now',
    { ratePlans: [ratePlan({ allowShippingNow: false })] },
    ['Postpone by one month'],
  ],
  ['a rental', { bundleName: 'air-purifier-4A' }, []],
])('offers for %s what the shop takes', async (_, changes, names) => {
  await show(changes);
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(names);
});

it('says where the delivery has moved, also back to its first day', async () => {
  const page = <Page before={{}} after={{ nextShipmentDate: '2027-02-13' }} />;
  await renderInShop(page, { session: signedInAnna, culture: 'en-gb', language: 'en-GB' });
  expect(screen.queryByText(/^Moved to/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(drawnIcons(screen.getByText('Moved to 13 February 2027'), ['check'])).toEqual(['check']);
  fireEvent.click(screen.getByRole('button', { name: 'Undone' }));
  screen.getByText('Moved to 1 May 2026');
});

it('moves no delivery on the way to another subscription, and no payment', async () => {
  const other = { number: 'S-2', nextShipmentDate: '2027-02-13' };
  const { unmount } = await renderInShop(<Page before={{}} after={other} />, { session: signedInAnna });
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(card().textContent).toContain('02/13/2027');
  expect(screen.queryByText(/^Moved to/)).toBeNull();
  unmount();
  const alone = { nextShipmentDate: null };
  const page = <Page before={alone} after={{ ...alone, nextPaymentDate: '2026-06-01' }} />;
  await renderInShop(page, { session: signedInAnna });
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(card('Next payment').textContent).toContain('06/01/2026');
  expect(screen.queryByText(/^Moved to/)).toBeNull();
});

it.each<[string, Partial<SubscriptionDetails>, string, RegExp]>([
  ['is paid with it', { hasAnyFutureDatedReplenishment: true }, 'Next shipment', /Shipment and payment.*Visa/],
  ['is paid later', { nextPaymentDate: '2026-05-03' }, 'Next shipment', /^((?!Shipment and payment|Visa).)*$/],
  ['is no shipment', { nextShipmentDate: null, ratePlans: [] }, 'Next payment', /^((?!Shipment and payment).)*Visa/],
])('says of a delivery without a known amount what it is: one that %s', async (_, changes, name, words) => {
  await show(changes);
  await waitFor(() => expect(card(name).textContent).toMatch(words));
});

it('leads to the button again when the same link is followed again', async () => {
  const at = '/here?task=postpone';
  const page = (
    <>
      <Link to={at}>Postpone it</Link>
      <NextDelivery subscription={toSubscription({})} />
    </>
  );
  await renderInShop(page, { session: signedInAnna, at });
  const button = screen.getByRole('button', { name: 'Postpone by one month' });
  await waitFor(() => expect(document.activeElement).toBe(button));
  const link = screen.getByRole('link', { name: 'Postpone it' });
  link.focus();
  fireEvent.click(link);
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it.each([
  ['postpone', 'Postpone by one month'],
  ['ship-now', 'Ship now'],
])('a link to the task %s leads to its button', async (task, name) => {
  const moved = vi.spyOn(Element.prototype, 'scrollIntoView');
  await show({}, `/here?task=${task}`);
  await waitFor(() => expect(document.activeElement?.textContent).toBe(name));
  expect(moved.mock.contexts.map((action) => (action as Element).textContent)).toEqual([name]);
  moved.mockRestore();
});

it('is not there while nothing is planned', async () => {
  await show({ nextShipmentDate: null, nextPaymentDate: null });
  expect(screen.queryByRole('heading')).toBeNull();
});

it.each<[string, Partial<SubscriptionDetails>]>([
  ['is paid in parts', { ratePlans: [ratePlan({ monthlyCharge: ratePlan().quarterlyCharge, quarterlyCharge: null })] }],
  ['brings a changed product', { hasAnyFutureDatedReplenishment: true }],
])('leads to support for a shipment without a known price: one that %s', async (_, changed) => {
  await show(changed);
  expect(screen.queryByRole('button', { name: 'Ship now' })).toBeNull();
  screen.getByText(/^We do not know the price of this shipment yet/);
  const link = screen.getByRole('link', { name: 'Need help?' });
  expect(link.getAttribute('href')).toBe('/my-account/support?language=en-CA');
});

it.each([
  ['2026-04-10', 'Your card expires 04/2026, before the payment on 05/01/2026.'],
  ['2026-05-01', 'Your card expired 04/2026. A payment is planned for 05/01/2026.'],
])('names on %s the payment that the card cannot pay: %s', async (day, words) => {
  vi.useFakeTimers({ now: new Date(`${day}T12:00:00`), toFake: ['Date'] });
  vi.stubGlobal('fetch', async () => Response.json(savedPaymentMethod({ expiryDate: '04/2026' })));
  await show({});
  const panel = (await screen.findByText(words)).parentElement;
  expect(panel?.textContent).toContain('Halo brush heads $14.99 plus tax');
  screen.getByRole('link', { name: 'Manage Subscription' });
});

it('names in December a payment that the card cannot pay in February', async () => {
  vi.useFakeTimers({ now: new Date('2025-12-20T12:00:00'), toFake: ['Date'] });
  vi.stubGlobal('fetch', async () => Response.json(savedPaymentMethod({ expiryDate: '01/2026' })));
  await show({ nextShipmentDate: '2026-02-01', nextPaymentDate: '2026-02-01' });
  await screen.findByText('Your card expires 01/2026, before the payment on 02/01/2026.');
});

it('names the rest of a cancelled shipment if the card cannot pay it, though nothing else is paid', async () => {
  vi.useFakeTimers({ now: new Date('2026-04-10T12:00:00'), toFake: ['Date'] });
  vi.stubGlobal('fetch', async () => Response.json(savedPaymentMethod({ expiryDate: '04/2026' })));
  await show({
    nextShipmentDate: null,
    nextPaymentDate: null,
    ratePlans: [devicePlan({ monthlyCharge: null }), ratePlan({ status: 'Cancel' })],
    totalAmountOfCancelledShipment: 30,
    paidAmountOfCancelledShipment: 10,
    finalPaymentDateOfCancelledShipment: '2026-05-01',
  });
  expect(card('Next payment').textContent).toContain('05/01/2026');
  await screen.findByText('Your card expires 04/2026, before the payment on 05/01/2026.');
});

it('says of a pause that ends after the card what is charged from then on, and nothing of a payment before', async () => {
  vi.useFakeTimers({ now: new Date('2026-04-10T12:00:00'), toFake: ['Date'] });
  vi.stubGlobal('fetch', async () => Response.json(savedPaymentMethod({ expiryDate: '04/2026' })));
  const words = 'Your card expires 04/2026, before the payment on 05/01/2026.';
  const paused = { status: 'Paused', nextShipmentDate: '2026-05-01', nextPaymentDate: '2026-05-01' } as const;
  await show({ ...paused, resumedReplenishmentDate: '2026-05-01' });
  await screen.findByText(words);
  screen.getByText('Charged from then on: $14.99 plus tax every 3 months');
  cleanup();
  await show({ ...paused, ratePlans: [devicePlan(), ratePlan()], resumedReplenishmentDate: '2026-07-01' });
  await screen.findByText(words);
  expect(screen.queryByText(/^Charged from then on/)).toBeNull();
});

it.each(['05/2026', '4/26'])('says nothing about a card of %s', async (expiryDate) => {
  vi.useFakeTimers({ now: new Date('2026-04-30T12:00:00'), toFake: ['Date'] });
  vi.stubGlobal('fetch', async () => Response.json(savedPaymentMethod({ expiryDate })));
  await show({ endDate: '2026-05-31' });
  await screen.findByText('Visa •••• 1111');
  expect(screen.queryByText(/Your card/)).toBeNull();
});

it('names the parcel that is prepared, and leads to the section of problems', async () => {
  const parcel = { trackingNumber: 'PN-1', carrierUrl: 'https://example.com/PN-1' };
  await show({ number: 'S-7', shippingConfirmed: false, ratePlans: [ratePlan(parcel)] });
  expect(screen.getByText('In preparation').getAttribute('aria-current')).toBe('step');
  expect(screen.queryByRole('link', { name: /PN-1/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Problem with a delivery' }).getAttribute('href')).toBe(
    '/my-account/subscription-details/S-7?language=en-CA&task=problem',
  );
});

it('has no steps of a parcel that was sent: the section of the parcels has it', async () => {
  await show({ shippingConfirmed: true, ratePlans: [ratePlan({ trackingNumber: 'PN-1' })] });
  expect(screen.queryByText('Sent')).toBeNull();
});

it('is missing for a subscription that nothing more is planned for', async () => {
  await show({ status: 'InActive', nextShipmentDate: null, nextPaymentDate: null });
  expect(document.querySelector('.subscription__next')).toBeNull();
});
