// @vitest-environment happy-dom
/** What checkout shows to a customer who comes to it and leaves it, and the summary of what was brought along. */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createLines, storedLines } from '../../commerce/cart/cart-lines.ts';
import { readStored, writeStored } from '../../storage/browser-storage.ts';
import { sampleCart, sampleItem } from '../../testing/sample-cart.ts';
import { open, orderButton, prepareCheckout, saved } from './testing/open-checkout.tsx';

prepareCheckout();

it('names each product with its picture, quantity and code, and says which is out of stock; the cart keeps them', async () => {
  const lines = [
    { name: 'halo', quantity: 3, promotionCodes: [] },
    { name: 'arc', quantity: 2, promotionCodes: ['SPRING'] },
  ];
  writeStored('storedCartItems', lines);
  const items = [
    sampleItem({ name: 'halo', title: 'Halo brush', image: '/halo.webp', quantity: 3 }),
    sampleItem({ name: 'arc', title: 'Arc razor', image: '/arc.webp', quantity: 2, bundleAvailable: 'false' }),
  ];
  await open({ cart: { groups: [{ name: '', items }] }, site: { at: '/checkout?bundle=halo,arc&modified=true' } });
  const aside = await screen.findByRole('region', { name: 'Your order' });
  const [halo, arc] = within(aside).getAllByRole('listitem');
  expect([halo, arc].map((item) => [item?.textContent, item?.querySelector('img')?.getAttribute('src')])).toEqual([
    ['Halo brushQuantity: 3', '/halo.webp'],
    ['Arc razorQuantity: 2Discount code: SPRINGProduct is currently out of stock.', '/arc.webp'],
  ]);
  sessionStorage.clear();
  await userEvent.click(within(aside).getByRole('link', { name: 'Edit shopping cart' }));
  screen.getByText('You are at /cart?bundle=halo%2Carc&modified=true&language=en-CA');
  expect(storedLines(['halo', 'arc'])).toEqual(lines);
});

it.each([
  [undefined, 3],
  [true, 2],
])(
  'says that it loads, under the title of its cart, with places for its steps; a partner pays: %s',
  async (paid, places) => {
    writeStored('checkoutPageTitle', 'Halo and Arc');
    if (paid) writeStored('disablePayment', paid);
    const answers = { '/api/shoppingcart/request': () => new Promise(() => {}) };
    await open({ answers, site: { at: '/checkout?bundle=halo&modified=true' } });
    const loading = screen.getByText('Loading your order');
    expect(loading.getAttribute('role')).toBe('status');
    expect(document.title).toMatch(/^Halo and Arc/);
    expect(loading.nextElementSibling?.children).toHaveLength(places);
  },
);

it.each([
  ['a code that was refused', { action: 'show-cart', detail: 'Not valid.' }, 'Arc razor: Not valid.', ['halo', 'arc']],
  [
    'a product that is not sold',
    { status: 404 },
    'No longer sold: Arc razor. The rest of your cart is kept.',
    ['halo'],
  ],
])('names %s at the summary, and goes on with the rest', async (_, refusal, text, left) => {
  writeStored('bundlesInfor', [{ name: 'arc', title: 'Arc razor', image: '', language: 'en-CA' }]);
  const extraInfo = { bundleName: 'arc', title: 'Arc razor' };
  const problem = { title: '', status: 400, detail: 'No.', messages: [{ code: '', text: '', extraInfo }], ...refusal };
  const items = left.map((name) => sampleItem({ name }));
  const answers = [() => Response.json(problem, { status: problem.status })];
  await open({
    answers: {
      '/api/shoppingcart/request': () => answers.shift()?.() ?? sampleCart({ groups: [{ name: '', items }] }),
    },
    site: { at: '/checkout?bundle=halo,arc&coupon=SPRING' },
  });
  const aside = await screen.findByRole('region', { name: 'Your order' });
  await within(aside).findByText(text);
  expect(within(aside).getAllByRole('link')[0]?.getAttribute('href')).toBe(
    `/cart?bundle=${left.join('%2C')}&modified=true&language=en-CA`,
  );
  await orderButton();
});

it('without a product leads to the cart, and the way back does not lead here again', async () => {
  await open({ site: { at: '/checkout' } });
  await screen.findByText('You are at /cart?language=en-CA');
});

it.each([
  ['/en-ca/my-account', undefined],
  ['/en-ca/cart', 2],
])('left for %s, it keeps the quantities that the cart needs', async (path, kept) => {
  writeStored('storedCartItems', [{ name: 'halo', quantity: 2, promotionCodes: [] }]);
  await open({ site: { at: '/checkout?bundle=halo&modified=true' } });
  await orderButton();
  window.history.pushState(null, '', path);
  cleanup();
  expect(readStored('storedCartItems')?.[0]?.quantity).toBe(kept);
  window.history.replaceState(null, '', '/');
});

it('goes to the payment of a customer who comes back from a failed one, with the method of that order', async () => {
  const lines = createLines(['halo']);
  writeStored('orderAttempts', [
    {
      key: 'K',
      order: `en-ca ${JSON.stringify(lines)} 99.99`,
      startedAt: Date.now(),
      awaitsPayment: null,
      finished: false,
    },
  ]);
  const order = { orderNumber: 'PO-8', paidNow: 99.99, totalPrice: 99.99, couponCode: '', items: [], later: [] };
  writeStored('awaitedOrder', { attempt: 'K', lines, methodCode: 'PayPal', paymentQuery: null, order });
  await open({
    site: { at: { pathname: '/checkout', search: '?bundle=halo', key: 'k', state: { from: '/subscription-error' } } },
  });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Payment method' })));
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledWith({ block: 'start' });
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /^PayPal/ })).checked).toBe(true);
});

it('says that another tab has placed the order, with the way to the account, and can place it again', async () => {
  await open({ details: { hasPayment: true }, answers: saved });
  await orderButton();
  const attempt = { key: 'K', order: `en-ca ${JSON.stringify(createLines(['halo']))} 99.99`, startedAt: Date.now() };
  writeStored('orderAttempts', [{ ...attempt, awaitsPayment: null, finished: true }]);
  await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'orderAttempts' })));
  screen.getByRole('heading', { level: 1, name: 'This order has already been placed' });
  expect(screen.getByRole('link', { name: 'To my subscriptions' }).getAttribute('href')).toBe(
    '/my-account/overview?language=en-CA',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Order it again' }));
  await orderButton();
});
