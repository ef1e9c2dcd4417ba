// @vitest-environment happy-dom
/** What the cart shows and says for each answer of the shop; its changes are in the table "said and done". */
import { BOOT_ELEMENT_ID } from '@perennial/shared/boot';
import type { Cart } from '@perennial/shared/models/cart';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readStored, writeStored } from '../../storage/browser-storage.ts';
import { stubAnswers } from '../../testing/answers.ts';
import { renderInShop, type ShopOptions } from '../../testing/in-shop.tsx';
import { sampleCart, sampleItem } from '../../testing/sample-cart.ts';
import CartPage from './cart-page.tsx';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});

function Elsewhere() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p>You are at {pathname + search}</p>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={() => navigate('/cart?bundle=halo,arc')}>
        To the cart
      </button>
    </>
  );
}

const halo = sampleItem({ name: 'halo', title: 'Halo brush', image: '/halo.webp' });
const arc = sampleItem({ name: 'arc', title: 'Arc razor', image: '/arc.webp' });
const cartOf = (changes: Partial<Cart> = {}) => ({
  ...sampleCart({ groups: [{ name: '', items: [halo, arc] }], pageTitle: null }),
  ...changes,
});

type Answers = Readonly<Record<string, unknown>>;

async function open(answers: Answers = {}, options: ShopOptions = {}): Promise<string[]> {
  const requests = stubAnswers({
    '/api/shoppingcart/request': cartOf(),
    '/api/shoppingcart/validation/maxQuantity': { isValid: true, bundles: [] },
    ...answers,
  });
  await renderInShop(
    <>
      <Routes>
        <Route path="/cart" element={<CartPage />} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
      <Link to="/cart?bundle=aura">Another cart</Link>
    </>,
    { at: '/cart?bundle=halo,arc', ...options },
  );
  return requests;
}

const checkout = () => screen.findByRole<HTMLButtonElement>('button', { name: /^Checkout/ });
const isReady = async () => waitFor(async () => expect((await checkout()).getAttribute('aria-busy')).toBe('false'));
const product = (name: string) => screen.findByRole('group', { name });
const pictures = () => [...document.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));
const refused =
  (detail: string, status = 400) =>
  () =>
    Response.json({ title: '', status, detail, messages: [] }, { status });

it.each<[string, Answers, ShopOptions, string | undefined]>([
  ['can be left for checkout', {}, {}, undefined],
  [
    'says that one of two products is out of stock',
    {
      '/api/shoppingcart/request': cartOf({
        groups: [{ name: '', items: [halo, { ...arc, bundleAvailable: 'false' }] }],
      }),
    },
    {},
    'A product in your cart is currently out of stock.',
  ],
  ['says where nobody orders', {}, { markets: { ordering: 'closed' } }, 'This product is no longer available here.'],
])('the cart %s', async (_, answers, options, reason) => {
  await open(answers, options);
  await isReady();
  const button = await checkout();
  const described = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect([button.disabled, described?.textContent]).toEqual([reason !== undefined, reason]);
});

it.each([
  ['leads to the other products if none of the cart can be ordered', ['halo', 'arc'], true],
  ['shows the cart alone while one of its products can be ordered', ['arc'], false],
])('%s', async (_, missing, isShown) => {
  const items = [halo, arc].map((item) =>
    missing.includes(item.name) ? { ...item, bundleAvailable: 'false' as const } : item,
  );
  const aura = { bundleName: 'aura', title: 'Aura', image: null, description: 'Clean air' };
  await open({
    '/api/shoppingcart/request': cartOf({ groups: [{ name: '', items }] }),
    '/bff/content/bundles': [aura],
  });
  await isReady();
  if (isShown) await screen.findByRole('heading', { name: 'Our products' });
  const links = screen.queryAllByRole('link', { name: 'Aura' }).map((link) => link.getAttribute('href'));
  expect(links).toEqual(isShown ? ['/cart?bundle=aura&language=en-CA'] : []);
});

