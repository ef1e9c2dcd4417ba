// @vitest-environment happy-dom
import { invoice, paymentActivity } from '@perennial/shared/examples/payment';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInShop, type ShopOptions, signedInAnna } from '../../testing/in-shop.tsx';
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

it('is one panel with two ways for a refused card and the payments that failed with it', async () => {
  await show(
    { activity: refused, invoices: [owed('I-2', '2026-03-01', 5), owed('I-1', '2026-02-01', 35.82)] },
    { markets: { paymentDetails: 'here' } },
  );
  await screen.findByText(/^There seems to be a problem with your payment\./);
  await screen.findByText(
    '2 payments are past due, the oldest since 02/01/2026. You pay the oldest one first: $35.82.',
  );
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(links()).toEqual([payNow, change]);
});

it('has no link to the page of the payment details on that page', async () => {
  await show({ activity: refused }, { at: '/my-account/payment-details' });
  await screen.findByText(/^There seems to be a problem with your payment\./);
  expect(screen.queryByRole('link')).toBeNull();
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
});

it('says that a first payment is not authorised yet', async () => {
  await show({ activity: { hasInitialPaymentInProgress: true } });
  await screen.findByText(/^The payment is still under authorization/);
});
