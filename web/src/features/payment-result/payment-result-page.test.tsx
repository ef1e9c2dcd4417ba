// @vitest-environment happy-dom
import { paymentResult } from '@perennial/shared/examples/payment';
import type { PaymentResult } from '@perennial/shared/models/payment';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readStored, writeStored } from '../../storage/browser-storage.ts';
import { type SentRequest, stubAnswers } from '../../testing/answers.ts';
import { expectSigns } from '../../testing/drawn-signs.tsx';
import { renderInShop, signedInAnna } from '../../testing/in-shop.tsx';
import { recordEvents } from '../../testing/recorded-events.ts';
import PaymentResultPage from './payment-result-page.tsx';

const QUERY = 'merchantReference=O-9&state=a%2Bb&payload=x%20y';

let sent: SentRequest[];

beforeEach(() => {
  sent = [];
  arrivedAt = undefined;
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});

/** When the next page was rendered first, in milliseconds since 1970 by the clock of the test. */
let arrivedAt: number | undefined;

function Elsewhere() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  arrivedAt ??= Date.now();
  return (
    <>
      <p>
        You are at {pathname + search} with {JSON.stringify(state)}
      </p>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={() => navigate(`/payment-result?${QUERY}`)}>
        Pay
      </button>
    </>
  );
}

const person = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });

