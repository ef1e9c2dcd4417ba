// @vitest-environment happy-dom

import type { CultureCode } from '@perennial/shared/cultures/cultures';
import type { MarketSwitches } from '@perennial/shared/cultures/markets';
import { totalCharge } from '@perennial/shared/examples/charge';
import { invoice } from '@perennial/shared/examples/payment';
import { subscriptionListItem } from '@perennial/shared/examples/subscription';
import type { ComingDay, ComingUp } from '@perennial/shared/models/coming-up';
import type { Invoice } from '@perennial/shared/models/invoice';
import type { Profile } from '@perennial/shared/models/profile';
import type { SessionState } from '@perennial/shared/models/session';
import type { SubscriptionListItem } from '@perennial/shared/models/subscription';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readStored } from '../../../storage/browser-storage.ts';
import { expectSigns } from '../../../testing/drawn-signs.tsx';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import { sampleProfile } from '../../../testing/sample-profile.ts';
import OverviewPage from './overview-page.tsx';

type Shop = {
  subscriptions?: readonly SubscriptionListItem[];
  invoices?: readonly Invoice[];
  paymentInProgress?: boolean;
  hasInvalidMethod?: boolean;
  /** What the BFF says; without it the request fails. */
  comingUp?: Partial<ComingUp>;
  profile?: Profile;
};

const heads: ComingDay = {
  number: 'S-1',
  date: '2026-05-01',
  isShipment: true,
  isPayment: true,
  amount: 14.99,
  name: 'Heads',
  imageUrl: '/heads.svg',
};

const refused = { status: 400, title: '', type: '', detail: 'Not today', messages: [], requestId: 'r-1' };

/** Renders the overview with these responses of the shop API. */
type Visit = { session?: SessionState; culture?: CultureCode; markets?: Partial<MarketSwitches> };

async function show(shop: Shop, { session = signedInAnna, culture = 'en-ca', markets = {} }: Visit = {}) {
  const { subscriptions = [subscriptionListItem()], invoices = [], comingUp = {} } = shop;
  const responses: Readonly<Record<string, unknown>> = {
    '/api/subscriptions': subscriptions,
    '/api/invoice/list': invoices,
    '/api/user/details': shop.profile,
    '/bff/coming-up': { days: [heads], sum: null, nextPayment: null, ...comingUp },
    '/api/user/payment-activity': {
      hasPaymentInProgress: shop.paymentInProgress ?? false,
      hasInvalidRecurringPaymentDetail: shop.hasInvalidMethod ?? false,
      hasInitialPaymentInProgress: false,
    },
  };
  vi.stubGlobal('fetch', async (path: string) => Response.json(responses[path]));
  await renderInShop(<OverviewPage />, { session, culture, markets, at: '/my-account/overview' });
  const [first] = subscriptions;
  if (first) await screen.findAllByRole('heading', { level: 3, name: first.title });
  else await screen.findByText(/You have no subscriptions/);
}

const pastDue = [
  invoice({ invoiceId: 'I-2', invoiceDate: '2026-03-01', balance: 0.2, hasBalance: true }),
  invoice({ invoiceId: 'I-1', invoiceDate: '2026-02-01', balance: 0.1, hasBalance: true }),
];

const ended = subscriptionListItem({
  status: 'InActive',
  replenishmentRatePlanName: 'Halo brush heads',
  replenishmentCancellationDate: '2026-03-01',
});

beforeEach(() => localStorage.clear());

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the title', () => {
  it.each([
    [signedInAnna, {}, 'Hello Anna'],
    [{ ...signedInAnna, firstName: undefined }, {}, 'Overview'],
    [signedInAnna, { profile: sampleProfile({ firstName: 'Annika' }) }, 'Hello Annika'],
  ] as const)('of %o with %o is "%s", and that of the document "Overview"', async (session, shop, title) => {
    await show(shop, { session });
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title));
    expect(document.title).toContain('Overview');
  });
});

describe('the subscription lists', () => {
  it('show a message to a customer without subscriptions', async () => {
    await show({ subscriptions: [] });
  });
});