it('marks the products that an order was refused for, beside those that are out of stock', async () => {
  const items = [halo, { ...arc, bundleAvailable: 'false' as const }, sampleItem({ name: 'aura', title: 'Aura' })];
  await open(
    { '/api/shoppingcart/request': cartOf({ groups: [{ name: '', items }] }) },
    { at: { pathname: '/cart', search: '?bundle=halo,arc,aura', state: { unavailable: ['halo'] } } },
  );
  const isMarked = async (name: string) =>
    within(await product(name)).queryByText('Product is currently out of stock.') !== null;
  expect([await isMarked('Halo brush'), await isMarked('Arc razor'), await isMarked('Aura')]).toEqual([
    true,
    true,
    false,
  ]);
});

it('names the greatest quantity of the product that is above it', async () => {
  await open({
    '/api/shoppingcart/validation/maxQuantity': { isValid: false, bundles: [{ name: 'arc', maxQuantity: 4 }] },
  });
  await within(await product('Arc razor')).findByText('Arc razor exceeds the maximum order quantity of 4');
  expect(screen.getAllByText(/exceeds the maximum/)).toHaveLength(1);
});

it('removes one of two products, and offers no removal of the last one, whose heading gets the focus', async () => {
  await open();
  await isReady();
  expect(pictures()).toEqual(['/halo.webp', '/arc.webp']);
  const remove = await screen.findByRole('button', { name: 'Remove Arc razor' });
  await userEvent.click(remove);
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Arc razor' })).toBeNull());
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  await waitFor(() => expect(document.activeElement?.tagName).toMatch(/^H[12]$/));
});

it('says why it cannot be loaded, loads it again on request, and keeps the focus on the page', async () => {
  let answer: () => unknown = refused('Not now.');
  await open({ '/api/shoppingcart/request': () => answer() });
  await screen.findByText('Not now.');
  expect(screen.queryByRole('button', { name: /^Checkout/ })).toBeNull();
  answer = cartOf;
  await userEvent.click(screen.getByRole('button', { name: /^Try again/ }));
  await product('Halo brush');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});

it('keeps the products whose new price cannot be asked for, says so, and asks again on request', async () => {
  let answer: () => unknown = cartOf;
  await open({ '/api/shoppingcart/request': () => answer() });
  await isReady();
  answer = refused('Not now.', 503);
  await userEvent.click(within(await product('Halo brush')).getByRole('button', { name: 'One more' }));
  await screen.findByText(/We could not get the price, but your selection is kept\.\s*Not now\./);
  await product('Arc razor');
  answer = cartOf;
  await userEvent.click(screen.getByRole('button', { name: /^Try again/ }));
  await waitFor(() => expect(screen.queryByText(/Not now\./)).toBeNull());
  await isReady();
});

it('goes to checkout with what was chosen during the check, and back leads to the page before the cart', async () => {
  let arrive: ((limits: unknown) => void) | undefined;
  let limits: () => unknown = () => ({ isValid: true, bundles: [] });
  await open(
    {
      '/api/shoppingcart/request': cartOf({ pageTitle: 'Brush and razor', disablePayment: true }),
      '/api/shoppingcart/validation/maxQuantity': () => limits(),
    },
    { at: '/elsewhere' },
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'To the cart' }));
  await isReady();
  limits = () => new Promise((resolve) => (arrive = resolve));
  const button = await checkout();
  await user.click(button);
  expect([button.getAttribute('aria-busy'), button.textContent]).toEqual([
    'true',
    expect.stringContaining('One moment…'),
  ]);
  await waitFor(() => expect(arrive).toBeDefined());
  const finish = arrive;
  limits = () => ({ isValid: true, bundles: [] });
  const [more] = screen.getAllByRole('button', { name: 'One more' });
  await user.click(more as HTMLElement);
  await act(async () => finish?.({ isValid: true, bundles: [] }));
  await screen.findByText('You are at /checkout?bundle=halo%2Carc&modified=true&language=en-CA');
  expect(readStored('bundlesWithQuantity')?.map(({ name, quantity }) => [name, quantity])).toEqual([
    ['halo', 2],
    ['arc', 1],
  ]);
  expect([readStored('checkoutPageTitle'), readStored('disablePayment')]).toEqual(['Brush and razor', true]);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  screen.getByText('You are at /elsewhere');
});

