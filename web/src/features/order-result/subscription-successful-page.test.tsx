// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readStored, writeStored } from '../../storage/browser-storage.ts';
import { confirmOrder, rememberAuthorisation } from '../../storage/order-results.ts';
import { pendingActivity, settledActivity, stubAnswers } from '../../testing/answers.ts';
import { renderInShop, signedInAnna } from '../../testing/in-shop.tsx';
import SubscriptionErrorPage from './subscription-error-page.tsx';
import SubscriptionSuccessfulPage from './subscription-successful-page.tsx';

const lines = [{ name: 'sonic-brush-halo', quantity: 1, promotionCodes: [] }];

function placeOrder(orderNumber: string, { paidNow = 99.99 } = {}): void {
  const item = { name: 'sonic-brush-halo', title: 'Halo sonic toothbrush', image: '', quantity: 1, ctn: '' };
  const order = { orderNumber, paidNow, totalPrice: paidNow, couponCode: '', items: [item], later: [] };
  writeStored('awaitedOrder', { attempt: orderNumber, lines, methodCode: null, paymentQuery: null, order });
}

async function show(answers: Readonly<Record<string, unknown>> = {}, at = '/subscription-successful') {
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
    { session: signedInAnna, at },
  );
  return requests;
}

const paymentResult = (isPaymentSuccess: boolean) => ({
  '/api/payment/result': { createdReason: 'Init', isPaymentSuccess, subscriptionNumber: null },
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

  it('asks the server for a payment that the card form has reported, then shows the order', async () => {
    placeOrder('PO-1');
    rememberAuthorisation('sessionId=S-1');
    await show(paymentResult(true));
    await screen.findByText('The payment was successful.');
    screen.getByText('PO-1');
    expect(readStored('announcedOrder')).toBe('PO-1');
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
    await screen.findByRole('heading', { name: 'We do not know yet what became of your payment' });
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
      '/api/user/details': { personalDetail: { firstName: 'Anna', lastName: 'B', email: 'anna@example.com' } },
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
