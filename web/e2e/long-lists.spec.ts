/** Long lists begin with a screen full of items, and a keyboard is enough to find something in them. */
import type { Locator, Page } from 'playwright/test';
import { signInAs } from './customers.ts';
import { inMatrix } from './matrix.ts';
import { expect, test } from './shop.ts';

test.use({ newPages: true });

declare global {
  interface Window {
    /** How many items the list had when the first of them appeared. */
    firstItems: number;
  }
}

async function recordFirstItems(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.firstItems = 0;
    new MutationObserver((_, observer) => {
      window.firstItems = document.querySelectorAll('.overview__cards > li, .billing__list li').length;
      if (window.firstItems > 0) observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Presses the buttons of long lists until they show all their items. */
async function showAll(page: Page, items: Locator): Promise<void> {
  const more = page.getByRole('button', { name: /^Show \d+ more/ });
  while ((await more.count()) > 0) {
    const count = await items.count();
    await more.first().press('Enter');
    await expect.poll(() => items.count(), { intervals: [20] }).toBeGreaterThan(count);
  }
}

/** Where something is on the screen, in pixels. */
async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown');
  return box;
}

const firstItemsOf = (page: Page) => page.evaluate(() => window.firstItems);

test('finds one of 200 subscriptions and one of 500 invoices with the keyboard', inMatrix, async ({ page, shop }) => {
  shop.sandbox.reset();
  await signInAs(page, shop, 'ca-many');
  await recordFirstItems(page);

  await page.goto('/en-ca/my-account/overview');
  const cards = page.getByRole('article');
  // The inactive ones are folded.
  await expect(cards).toHaveCount(10);
  // The server draws this page, and the browser may show a part of its markup before the rest has arrived.
  expect(await firstItemsOf(page)).toBeLessThanOrEqual(3);

  const field = page.getByRole('searchbox', { name: 'Search by product or number' });
  await field.focus();
  await page.keyboard.type('halo zzz');
  await expect(page.getByText('No subscription matches your search.')).toHaveRole('status');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(cards).toHaveCount(10);
  await page.keyboard.type('razor arc');
  // The beginning of the text finds all of them.
  await expect(page.getByText('40 of 200 found')).toHaveRole('status');

  await page.getByRole('button', { name: 'Show 10 more' }).focus();
  await page.keyboard.press('Enter');
  await expect(cards.nth(10).getByRole('heading')).toBeFocused();
  await expect(cards).toHaveCount(20);

  await page.goto('/en-ca/my-account/billing');
  const rows = page.locator('.billing__row');
  await expect(rows).toHaveCount(24);
  expect(await firstItemsOf(page)).toBe(12);
  // The month stands where its invoices begin, and its sum where they end.
  const heading = page.getByRole('heading', { level: 3 });
  const header = page.getByRole('main').locator('header').filter({ has: heading }).first();
  const month = await boxOf(header.getByRole('heading'));
  const sum = await boxOf(header.locator('span').last());
  const row = await boxOf(rows.first());
  expect([month.x, sum.x + sum.width].map(Math.round)).toEqual([row.x, row.x + row.width].map(Math.round));
  await page.getByRole('button', { name: 'Show 24 more' }).focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(48);
  await expect(rows.nth(24).locator('p').first()).toBeFocused();
  await page.getByRole('button', { name: 'Earlier months' }).focus();
  await page.keyboard.press('Enter');
  const bar = page.getByRole('list', { name: 'Paid by month' }).getByRole('button').first();
  await bar.focus();
  await page.keyboard.press('Enter');
  await expect(bar).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(1);
});

test('shows each of 200 subscriptions and of 500 invoices once', inMatrix, async ({ page, shop }) => {
  shop.sandbox.reset();
  const { subscriptions } = await signInAs(page, shop, 'ca-many');
  expect(subscriptions).toHaveLength(200);
  await page.goto('/en-ca/my-account/overview');
  const cards = page.getByRole('article');
  // The inactive ones are folded.
  await expect(cards).toHaveCount(10);
  await page.getByRole('heading', { name: 'Inactive subscriptions' }).click();
  await showAll(page, cards);
  const texts = await cards.allTextContents();
  const numbers = texts.map((text) => /S\d{5,}/.exec(text)?.[0]);
  expect(numbers.toSorted()).toEqual(subscriptions.map(({ number }) => number).toSorted());

  const response = await page.request.get('/api/invoice/list', { headers: { 'X-Culture': 'en-ca' } });
  const invoices: readonly { invoiceDate: string }[] = await response.json();
  expect(invoices).toHaveLength(500);
  await page.goto('/en-ca/my-account/billing');
  const rows = page.locator('.billing__row');
  await expect(rows).toHaveCount(24);
  const closedYears = page.locator('details:not([open]) > summary', { has: page.getByRole('heading') });
  while ((await closedYears.count()) > 0) await closedYears.first().click();
  await showAll(page, rows);
  const dates = await rows.locator('p:first-child').allTextContents();
  const toDate = (text: string) => text.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$1-$2');
  expect(dates.map(toDate).toSorted()).toEqual(invoices.map(({ invoiceDate }) => invoiceDate.slice(0, 10)).toSorted());
});
