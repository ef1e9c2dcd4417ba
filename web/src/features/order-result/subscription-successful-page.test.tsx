// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setConsentAnswer } from '../../analytics/consent.ts';
import { readStored, writeStored } from '../../storage/browser-storage.ts';
import { confirmOrder, rememberAuthorisation } from '../../storage/order-results.ts';
import type { PlacedOrder } from '../../storage/stored-shapes.ts';
import { pendingActivity, settledActivity, stubAnswers } from '../../testing/answers.ts';
import { renderInShop, signedInAnna } from '../../testing/in-shop.tsx';
import SubscriptionErrorPage from './subscription-error-page.tsx';
import SubscriptionSuccessfulPage from './subscription-successful-page.tsx';

const lines = [{ name: 'sonic-brush-halo', quantity: 1, promotionCodes: [] }];

type Changes = Partial<Omit<PlacedOrder, 'orderNumber'>>;

function placeOrder(orderNumber: string, { paidNow = 99.99, later = [], ...charged }: Changes = {}): void {
  const item = { name: 'sonic-brush-halo', title: 'Halo sonic toothbrush', image: '/halo.webp', quantity: 1, ctn: '' };
  // What an order is worth is not what was paid for it: a device is paid later.
  const order = { orderNumber, paidNow, totalPrice: 149.5, couponCode: '', items: [item], later, ...charged };
  writeStored('awaitedOrder', { attempt: orderNumber, lines, methodCode: null, paymentQuery: null, order });
}

async function show(
  answers: Readonly<Record<string, unknown>> = {},
  at = '/subscription-successful',
  options: Pick<NonNullable<Parameters<typeof renderInShop>[1]>, 'consent' | 'config'> = {},
) {
  const requests = stubAnswers({
    '/api/user/payment-activity': settledActivity,
    '/api/bundle/banner': [],
    '/bff/content/bundles': [],
    ...answers,
  });
  await renderInShop(
    <Routes>
      <Route path="/subscription-successful" element={<SubscriptionSuccessfulPage />} />
      <Route path="/subscription-error" element={<SubscriptionErrorPage />} />
    </Routes>,
    { session: signedInAnna, at, ...options },
  );
  return requests;
}

const paymentResult = (isPaymentSuccess: boolean, subscriptionNumber: string | null = null) => ({
  '/api/payment/result': { createdReason: 'Init', isPaymentSuccess, subscriptionNumber },
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});

