/** The states of the pages that visitors open: cart, checkout without an account, the end of a contract, the way in. */
import type { Page } from 'playwright/test';
import { de, en, heading, press, text } from './locators.ts';
import { addFault, type State } from './state.ts';

const cartPage = { shows: ['cart/cart-page'] } as const;
const halo = '/cart?bundle=sonic-brush-halo';

const cart: readonly State[] = [
  { ...cartPage, title: 'cart without a bundle', kind: 'empty', path: '/cart', ready: heading(en.cart.empty.title) },
  {
    ...cartPage,
    title: 'cart with two bundles and the field for a code',
    kind: 'shown',
    path: '/cart?bundle=sonic-brush-halo,razor-arc',
    act: (page) => page.getByText(en.cart.discount.title).first().click(),
    ready: (page) => page.getByRole('textbox', { name: en.cart.discount.code }),
  },
  {
    ...cartPage,
    title: 'cart on a phone with its sums open',
    kind: 'shown',
    path: halo,
    act: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.locator('.cart-summary__total').click();
    },
    ready: (page) => page.locator('.cart-summary__sums--open'),
  },
  {
    ...cartPage,
    title: 'cart that loads',
    kind: 'loading',
    path: halo,
    held: ['requestCart'],
    ready: (page) => page.locator('.cart-item .skeleton'),
  },
  {
    ...cartPage,
    title: 'cart that cannot be loaded',
    kind: 'failed',
    path: halo,
    failing: ['requestCart'],
    ready: (page) => page.getByRole('button', { name: en.ui.retry }),
  },
  {
    ...cartPage,
    title: 'cart with a bundle that does not exist',
    kind: 'failed',
    path: '/cart?bundle=made-up',
    ready: heading(en.cart.unknown),
  },
  {
    ...cartPage,
    title: 'cart without the bundle that is not sold',
    kind: 'shown',
    path: '/cart?bundle=sonic-brush-halo,brush-heads-halo',
    prepare: ({ sandbox }) => sandbox.control.conditions.set({ range: 'without brush heads' }),
    ready: (page) => page.locator('.cart__items .notice'),
  },
  {
    ...cartPage,
    title: 'cart with a bundle out of stock, which cannot be ordered',
    kind: 'disabled',
    path: '/cart?bundle=razor-arc',
    prepare: ({ sandbox }) => sandbox.control.conditions.set({ stock: 'ended' }),
    ready: (page) => page.locator('.cart-summary__reason'),
  },
  {
    ...cartPage,
    title: 'cart with a refused discount code',
    kind: 'refused',
    path: halo,
    act: async (page) => {
      await page.getByText(en.cart.discount.title).click();
      await page.getByRole('textbox', { name: en.cart.discount.code }).fill('NOPE');
      await press(/^Apply/)(page);
    },
    ready: text(en.validation['error.message.promotionIsInvalid']),
  },
  {
    ...cartPage,
    title: 'cart with an accepted discount code',
    kind: 'shown',
    path: halo,
    act: async (page) => {
      await page.getByText(en.cart.discount.title).click();
      await page.getByRole('textbox', { name: en.cart.discount.code }).fill('HALO20');
      await press(/^Apply/)(page);
    },
    ready: (page) => page.locator('.discount-code__applied'),
  },
  {
    ...cartPage,
    title: 'cart with more of a bundle than a customer may have',
    kind: 'refused',
    path: halo,
    act: async (page, shop) => {
      await page.locator('.cart-summary__submit:not([aria-disabled])').waitFor();
      const bundles = [{ name: 'sonic-brush-halo', maxQuantity: 0 }];
      addFault(shop, 'validateMaxQuantity', { status: 200, body: { isValid: false, bundles } });
      await page.locator('.cart-summary__submit').click();
    },
    ready: (page) => page.locator('.cart-item .field__error'),
  },
  {
    ...cartPage,
    title: 'cart with a postal code that is none',
    kind: 'refused',
    path: halo,
    act: async (page) => {
      await page.locator('.estimated-tax button').click();
      await page.getByRole('textbox', { name: en.fields.labels.postalCode }).fill('x');
      await page.locator('.estimated-tax__actions button').first().click();
    },
    ready: (page) => page.locator('.estimated-tax__form [aria-invalid="true"]'),
  },
];

