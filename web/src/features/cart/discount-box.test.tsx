// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { call } from '../../api/client.ts';
import { createLines } from '../../commerce/cart/cart-lines.ts';
import { useStore } from '../../state/use-store.ts';
import { stubAnswers } from '../../testing/answers.ts';
import { renderInShop } from '../../testing/in-shop.tsx';
import { sampleCart, sampleItem } from '../../testing/sample-cart.ts';
import type { CartStore } from './cart-store.ts';
import { DiscountBox } from './discount-box.tsx';
import { allowed, createCart, createShopApi } from './testing/pending-shop.ts';

const item = sampleItem();

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function Box({ shown = item, store }: { shown?: typeof item; store: CartStore }) {
  const state = useStore(store);
  const line = state.lines[0];
  return line && <DiscountBox {...{ item: shown, line, state, store }} />;
}

/** Shows the box of a cart with prices, as after a reload. */
async function open(shown = item): Promise<void> {
  cleanup();
  stubAnswers({
    '/api/shoppingcart/request': sampleCart(),
    '/api/shoppingcart/validate-max-quantity': { isValid: true, bundles: [] },
  });
  const answers = { cart: sampleCart(), limits: { isValid: true, bundles: [] } };
  await renderInShop(
    <Box shown={shown} store={createCart({ lines: createLines([shown.name]), zipCode: undefined }, call, answers)} />,
  );
}

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Discount code' });
const isOpen = () => document.querySelector('details')?.open;

it('keeps a code that is not applied, and forgets it when it is applied', async () => {
  await open();
  expect(isOpen()).toBe(false);
  fireEvent.click(screen.getByText('Add a discount code'));
  fireEvent.change(box(), { target: { value: 'HALO20' } });
  await open(sampleItem({ name: 'razor-arc' }));
  expect([isOpen(), box().value]).toEqual([false, '']);
  await open();
  expect([isOpen(), box().value]).toEqual([true, 'HALO20']);
  for (const open of [false, true]) {
    fireEvent.click(screen.getByText('Add a discount code'));
    expect(isOpen()).toBe(open);
  }
  fireEvent.click(screen.getByRole('button', { name: /^Apply/ }));
  const remove = await screen.findByRole('button', { name: /^Remove/ });
  await waitFor(() => expect(sessionStorage.getItem('formDrafts')).toBeNull());
  fireEvent.click(remove);
  await waitFor(() => expect(box().value).toBe(''));
  expect(isOpen()).toBe(false);
});

/** Types a code into a cart whose requests the test answers. */
async function type(code: string) {
  const { call: ask, next, pending } = createShopApi();
  const store = createCart({ lines: createLines([item.name]), zipCode: undefined }, ask, {
    cart: sampleCart(),
    limits: allowed,
  });
  await renderInShop(<Box store={store} />);
  fireEvent.click(screen.getByText('Add a discount code'));
  fireEvent.change(box(), { target: { value: code } });
  const apply = screen.getByRole('button', { name: /^Apply/ });
  apply.focus();
  return { apply, next, pending };
}

it('asks once for two presses at once, and says meanwhile that it does', async () => {
  const { apply, next, pending } = await type('HALO20');
  act(() => {
    apply.click();
    apply.click();
  });
  const asked = await next();
  expect(asked.body.bundles).toMatchObject([{ promotionCodes: ['HALO20'] }]);
  expect([apply.getAttribute('aria-busy'), apply.getAttribute('aria-disabled'), box().readOnly]).toEqual([
    'true',
    'true',
    true,
  ]);
  expect(apply.textContent).toContain('Applying…');
  expect(['autocapitalize', 'autocomplete', 'maxlength', 'spellcheck'].map((name) => box().getAttribute(name))).toEqual(
    ['characters', 'off', '40', 'false'],
  );
  fireEvent.click(apply);
  // The Enter key in the field.
  fireEvent.submit(box());
  expect(pending).toEqual([]);
  asked.respond(sampleCart());
  (await next()).respond(allowed);
  await screen.findByRole('button', { name: /^Remove/ });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says at once why a code was refused, keeps it, and asks again by the same press', async () => {
  const { apply, next } = await type('HALO99');
  fireEvent.click(apply);
  (await next()).fail({ code: 'error.message.promotionIsInvalid', detail: 'This discount code is not valid.' });
  expect((await screen.findByRole('alert')).textContent).toBe('This discount code is not valid.');
  expect([box().value, box().readOnly, box().getAttribute('aria-invalid')]).toEqual(['HALO99', false, 'true']);
  const reason = document.getElementById(box().getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toContain('This discount code is not valid.');
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Apply/));
  fireEvent.click(screen.getByRole('button', { name: /^Apply/ }));
  expect((await next()).body.bundles).toMatchObject([{ promotionCodes: ['HALO99'] }]);
});

it('keeps a code that the shop does not take off, and says at once why', async () => {
  const { call: ask, next } = createShopApi();
  const store = createCart({ lines: createLines([item.name], 'HALO20'), zipCode: undefined }, ask, {
    cart: sampleCart(),
    limits: allowed,
  });
  await renderInShop(<Box store={store} />);
  fireEvent.click(screen.getByRole('button', { name: 'Remove HALO20' }));
  (await next()).fail({ detail: 'The code stays.' });
  expect((await screen.findByRole('alert')).textContent).toBe('The code stays.');
  screen.getByRole('button', { name: 'Remove HALO20' });
});
