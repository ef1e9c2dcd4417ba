// @vitest-environment happy-dom
import { storedAddress } from '@perennial/shared/examples/profile';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createLines } from '../../commerce/cart/cart-lines.ts';
import { useStore } from '../../state/use-store.ts';
import { stubAnswers } from '../../testing/answers.ts';
import { renderInShop, signedInAnna } from '../../testing/in-shop.tsx';
import { recordEvents } from '../../testing/recorded-events.ts';
import { sampleCart } from '../../testing/sample-cart.ts';
import { sampleProfile } from '../../testing/sample-profile.ts';
import type { CartStore } from './cart-store.ts';
import { EstimatedTax } from './estimated-tax.tsx';
import { allowed, createCart, createShopApi } from './testing/pending-shop.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Estimate({ store }: { store: CartStore }) {
  return <EstimatedTax country="CA" state={useStore(store)} store={store} />;
}

const edit = () => screen.findByRole('button', { name: /^Edit/ });

/** Shows the estimate of a cart with prices, and opens its form. */
async function openForm() {
  const { call, next, pending } = createShopApi();
  const request = { lines: createLines(['a']), zipCode: 'M5V 2T6' };
  const store = createCart(request, call, { cart: sampleCart(), limits: allowed });
  await renderInShop(<Estimate store={store} />);
  await userEvent.click(await edit());
  const field = await screen.findByRole('textbox');
  await waitFor(() => expect(document.activeElement).toBe(field));
  return { field, next, pending };
}

it('returns the focus to its button when the postal code is left as it is', async () => {
  await openForm();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  const opener = await edit();
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

it('goes back to the field of a postal code that cannot be one', async () => {
  const { field } = await openForm();
  fireEvent.change(field, { target: { value: 'Toronto' } });
  await userEvent.click(screen.getByRole('button', { name: /^Apply/ }));
  await waitFor(() => expect(document.activeElement).toBe(field));
});

it('closes when the prices of the postal code are there, and says why a refused one is not estimated with', async () => {
  const { field, next } = await openForm();
  const apply = async (zip: string) => {
    fireEvent.change(field, { target: { value: zip } });
    await userEvent.click(screen.getByRole('button', { name: /^Apply/ }));
  };
  await apply('X0X 0X0');
  (await next()).fail({ detail: 'Unknown postal code' });
  await screen.findByText('Unknown postal code');
  await apply('K1A 0B1');
  (await next()).respond(sampleCart());
  const opener = await edit();
  await waitFor(() => expect(document.activeElement).toBe(opener));
  screen.getByText(/K1A 0B1/);
});

it('asks once for the prices of a postal code, says meanwhile that it does, and cannot be left', async () => {
  const { field, next, pending } = await openForm();
  fireEvent.change(field, { target: { value: 'K1A 0B1' } });
  const apply = screen.getByRole('button', { name: /^Apply/ });
  apply.focus();
  fireEvent.click(apply);
  const asked = await next();
  expect(asked.body).toMatchObject({ zipCode: 'K1A 0B1' });
  expect([apply.getAttribute('aria-busy'), apply.getAttribute('aria-disabled')]).toEqual(['true', 'true']);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(true);
  fireEvent.click(apply);
  // The Enter key in the field.
  fireEvent.submit(field);
  expect(pending).toEqual([]);
  expect(document.activeElement).toBe(apply);
});

it('begins with the postal code of the estimate, and says of an entry what is wrong until it is right', async () => {
  const { field, next } = await openForm();
  expect((field as HTMLInputElement).value).toBe('M5V 2T6');
  const events = recordEvents();
  const described = () =>
    (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id));
  expect(described()[0]?.textContent).toBe('Must be written like K1A 0B1');
  expect([field.getAttribute('autocomplete'), field.getAttribute('maxlength')]).toEqual(['shipping postal-code', '12']);
  const problem = () => described().at(-1);
  const isInvalid = () => field.getAttribute('aria-invalid');
  for (const [entry, text] of [
    [' ', 'The postal code is required'],
    ['Toronto', 'Invalid postal code'],
  ] as const) {
    fireEvent.change(field, { target: { value: entry } });
    await userEvent.click(screen.getByRole('button', { name: /^Apply/ }));
    expect([isInvalid(), problem()?.textContent]).toEqual(['true', text]);
  }
  const event = { name: 'validation_error', details: { form: 'estimated-tax', fields: ['zipCode'] } };
  expect(events).toEqual([event, event]);
  fireEvent.change(field, { target: { value: 'k1a0b1' } });
  await userEvent.click(screen.getByRole('button', { name: /^Apply/ }));
  // As the country writes it.
  expect((field as HTMLInputElement).value).toBe('K1A 0B1');
  expect(isInvalid()).not.toBe('true');
  (await next()).fail({ detail: 'Nobody lives there.' });
  expect((await screen.findByRole('alert')).textContent).toBe('Nobody lives there.');
  expect(problem()?.textContent).toBe('Nobody lives there.');
});

it('does not say in the form that the postal code of the saved address was refused', async () => {
  const { call, next } = createShopApi();
  const request = { lines: createLines(['a']), zipCode: 'M5V 2T6' };
  const store = createCart(request, call, { cart: sampleCart(), limits: allowed });
  await renderInShop(<Estimate store={store} />);
  void store.estimateTax('X0X 0X0');
  (await next()).fail({ detail: 'Unknown postal code' });
  await userEvent.click(await edit());
  await screen.findByRole('textbox');
  expect(screen.queryByText('Unknown postal code')).toBeNull();
});

it('says for which place the totals on screen are, and while others are on their way', async () => {
  const { call, next } = createShopApi();
  const store = createCart({ lines: createLines(['a']), zipCode: undefined }, call, {
    cart: sampleCart(),
    limits: allowed,
  });
  const { container } = await renderInShop(<Estimate store={store} />);
  const said = () => container.querySelector('[aria-live=polite]')?.textContent;
  expect(said()).toBe('Tax depends on your address.');
  void store.estimateTax('K1A 0B1');
  await waitFor(() => expect(said()).toBe('Estimating tax…'));
  expect(screen.queryByRole('button')).toBeNull();
  (await next()).respond(sampleCart());
  await waitFor(() => expect(said()).toBe('Tax estimated for K1A 0B1'));
});

it.each([
  ['a customer without an estimate', signedInAnna, undefined, true],
  ['a customer with an estimate', signedInAnna, 'M5V 2T6', false],
  ['a visitor', undefined, undefined, false],
])(
  'asks for the saved address of %s, and keeps its postal code for no other visit',
  async (_, session, zipCode, isAsked) => {
    const requests = stubAnswers({
      '/api/user/details': sampleProfile({}, { shipping: storedAddress({ zipCode: 'K1M 1M4' }) }),
    });
    const { call, next, pending } = createShopApi();
    const keepZip = vi.fn();
    const answers = { cart: sampleCart(), limits: allowed };
    const store = createCart({ lines: createLines(['a']), zipCode }, call, answers, { keepZip });
    await renderInShop(<Estimate store={store} />, { ...(session && { session }) });
    if (isAsked) {
      const asked = await waitFor(next);
      expect(asked.body).toMatchObject({ zipCode: 'K1M 1M4' });
      asked.fail({ detail: 'Nobody taxes there.' });
      await screen.findByText('Tax depends on your address.');
    }
    await edit();
    expect([[...new Set(requests)], pending, keepZip.mock.calls]).toEqual([
      isAsked ? ['/api/user/details'] : [],
      [],
      [],
    ]);
  },
);
