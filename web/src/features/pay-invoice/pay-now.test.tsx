// @vitest-environment happy-dom
import type { MarketSwitches } from '@perennial/shared/cultures/markets';
import {
  invoice,
  paymentMethod,
  paymentOrder,
  paymentSession,
  savedPaymentMethod,
} from '@perennial/shared/examples/payment';
import { subscriptionListItem } from '@perennial/shared/examples/subscription';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router-dom';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readStored, writeStored } from '../../storage/browser-storage.ts';
import { pendingActivity, type SentRequest, settledActivity, stubAnswers } from '../../testing/answers.ts';
import { expectSigns } from '../../testing/drawn-signs.tsx';
import { renderInShop, signedInAnna } from '../../testing/in-shop.tsx';
import { sampleProfile } from '../../testing/sample-profile.ts';
import PaymentDetailPage from './payment-detail-page.tsx';

type CardOptions = {
  session: { id: string };
  payText: string;
  onPaying: () => void;
  onResult: (result: string) => void;
};

const opened = vi.hoisted(() => vi.fn());
// One process runs many files. Those before may have loaded the modules without the mock, and those after need them without it.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('../../commerce/payment/card-library.ts', () => ({ openCardForm: opened }));

const oldest = invoice({
  invoiceId: 'INV-7',
  invoiceDate: '2026-02-28',
  price: 1500.1,
  balance: 1234.5,
  hasBalance: true,
});
const newer = invoice({ invoiceId: 'INV-8', invoiceDate: '2026-03-29', price: 0.1, balance: 0.1, hasBalance: true });
const wallet = paymentMethod({ provider: 'Purse', isCreditCard: false, code: 'Purse.Wallet', name: 'Purse' });
const visa = paymentMethod();
const walletForm = '<form action="https://purse.example/pay" method="post"><input name="token" value="T-1"></form>';

let sent: SentRequest[];
let submitted: HTMLFormElement[];
let cardOptions: CardOptions | undefined;

beforeEach(() => {
  sent = [];
  submitted = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    submitted.push(this);
  });
  opened.mockImplementation(async (place: HTMLElement, options: CardOptions) => {
    cardOptions = options;
    place.textContent = 'Card number';
    return () => {};
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>You are at {pathname + search}</p>;
}

async function openInvoice(
  answers: Readonly<Record<string, unknown>> = {},
  id = 'INV-7',
  markets: Partial<MarketSwitches> = {},
): Promise<string[]> {
  const requests = stubAnswers(
    {
      '/api/invoice/list': [newer, oldest],
      '/api/subscriptions': [subscriptionListItem({ title: 'Halo brush', subscriptionStartDate: '2026-02-28' })],
      '/api/user/paymentprofile': savedPaymentMethod({ hasPaymentProfile: false }),
      '/api/user/payment-activity': settledActivity,
      '/api/user/details': sampleProfile(),
      '/api/payment/methods': [wallet, visa],
      '/payment-profile-with-immediate-payment': paymentOrder({ orderNumber: 'O-9', htmlForm: walletForm }),
      ...answers,
    },
    sent,
  );
  await renderInShop(
    <Routes>
      <Route path="/my-account/subscription-payment-detail/:id" element={<PaymentDetailPage />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
    {
      session: signedInAnna,
      at: `/my-account/subscription-payment-detail/${id}`,
      markets: { pastDue: 'on', ...markets },
    },
  );
  return requests;
}

const payButton = () => screen.findByRole('button', { name: /^Pay now · \$1,234\.50/ });
const sentBodies = () => sent.flatMap(({ body }) => (body === undefined ? [] : [body]));

it('shows date and balance of the chosen invoice, and pays what is left of it at the wallet', async () => {
  const user = userEvent.setup();
  writeStored('paidInvoice', 'INV-1');
  await openInvoice();
  await user.click(await screen.findByRole('radio', { name: /Purse/ }));
  screen.getByRole('heading', { level: 1, name: 'Pay $1,234.50' });
  screen.getByRole('heading', { level: 2, name: 'Payment method' });
  screen.getByText('Due since 02/28/2026');
  screen.getByText('Halo brush');
  screen.getByText(/also used for your future recurring payments/);
  expectSigns(await payButton(), ['lock']);
  await user.click(await payButton());

  expect(sentBodies()).toEqual([
    {
      invoiceId: 'INV-7',
      paymentMethodCode: 'Purse.Wallet',
      sbeCompliance: 'NA',
      cancelPaymentUrl: 'http://localhost:3000/en-ca/my-account/subscription-payment-detail/INV-7?language=en-CA',
    },
  ]);
  expect(submitted.map(({ action, method }) => [action, method])).toEqual([['https://purse.example/pay', 'post']]);
  expect([...new FormData(submitted[0])]).toEqual([['token', 'T-1']]);
  expect([readStored('invoiceBeingPaid'), readStored('paidInvoice')]).toEqual(['INV-7', undefined]);
  // The browser is leaving for the wallet.
  expect(screen.getByRole('button', { name: /One moment…/ }).getAttribute('aria-busy')).toBe('true');
});

it('reads the invoice once, also if the customer comes back to the tab later', async () => {
  const requests = await openInvoice();
  await payButton();
  const asked = (call: string) => requests.filter((path) => path.endsWith(call)).length;
  const before = asked('/api/subscriptions');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  act(() => void window.dispatchEvent(new Event('focus')));
  await vi.waitFor(() => expect(asked('/api/subscriptions')).toBeGreaterThan(before));
  expect(asked('/api/invoice/list')).toBe(1);
});

it('says that it loads, below its heading', async () => {
  await openInvoice({ '/api/subscriptions': () => new Promise(() => undefined) });
  screen.getByRole('heading', { level: 1, name: 'Payment method' });
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Loading…');
});

it('names no subscription if these cannot be loaded', async () => {
  await openInvoice({ '/api/subscriptions': () => Response.json({}, { status: 400 }) });
  await payButton();
  expect(screen.queryByText('Halo brush')).toBeNull();
});

it('asks for a method first, and sends nothing without one', async () => {
  const user = userEvent.setup();
  await openInvoice();
  await user.click(await payButton());
  screen.getByText('Please choose how you want to pay.');
  expect(sentBodies()).toEqual([]);
});

it('has chosen the kind of card that is stored, which comes first', async () => {
  await openInvoice({ '/api/user/paymentprofile': savedPaymentMethod() }, 'INV-7', { paymentDetails: 'here' });
  const [first] = await screen.findAllByRole<HTMLInputElement>('radio');
  expect([first?.value, first?.checked]).toEqual(['card', true]);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /Card type/ }).value).toBe('Adyen.Visa');
  expect(screen.queryByText('Please choose how you want to pay.')).toBeNull();
});

