// @vitest-environment happy-dom
/** The page that pays a device in full, with its code, its terms and its card form (docs/rules/subscriptions.md#pay-in-full-page). */
import { paymentActivity, paymentMethod, paymentOrder, paymentSession } from '@perennial/shared/examples/payment';
import { devicePlan } from '@perennial/shared/examples/rate-plan';
import { payInFullPreview, subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import type { PayInFullPreview, RatePlan } from '@perennial/shared/models/subscription-details';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { readStored } from '../../../storage/browser-storage.ts';
import { drawnIcons } from '../../../testing/drawn-signs.tsx';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import { readAloud } from '../../../testing/read-aloud.ts';
import { sampleProfile } from '../../../testing/sample-profile.ts';
import type { Subscription } from '../use-subscription.ts';
import SubscriptionPurchasePage from './subscription-purchase-page.tsx';

const opened = vi.hoisted(() => vi.fn());
// One process runs many files. Those before may have loaded the modules without the mock, and those after need them without it.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('../../../commerce/payment/card-library.ts', () => ({ openCardForm: opened }));

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  opened.mockReset();
});

const page = '/my-account/subscription-purchase/S-1';
const discount = { code: 'KEEPIT15', description: '15% off', amount: 49.49 };

type Sent = { readonly path: string; readonly query: Readonly<Record<string, string>>; readonly body: unknown };

type Shop = {
  readonly device?: Partial<RatePlan>;
  readonly subscription?: Partial<Subscription>;
  /** What follows the path of the page. */
  readonly query?: string;
  readonly ableToSubscribe?: boolean;
  readonly isPaying?: boolean;
  /** The price with a code, or without one. */
  price?: (code: string | undefined) => PayInFullPreview | Response | Promise<Response>;
  order?: () => Promise<Response>;
};

const refuse = (detail: string) => Response.json({ title: '', status: 400, detail, messages: [] }, { status: 400 });
const askPrice = (code: string | undefined) =>
  payInFullPreview(code === 'KEEPIT15' ? { discount, discountedAmount: 280.41 } : {});
const order = paymentOrder({ orderNumber: 'PA-1', htmlForm: null });

/** Opens the page from another one. Returns the prices that it asks for, by their code, and the orders. */
async function open(shop: Shop = {}) {
  const { device, subscription, query = '', ableToSubscribe = true, isPaying = false } = shop;
  const prices: (string | undefined)[] = [];
  const orders: Sent[] = [];
  const sample = sampleProfile();
  const answers: Readonly<Record<string, unknown>> = {
    '/bff/subscriptions/S-1': {
      ...subscriptionDetails({ number: 'S-1', hidePayInFull: false, ...subscription }),
      ratePlans: [devicePlan({ id: 'P-1', ...device })],
      content: null,
    },
    '/api/user/details': { ...sample, personalDetail: { ...sample.personalDetail, ableToSubscribe } },
    '/api/user/payment-activity': paymentActivity({ hasPaymentInProgress: isPaying }),
    '/api/payment/methods': [paymentMethod()],
    '/api/payment/PayinfullPaymentSessionRequest': paymentSession(),
  };
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    const { pathname: path, searchParams } = new URL(url, 'http://shop.example');
    const asked = Object.fromEntries(searchParams);
    if (path.endsWith('/pay-in-full-preview')) {
      prices.push(asked['promotionCode']);
      const price = await (shop.price ?? askPrice)(asked['promotionCode']);
      return price instanceof Response ? price : Response.json(price);
    }
    if (path === '/api/users/current/payment-profile-with-pay-in-full') {
      orders.push({ path, query: asked, body: JSON.parse(String(body)) });
      return (shop.order ?? (async () => Response.json({ ...order, amount: null })))();
    }
    const answer = answers[path];
    return answer === undefined ? refuse(`Not now: ${path}`) : Response.json(answer);
  });
  await renderInShop(
    <>
      <Place />
      <Routes>
        <Route path="/start" element={<Link to={page + query}>Begin</Link>} />
        <Route
          path="/my-account/subscription-purchase/:id"
          element={
            <main>
              <SubscriptionPurchasePage />
            </main>
          }
        />
        <Route path="*" element={null} />
      </Routes>
    </>,
    { session: signedInAnna, at: '/start', markets: { selfService: 'here' } },
  );
  fireEvent.click(screen.getByRole('link', { name: 'Begin' }));
  return { prices, orders };
}