describe('what is coming up', () => {
  const two = ['S-1', 'S-2'].map((subscriptionNumber) => subscriptionListItem({ subscriptionNumber }));
  const blades = {
    ...heads,
    number: 'S-2',
    date: '2026-04-20',
    isShipment: false,
    name: 'Blades',
    imageUrl: '/blades.svg',
  };
  const part = async () => (await screen.findByRole('heading', { name: 'Coming up' })).closest('section');

  it('are the next days of all subscriptions, with the sum of thirty days', async () => {
    await show({ subscriptions: two, comingUp: { days: [blades, heads], sum: 29.98 } });
    await screen.findByText('Blades');
    expect([...((await part())?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
      '04/20/2026Apr202026BladesPayment $14.99 plus tax',
      '05/01/2026May12026HeadsShipment and payment $14.99 plus tax',
    ]);
    expect((await part())?.textContent).toContain('In the next 30 days: $29.98 plus tax');
  });

  it('show what comes, and lead to its subscription', async () => {
    await show({ subscriptions: two, comingUp: { days: [blades, heads] } });
    const link = await screen.findByRole('link', { name: /Blades/ });
    expect(link.getAttribute('href')).toBe('/my-account/subscription-details/S-2?language=en-CA');
    expect(link.querySelector('img')?.getAttribute('src')).toBe('/blades.svg');
  });

  it('lead to the calendar file of all subscriptions', async () => {
    await show({});
    expect((await screen.findByRole('link', { name: 'Add to calendar' })).getAttribute('href')).toBe(
      '/bff/calendar.ics?culture=en-ca&language=en-CA',
    );
  });

  it('have no amount that is not known, and say that there is no sum', async () => {
    await show({ comingUp: { days: [{ ...heads, amount: null }], sum: null } });
    await screen.findByText('Heads');
    expect((await part())?.textContent).not.toContain('$');
    screen.getByText('In the next 30 days: The total is not known yet.');
  });

  it('name the payment that the card cannot pay, and lead to the change of the card', async () => {
    const payment = { date: '2026-05-01', names: ['Heads', 'Blades'], amount: 29.98 };
    const expiringCard = { expiryDate: '04/2026', hasExpired: false, payment };
    await show({ comingUp: { expiringCard } }, { markets: { paymentDetails: 'here' } });
    const title = await screen.findByText('Your card expires 04/2026, before the payment on 05/01/2026.');
    const panel = title.closest<HTMLElement>('[role=status]');
    expect(panel?.textContent).toContain('Heads, Blades $29.98 plus tax');
    const link = panel && within(panel).getByRole('link', { name: 'Change payment method' });
    expect(link?.getAttribute('href')).toBe('/my-account/payment-details?language=en-CA');
  });

  it('leave the card to the status of the payments while it is refused', async () => {
    const payment = { date: '2026-05-01', names: ['Heads'], amount: 29.98 };
    const expiringCard = { expiryDate: '04/2026', hasExpired: true, payment };
    await show({ comingUp: { expiringCard }, hasInvalidMethod: true });
    await screen.findByText(/There seems to be a problem with your payment/);
    await screen.findByText('Heads');
    expect(screen.queryByText(/Your card/)).toBeNull();
  });

  it('has as many days as subscriptions run', async () => {
    await show({ comingUp: { days: [blades, heads] } });
    await screen.findByText('Blades');
    expect(screen.queryByText('Heads')).toBeNull();
  });

  it('leads to no page of a rental that has moved', async () => {
    const title = 'Wynajem oczyszczacza powietrza';
    await show({ subscriptions: [subscriptionListItem({ title })] }, { culture: 'pl-pl' });
    await screen.findByText('Heads');
    expect(screen.queryByRole('link', { name: /Heads/ })).toBeNull();
  });

  it('has no part without a subscription that runs', async () => {
    await show({ subscriptions: [ended] });
    expect(screen.queryByRole('heading', { name: 'Coming up' })).toBeNull();
  });

  it('say so if nothing is planned', async () => {
    await show({ comingUp: { days: [] } });
    expect(await screen.findByText('Nothing is planned at the moment.')).toBeTruthy();
  });
});

describe('a card', () => {
  it('says once that its subscription is active: in the heading of its list', async () => {
    await show({ invoices: pastDue, hasInvalidMethod: true });
    expect(screen.getAllByText(/Active/)).toHaveLength(1);
  });

  it.each([
    ['Paused', 'Paused'],
    ['InActive', 'Ended'],
  ])('of the status %s says "%s"', async (status, text) => {
    await show({ subscriptions: [subscriptionListItem({ status })] });
    expect(within(screen.getByRole('article')).getByText(text)).toBeTruthy();
  });
});

describe('the charges on a card', () => {
  it.each([
    ['en-ca', '$14.99 / 3 monthsevery 3 months plus tax'],
    ['en-us', '$14.99 / 3 monthsevery 3 months plus tax'],
    ['en-gb', '£14.99 / 3 monthsevery 3 months'],
  ] as const)('of %s say whether tax is added', async (culture, text) => {
    await show({ subscriptions: [subscriptionListItem({ quarterlyTotalCharge: totalCharge() })] }, { culture });
    const charges = within(screen.getByRole('article')).getAllByRole('listitem');
    expect(charges.map(({ textContent }) => textContent)).toContain(text);
  });
});

describe('the status of the payments', () => {
  it('is one panel for a refused card and what is past due because of it', async () => {
    await show({ invoices: pastDue, hasInvalidMethod: true });
    expect(await screen.findAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('alert').textContent).toContain('There seems to be a problem with your payment.');
  });
});

describe('the past-due panel', () => {
  it('shows the amount and the oldest date, and links to the oldest invoice', async () => {
    await show({ invoices: pastDue });
    expect(await screen.findByText('$0.30 is past due')).toBeTruthy();
    expect(screen.getByText(/the oldest since 02\/01\/2026/)).toBeTruthy();
    const payNow = screen.getByRole('link', { name: 'Pay now' });
    expect(payNow.getAttribute('href')).toBe('/my-account/subscription-payment-detail/I-1?language=en-CA');
  });

  it('disables "Pay now" with a reason while another payment is in progress', async () => {
    await show({ invoices: pastDue, paymentInProgress: true });
    const payNow = await screen.findByRole<HTMLButtonElement>('button', { name: 'Pay now' });
    expect(payNow.disabled).toBe(true);
    const reason = document.getElementById(payNow.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('This option is disabled as we are processing your latest payment');
  });
});

describe('a failed part', () => {
  it('is shown with a retry, and the subscriptions stay', async () => {
    vi.stubGlobal('fetch', async (path: string) =>
      /invoice|bff/.test(path)
        ? Response.json(refused, { status: 400 })
        : Response.json(path === '/api/subscriptions' ? [subscriptionListItem()] : sampleProfile()),
    );
    await renderInShop(<OverviewPage />, { session: signedInAnna, at: '/my-account/overview' });
    await waitFor(() => expect(screen.getAllByText('Not today')).toHaveLength(2));
    expect(screen.getByRole('heading', { level: 3, name: subscriptionListItem().title })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Try again/ })).toHaveLength(2);
  });
});

