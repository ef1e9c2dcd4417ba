// @vitest-environment happy-dom
/** What checkout shows and says for each customer, cart and answer of the shop; orders are in the tables "said and done". */
import { storedAddress } from '@perennial/shared/examples/profile';
import type { Cart } from '@perennial/shared/models/cart';
import { anonymousSession } from '@perennial/shared/models/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createLines } from '../../commerce/cart/cart-lines.ts';
import { readStored, writeStored } from '../../storage/browser-storage.ts';
import { type ShopOptions, signedInAnna } from '../../testing/in-shop.tsx';
import { recordEvents } from '../../testing/recorded-events.ts';
import { sampleCart, sampleCharge, sampleItem } from '../../testing/sample-cart.ts';
import { sampleProfile } from '../../testing/sample-profile.ts';
import { home, type Opened, open, orderButton, prepareCheckout, reasonOf, saved } from './testing/open-checkout.tsx';

prepareCheckout();

it.each<[string, Opened, string | undefined, string | undefined]>([
  ['without a method', {}, undefined, 'Please choose how you want to pay.'],
  ['with PayPal', {}, 'PayPal', undefined],
  ['with the saved card', { details: { hasPayment: true }, answers: saved }, undefined, undefined],
  [
    'with another method in the place of the saved card, which is not chosen yet',
    { details: { hasPayment: true }, answers: saved },
    'Credit card',
    'Please choose how you want to pay.',
  ],
  [
    'with a saved payment that the shop does not find',
    { details: { hasPayment: true } },
    undefined,
    'We cannot find your saved payment method. Please choose another one.',
  ],
  ['with PayPal in its place', { details: { hasPayment: true } }, 'PayPal', undefined],
  [
    'with one of two products out of stock',
    {
      cart: {
        groups: [
          { name: '', items: [sampleItem({ name: 'halo' }), sampleItem({ name: 'b', bundleAvailable: 'false' })] },
        ],
      },
    },
    'PayPal',
    'Product is currently out of stock.',
  ],
  [
    'where nobody orders',
    { site: { markets: { ordering: 'closed' } } },
    'PayPal',
    'This product is no longer available here.',
  ],
])('%s, the order button says what it waits for', async (_, opened, choice, reason) => {
  await open(opened);
  const button = await orderButton();
  if (choice !== undefined) await userEvent.click(await screen.findByRole('radio', { name: new RegExp(`^${choice}`) }));
  expect([button.disabled, reasonOf(button)]).toEqual([reason !== undefined, reason]);
});

it.each<[string, Partial<Cart>]>([
  ['a partner pays', { disablePayment: true }],
  ['nothing has to be paid', { paymentRequirement: 'None' }],
])('asks for no method where %s', async (_, cart) => {
  const requests = await open({ cart });
  expect([(await orderButton()).disabled, screen.queryByRole('radio')]).toEqual([false, null]);
  expect(requests.filter((path) => path.startsWith('/api/payment'))).toEqual([]);
});

it.each(['/api/payment/methods', '/api/user/paymentprofile'])(
  'says that %s cannot be loaded, offers to try again, and takes no order',
  async (path) => {
    const refused = () => Response.json({ title: '', status: 400, detail: 'Not now.', messages: [] }, { status: 400 });
    const requests = await open({ answers: { [path]: refused } });
    await screen.findByText('Not now.');
    expect(screen.queryByRole('button', { name: /^Place order/ })).toBeNull();
    const asked = () => requests.filter((requested) => requested === path).length;
    const before = asked();
    await userEvent.click(screen.getByRole('button', { name: /^Try again/ }));
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
  },
);