function Place() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>at {pathname}</output>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  );
}

const chooseCard = async () => {
  fireEvent.click(await screen.findByRole('radio', { name: /^Credit card/ }));
  fireEvent.change(screen.getByLabelText('Card type'), { target: { value: 'Adyen.Visa' } });
};
const terms = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'I have read and agree to the terms.' });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(`^${name}`) });
const place = (amount: string) => button(`Place order · \\${amount}`);
const isLocked = (element: HTMLElement) => element.matches(':disabled');
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Discount code' });

async function fillIn(): Promise<void> {
  await chooseCard();
  fireEvent.click(terms());
}

it('locks the code and the terms while the order is placed, and the code while the card form is open', async () => {
  const answered = Promise.withResolvers<Response>();
  opened.mockResolvedValue(() => {});
  await open({ query: '?coupon=KEEPIT15', order: () => answered.promise });
  await fillIn();
  await screen.findByText('Voucher code correct. Discount applied.');
  expect(isLocked(button('Remove KEEPIT15'))).toBe(false);
  fireEvent.click(place('$280.41'));
  await waitFor(() => expect(isLocked(button('Remove KEEPIT15'))).toBe(true));
  expect(isLocked(terms())).toBe(true);
  answered.resolve(Response.json({ ...order, amount: 280.41 }));
  await screen.findByText('Pay $280.41 with Visa');
  expect(isLocked(button('Remove KEEPIT15'))).toBe(true);
  fireEvent.click(button('Choose another payment method'));
  expect(isLocked(button('Remove KEEPIT15'))).toBe(false);
  expect(place('$280.41')).toBeDefined();
});

it('locks the box for a code while the order is placed', async () => {
  await open({ order: () => new Promise(() => {}) });
  await fillIn();
  fireEvent.change(box(), { target: { value: 'KEEPIT15' } });
  expect(isLocked(button('Apply'))).toBe(false);
  fireEvent.click(place('$329.90'));
  await waitFor(() => expect([isLocked(box()), isLocked(button('Apply'))]).toEqual([true, true]));
});

it('asks for the price of the code in a link without the spaces around it', async () => {
  const { prices } = await open({ query: '?coupon=%20KEEPIT15%20' });
  await screen.findByText('Voucher code correct. Discount applied.');
  expect(prices).toContain('KEEPIT15');
});

it('has no box for a code, and leaves out that of a link, for a device that takes none', async () => {
  const { prices, orders } = await open({ query: '?coupon=KEEPIT15', device: { acceptPayInFullPromotion: false } });
  await fillIn();
  expect(screen.queryByRole('textbox', { name: 'Discount code' })).toBeNull();
  fireEvent.click(place('$329.90'));
  await waitFor(() => expect(orders).toHaveLength(1));
  expect(prices).toEqual([undefined, undefined]);
  expect(orders[0]?.body).not.toHaveProperty('promotionCode');
});

it('shows no whole price of a device whose whole price the shop does not know', async () => {
  await open({ device: { totalPurchaseValue: null } });
  await screen.findByText('Remaining amount');
  expect(screen.queryByText('Original amount')).toBeNull();
});

it.each<[string, Partial<Subscription>]>([
  ['Subscription terms', { termsAndConditions: 'Subscription', purchaseTermsAndConditions: null }],
  ['Purchase terms', { termsAndConditions: null, purchaseTermsAndConditions: 'Purchase' }],
])('has a link to the terms of the plan in a tab of its own: %s', async (name, subscription) => {
  await open({ subscription });
  const link = await screen.findByRole('link', { name: new RegExp(`^${name}`) });
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    '/api/attachment/subscriptions/S-1/terms-and-conditions/P-1?culture=en-ca&language=en-CA&languageCode=en-CA',
    '_blank',
    'noopener',
  ]);
});