describe('the thank-you page', () => {
  it('shows nothing of an order that is not paid, and keeps its cart', async () => {
    placeOrder('PO-1');
    writeStored('lastBundle', 'sonic-brush-halo');
    await show();
    await screen.findByRole('heading', { name: 'There is no order to show here' });
    expect(readStored('lastBundle')).toBe('sonic-brush-halo');
  });

  it('shows the order before, while the next one is not paid, and keeps the cart of the next one', async () => {
    placeOrder('PO-1');
    confirmOrder('PO-1');
    writeStored('announcedOrder', 'PO-1');
    placeOrder('PO-2');
    writeStored('lastBundle', 'razor-arc');
    await show();
    await screen.findByText('The payment was successful.');
    screen.getByText('PO-1');
    expect(screen.queryByText('PO-2')).toBeNull();
    expect(readStored('lastBundle')).toBe('razor-arc');
  });

  it('tells the agreed and the charged amount if they differ', async () => {
    placeOrder('PO-1', { paidNow: 109.99, agreedAmount: 99.99 });
    confirmOrder('PO-1');
    await show();
    await screen.findByText(/\$109\.99 was charged instead of \$99\.99/);
  });

  it('asks the server for a payment that the card form has reported, then shows the order', async () => {
    placeOrder('PO-1');
    rememberAuthorisation('sessionId=S-1');
    await show(paymentResult(true));
    await screen.findByText('The payment was successful.');
    screen.getByText('PO-1');
    expect(readStored('announcedOrder')).toBe('PO-1');
  });

  it('shows the number of the subscription beside that of the order, also after a reload', async () => {
    placeOrder('PO-1');
    rememberAuthorisation('sessionId=S-1');
    await show(paymentResult(true, 'S20100042'));
    expect((await screen.findByText('Subscription number')).nextElementSibling?.textContent).toBe('S20100042');
    expect(screen.getByText('Order number').nextElementSibling?.textContent).toBe('PO-1');
    cleanup();
    await show();
    await screen.findByText('S20100042');
  });

  it('shows the number of the order alone if the shop names no subscription', async () => {
    placeOrder('PO-1');
    confirmOrder('PO-1');
    await show();
    await screen.findByText('PO-1');
    expect(screen.queryByText('Subscription number')).toBeNull();
  });

  it('is read from the thanks to what comes next: what was bought, for how much, and when the rest is charged', async () => {
    const item = { image: '/picture.webp', ctn: '' };
    placeOrder('PO-1', {
      paidNow: 1134.48,
      subscriptionNumber: 'S20100042',
      items: [
        { ...item, name: 'sonic-brush-halo', title: 'Halo sonic toothbrush', quantity: 1 },
        { ...item, name: 'razor-arc', title: 'Arc razor with blades', quantity: 3 },
      ],
      later: [
        { months: 3, amount: 14.99, beginDate: '2026-06-01' },
        { months: 1, amount: 44.97, beginDate: null },
        { months: 6, amount: 0, beginDate: '2026-09-01' },
      ],
    });
    confirmOrder('PO-1');
    await show({}, '/subscription-successful', { config: { deliveryTime: '2 to 4 working days' } });
    await screen.findByText('The payment was successful.');
    screen.getByRole('heading', { level: 1, name: 'Thank you for your order' });
    const textsOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
    expect(textsOf('.card h2')).toEqual(['What you bought', 'What happens next']);
    expect(textsOf('ul li')).toEqual(['Halo sonic toothbrushQuantity: 1', 'Arc razor with bladesQuantity: 3']);
    expect(textsOf('dl > div')).toEqual(['Paid today$1,134.48', 'Order numberPO-1', 'Subscription numberS20100042']);
    // What costs nothing is no payment.
    expect(textsOf('ol li')).toEqual([
      'We send a confirmation to your email address.',
      'Your order is packed and sent to you. Delivery time: 2 to 4 working days.',
      'On 06/01/2026: first payment of $14.99 plus tax, then the same amount every 3 months.',
      '$44.97 plus tax per month',
    ]);
    expect(screen.getByRole('link', { name: 'To my subscriptions' }).getAttribute('href')).toBe(
      '/my-account/overview?language=en-CA',
    );
  });

  it('says that tax is added to later payments', async () => {
    placeOrder('PO-1', { later: [{ months: 3, amount: 14.99, beginDate: '2026-06-01' }] });
    confirmOrder('PO-1');
    writeStored('announcedOrder', 'PO-1');
    await show();
    await screen.findByText(/first payment of \$14\.99 plus tax, then the same amount/);
  });

  it('leads to the failed payment if the server does not confirm the card form', async () => {
    placeOrder('PO-1');
    rememberAuthorisation('sessionId=S-1');
    await show(paymentResult(false));
    const back = await screen.findByRole('link', { name: 'Back to payment details' });
    expect(back.getAttribute('href')).toContain('/checkout?bundle=sonic-brush-halo&modified=true');
    expect(readStored('placedOrder')).toBeUndefined();
  });

  it('shows no result if the server cannot be asked', async () => {
    placeOrder('PO-1');
    rememberAuthorisation('sessionId=S-1');
    await show();
    await screen.findByRole('heading', { name: 'We do not know yet whether your payment went through' });
    expect(readStored('placedOrder')).toBeUndefined();
  });

  it.each([
    ['a bank that has not decided', 99.99, pendingActivity],
    ['an order without a payment today', 0, settledActivity],
  ])('shows that the order was received, not that it was paid: %s', async (_, paidNow, activity) => {
    placeOrder('PO-1', { paidNow });
    confirmOrder('PO-1');
    await show({ '/api/user/payment-activity': activity });
    await screen.findByText('Your order has been received.');
    expect(screen.queryByText('The payment was successful.')).toBeNull();
    expect(screen.queryByText('Paid today') === null).toBe(paidNow === 0);
  });

  it('runs the scripts and the referral programme on the first view only', async () => {
    const banner = { bundleName: 'sonic-brush-halo', affiliatePartner: 'NotApplicable', extoleCoreTagUrl: 'https://t' };
    const answers = {
      '/api/bundle/banner': [{ partnerUrl: null, script: null, scriptUrl: null, thankYouScript: null, ...banner }],
    };
    placeOrder('PO-1');
    confirmOrder('PO-1');
    await show(answers);
    await waitFor(() => expect(document.querySelector('[data-referral-zone]')).not.toBeNull());
    cleanup();
    await show(answers);
    await screen.findByText('The payment was successful.');
    expect(document.querySelector('[data-referral-zone]')).toBeNull();
  });

  it.each([
    [100, '100.00'],
    [0.1, '0.10'],
    [1234.5, '1234.50'],
  ])(
    'tells the referral programme the order and nothing about the customer, after the consent: %f',
    async (totalPrice, told) => {
      const banner = {
        bundleName: 'sonic-brush-halo',
        affiliatePartner: 'NotApplicable',
        extoleCoreTagUrl: 'https://t',
      };
      placeOrder('PO-1', { totalPrice });
      confirmOrder('PO-1');
      const requests = await show(
        {
          '/api/bundle/banner': [{ partnerUrl: null, script: null, scriptUrl: null, thankYouScript: null, ...banner }],
        },
        '/subscription-successful',
        { consent: ['marketing'] },
      );
      await waitFor(() => expect(requests).toContain('/api/bundle/banner'));
      await screen.findByText('The payment was successful.');
      expect(document.querySelector('[data-referral-zone]')).toBeNull();
      act(() => setConsentAnswer({ asked: ['marketing'], accepted: ['marketing'] }));
      const zone = document.querySelector('[data-referral-zone]');
      const attributes = [...(zone?.attributes ?? [])].filter(({ name }) => name.startsWith('data-'));
      expect(Object.fromEntries(attributes.map(({ name, value }) => [name, value]))).toEqual({
        'data-referral-zone': 'order-confirmation',
        'data-order-number': 'PO-1',
        'data-total-price': told,
        'data-coupon-code': '',
        'data-bundles': 'sonic-brush-halo',
      });
    },
  );
});

describe('the page of a failed payment', () => {
  it('shows nothing without a failed payment, and leads to the account', async () => {
    await show({}, '/subscription-error');
    await screen.findByRole('heading', { name: 'There is nothing to show here' });
    expect(screen.queryByText('Oops, something went wrong')).toBeNull();
    screen.getByRole('link', { name: 'Go to your account' });
  });

  it.each([
    ['the invoice', { invoiceId: 'INV-1', lines: [] }, /subscription-payment-detail\/INV-1/],
    ['what was being bought', { invoiceId: null, lines }, /checkout\?bundle=sonic-brush-halo&modified=true/],
    ['the account, for a payment of another browser', { invoiceId: null, lines: [] }, /my-account\/overview/],
  ])('leads back to %s', async (_, failedPayment, path) => {
    writeStored('failedPayment', failedPayment);
    writeStored('lastBundle', 'razor-arc');
    await show({}, '/subscription-error');
    const link = await screen.findByRole('link', { name: 'Back to payment details' });
    expect(link.getAttribute('href')).toMatch(path);
  });
});