const checkout: readonly State[] = [
  {
    title: 'checkout of a visitor',
    kind: 'shown',
    shows: ['checkout/checkout-page'],
    path: '/checkout?bundle=sonic-brush-halo',
    ready: text(en.checkout.signIn.title),
  },
  {
    title: 'checkout with the form that ends a contract',
    kind: 'shown',
    shows: ['TerminationBlock'],
    culture: 'de-de',
    path: '/checkout?bundle=sonic-brush-halo',
    act: (page) => page.getByRole('button', { name: de.termination.offer }).click(),
    ready: (page) => page.getByRole('dialog').getByRole('textbox'),
  },
];

const contractCancel = { shows: ['termination/contract-cancel-page'] } as const;
const contractPath = '/subscription-contractcancel';

async function fillIn(page: Page, values: readonly string[]): Promise<void> {
  const fields = page.getByRole('main').getByRole('textbox');
  for (const [index, value] of values.entries()) await fields.nth(index).fill(value);
}

const contract: readonly State[] = [
  {
    ...contractCancel,
    title: 'end of a contract, nothing filled in',
    kind: 'disabled',
    path: contractPath,
    ready: text(en.declaration.fillIn),
  },
  {
    ...contractCancel,
    title: 'end of a contract for cause on a day',
    kind: 'shown',
    culture: 'de-de',
    path: contractPath,
    act: async (page) => {
      await page.getByRole('radio', { name: de.declaration.kind.ForCause }).check();
      await page.getByRole('radio', { name: de.declaration.end.on }).check();
    },
    ready: (page) => page.getByRole('textbox', { name: de.declaration.fields.endDate }),
  },
  {
    ...contractCancel,
    title: 'end of a contract with errors in two fields',
    kind: 'refused',
    path: contractPath,
    act: async (page) => {
      await fillIn(page, ['Anna', 'x'.repeat(300), 'anna', 'S20100042']);
      await press(en.termination.terminate)(page);
    },
    ready: (page) => page.getByRole('region', { name: en.fields.summary }),
  },
  {
    ...contractCancel,
    title: 'end of a contract, received',
    kind: 'shown',
    shows: ['ReceiptDialog'],
    path: contractPath,
    act: async (page) => {
      await fillIn(page, ['Anna', 'Schmidt', 'anna@example.com', 'S20100042']);
      await press(en.termination.terminate)(page);
    },
    ready: (page) => page.getByRole('dialog', { name: en.declaration.sent }),
  },
  {
    ...contractCancel,
    title: 'withdrawal from a contract',
    kind: 'disabled',
    culture: 'fr-fr',
    path: `${contractPath}?act=withdrawal`,
    ready: (page) => page.getByRole('main').getByRole('textbox'),
  },
];

const ways: readonly State[] = [
  {
    title: 'page that does not exist',
    kind: 'shown',
    shows: ['not-found/not-found-page'],
    path: '/404',
    ready: heading(en.notFound.title),
  },
  ...(['cancelled', 'expired', 'unavailable', 'failed'] as const).map(
    (reason): State => ({
      title: `log-in that was ${reason}`,
      kind: 'failed',
      shows: ['sign-in/udi-return-page'],
      path: `/udi-return?reason=${reason}`,
      ready: heading(en.signIn[reason].title),
    }),
  ),
  {
    title: 'log-in of customer care, without consent',
    kind: 'disabled',
    shows: ['care/login-admin-page'],
    path: '/login-admin',
    ready: text(en.admin.agreeFirst),
  },
  {
    title: 'log-in of customer care with empty fields',
    kind: 'refused',
    shows: ['care/login-admin-page'],
    path: '/login-admin',
    act: async (page) => {
      await page.getByRole('checkbox').check();
      await press(en.admin.logIn)(page);
    },
    ready: (page) => page.locator('main [aria-invalid="true"]'),
  },
];

export const publicStates: readonly State[] = [...cart, ...checkout, ...contract, ...ways];