it.each([
  ['payment details are elsewhere', { paymentDetails: 'elsewhere' }, savedPaymentMethod()],
  ['the stored method cannot be loaded', { paymentDetails: 'here' }, () => Response.json({}, { status: 400 })],
] as const)('has chosen nothing where %s', async (_, markets, stored) => {
  await openInvoice({ '/api/user/paymentprofile': stored }, 'INV-7', markets);
  const methods = await screen.findAllByRole<HTMLInputElement>('radio');
  expect(methods.map(({ checked }) => checked)).toEqual([false, false]);
});

it('does not pay while another payment is being processed', async () => {
  const user = userEvent.setup();
  await openInvoice({ '/api/user/payment-activity': pendingActivity });
  await user.click(await screen.findByRole('radio', { name: /Purse/ }));
  await user.click(await payButton());
  screen.getByText('This option is disabled as we are processing your latest payment');
  expect(sentBodies()).toEqual([]);
});

it('says why a payment did not start, and the button can be pressed again', async () => {
  const user = userEvent.setup();
  const refusal = { title: '', status: 400, detail: 'This invoice is being paid already.', messages: [] };
  await openInvoice({ '/payment-profile-with-immediate-payment': () => Response.json(refusal, { status: 400 }) });
  await user.click(await screen.findByRole('radio', { name: /Purse/ }));
  await user.click(await payButton());
  expect((await screen.findAllByText('This invoice is being paid already.')).length).toBeGreaterThan(0);
  await user.click(await payButton());
  expect(sentBodies()).toHaveLength(2);
  expect(submitted).toEqual([]);
});

it('says that the page of a wallet cannot be opened, and that nothing was charged', async () => {
  const user = userEvent.setup();
  await openInvoice({ '/payment-profile-with-immediate-payment': paymentOrder({ htmlForm: 'no form' }) });
  await user.click(await screen.findByRole('radio', { name: /Purse/ }));
  await user.click(await payButton());
  expect((await screen.findAllByText(/could not be opened. Nothing was charged/)).length).toBeGreaterThan(0);
});