it('tells an order that waits for its payment, until the next press', async () => {
  const attempt = { key: 'K', order: `en-ca ${JSON.stringify(createLines(['halo']))} 99.99` };
  writeStored('orderAttempts', [
    { ...attempt, startedAt: Date.now(), awaitsPayment: { orderNumber: 'PO-7', packingInfo: [] }, finished: false },
  ]);
  let arrive: (response: unknown) => void = () => {};
  await open({ answers: { '/api/orders': () => new Promise((resolve) => (arrive = resolve)) } });
  const notice = /^Your order PO-7 has not been paid for yet\./;
  await screen.findByText(notice);
  // The provider leads back to the page as to any other.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Payment method' })));
  await userEvent.click(await screen.findByRole('radio', { name: /^PayPal/ }));
  await userEvent.click(await orderButton());
  const placing = await screen.findByRole('button', { name: /Placing your order…/ });
  expect(placing.getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByText(notice)).toBeNull();
  // No other method while the order is on its way.
  const methods = within(screen.getByRole('group', { name: 'Payment methods' })).getAllByRole('radio');
  expect(methods.map((method) => method.matches(':disabled'))).toEqual(methods.map(() => true));
  await waitFor(() => expect(arrive).toBeDefined());
  const refusal = { title: '', status: 400, detail: 'Not today.', messages: [{ code: 'x', text: 'Not today.' }] };
  await waitFor(async () => {
    await act(async () => arrive(Response.json(refusal, { status: 400 })));
    screen.getByText('Not today.');
  });
  expect(screen.queryByText(notice)).toBeNull();
});

it('keeps room for the payment methods until all of them are known', async () => {
  await open({ answers: { '/api/user/paymentprofile': () => new Promise(() => {}) } });
  const step = await screen.findByRole('region', { name: 'Payment method' });
  await waitFor(() => expect(step.querySelectorAll('.checkout__skeleton-method')).toHaveLength(3));
  expect(screen.queryByRole('radio')).toBeNull();
});

it('waits with the order button while the prices are calculated again', async () => {
  let isLate = false;
  const cart = sampleCart({ groups: [{ name: '', items: [sampleItem({ name: 'halo' })] }] });
  const answer = () => (isLate ? new Promise(() => {}) : cart);
  await open({ details: { hasPayment: true }, answers: { ...saved, '/api/shoppingcart/request': answer } });
  expect((await orderButton()).getAttribute('aria-busy')).toBe('false');
  isLate = true;
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect((await screen.findByRole('button', { name: /Updating your total…/ })).getAttribute('aria-busy')).toBe('true');
  const summary = screen.getByRole('region', { name: 'Your order' });
  expect(summary.querySelector('[aria-busy=true]')?.textContent).toContain('To pay today');
});

const dutch = { culture: 'nl-nl' } as const;

it.each<[string, Opened, boolean, string | undefined]>([
  ['asks a customer who has not answered', { site: dutch }, true, undefined],
  [
    'lets a customer who refused answer again',
    { details: { sbeCompliance: 'False' }, site: dutch },
    false,
    'Change my answer',
  ],
  ['has no question for a customer who agreed', { details: { sbeCompliance: 'True' }, site: dutch }, false, undefined],
  [
    'does not ask where nobody orders',
    { details: { sbeCompliance: 'False' }, site: { ...dutch, markets: { ordering: 'closed' } } },
    false,
    undefined,
  ],
  [
    'does not ask by itself where nobody orders',
    { site: { ...dutch, markets: { ordering: 'closed' } } },
    false,
    undefined,
  ],
])('%s about recurring payments', async (_, opened, isAsked, again) => {
  await open({
    ...opened,
    answers: {
      '/api/user/details': sampleProfile(
        { phoneNumber: null, ...opened.details },
        { ...home, shipping: { ...storedAddress(), countryCode: 'NL' } },
      ),
    },
  });
  await screen.findByRole('button', { name: /^Place order/, hidden: true });
  expect(screen.queryByRole('dialog', { name: 'Recurring payments' }) !== null).toBe(isAsked);
  expect(screen.queryByRole('button', { name: /Change my answer|Answer the question/ })?.textContent).toBe(again);
});

