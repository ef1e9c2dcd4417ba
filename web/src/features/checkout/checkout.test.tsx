// @vitest-environment happy-dom
import { storedAddress } from '@perennial/shared/examples/profile';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeStored } from '../../storage/browser-storage.ts';
import { renderInShop, signedInAnna } from '../../testing/in-shop.tsx';
import { sampleCart, sampleItem } from '../../testing/sample-cart.ts';
import { sampleProfile } from '../../testing/sample-profile.ts';
import { Checkout } from './checkout.tsx';

let items = [sampleItem()];

beforeEach(() => {
  sessionStorage.clear();
  const cart = () => sampleCart({ groups: [{ name: '', items }], pageTitle: null });
  const home = sampleProfile({}, { shipping: storedAddress(), hasBilling: false });
  const answers: Readonly<Record<string, () => unknown>> = {
    '/api/shoppingcart/request': cart,
    '/api/shoppingcart/validation/maxQuantity': () => ({ isValid: true, bundles: [] }),
    '/api/user/details': () => home,
    '/api/payment/methods': () => [],
    '/api/user/paymentprofile': () => ({ hasPaymentProfile: false }),
  };
  vi.stubGlobal('fetch', async (url: string) => Response.json(answers[url]?.() ?? {}));
  vi.stubGlobal('scrollTo', () => {});
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

async function open(query: string, names: readonly string[]): Promise<string> {
  writeStored('checkoutPageTitle', 'Arc razor');
  await renderInShop(<Checkout names={names} />, { at: `/checkout?${query}` });
  await screen.findByRole('region', { name: 'Your order' });
  return document.title;
}

it.each([
  ['of its only bundle', 'bundle=a', [sampleItem({ name: 'a', pageTitle: 'Halo' })], /^Halo/],
  [
    'of checkout for several',
    'bundle=a,b',
    [sampleItem({ name: 'a', pageTitle: 'Halo' }), sampleItem({ name: 'b' })],
    /^Checkout/,
  ],
  [
    'of checkout for a changed cart of several',
    'bundle=a,b&modified=true',
    [sampleItem({ name: 'a' }), sampleItem({ name: 'b' })],
    /^Checkout/,
  ],
])('has the title %s, whatever cart this tab has shown before', async (_, query, shown, title) => {
  items = shown;
  expect(
    await open(
      query,
      shown.map(({ name }) => name),
    ),
  ).toMatch(title);
});

it.each([
  ['Edit Personal details', 'First name', 'Annabelle'],
  ['Edit Delivery', 'Address', '1 New Street'],
])(
  'opens a finished step again with what was typed into it, until the customer cancels: %s',
  async (edit, name, text) => {
    const show = () =>
      renderInShop(<Checkout names={['a']} />, {
        at: '/checkout?bundle=a',
        session: signedInAnna,
        cities: { ON: ['Ottawa'] },
      });
    const line = () => screen.findByRole<HTMLInputElement>('textbox', { name });
    await show();
    await userEvent.click(await screen.findByRole('button', { name: edit }));
    await userEvent.clear(await line());
    await userEvent.type(await line(), text);
    cleanup();
    await show();
    expect((await line()).value).toBe(text);
    await userEvent.click(screen.getByRole('button', { name: /^Cancel/ }));
    expect(screen.queryByRole('textbox', { name })).toBeNull();
  },
);
