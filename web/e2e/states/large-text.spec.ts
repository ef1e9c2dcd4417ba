/**
 * In a window of 320 px, and with text of twice the size, everything can be read without scrolling sideways, also in the
 * languages with long words: no text is cut, lies outside of the window, or lies on a button.
 */
import type { Page } from 'playwright/test';
import { signInAs } from '../customers.ts';
import { findCutText } from '../cut-text.ts';
import { cellOf } from '../matrix.ts';
import { expect, openAndUnlimited, type ShopUnderTest, test } from '../shop.ts';
import { openSections } from './locators.ts';

test.use({ environment: openAndUnlimited });
test.beforeEach(({ shop }) => shop.sandbox.reset());

/** `text`: the size of the text in percent of the usual one. */
const sizes = [
  { width: 320, text: 100 },
  { width: 320, text: 200 },
  { width: 390, text: 200 },
  { width: 1280, text: 200 },
] as const;

async function measure(page: Page, title: string): Promise<void> {
  for (const { width, text } of sizes) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(async (percent) => {
      document.documentElement.style.fontSize = `${percent}%`;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, text);
    expect.soft(await findCutText(page), `${title}, ${width} px, text of ${text} %`).toEqual([]);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.setViewportSize({ width: 1280, height: 800 });
}

const languages = {
  German: { culture: 'de-de', customer: 'de-subscriber' },
  Polish: { culture: 'pl-pl', customer: 'pl-subscriber' },
  French: { culture: 'fr-fr', customer: 'fr-subscriber' },
} as const;

type Site = (typeof languages)[keyof typeof languages];

type Place = {
  readonly path: string;
  readonly isVisitor?: true;
  /** Opens what the page has folded. By classes, because the words have several languages. */
  readonly act?: (page: Page) => Promise<unknown>;
};

const primary = (page: Page) => page.locator('details[open] .button--primary').first();
const confirming = (page: Page) => page.getByRole('dialog').locator('.form__actions button').first();

/** Presses the button of a section, which opens its dialog if the subscription has the task. */
async function openDialog(page: Page): Promise<void> {
  if ((await primary(page).count()) === 0 || (await primary(page).isDisabled())) return;
  await primary(page).click();
  await expect(confirming(page)).toBeVisible();
}

/** Presses a button of the next delivery, if there is one. */
const askDelivery = (place: number) => async (page: Page) => {
  const button = page.locator('.next-delivery__action button').nth(place);
  if ((await button.count()) === 0) return;
  await button.click();
  await expect(confirming(page)).toBeVisible();
};

const details = '/my-account/subscription-details/{number}';

const places: Readonly<Record<string, Place>> = {
  'an empty cart': { path: '/cart', isVisitor: true },
  'a cart': {
    path: '/cart?bundle=air-purifier-aura-4A,hair-removal-lume',
    isVisitor: true,
    act: (page) => page.locator('.cart-item details summary').first().click(),
  },
  'checkout of a visitor': { path: '/checkout?bundle=brush-heads-halo', isVisitor: true },
  'the end of a contract': { path: '/subscription-contractcancel', isVisitor: true },
  'a missing page': { path: '/404', isVisitor: true },
  'a failed log-in': { path: '/udi-return?reason=expired', isVisitor: true },
  'the log-in of customer care': { path: '/login-admin', isVisitor: true },
  checkout: { path: '/checkout?bundle=brush-heads-halo' },
  overview: { path: '/my-account/overview' },
  'personal details': { path: '/my-account/personal-details' },
  'the form of the address': {
    path: '/my-account/personal-details',
    act: async (page) => {
      await page.locator('.personal-details__part .personal-details__edit button').last().click();
      await page.locator('main form').first().waitFor();
    },
  },
  'payment details': {
    path: '/my-account/payment-details',
    act: async (page) => {
      await page.locator('main .form__actions .button--primary').click();
      await page.locator('.payment-methods').waitFor();
    },
  },
  billing: { path: '/my-account/billing' },
  support: { path: '/my-account/support', act: (page) => page.locator('.support__questions summary').first().click() },
  'a subscription': { path: details, act: openSections },
  'the question about a pause': { path: `${details}?task=pause`, act: openDialog },
  'the question about a postponement': { path: `${details}?task=postpone`, act: askDelivery(0) },
  'the question about a shipment now': { path: `${details}?task=ship-now`, act: askDelivery(1) },
  'the first dialog of a cancellation': { path: `${details}?task=return`, act: openDialog },
  'the payment in full': { path: '/my-account/subscription-purchase/{number}' },
  'a return': { path: '/my-account/subscription-return/{number}' },
  'the end of a cancellation': { path: '/my-account/subscription-cancel/{number}' },
  'a result of an order': { path: '/subscription-successful' },
};

const sample = ['German a cart'];

async function open(page: Page, shop: ShopUnderTest, { culture, customer }: Site, place: Place): Promise<void> {
  const signedIn = place.isVisitor ? undefined : await signInAs(page, shop, customer);
  await page.goto(`/${culture}${place.path.replace('{number}', signedIn?.subscriptions[0]?.number ?? '')}`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main .skeleton')).toHaveCount(0);
  await place.act?.(page);
}

for (const [language, site] of Object.entries(languages))
  for (const [name, place] of Object.entries(places)) {
    const title = `${language} ${name}`;
    test(`reads large text and a narrow window: ${title}`, cellOf(title, sample), async ({ page, shop }) => {
      await open(page, shop, site, place);
      await measure(page, title);
    });
  }
