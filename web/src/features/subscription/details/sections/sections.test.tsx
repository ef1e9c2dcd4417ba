// @vitest-environment happy-dom
import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { returnDetails, returnInfoDetails } from '@perennial/shared/examples/return';
import { oneTimeOrder, subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { TOOTHBRUSH_CONTENT_PRODUCT } from '@perennial/shared/special-products';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { settledActivity, stubAnswers } from '../../../../testing/answers.ts';
import { drawnIcons } from '../../../../testing/drawn-signs.tsx';
import { renderInShop, type ShopOptions, signedInAnna } from '../../../../testing/in-shop.tsx';
import { readText } from '../../../../testing/page-steps.ts';
import { sampleProfile } from '../../../../testing/sample-profile.ts';
import type { IconName } from '../../../../ui/icon.tsx';
import { Sections } from './sections.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function show(changes: Partial<SubscriptionDetails>, options: ShopOptions = {}) {
  const subscription = { ...subscriptionDetails(changes), content: null };
  await renderInShop(
    <>
      <Link to="/here?task=terms">To the terms</Link>
      <Link to="/here?task=track">To the parcel</Link>
      <Sections subscription={subscription} />
    </>,
    { session: signedInAnna, ...options },
  );
}

/** The row of a section: its name, and what holds now. */
function row(name: string): HTMLElement {
  const found = [...document.querySelectorAll('summary')].find((summary) => readText(summary).startsWith(name));
  if (!found) throw new Error(`There is no section ${name}`);
  return found;
}

const openRows = () => [...document.querySelectorAll('details[open] > summary')].map(readText);

describe('a link to a task', () => {
  it('opens its section alone and leads to it, and does so again after the customer has closed it', async () => {
    const moved = vi.spyOn(Element.prototype, 'scrollIntoView');
    await show({}, { at: '/here?task=terms' });
    expect(openRows()).toEqual(['Terms and conditions']);
    const summaries = moved.mock.contexts.map((section) => (section as Element).querySelector('summary'));
    expect(summaries).toEqual([row('Terms and conditions')]);
    await screen.findByRole('link', { name: /^Subscription terms/ });
    expect(document.activeElement).toBe(row('Terms and conditions'));

    fireEvent.click(row('Terms and conditions'));
    await waitFor(() => expect(openRows()).toEqual([]));
    const link = screen.getByRole('link', { name: 'To the terms' });
    link.focus();
    fireEvent.click(link);
    await waitFor(() => expect(openRows()).toEqual(['Terms and conditions']));
    expect(document.activeElement).toBe(row('Terms and conditions'));
  });

  it('leaves the section open that another link has opened', async () => {
    await show({}, { at: '/here?task=terms' });
    fireEvent.click(screen.getByRole('link', { name: 'To the parcel' }));
    await waitFor(() =>
      expect(openRows()).toEqual(['Track your order no tracking number yet', 'Terms and conditions']),
    );
    expect(document.activeElement).toBe(row('Track your order'));
    await screen.findByText(/^We will email you a confirmation/);
  });

  it('takes the focus from nobody who came without one', async () => {
    await show({});
    expect(openRows()).toEqual([]);
    expect(document.activeElement).toBe(document.body);
  });
});

const parcel = { trackingNumber: 'PN-1', carrierUrl: 'https://example.com/PN-1' };
const repaired = devicePlan({ repairStatus: 'Received' });
const deviceBack = returnInfoDetails({ tryBuyReturnDetails: returnDetails({ returnStatus: 'Returning' }) });

