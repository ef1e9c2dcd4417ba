/** Changes in the cart and in checkout. */
import type { Page } from 'playwright/test';
import { fillInAddress } from '../checkout-screen.ts';
import { type Change, type ChangeRequest, expect, expectText, openSignedIn, post } from './change.ts';

const more = (page: Page) => page.getByRole('button', { name: 'One more' });
const quantity = (page: Page) => page.locator('.quantity-stepper__value').first();

async function openCart(page: Page, bundles: string): Promise<ChangeRequest> {
  await page.goto(`/en-ca/cart?bundle=${bundles}`);
  await page.locator('.charges__today-amount').waitFor();
  return post('/api/shoppingcart/request');
}

export const purchaseChanges = {
  'cart quantity': {
    prepare: (page) => openCart(page, 'halo-gift-box'),
    press: (page) => more(page).click(),
    expectKept: (page) => expect(quantity(page)).toHaveText('2'),
    isRepeatable: true,
  },
  'cart removal': {
    prepare: (page) => openCart(page, 'sonic-brush-halo,brush-heads-halo'),
    press: (page) =>
      page
        .getByRole('button', { name: /^Remove/ })
        .last()
        .click(),
    expectKept: async (page) => {
      await expect(page.locator('.charges__today-amount')).toBeVisible();
      await expect(page.locator('.cart-item')).toHaveCount(1);
    },
    isRepeatable: true,
  },
  'cart code': {
    prepare: async (page) => {
      const request = await openCart(page, 'sonic-brush-halo');
      await page.getByText('Add a discount code').click();
      await page.getByRole('textbox', { name: 'Discount code' }).fill('HALO20');
      return request;
    },
    press: (page) => page.getByRole('button', { name: 'Apply', exact: true }).click(),
    expectKept: (page) => expect(page.locator('.discount-code__applied')).toContainText('HALO20'),
    isRepeatable: true,
  },
  'cart postal code': {
    prepare: async (page) => {
      const request = await openCart(page, 'sonic-brush-halo');
      await page.locator('.estimated-tax').getByRole('button', { name: 'Edit' }).click();
      await page.getByRole('textbox', { name: 'Postal code' }).fill('k1a0b1');
      return request;
    },
    press: (page) => page.locator('.estimated-tax__form').getByRole('button', { name: 'Apply' }).click(),
    expectKept: (page) => expectText(page, 'K1A 0B1'),
    isRepeatable: true,
  },
  'checkout address': {
    prepare: async (page) => {
      await fillInAddress(page);
      return post('/api/user/addresses');
    },
    press: (page) => page.getByRole('button', { name: 'Next' }).click(),
    expectKept: (page) => expectText(page, '301 Front Street West'),
  },
  'personal details': {
    prepare: async (page, shop) => {
      await openSignedIn(page, shop, 'ca-long-name', '/checkout?bundle=air-purifier-aura-4A');
      await page.getByRole('textbox', { name: 'Phone number' }).fill('2505550134');
      return post('/api/user/details');
    },
    press: (page) => page.getByRole('button', { name: 'Next' }).first().click(),
    expectKept: (page) => expectText(page, '250-555-0134'),
  },
} as const satisfies Readonly<Record<string, Change>>;