async function openCardForm(): Promise<void> {
  const user = userEvent.setup();
  await openInvoice({
    '/payment-profile-with-immediate-payment': paymentOrder({ orderNumber: 'O-9' }),
    '/PastDuePaymentSessionRequest': paymentSession({ id: 'CS-7' }),
  });
  await user.click(await screen.findByRole('radio', { name: /Credit card/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: /Card type/ }), 'Visa');
  await user.click(await payButton());
  await screen.findByText('Card number');
}

it('opens the card form for the amount, and thanks after an authorised payment', async () => {
  await openCardForm();
  screen.getByText('Pay $1,234.50 with Visa');
  expect(cardOptions?.session.id).toBe('CS-7');
  expect(sent.find(({ path }) => path.endsWith('PastDuePaymentSessionRequest'))?.query).toEqual({
    invoiceId: 'INV-7',
    orderNumber: 'O-9',
    paymentProvider: 'Adyen',
    paymentMethodCode: 'Adyen.Visa',
    sbeCompliance: 'NA',
  });
  await act(async () => cardOptions?.onResult('authorised'));
  await screen.findByText('You are at /pay-now-successful?language=en-CA');
  expect(screen.getAllByText('Your past due payment was paid successfully').length).toBeGreaterThan(0);
  expect([readStored('paidInvoice'), readStored('orderNumber')]).toEqual(['INV-7', undefined]);
});

it('leads a declined card to the page of failed payments, which knows the invoice', async () => {
  await openCardForm();
  await act(async () => cardOptions?.onResult('failed'));
  await screen.findByText('You are at /subscription-error?language=en-CA');
  const told = screen.getByText('Your past due payment failed', { selector: '.notification__text' });
  expectSigns(told.closest('li') as Element, ['danger', 'close']);
  expect(readStored('failedPayment')).toEqual({ invoiceId: 'INV-7', lines: [] });
});

it('opens the card form below its method, whose button writes the amount as the page does', async () => {
  await openCardForm();
  const form = screen.getByText('Card number');
  const [card, purse] = screen.getAllByRole('radio');
  expect(card).toHaveProperty('checked', true);
  expect(card?.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(purse?.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(cardOptions?.payText).toBe('Pay $1,234.50');
  screen.getByText('Your entry is encrypted and handled by Adyen, our card provider.');
  // The note and the button of the choice have given way to the form.
  expect(screen.queryByRole('button', { name: /^Pay now/ })).toBeNull();
});

it('takes no other method while the provider has the card', async () => {
  await openCardForm();
  const choices = () => [...screen.getAllByRole('radio'), screen.getByRole('combobox', { name: /Card type/ })];
  const areLocked = () => [...new Set(choices().map((choice) => choice.matches(':disabled')))];
  expect(areLocked()).toEqual([false]);
  await act(async () => cardOptions?.onPaying());
  expect(areLocked()).toEqual([true]);
  expect(screen.queryByRole('button', { name: 'Choose another payment method' })).toBeNull();
});

it('closes the card form when another method is chosen', async () => {
  await openCardForm();
  await userEvent.setup().click(screen.getByRole('radio', { name: /Purse/ }));
  expect(screen.queryByText('Card number')).toBeNull();
  expect(await payButton()).toHaveProperty('disabled', false);
});

it('goes back from the card form to the choice of methods', async () => {
  await openCardForm();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Choose another payment method' }));
  await payButton();
  expect(screen.queryByText('Card number')).toBeNull();
});

it('cannot be paid where invoices are not paid in the shop', async () => {
  stubAnswers({ '/api/invoice/list': [oldest] });
  await renderInShop(<PaymentDetailPage />, { session: signedInAnna, markets: { pastDue: 'off', billing: 'here' } });
  screen.getByText('Invoices cannot be paid here.');
  expectSigns(document.body, ['info']);
  expect(screen.getByRole('link', { name: 'Go to billing' }).getAttribute('href')).toBe(
    '/my-account/billing?language=en-CA',
  );
  expect(screen.queryByRole('radio')).toBeNull();
});

it.each([
  ['INV-9', [oldest], 'This invoice cannot be found', 'The address may be mistyped', 'drawing--not-found'],
  [
    'INV-7',
    [{ ...oldest, balance: 0, hasBalance: false }],
    'This invoice has been paid',
    'There is nothing left to pay',
    'check',
  ],
] as const)('the invoice %s of %o: %s', async (id, invoices, heading, text, sign) => {
  await openInvoice({ '/api/invoice/list': invoices }, id);
  await screen.findByRole('heading', { name: heading });
  screen.getByText(new RegExp(text));
  expectSigns(document.body, [sign]);
  expect(screen.queryByRole('radio')).toBeNull();
});