it('loads the cart again when a product of it is not sold any more, and names that product by its title', async () => {
  let limits: () => unknown = () => ({ isValid: true, bundles: [] });
  let cart: () => unknown = cartOf;
  await open({
    '/api/shoppingcart/request': () => cart(),
    '/api/shoppingcart/validation/maxQuantity': () => limits(),
  });
  await isReady();
  limits = refused('Not sold.', 404);
  cart = () => {
    cart = () => cartOf({ groups: [{ name: '', items: [halo] }] });
    const messages = [{ code: '', text: 'Not sold.', extraInfo: { bundleName: 'arc' } }];
    return Response.json({ title: '', status: 404, detail: 'Not sold.', messages }, { status: 404 });
  };
  await userEvent.click(await checkout());
  const told = await screen.findByText('No longer sold: Arc razor. The rest of your cart is kept.');
  expect(told.closest('[role=status]')?.className).toBe('notice notice--warning');
  expect(screen.queryByRole('group', { name: 'Arc razor' })).toBeNull();
  await product('Halo brush');
  expect(screen.queryByText('Not sold.')).toBeNull();
});

it.each([
  ['/en-ca/my-account', /^Elsewhere$/, [undefined, undefined]],
  ['/en-ca/checkout', /^Halo and Arc/, ['Elsewhere', 2]],
])('left for %s, the tab has this title, and keeps what that page needs', async (path, title, kept) => {
  document.title = 'Elsewhere';
  await open({ '/api/shoppingcart/request': cartOf({ pageTitle: 'Halo and Arc' }) });
  await isReady();
  await userEvent.click(within(await product('Halo brush')).getByRole('button', { name: 'One more' }));
  expect(document.title).toMatch(/^Halo and Arc/);
  window.history.pushState(null, '', path);
  cleanup();
  expect(document.title).toMatch(title);
  expect([readStored('commonPageTitle'), readStored('storedCartItems')?.[0]?.quantity]).toEqual(kept);
  expect(readStored('bundlesWithQuantity')?.[0]?.quantity).toBe(2);
  window.history.replaceState(null, '', '/');
});

it.each([
  ['final for the place of an estimate', 'K1A 0B1', '$0.00'],
  ['not known yet without one', undefined, 'Added at checkout'],
])('a tax of nothing is %s', async (_, zipCode, shown) => {
  if (zipCode) writeStored('currentEstimatedZipCode', zipCode);
  const { summary } = sampleCart();
  await open({
    '/api/shoppingcart/request': cartOf({ summary: { ...summary, payNow: { ...summary.payNow, hasExtraTax: true } } }),
  });
  await isReady();
  expect(screen.getByText('Estimated tax').nextElementSibling?.textContent).toBe(shown);
});

it('shows the picture and the title that it knows in the language of the page while it loads, and says so', async () => {
  writeStored('bundlesInfor', [
    { name: 'halo', title: 'Halo brush', image: '/halo.webp', language: 'en-CA' },
    { name: 'arc', title: 'Rasoir Arc', image: '/arc.webp', language: 'fr-CA' },
  ]);
  await open({ '/api/shoppingcart/request': () => new Promise(() => {}) });
  await screen.findByRole('heading', { level: 2, name: 'Halo brush' });
  expect(screen.queryByText('Rasoir Arc')).toBeNull();
  expect(pictures()).toEqual(['/halo.webp']);
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said).toEqual(expect.arrayContaining(['Loading your cart', 'Loading prices']));
});