it.each([
  ['Sign up', '/bff/signup'],
  ['Log in', '/bff/login'],
])('a visitor who presses "%s" comes back to this checkout, with its query', async (name, path) => {
  const left = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  await open({ site: { session: anonymousSession, at: '/checkout?bundle=halo&coupon=HALO20' } });
  await userEvent.click(await screen.findByRole('button', { name }));
  const { pathname, searchParams } = new URL(String(left.mock.calls[0]?.[0]), 'http://shop.example');
  expect([pathname, searchParams.get('returnTo')]).toEqual([path, '/en-ca/checkout?bundle=halo&coupon=HALO20']);
});

it.each<[string, boolean, number, string, boolean]>([
  ['a customer who has the maximum', true, 1, '/my-account?language=en-CA', true],
  ['a customer who orders too many', true, 2, '/cart?bundle=halo&modified=true&language=en-CA', false],
  ['a visitor', false, 1, '/cart?bundle=halo&modified=true&language=en-CA', false],
])('leads %s away, and the way back does not lead here again', async (_, signedIn, quantity, page, isTold) => {
  writeStored('storedCartItems', [{ name: 'halo', quantity, promotionCodes: [] }]);
  const bundles = [{ name: 'halo', maxQuantity: quantity - 1 }];
  const session = signedIn ? signedInAnna : anonymousSession;
  await open({
    answers: { '/api/shoppingcart/validation/maxQuantity': { isValid: false, bundles } },
    site: { session, at: '/cart' },
  });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'To checkout' }));
  await screen.findByText(`You are at ${page}`);
  const told = screen.queryByText(/^You already have the maximum number/, { selector: '.notification__text' });
  expect(told?.closest('.notification')?.classList.contains('notification--warning') ?? false).toBe(isTold);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  screen.getByText('You are at /cart');
});

it('does not lead away a customer who has left', async () => {
  let arrive: ((limits: unknown) => void) | undefined;
  await open({
    answers: { '/api/shoppingcart/validation/maxQuantity': () => new Promise((resolve) => (arrive = resolve)) },
  });
  await orderButton();
  await userEvent.click(screen.getByRole('link', { name: 'Edit shopping cart' }));
  const place = screen.getByText(/^You are at \/cart/);
  await act(async () => arrive?.({ isValid: false, bundles: [{ name: 'halo', maxQuantity: 0 }] }));
  expect(place.textContent).toMatch(/^You are at \/cart/);
});

const refused =
  (detail: string, status = 400) =>
  () =>
    Response.json({ title: '', status, detail, messages: [] }, { status });