describe('the balance in the heading of the active subscriptions', () => {
  it.each([
    ['admin', 1],
    ['user', 0],
  ] as const)('is shown to the role %s this many times: %s', async (role, times) => {
    await show({ invoices: pastDue }, { session: { ...signedInAnna, role } });
    await screen.findByText('$0.30 is past due');
    expect(screen.queryAllByText('Balance: −$0.30')).toHaveLength(times);
  });
});

describe('the balance for an admin', () => {
  it.each([
    ['whose subscriptions have ended', [ended]],
    ['without subscriptions', []],
  ])('is shown for a customer %s', async (_, subscriptions) => {
    await show({ subscriptions, invoices: pastDue }, { session: { ...signedInAnna, role: 'admin' } });
    expect(await screen.findByText('Balance: −$0.30')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Active subscriptions' })).toBeTruthy();
  });
});

describe('many subscriptions', () => {
  const many = Array.from({ length: 25 }, (_, index) =>
    subscriptionListItem({ subscriptionNumber: `S-${index + 1}`, title: `Razor ${index + 1}` }),
  );
  const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

  it('are shown ten at a time, and the focus moves to the first new one', async () => {
    await show({ subscriptions: many });
    await waitFor(() => expect(titles()).toHaveLength(10));
    expect(screen.getByText('10 of 25')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show 10 more' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Razor 11'));
    await userEvent.click(screen.getByRole('button', { name: 'Show 5 more' }));
    await waitFor(() => expect(titles()).toHaveLength(25));
    expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
  });

  it('are found by number, and the number of hits is announced', async () => {
    await show({ subscriptions: many });
    const field = await screen.findByRole('searchbox', { name: 'Search by product or number' });
    await userEvent.type(field, 's-25');
    await waitFor(() => expect(titles()).toEqual(['Razor 25']));
    expect(screen.getByText('1 of 25 found').getAttribute('role')).toBe('status');
    await userEvent.type(field, 'x');
    expect(await screen.findByText('No subscription matches your search.')).toBeTruthy();
  });

  it('name the subscription in each link, also if a customer has a product twice', async () => {
    const twice = ['S-1', 'S-2'].map((subscriptionNumber) =>
      subscriptionListItem({ subscriptionNumber, title: 'Halo' }),
    );
    await show({ subscriptions: twice });
    for (const number of ['S-1', 'S-2']) {
      const card = await screen.findByRole('article', { name: `Halo ${number}` });
      const link = within(card).getByRole('link', { name: `Subscription details : Halo, ${number}` });
      expect(link.getAttribute('href')).toContain(`/subscription-details/${number}`);
    }
  });

  it('are not searched while the first ten are all', async () => {
    await show({ subscriptions: many.slice(0, 10) });
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});

describe('the goods', () => {
  it('are told of each subscription by its number', async () => {
    const parcel = (name: 'prepared' | 'sent') => ({
      kind: 'parcel' as const,
      names: ['Heads'],
      number: null,
      url: null,
      steps: [{ name, state: 'current' as const, date: null }],
    });
    const numbers = ['S-1', 'S-2', 'S-3'];
    await show({
      subscriptions: numbers.map((subscriptionNumber) => subscriptionListItem({ subscriptionNumber })),
      comingUp: {
        goods: [
          { number: 'S-2', tracks: [parcel('sent')] },
          { number: 'S-1', tracks: [parcel('prepared')] },
          { number: 'S-3', tracks: [] },
        ],
      },
    });
    const lines = () => [...document.querySelectorAll('.subscription-card__goods')];
    await waitFor(() =>
      expect(lines().map(({ textContent }) => textContent)).toEqual([
        'one parcel: In preparation',
        'one parcel: Sent',
        'no tracking number yet',
      ]),
    );
    for (const line of lines()) expectSigns(line, ['truck']);
  });
});

describe('"Pay in full now"', () => {
  it.each([
    [false, 'link', null],
    [true, 'button', 'This option is disabled as we are processing your latest payment'],
  ] as const)('with a payment in progress: %s is a %s', async (paymentInProgress, role, reason) => {
    const subscriptions = [subscriptionListItem({ ableToPayInFull: true })];
    await show({ subscriptions, paymentInProgress }, { markets: { selfService: 'here' } });
    const way = await screen.findByRole(role, { name: /^Pay in full now : Halo sonic toothbrush, S-1000001/ });
    expect(way.getAttribute('href')).toBe(
      role === 'link' ? '/my-account/subscription-details/S-1000001?language=en-CA' : null,
    );
    const described = document.getElementById(way.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent ?? null).toBe(reason);
  });

  it('is disabled with a notice in a market where self-service is elsewhere', async () => {
    await show({ subscriptions: [subscriptionListItem({ ableToPayInFull: true })] });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Pay in full now/ }).disabled).toBe(true);
    expect(screen.getByText('This feature is no longer available here.')).toBeTruthy();
  });
});

describe('a tip about a cancelled plan', () => {
  const tip = 'Your Halo brush heads has been successfully cancelled.';

  it('stays closed after it was dismissed, and the focus moves to its card', async () => {
    const user = userEvent.setup();
    await show({ subscriptions: [ended] });
    expectSigns(screen.getByText(tip).closest('li') as Element, ['check-circle', 'close']);
    // Another tab closes another one meanwhile, which nothing on this page shows.
    await act(async () => {});
    localStorage.setItem('dismissedTips', '["S-7/device"]');
    await user.click(screen.getByRole('button', { name: 'Close this message' }));
    expect(readStored('dismissedTips')).toEqual(['S-7/device', 'S-1000001/replenishment']);
    expect(screen.queryByText(tip)).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toBe(ended.title));
    cleanup();

    await show({ subscriptions: [ended] });
    expect(screen.queryByText(tip)).toBeNull();
  });

  it('is closed also in a browser that stores nothing', async () => {
    vi.stubGlobal('localStorage', undefined);
    await show({ subscriptions: [ended] });
    await userEvent.click(screen.getByRole('button', { name: 'Close this message' }));
    expect(screen.queryByText(tip)).toBeNull();
  });
});
