/** The checkout as a person works through it. */
import { expect, type FrameLocator, type Page } from 'playwright/test';
import { newcomer, signUpAt } from './shop.ts';

export const approvedVisa = '4111 1111 1111 1111';
export const refusedVisa = '4000 0000 0000 0002';

/** From the cart to the choice of payment, as somebody whom the shop has never seen. */
export async function comeToPayment(page: Page): Promise<void> {
  await page.goto('/en-ca/cart?bundle=sonic-brush-halo');
  await expect(page.getByRole('heading', { name: 'Halo sonic toothbrush with brush heads' })).toBeVisible();
  await page
    .getByRole('link', { name: 'Checkout' })
    .or(page.getByRole('button', { name: 'Checkout' }))
    .click();
  await expect(page.getByText('Log in or sign up to continue')).toBeVisible();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await signUpAt(page, newcomer());

  await expect(page).toHaveURL(/\/en-ca\/checkout\?bundle=sonic-brush-halo/);
  await expect(page.getByText('Welcome back, Ada')).toBeVisible();
  await fillCanadianAddress(page);
}

async function fillCanadianAddress(page: Page): Promise<void> {
  const address = page.getByRole('group', { name: 'Shipping address' });
  await address.getByRole('textbox', { name: 'Address' }).fill('301 Front Street West');
  await address.getByRole('textbox', { name: 'Postal code' }).fill('m5v2t6');
  await choose(page, 'Province', 'Ont', 'Ontario');
  await choose(page, 'City', 'Toro', 'Toronto');
  await expect(address.getByRole('textbox', { name: 'Postal code' })).toHaveValue('M5V 2T6');
  await page.getByRole('button', { name: 'Next' }).click();
}

/** Types the beginning of a word and takes the one that is offered. */
async function choose(page: Page, label: string, typed: string, option: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label });
  await box.fill(typed);
  await page.getByRole('option', { name: option, exact: true }).click();
  await expect(box).toHaveValue(option);
}

export async function chooseCard(page: Page, name: string): Promise<void> {
  await page.getByText('Credit card', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Card type' }).selectOption(name);
}

/** Fills the card provider's own form, field by field in its frames, and pays. */
export async function payByCard(page: Page, number: string): Promise<void> {
  await field(page, 'encryptedCardNumber').fill(number);
  await field(page, 'encryptedExpiryDate').fill('0330');
  await field(page, 'encryptedSecurityCode').fill('737');
  await page.locator('input[name="holderName"]').fill('Ada Byron');
  await page.locator('button.adyen-checkout__button--pay').click();
}

function field(page: Page, name: string): ReturnType<FrameLocator['locator']> {
  return page.frameLocator(`[data-cse="${name}"] iframe`).locator('input');
}
