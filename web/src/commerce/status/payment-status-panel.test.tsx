// @vitest-environment happy-dom
import { invoice, paymentActivity } from '@perennial/shared/examples/payment';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInShop, type ShopOptions, signedInAnna } from '../../testing/in-shop.tsx';
import ExpiringCardPanel from './expiring-card-panel.tsx';
import { PaymentStatusPanel } from './payment-status-panel.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const owed = (invoiceId: string, invoiceDate: string, balance: number) =>
  invoice({ invoiceId, invoiceDate, balance, hasBalance: true });

type Answers = { activity?: Parameters<typeof paymentActivity>[0]; invoices?: readonly ReturnType<typeof owed>[] };

function show({ activity = {}, invoices = [] }: Answers, options: ShopOptions = {}, withPastDue = true) {
  const answers: Readonly<Record<string, unknown>> = {
    '/api/user/payment-activity': paymentActivity(activity),
    '/api/invoice/list': invoices,
  };
  vi.stubGlobal('fetch', async (path: string) => Response.json(answers[path]));
  return renderInShop(<PaymentStatusPanel withPastDue={withPastDue} />, {
    session: signedInAnna,
    at: '/my-account/overview',
    ...options,
  });
}

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

const refused = { hasInvalidRecurringPaymentDetail: true };
const payNow = ['Pay now', '/my-account/subscription-payment-detail/I-1?language=en-CA'];
const change = ['Change payment method', '/my-account/payment-details?language=en-CA'];

it('says what is past due since when, and leads to its payment', async () => {
  await show({ invoices: [owed('I-1', '2026-02-01', 35.82)] });
  const panel = await screen.findByRole('alert');
  expect(panel.textContent).toBe('$35.82 is past dueIt was due on 02/01/2026.Pay now');
  expect(links()).toEqual([payNow]);
});

it('says why nothing can be paid while the shop is away, and leads nowhere', async () => {
  const away = 'The shop cannot be reached.';
  await show({ invoices: [owed('I-1', '2026-02-01', 35.82)] }, { closed: away });
  const pay = await screen.findByRole<HTMLButtonElement>('button', { name: 'Pay now' });
  const reason = document.getElementById(pay.getAttribute('aria-describedby') ?? '');
  expect([pay.disabled, reason?.textContent, screen.queryByRole('link')]).toEqual([true, away, null]);
});

it('is one panel with two ways for a refused card and the payments that failed with it', async () => {
  await show(
    { activity: refused, invoices: [owed('I-2', '2026-03-01', 5), owed('I-1', '2026-02-01', 35.82)] },
    { markets: { paymentDetails: 'here' } },
  );
  await screen.findByText(/^There seems to be a problem with your payment\./);
  await screen.findByText(
    '2 payments are past due, the oldest since 02/01/2026. You pay the oldest one first: $35.82.',
  );
  // The title has the sum, the sentence what is paid first.
  expect(screen.getByRole('alert').textContent).toMatch(/^\$40\.82 is past due/);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(links()).toEqual([payNow, change]);
});

it('leads to the other site also from what is past due, where the market changes the method there', async () => {
  await show({ activity: refused, invoices: [owed('I-1', '2026-02-01', 35.82)] });
  await screen.findByText('This feature is no longer available here.');
  expect(links()).toEqual([payNow, ['Manage Subscription', 'https://example.com/manage']]);
});

it('says nothing of what is past due where the market does not take its payment', async () => {
  await show(
    { activity: refused, invoices: [owed('I-1', '2026-02-01', 35.82)] },
    { markets: { pastDue: 'off', paymentDetails: 'here' } },
  );
  await screen.findByText(/^There seems to be a problem with your payment\./);
  expect(screen.queryByText(/past due/)).toBeNull();
  expect(links()).toEqual([change]);
});

describe('a stored card that expires before a payment', () => {
  const card = {
    expiryDate: '05/2026',
    hasExpired: false,
    payment: { date: '2026-06-03', names: ['Halo brush heads', 'Arc blades'], amount: 29.98 },
  };
  const showCard = async (hasExpired: boolean, activity = {}) => {
    vi.stubGlobal('fetch', async () => Response.json(paymentActivity(activity)));
    await renderInShop(<ExpiringCardPanel card={{ ...card, hasExpired }} charge="$14.99 plus tax every 3 months" />, {
      session: signedInAnna,
      at: '/my-account/overview',
      markets: { paymentDetails: 'here' },
    });
  };

  it.each([
    ['expires', false, 'status', 'Your card expires 05/2026, before the payment on 06/03/2026.'],
    ['has expired', true, 'alert', 'Your card expired 05/2026. A payment is planned for 06/03/2026.'],
  ])('%s: it names the payment, and leads to the change', async (_, hasExpired, role, title) => {
    await showCard(hasExpired);
    const panel = (await screen.findByText(title)).closest(`[role=${role}]`);
    expect(panel?.getAttribute('role')).toBe(role);
    expect(panel?.textContent).toContain('Halo brush heads, Arc blades $29.98');
    expect(panel?.textContent).toContain('Charged from then on: $14.99 plus tax every 3 months');
    expect(links()).toEqual([change]);
  });

  it('is not told beside a refused method, which asks for the same change', async () => {
    await showCard(false, refused);
    await vi.waitFor(() => expect(screen.queryByText(/05\/2026/)).toBeNull());
  });
});

it('has no link to the page of the payment details on that page', async () => {
  await show({ activity: refused }, { at: '/my-account/payment-details' });
  await screen.findByText(/^There seems to be a problem with your payment\./);
  expect(screen.queryByRole('link')).toBeNull();
});

it('leaves it to that page to say that the method is changed on another site', async () => {
  await show({ activity: refused }, { at: '/my-account/payment-details', markets: { paymentDetails: 'elsewhere' } });
  await screen.findByText(/^There seems to be a problem with your payment\./);
  expect(screen.getByRole('alert').textContent).not.toContain('no longer available');
});

it('leads to the other site where the market changes the method there', async () => {
  await show({ activity: refused }, { markets: { paymentDetails: 'elsewhere' } });
  await screen.findByText('This feature is no longer available here.');
  expect(links()).toEqual([['Manage Subscription', 'https://example.com/manage']]);
});

it('leaves what is past due to a page that shows it itself', async () => {
  await show({ activity: refused, invoices: [owed('I-1', '2026-02-01', 35.82)] }, {}, false);
  await screen.findByText(/^There seems to be a problem with your payment\./);
  expect(screen.queryByText(/past due/)).toBeNull();
});

it('takes no payment while another one is in progress', async () => {
  await show({ activity: { hasPaymentInProgress: true }, invoices: [owed('I-1', '2026-02-01', 35.82)] });
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Pay now' });
  expect(button.disabled).toBe(true);
  // Who cannot see the sentence below it hears it with the button.
  expect(screen.getByRole('button', { description: /processing your latest payment/ })).toBe(button);
});

it('says that a first payment is not authorised yet', async () => {
  await show({ activity: { hasInitialPaymentInProgress: true } });
  await screen.findByText(/^The payment is still under authorization/);
});