it('opens the sums with the button of the total, which says whether they are open', async () => {
  await open();
  await isReady();
  const total = screen.getByRole('button', { name: /^To pay today/ });
  expect(total.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(total);
  expect(total.getAttribute('aria-expanded')).toBe('true');
  expect(document.getElementById(total.getAttribute('aria-controls') ?? '')?.textContent).toContain('Subtotal');
});

it('takes up to 99 of a product', async () => {
  writeStored('storedCartItems', [{ name: 'halo', quantity: 98, promotionCodes: [] }]);
  await open({}, { at: '/cart?bundle=halo&modified=true' });
  await isReady();
  const more = within(await product('Halo brush')).getByRole<HTMLButtonElement>('button', { name: 'One more' });
  expect(more.disabled).toBe(false);
  await userEvent.click(more);
  await waitFor(() => expect(more.disabled).toBe(true));
});

it('shows the texts of the shop for a product and for the whole cart, and runs their scripts', async () => {
  const boot = document.createElement('script');
  document.head.append(Object.assign(boot, { id: BOOT_ELEMENT_ID, type: 'application/json', nonce: 'n-1' }));
  const item = { ...halo, genericHtml: '<p>A gift with the brush</p>', genericScript: 'ofProduct()' };
  await open({
    '/api/shoppingcart/request': cartOf({
      groups: [{ name: '', items: [item, arc] }],
      genericHtml: '<p>Free delivery this week</p>',
      genericScript: 'ofCart()',
    }),
  });
  await within(await product('Halo brush')).findByText('A gift with the brush');
  await screen.findByText('Free delivery this week');
  const run = () => [...document.body.querySelectorAll('script')].map(({ textContent }) => textContent);
  await waitFor(() => expect(run().toSorted()).toEqual(['ofCart()', 'ofProduct()']));
  boot.remove();
});

it.each([
  ['https://example.com/manage', 1],
  ['', 0],
])('leads to "%s" where nobody orders, if it is configured', async (manageSubscriptionUrl, count) => {
  await open({}, { markets: { ordering: 'closed' }, manageSubscriptionUrl });
  await isReady();
  const links = () =>
    screen.queryAllByRole('link').filter((link) => link.getAttribute('href') === manageSubscriptionUrl);
  await waitFor(() => expect(links()).toHaveLength(count));
});

it('names the terms of a cart, but not before its prices are known', async () => {
  const termsTexts = [{ bundleName: 'halo', termsText: 'It renews by itself.' }];
  let arrive: (cart: unknown) => void = () => {};
  const answers = [{ ...cartOf({ termsTexts }), summary: null }];
  await open({ '/api/shoppingcart/request': () => answers.shift() ?? new Promise((resolve) => (arrive = resolve)) });
  // Prices that are not known have a placeholder in each product.
  const waiting = (await product('Halo brush')).querySelectorAll('.cart-item__body > .skeleton-lines');
  expect(waiting).toHaveLength(1);
  expect(screen.queryByText('It renews by itself.')).toBeNull();
  await waitFor(async () => {
    await act(async () => arrive(cartOf({ termsTexts })));
    screen.getByText('It renews by itself.');
  });
});

it('shows another cart that a link leads to', async () => {
  let shown = cartOf();
  await open({ '/api/shoppingcart/request': () => shown });
  await product('Halo brush');
  shown = cartOf({ groups: [{ name: '', items: [sampleItem({ name: 'aura', title: 'Aura' })] }] });
  await userEvent.click(screen.getByRole('link', { name: 'Another cart' }));
  await product('Aura');
  expect(screen.queryByRole('group', { name: 'Halo brush' })).toBeNull();
});

it('keeps the code of a link for checkout, though nothing was changed in the cart', async () => {
  await open({}, { at: '/cart?bundle=halo,arc&coupon=HALO20' });
  await isReady();
  await userEvent.click(await checkout());
  await screen.findByText(/^You are at \/checkout/);
  expect(readStored('bundlesWithPromotions')?.map(({ promotionCodes }) => promotionCodes)).toEqual([
    ['HALO20'],
    ['HALO20'],
  ]);
});

it('does not pull a customer back to checkout who has left during the check', async () => {
  let limits: () => unknown = () => ({ isValid: true, bundles: [] });
  await open({ '/api/shoppingcart/validation/maxQuantity': () => limits() });
  await isReady();
  let arrive: ((answer: unknown) => void) | undefined;
  limits = () => new Promise((resolve) => (arrive = resolve));
  await userEvent.click(await checkout());
  await waitFor(() => expect(arrive).toBeDefined());
  window.history.pushState(null, '', '/en-ca/404');
  await act(async () => arrive?.({ isValid: true, bundles: [] }));
  expect(screen.queryByText(/^You are at/)).toBeNull();
  window.history.replaceState(null, '', '/');
});