it.each([
  ['the cart', '/api/shoppingcart/request'],
  ['the profile', '/api/user/details'],
])('says why %s cannot be loaded, loads it again on request, and leads to the cart', async (_, path) => {
  const cart = sampleCart({ groups: [{ name: '', items: [sampleItem({ name: 'halo' })] }] });
  const answers: Record<string, () => unknown> = {
    '/api/shoppingcart/request': () => cart,
    '/api/user/details': () => sampleProfile({}, home),
  };
  const later = answers[path];
  answers[path] = refused('Not now.');
  await open({ answers: Object.fromEntries(Object.keys(answers).map((key) => [key, () => answers[key]?.()])) });
  await screen.findByText('Not now.');
  expect(screen.getByRole('link', { name: 'Edit shopping cart' }).getAttribute('href')).toBe(
    '/cart?bundle=halo&modified=true&language=en-CA',
  );
  answers[path] = later ?? (() => ({}));
  await userEvent.click(screen.getByRole('button', { name: /^Try again/ }));
  await orderButton();
  expect(screen.queryByText('Not now.')).toBeNull();
  // The button that was pressed is gone.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});

it('keeps the order on the page when its prices cannot be calculated again, and says so', async () => {
  const cart = sampleCart({ groups: [{ name: '', items: [sampleItem({ name: 'halo' })] }] });
  let answer: () => unknown = () => cart;
  await open({ answers: { '/api/shoppingcart/request': () => answer() } });
  await orderButton();
  answer = refused('Prices are not known.');
  await act(async () => void window.dispatchEvent(new Event('online')));
  await within(screen.getByRole('region', { name: 'Your order' })).findByText('Prices are not known.');
  await orderButton();
});

it.each<[string, Partial<Cart>, ShopOptions, boolean]>([
  ['one product in Canada', {}, {}, true],
  [
    'several products',
    { groups: [{ name: '', items: [sampleItem({ name: 'halo' }), sampleItem({ name: 'b' })] }] },
    {},
    false,
  ],
  ['one product elsewhere', {}, { culture: 'en-us' }, false],
])('names the selling points of %s, or not', async (_, cart, site, isShown) => {
  await open({ cart: { usps: ['Cancel at any time'], ...cart }, site });
  await screen.findByRole('region', { name: 'Your order' });
  expect(screen.queryByText('Cancel at any time') !== null).toBe(isShown);
});

it.each<[string, Opened, string | undefined, string, string]>([
  ['the saved card', { details: { hasPayment: true }, answers: saved }, undefined, 'Saved payment method', 'PayPal'],
  ['PayPal', {}, 'PayPal', 'PayPal', 'Credit card'],
])(
  'takes no order with %s after it has failed, and one with another method',
  async (_, opened, chosen, failed, other) => {
    const profile = (isInvalid: boolean) =>
      sampleProfile({ ...opened.details, hasInvalidRecurringPaymentDetail: isInvalid }, home);
    await open({ ...opened, answers: { ...opened.answers, '/api/user/details': () => profile(true) } });
    const choose = async (name: string) =>
      userEvent.click(await screen.findByRole('radio', { name: new RegExp(name) }));
    if (chosen) await choose(chosen);
    await userEvent.click(await orderButton());
    const dialog = await screen.findByRole('dialog', { name: 'Payment failed' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    const reason = async () => reasonOf(await orderButton());
    expect(await reason()).toBe('Please change your payment method first.');
    await choose(other);
    expect(await reason()).toBe(other === 'PayPal' ? undefined : 'Please choose how you want to pay.');
    await choose(failed);
    expect(await reason()).toBe('Please change your payment method first.');
  },
);

it('asks in its step for a phone number that is missing by now', async () => {
  let phoneNumber: string | null = '416-555-0134';
  await open({
    cart: { phoneNumberRequired: true },
    answers: { ...saved, '/api/user/details': () => sampleProfile({ phoneNumber, hasPayment: true }, home) },
  });
  const button = await orderButton();
  phoneNumber = null;
  await userEvent.click(button);
  const step = screen.getByRole('region', { name: /^Personal details/ });
  await within(step).findByText('You need to update the phone number when you subscribe to this product');
  // It cannot be left as it is.
  await within(step).findByRole('textbox', { name: 'Phone number' });
  await waitFor(() => expect(within(step).queryByRole('button', { name: 'Cancel' })).toBeNull());
});

it('says that only the later payments have changed since the page was opened', async () => {
  const cart = (later: number) => {
    const { summary, ...others } = sampleCart({ groups: [{ name: '', items: [sampleItem({ name: 'halo' })] }] });
    return { ...others, summary: { ...summary, quarterlyCharge: sampleCharge(later) } };
  };
  let later = 14.99;
  await open({
    details: { hasPayment: true },
    answers: { ...saved, '/api/shoppingcart/request': () => cart(later) },
  });
  const button = await orderButton();
  later = 16.49;
  await userEvent.click(button);
  await screen.findByText(/^The later payments have changed since this page was opened\./);
  await within(screen.getByRole('region', { name: 'What you agree to' })).findByText('$16.49');
});

it('opens the summary with its button, which says whether it is open', async () => {
  await open();
  const toggle = await screen.findByRole('button', { name: /^Your order/ });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  expect(document.getElementById(toggle.getAttribute('aria-controls') ?? '')?.textContent).toContain('To pay today');
});

const refusalOf = (detail: string, action: string) => () =>
  Response.json({ title: '', status: 400, detail, messages: [{ code: 'x', text: detail }], action }, { status: 400 });

it.each([
  ['Personal details', 'First name', 'show-personal-details'],
  ['Delivery', 'Address', 'show-address-step'],
])(
  'shows why an order was refused in the step that can resolve it, until that step is left: %s',
  async (title, field, action) => {
    await open({
      answers: { '/api/orders': refusalOf('It is too short.', action) },
      site: { cities: { ON: ['Toronto'] } },
    });
    await userEvent.click(await screen.findByRole('radio', { name: /^PayPal/ }));
    await userEvent.click(await orderButton());
    const step = screen.getByRole('region', { name: new RegExp(`^${title}`) });
    await within(step).findByText('It is too short.');
    expect(screen.getAllByText('It is too short.')).toHaveLength(1);
    await userEvent.click(await within(step).findByRole('button', { name: 'Cancel' }));
    await userEvent.click(within(step).getByRole('button', { name: /^Edit/ }));
    await within(step).findByRole('textbox', { name: field });
    expect(screen.queryByText('It is too short.')).toBeNull();
  },
);

it.each<[string, ShopOptions, string]>([
  ['final with the address of a customer', {}, '$0.00'],
  ['not known yet without one', { session: anonymousSession }, 'Added at checkout'],
])('a tax of nothing is %s', async (_, site, shown) => {
  const { summary } = sampleCart();
  const payNow = { ...summary.payNow, hasExtraTax: true };
  await open({ cart: { summary: { ...summary, payNow } }, site });
  const aside = await screen.findByRole('region', { name: 'Your order' });
  expect(within(aside).getByText('Tax').nextElementSibling?.textContent).toBe(shown);
});

it('shows at the summary that the cart was refused, with the focus there, until the next press', async () => {
  let answer: () => unknown = refusalOf('Two of them are not sold.', 'show-quantities');
  await open({ answers: { '/api/orders': () => answer() } });
  await userEvent.click(await screen.findByRole('radio', { name: /^PayPal/ }));
  await userEvent.click(await orderButton());
  const summary = screen.getByRole('region', { name: 'Your order' });
  await within(summary).findByText('Two of them are not sold.');
  within(screen.getByRole('region', { name: 'Notifications', hidden: true })).getByText('Two of them are not sold.');
  await waitFor(() =>
    expect(document.activeElement).toBe(within(summary).getByRole('heading', { name: 'Your order' })),
  );
  answer = () => new Promise(() => {});
  await userEvent.click(await orderButton());
  await screen.findByRole('button', { name: /Placing your order…/ });
  expect(within(summary).queryByText('Two of them are not sold.')).toBeNull();
});

it.each([
  [109.99, { paidNow: 109.99, agreedAmount: 99.99 }, undefined, 1],
  [99.99, { paidNow: 99.99 }, 'PO-0', 1],
  [99.99, { paidNow: 99.99 }, 'PO-1', 0],
])(
  'remembers what was agreed to beside what the shop has charged, if that is another amount: %d; the order before was %s',
  async (charged, kept, before, tracked) => {
    const events = recordEvents();
    if (before) writeStored('orderNumber', before);
    let isOrdered = false;
    const priced = (amount: number) => {
      const { summary, ...cart } = sampleCart({ groups: [{ name: '', items: [sampleItem({ name: 'halo' })] }] });
      return { ...cart, summary: { ...summary, payNow: { ...summary.payNow, original: amount, discounted: amount } } };
    };
    await open({
      details: { hasPayment: true },
      answers: {
        ...saved,
        '/api/shoppingcart/request': () => priced(isOrdered ? charged : 99.99),
        '/api/orders': () => {
          isOrdered = true;
          return { htmlForm: null, orderNumber: 'PO-1', packingInfo: [{ ctn: '1', qty: 1, totalPrice: charged }] };
        },
      },
    });
    await userEvent.click(await orderButton());
    await screen.findByText(/^You are at \/subscription-successful/);
    const { paidNow, agreedAmount } = readStored('placedOrder') ?? {};
    expect({ paidNow, ...(agreedAmount !== undefined && { agreedAmount }) }).toEqual(kept);
    const placed = { name: 'order_placed', details: { orderNumber: 'PO-1' } };
    expect(events.filter(({ name }) => name === 'order_placed')).toEqual(Array.from({ length: tracked }, () => placed));
  },
);
