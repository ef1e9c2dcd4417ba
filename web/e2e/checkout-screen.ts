/** What a customer does in checkout, and on the payment pages of the sandbox. */
import { address } from '@perennial/shared/examples/profile';
import { expect, type FrameLocator, type Page } from 'playwright/test';
import { type Credentials, type Requesting, signUp, signUpOnPage } from './customers.ts';

export const approvedVisa = '4111 1111 1111 1111';
export const declinedVisa = '4000 0000 0000 0002';
/** The bank decides on the next day. */
export const undecidedVisa = '4000 0000 0000 3220';

/** Opens checkout as a new Canadian customer, and fills in the address without sending it. */
export async function fillInAddress(page: Page): Promise<void> {
  await signUp(page, { culture: 'en-ca' });
  await page.goto('/en-ca/checkout?bundle=sonic-brush-halo');
  await fillInCanadianAddress(page);
}

/**
 * Opens checkout at the payment step as a new customer, whose address is saved over HTTP. The way there through the
 * forms has journeys of its own.
 */
export async function goToPayment(page: Page): Promise<Credentials> {
  const credentials = await signUpWithAddress(page);
  await page.goto('/en-ca/checkout?bundle=sonic-brush-halo');
  // A small screen has no room for it.
  await expect(page.getByText('Welcome back, Ada')).toBeAttached();
  return credentials;
}

/** Signs a new customer with an address up over HTTP, and returns the credentials. The page shares the cookies. */
export async function signUpWithAddress(page: Requesting): Promise<Credentials> {
  const credentials = await signUp(page, { culture: 'en-ca' });
  const saved = await page.request.post('/api/user/addresses', {
    headers: { 'X-Culture': 'en-ca' },
    data: { addresses: [address()], allianzCodeApplied: false },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  return credentials;
}

/** Goes from the cart to the payment step as an anonymous visitor, who signs up in checkout. */
export async function goToPaymentAsVisitor(page: Page): Promise<void> {
  await goToCheckout(page);
  await expect(page.getByText('Log in or sign up to continue')).toBeVisible();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await signUpOnPage(page);
  await expect(page).toHaveURL(/\/en-ca\/checkout\?bundle=sonic-brush-halo/);
  await enterCanadianAddress(page);
}

async function goToCheckout(page: Page): Promise<void> {
  await page.goto('/en-ca/cart?bundle=sonic-brush-halo');
  await expect(page.getByRole('heading', { name: 'Halo sonic toothbrush with brush heads' })).toBeVisible();
  await page
    .getByRole('link', { name: 'Checkout' })
    .or(page.getByRole('button', { name: 'Checkout' }))
    .click();
  await expect(page).toHaveURL(/\/en-ca\/checkout\?bundle=sonic-brush-halo/);
}

async function enterCanadianAddress(page: Page): Promise<void> {
  await expect(page.getByText('Welcome back, Ada')).toBeVisible();
  await fillInCanadianAddress(page);
  await page.getByRole('button', { name: 'Next' }).click();
}

async function fillInCanadianAddress(page: Page): Promise<void> {
  const form = page.getByRole('group', { name: 'Shipping address' });
  await form.getByRole('textbox', { name: 'Address' }).fill('301 Front Street West');
  await form.getByRole('textbox', { name: 'Postal code' }).fill('m5v2t6');
  await selectOption(page, 'Province', 'Ont', 'Ontario');
  await selectOption(page, 'City', 'Toro', 'Toronto');
  await expect(form.getByRole('textbox', { name: 'Postal code' })).toHaveValue('M5V 2T6');
}

/** Types the beginning of an option into a search select and chooses the option. */
async function selectOption(page: Page, label: string, typed: string, option: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label });
  await box.fill(typed);
  await page.getByRole('option', { name: option, exact: true }).click();
  await expect(box).toHaveValue(option);
}

export async function chooseCard(page: Page, name: string): Promise<void> {
  await page.getByText('Credit card', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Card type' }).selectOption(name);
}

/** Fills the card form of the provider, whose fields are frames of their own, and pays. */
export async function payByCard(page: Page, number: string): Promise<void> {
  await findCardField(page, 'encryptedCardNumber').fill(number);
  await findCardField(page, 'encryptedExpiryDate').fill('0330');
  await findCardField(page, 'encryptedSecurityCode').fill('737');
  await page.locator('input[name="holderName"]').fill('Ada Byron');
  await page.locator('button.adyen-checkout__button--pay').click();
}

function findCardField(page: Page, name: string): ReturnType<FrameLocator['locator']> {
  return page.frameLocator(`[data-cse="${name}"] iframe`).locator('input');
}

type Decision = 'pay' | 'decline' | 'cancel';

/** Presses a button on the page of the test bank, in any language. */
export async function decideAtBank(page: Page, decision: Decision): Promise<void> {
  await page.locator(`button[name="decision"][value="${decision}"]`).click();
}

/** Presses a button on the page of the wallet, in any language. */
export async function decideAtWallet(page: Page, decision: Decision): Promise<void> {
  await page.locator(`form[action$="/${decision}"] button[type="submit"]`).click();
}