it.each<[string, string, Partial<SubscriptionDetails>]>([
  ['Track your order', 'no tracking number yet', {}],
  ['Track your order', 'one parcel', { ratePlans: [devicePlan(), ratePlan({ ...parcel, carrierUrl: null })] }],
  ['Track your order', '2 parcels', { ratePlans: [devicePlan(parcel), ratePlan(parcel)] }],
  ['Service and repair', 'one repair under way', { ratePlans: [repaired, devicePlan({ isRepairable: true })] }],
  ['Service and repair', '', { ratePlans: [devicePlan({ isRepairable: true })] }],
  ['One-time orders', '', {}],
  ['One-time orders', 'one order', { oneTimeOrders: [oneTimeOrder()] }],
  ['One-time orders', '2 orders', { oneTimeOrders: [oneTimeOrder(), oneTimeOrder()] }],
  ['Buy your product', '€ 329,90 left to pay', { ratePlans: [devicePlan()], hidePayInFull: false }],
  [
    'Buy your product',
    'pay the rest at once',
    { ratePlans: [devicePlan({ purchaseValueToPay: null })], hidePayInFull: false },
  ],
  ['Cancel, return or withdraw', '', { ratePlans: [devicePlan(), ratePlan()] }],
  [
    'Cancel, return or withdraw',
    'a return is under way',
    { ratePlans: [devicePlan(), ratePlan()], returnInfoDetails: deviceBack },
  ],
  ['How often', 'Every 3 months', { ratePlans: [devicePlan(), ratePlan()] }],
  ['Product', 'Two Arc blades', { ratePlans: [devicePlan(), ratePlan({ productName: 'Two Arc blades' })] }],
])('the row "%s" says what holds now: "%s"', async (name, now, changes) => {
  await show(changes, { culture: 'nl-nl' });
  const words = readText(row(name)).replace(/\s/g, ' ');
  expect(words).toBe(now === '' ? name : `${name} ${now}`);
});

it('has a heading for each section, below that of the group that changes the replenishment', async () => {
  const headings = () =>
    screen.getAllByRole('heading').map((heading) => `${heading.tagName} ${readText(heading).replace(/\s/g, ' ')}`);
  await show({}, { session: { ...signedInAnna, role: 'admin' } });
  expect(headings()).toEqual([
    'H2 Customer care actions only customer care sees this',
    'H2 Modify subscription',
    'H3 How often Every 3 months',
    'H3 Product Halo brush heads',
    'H3 Pause subscription',
    'H3 One-time orders',
    'H3 Promotion information',
    'H2 Track your order no tracking number yet',
    'H2 Problem with a delivery',
    'H2 Cancel, return or withdraw',
    'H2 Terms and conditions',
  ]);
});

const withDevice = { ratePlans: [devicePlan({ isRepairable: true }), ratePlan()], hidePayInFull: false };

it.each<[string, Partial<SubscriptionDetails>, ShopOptions, readonly (readonly [string, IconName])[]]>([
  [
    'everything that a device with a replenishment has',
    withDevice,
    { culture: 'nl-nl', session: { ...signedInAnna, role: 'admin' } },
    [
      ['Customer care actions', 'user'],
      ['How often', 'calendar'],
      ['Product', 'edit'],
      ['Pause subscription', 'pause'],
      ['One-time orders', 'box'],
      ['Promotion information', 'gift'],
      ['Track your order', 'truck'],
      ['Problem with a delivery', 'warning'],
      ['Buy your product', 'tag'],
      ['Service and repair', 'tool'],
      ['Cancel, return or withdraw', 'close'],
      ['Terms and conditions', 'document'],
    ],
  ],
  [
    'a pause, a cancellation without a return, and a toothbrush',
    {
      contentProductName: TOOTHBRUSH_CONTENT_PRODUCT,
      status: 'Paused',
      ableToResumeReplenishment: true,
      ableToCancel: false,
      returnInfoDetails: returnInfoDetails({ tryBuyReturnDetails: null, replenishmentReturnDetails: null }),
    },
    { culture: 'en-gb' },
    [
      ['Resume subscription', 'arrow-right'],
      ['Recycling programme', 'refresh'],
      ['Cancel my subscription', 'close'],
    ],
  ],
])('the row of each section is drawn with its own icon: %s', async (_, changes, options, icons) => {
  await show(changes, options);
  const drawn = icons.map(([name, icon]) => [name, drawnIcons(row(name), [icon])[0]]);
  expect(drawn).toEqual(icons);
});