async function returnFromProvider(answer: unknown, query = QUERY): Promise<void> {
  stubAnswers({ '/api/payment/result': answer }, sent);
  await renderInShop(
    <Routes>
      <Route path="/payment-result" element={<PaymentResultPage />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
    { session: signedInAnna, at: `/payment-result${query && `?${query}`}` },
  );
}

/** As `returnFromProvider`, from a page of the shop that stands before it in the history of the browser. */
async function returnAfterPage(answer: unknown): Promise<void> {
  stubAnswers({ '/api/payment/result': answer }, sent);
  await renderInShop(
    <Routes>
      <Route path="/payment-result" element={<PaymentResultPage />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
    { session: signedInAnna, at: '/cart' },
  );
  await person().click(screen.getByRole('button', { name: 'Pay' }));
}

type Reason = PaymentResult['createdReason'];

it.each<[Reason, boolean, string | null, string]>([
  ['Init', true, null, '/subscription-successful?language=en-CA'],
  ['Init', false, null, '/subscription-error?language=en-CA'],
  ['ChangeAndPayInFull', true, 'S-12', '/my-account/subscription-thankyou/S-12?language=en-CA'],
  ['ChangeAndPayInFull', false, 'S-12', '/my-account/subscription-details/S-12?language=en-CA'],
  ['ChangeAndImmediatePayment', true, null, '/pay-now-successful?language=en-CA'],
  ['ChangeAndImmediatePayment', false, null, '/subscription-error?language=en-CA'],
])(
  'a payment of kind %s that succeeded: %s, for subscription %s, leads to %s',
  async (kind, succeeded, number, page) => {
    writeStored('invoiceBeingPaid', 'INV-7');
    await returnFromProvider(
      paymentResult({ createdReason: kind, isPaymentSuccess: succeeded, subscriptionNumber: number }),
    );
    await screen.findByText(new RegExp(`^You are at ${page.replace('?', '\\?')} `));
    // The query of the provider reaches the shop byte by byte: it is signed.
    expect(sent.map(({ body }) => body)).toEqual([{ paymentResult: QUERY }]);
  },
);

it('keeps the invoice that was paid for the next page', async () => {
  writeStored('invoiceBeingPaid', 'INV-7');
  await returnFromProvider(paymentResult({ createdReason: 'ChangeAndImmediatePayment' }));
  await screen.findByText(/^You are at \/pay-now-successful/);
  expect([readStored('paidInvoice'), readStored('invoiceBeingPaid')]).toEqual(['INV-7', undefined]);
  screen.getByText(/with null$/);
});

it('tells the next page that a payment is confirmed which this browser did not begin', async () => {
  await returnFromProvider(paymentResult({ createdReason: 'ChangeAndImmediatePayment' }));
  await screen.findByText(/^You are at \/pay-now-successful.* with .*[a-z]/);
  expect(screen.queryByText(/with null$/)).toBeNull();
});

it.each([
  ['O-9', 'O-9'],
  ['O-8', undefined],
])('confirms the order %s of this tab only if the provider names it: %s', async (orderNumber, placed) => {
  const order = { orderNumber, paidNow: 1, totalPrice: 1, couponCode: '', items: [], later: [] };
  writeStored('awaitedOrder', { attempt: 'A-1', lines: [], methodCode: null, paymentQuery: null, order });
  await returnFromProvider(paymentResult({ createdReason: 'Init' }));
  await screen.findByText(/^You are at \/subscription-successful/);
  expect(readStored('placedOrder')?.orderNumber).toBe(placed);
});

it.each([
  [true, 'Your payment method has been updated', /updated successfully/, 'check', 'check-circle'],
  [false, 'Failed to update payment method', /Failed to update/, 'drawing--failed', 'danger'],
] as const)('a change of the method that succeeded: %s, says so for three seconds', async (...row) => {
  const [succeeded, heading, notice, sign, signOfNotice] = row;
  const before = Date.now();
  await returnFromProvider(paymentResult({ createdReason: 'Change', isPaymentSuccess: succeeded }));
  const title = await screen.findByRole('heading', { name: heading });
  expectSigns(title.closest('section') as Element, [sign]);
  const told = await screen.findByText(notice, { selector: '.notification__text' });
  expectSigns(told.closest('li') as Element, [signOfNotice, 'close']);
  screen.getByText(/your payment details open automatically/);
  expect(screen.getByRole('link', { name: 'Back to payment details' }).getAttribute('href')).toBe(
    '/my-account/payment-details?language=en-CA',
  );
  // The clock goes on with that of the machine: a busy one must not make the page come early.
  for (let passed = 0; passed <= 3000 && arrivedAt === undefined; passed += 50) {
    screen.getByRole('heading', { name: heading });
    await act(() => vi.advanceTimersByTimeAsync(50));
  }
  screen.getByText(/^You are at \/my-account\/payment-details\?language=en-CA/);
  expect(Number(arrivedAt) - before).toBeGreaterThanOrEqual(3000);
});

it.each([
  [true, 'success'],
  [false, 'failure'],
])('counts a payment that succeeded: %s, once', async (isPaymentSuccess, result) => {
  const events = recordEvents();
  await returnFromProvider(paymentResult({ isPaymentSuccess }));
  await screen.findByText(/^You are at/);
  expect(events).toEqual([{ name: 'payment_result', details: { result } }]);
});

it('the way back of the browser does not lead to the result again, which would be sent again', async () => {
  await returnAfterPage(paymentResult());
  await screen.findByText(/^You are at \/subscription-successful/);
  await person().click(screen.getByRole('button', { name: 'Back' }));
  screen.getByText(/^You are at \/cart /);
  expect(sent).toHaveLength(1);
});

it('a customer who does not wait for three seconds is led once, and back to the page before', async () => {
  await returnAfterPage(paymentResult({ createdReason: 'Change' }));
  await person().click(await screen.findByRole('link', { name: 'Back to payment details' }));
  screen.getByText(/^You are at \/my-account\/payment-details/);
  await person().click(screen.getByRole('button', { name: 'Back' }));
  screen.getByText(/^You are at \/cart /);
  await act(() => vi.advanceTimersByTimeAsync(4000));
  screen.getByText(/^You are at \/cart /);
});

it('leads to the account without a result in the URL, and asks nothing', async () => {
  await returnFromProvider(paymentResult(), '');
  await screen.findByText(/^You are at \/my-account\/overview\?language=en-CA/);
  expect(sent).toEqual([]);
});

it('says that it waits for the shop, and offers nothing to press', async () => {
  await returnFromProvider(() => new Promise(() => {}));
  await screen.findByRole('heading', { name: 'Checking your payment' });
  screen.getByText('One moment, please. The next page opens automatically.');
  expect(screen.queryByRole('button')).toBeNull();
});

it('says that the result is not known, why, and asks again on request', async () => {
  let available = false;
  const problem = { title: '', status: 502, detail: 'The shop does not answer.', messages: [] };
  const answer = () => (available ? Response.json(paymentResult()) : Response.json(problem, { status: 502 }));
  await returnFromProvider(answer);
  await screen.findByRole('heading', { name: 'We do not know yet whether your payment went through' });
  screen.getByText('The shop does not answer.');
  expect(screen.getByRole('link', { name: 'Go to your account' }).getAttribute('href')).toBe(
    '/my-account/overview?language=en-CA',
  );
  vi.setSystemTime(Date.now() + 60_000);
  act(() => {
    for (const event of ['focus', 'online']) window.dispatchEvent(new Event(event));
  });
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(sent).toHaveLength(1);
  available = true;
  await person().click(screen.getByRole('button', { name: /Try again/ }));
  await waitFor(() => screen.getByText(/^You are at \/subscription-successful/));
});

it('is busy while it asks again, and the heading of what comes next has the focus', async () => {
  let answer: () => unknown = () => Response.json({}, { status: 503 });
  await returnFromProvider(() => answer());
  let arrive: (response: unknown) => void = () => {};
  answer = () => new Promise((resolve) => (arrive = resolve));
  const again = await screen.findByRole('button', { name: /Try again/ });
  await person().click(again);
  expect(again.getAttribute('aria-busy')).toBe('true');
  await act(async () => arrive(paymentResult({ createdReason: 'Change' })));
  const heading = await screen.findByRole('heading', { name: 'Your payment method has been updated' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});