it('says at the method and at the terms what is missing, first at the method', async () => {
  const { orders } = await open({});
  const card = await screen.findByRole('radio', { name: /^Credit card/ });
  fireEvent.click(place('$329.90'));
  expect((await screen.findByRole('alert')).textContent).toBe('Please choose how you want to pay.');
  expect(terms().getAttribute('aria-invalid')).toBe('true');
  screen.getByText('Please agree to the terms first.');
  expect(document.activeElement).toBe(card);
  fireEvent.click(card);
  fireEvent.click(place('$329.90'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Card type')));
  await chooseCard();
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(place('$329.90'));
  await waitFor(() => expect(document.activeElement).toBe(terms()));
  fireEvent.click(terms());
  expect(screen.queryByText('Please agree to the terms first.')).toBeNull();
  expect(orders).toEqual([]);
});

it.each<[string, Shop, () => Promise<unknown> | undefined]>([
  ['This option is disabled as we are processing your latest payment', { isPaying: true }, fillIn],
  ['Sorry, that isn’t possible yet! We need a due payment/return from you first.', { ableToSubscribe: false }, fillIn],
  [
    'Applying…',
    { query: '?coupon=SLOW', price: (code) => (code ? new Promise(() => {}) : payInFullPreview()) },
    fillIn,
  ],
])('cannot be ordered, and says why: %s', async (reason, shop, act) => {
  const { orders } = await open(shop);
  await screen.findByRole('radio', { name: /^Credit card/ });
  await act();
  await waitFor(() => {
    const id = place('$329.90').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(id)?.textContent).toBe(reason);
  });
  expect(isLocked(place('$329.90'))).toBe(true);
  fireEvent.click(place('$329.90'));
  expect(orders).toEqual([]);
});

it.each([
  ['without a code', '', undefined, '$329.90', 329.9],
  ['with a code', '?coupon=KEEPIT15', 'KEEPIT15', '$280.41', 280.41],
] as const)(
  'says what has changed, asks for the new price and orders nothing: %s',
  async (_, query, code, before, old) => {
    let amount = old as number;
    const shop: Shop = {
      query,
      price: (asked) =>
        asked === code ? payInFullPreview({ ...(code && { discount }), discountedAmount: amount }) : askPrice(asked),
    };
    const { orders } = await open(shop);
    await fillIn();
    await waitFor(() => expect(place(before)).toBeDefined());
    amount = 120.5;
    fireEvent.click(place(before));
    const message = `The amount has changed from ${before} to $120.50 since this page was opened. Please check it and order again.`;
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    await waitFor(() => expect(place('$120.50')).toBeDefined());
    expect(orders).toEqual([]);
    const held = Promise.withResolvers<Response>();
    shop.order = () => held.promise;
    fireEvent.click(place('$120.50'));
    await waitFor(() => expect(orders).toHaveLength(1));
    expect(screen.queryByText(message)).toBeNull();
  },
);

/** Pays with a card until the form of the provider reports a result. */
async function payByCard(result: 'authorised' | 'failed'): Promise<void> {
  let report: (result: string) => void = () => {};
  opened.mockImplementation(async (_: HTMLElement, options: { onResult: typeof report }) => {
    report = options.onResult;
    return () => {};
  });
  await open({ order: async () => Response.json({ ...order, amount: 329.9 }) });
  await fillIn();
  fireEvent.click(place('$329.90'));
  await screen.findByText('Pay $329.90 with Visa');
  await waitFor(() => expect(opened).toHaveBeenCalled());
  await act(async () => report(result));
}

it.each([
  ['authorised', '/my-account/subscription-thankyou/S-1', undefined, undefined],
  ['failed', '/my-account/subscription-details/S-1', 'S-1', 'PA-1'],
] as const)('leads on after a card was %s, and back to the page before', async (result, to, failed, kept) => {
  await payByCard(result);
  await screen.findByText(`at ${to}`);
  expect([readStored('payInFullFailed'), readStored('orderNumber')]).toEqual([failed, kept]);
  fireEvent.click(button('Back'));
  await screen.findByText('at /start');
});

it('asks for the price again when a customer says so, and says that it does', async () => {
  const shop: Shop = { price: () => refuse('No price now.') };
  const { prices } = await open(shop);
  await screen.findByText('No price now.');
  const answered = Promise.withResolvers<Response>();
  shop.price = () => answered.promise;
  // Before the page would ask again by itself.
  await act(async () => fireEvent.click(button('Try again')));
  expect(button('Try again').getAttribute('aria-busy')).toBe('true');
  answered.resolve(Response.json(payInFullPreview()));
  await screen.findByText('Remaining amount');
  expect(prices).toHaveLength(2);
});

it('asks for a refused code again at a press only: not after a while, and not when the window gets the focus', async () => {
  const shop: Shop = {
    query: '?coupon=OLD',
    price: (code) => (code ? refuse('This code has expired.') : payInFullPreview()),
  };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  const { prices } = await open(shop);
  await screen.findByText('This code has expired.');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  window.dispatchEvent(new Event('focus'));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(prices).toEqual([undefined, 'OLD']);
  shop.price = () => new Promise(() => {});
  fireEvent.click(button('Apply'));
  await waitFor(() => expect(prices).toEqual([undefined, 'OLD', 'OLD']));
  expect(screen.queryByText('This code has expired.')).toBeNull();
});

it('reads the device, its sums and its code, and then the payment', async () => {
  const price = Promise.withResolvers<Response>();
  await open({
    query: '?coupon=KEEPIT15',
    subscription: { title: 'Lume set' },
    price: (code) => price.promise.then(() => Response.json(askPrice(code))),
  });
  expect((await screen.findByText('Loading…')).closest('[role=status]')).not.toBeNull();
  price.resolve(Response.json({}));
  await screen.findByText('Voucher code correct. Discount applied.');
  await screen.findByRole('radio', { name: /^Credit card/ });
  expect(readAloud(screen.getByRole('main'))).toEqual([
    'link "Back to the subscription" (to /my-account/subscription-details/S-1?language=en-CA)',
    'banner',
    '  heading 1 "Pay in full"',
    '  Lume set',
    'heading 2 "Lume hair removal"',
    'Original amount',
    '$461.86',
    'Remaining amount',
    '$329.90',
    '15% off',
    '-$49.49',
    'To pay now',
    '$280.41',
    'With this payment the product is yours: there are no more payments for it.',
    'heading 2 "Discount code"',
    'KEEPIT15 15% off',
    'button "Remove KEEPIT15"',
    'status',
    '  Voucher code correct. Discount applied.',
    'heading 2 "Payment method"',
    'group "Payment methods"',
    '  Payment methods',
    '  radio "Credit card"',
    '  Credit card',
    'The payment method that you choose here is also used for your future recurring payments. You can change it at any time under Payment details.',
    'checkbox "I have read and agree to the terms."',
    'I have read and agree to the terms.',
    'link "Subscription terms" (to /api/attachment/subscriptions/S-1/terms-and-conditions/P-1?culture=en-ca&language=en-CA&languageCode=en-CA)',
    'button "Place order · $280.41 Placing your order…"',
  ]);
  expect(drawnIcons(place('$280.41'), ['lock'])).toEqual(['lock']);
});

it('says that a device was purchased already, and opens the overview, from which Back leads to the page before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await open({ device: { status: 'PayInFull' } });
  await screen.findByRole('heading', { name: 'This product has already been purchased!' });
  const notices = () => within(document.body).queryAllByText('This product has already been purchased!').length;
  expect(notices()).toBeGreaterThan(1);
  expect(drawnIcons(screen.getByRole('main'), ['check'])).toEqual(['check']);
  const [, ...lines] = readAloud(screen.getByRole('main')).map((line) => line.trim());
  expect(lines.slice(-3)).toEqual([
    'heading 1 "This product has already been purchased!"',
    'Your subscriptions open in a moment.',
    'link "To my subscriptions" (to /my-account/overview?language=en-CA)',
  ]);
  const isNotified = () => document.querySelector('.notification__text') !== null;
  await act(() => vi.advanceTimersByTimeAsync(2500));
  expect(isNotified()).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(isNotified()).toBe(false);
  screen.getByText(`at ${page}`);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  screen.getByText('at /my-account/overview');
  fireEvent.click(button('Back'));
  screen.getByText('at /start');
});