it.each<[string, string, Partial<SubscriptionDetails>]>([
  [
    'its return is awaited',
    'Not possible until we have received your return.',
    {
      returnInfoDetails: returnInfoDetails({
        tryBuyReturnDetails: null,
        replenishmentReturnDetails: returnDetails({ returnStatus: 'Returning' }),
      }),
    },
  ],
  ['it has ended', 'This subscription has ended.', { ratePlans: [ratePlan({ status: 'Cancel' })] }],
])('a section of a subscription cannot be opened when %s, and says why', async (_, reason, changes) => {
  await show(changes);
  const pause = screen.getByText('Pause subscription');
  expect(readText(pause.parentElement as HTMLElement)).toBe(`Pause subscription ${reason}`);
  expect(pause.closest('details, button, a')).toBeNull();
});

describe('the parcels', () => {
  it('have each their number and the page of their carrier, if that is safe to open', async () => {
    const plans = [
      devicePlan({ id: 'P-1', productName: 'Lume', trackingNumber: 'PN-1', carrierUrl: 'https://example.com/PN-1' }),
      ratePlan({ id: 'P-2', productName: 'Blades', trackingNumber: 'PN-2', carrierUrl: 'javascript:alert(1)' }),
      ratePlan({ id: 'P-3', productName: 'Cable', trackingNumber: 'PN-3', carrierUrl: null }),
      ratePlan({ id: 'P-4', productName: 'Case' }),
    ];
    await show({ ratePlans: plans }, { at: '/here?task=track' });
    const link = await screen.findByRole('link', { name: /^Track PN-1/ });
    const attributes = ['href', 'target', 'rel'].map((name) => link.getAttribute(name));
    expect(attributes).toEqual(['https://example.com/PN-1', '_blank', 'noopener']);
    const body = within(row('Track your order').parentElement as HTMLElement);
    expect(body.getAllByRole('listitem').map(readText)).toEqual(['Lume Track PN-1', 'Blades PN-2', 'Cable PN-3']);
    expect(body.getAllByRole('link')).toEqual([link]);
  });
});

describe('the purchase of a device', () => {
  const tried = { ratePlans: [devicePlan()], hidePayInFull: false };
  const at = { at: '/here?task=buy', markets: { selfService: 'here' } } as const;
  const pays = { ...settledActivity, hasPaymentInProgress: true };
  const debtor = { ...sampleProfile().personalDetail, ableToSubscribe: false };

  it.each([
    ['a payment is being processed', pays, sampleProfile(), /^This option is disabled as we are processing your/],
    [
      'something is due',
      settledActivity,
      { ...sampleProfile(), personalDetail: debtor },
      /^Sorry, that isn’t possible yet!/,
    ],
  ])('waits while %s, and says so', async (_, activity, profile, reason) => {
    stubAnswers({ '/payment-activity': activity, '/api/user/details': profile });
    await show(tried, at);
    await screen.findByText(reason);
    const button = screen.getByRole('button', { name: 'Pay in full now', description: reason });
    expect(button).toHaveProperty('disabled', true);
    expect(screen.queryByRole('link', { name: 'Pay in full now' })).toBeNull();
  });

  it('leads to its page, also before the account has answered', async () => {
    stubAnswers({});
    await show({ ...tried, number: 'S-7' }, at);
    const link = await screen.findByRole('link', { name: 'Pay in full now' });
    expect(link.getAttribute('href')).toBe('/my-account/subscription-purchase/S-7?language=en-CA');
  });

  it('is in the other shop where the account is elsewhere', async () => {
    stubAnswers({});
    await show(tried, { ...at, markets: { selfService: 'elsewhere' } });
    await screen.findByText('This feature is no longer available here.');
    expect(screen.queryByRole('link', { name: 'Pay in full now' })).toBeNull();
  });
});
