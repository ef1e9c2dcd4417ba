/** Long lists are as quick as short ones, and a keyboard is enough to find something in them. */
import type { Page } from 'playwright/test';
import { signInAs } from './customers.ts';
import { expect, test } from './shop.ts';

test.use({ newPages: true });

/**
 * The longest task of the browser after the first items, in milliseconds. Generous, because other programs share the
 * processor: the component tests count what is rendered. All 200 cards at once would take longer.
 */
const LONGEST_TASK_MS = 300;

type Recorded = { firstItems: number; tasks: number[] };

declare global {
  interface Window {
    recorded: Recorded;
  }
}

/** Records in the page how many items the first frame of its list has, and the long tasks after it. */
async function recordLists(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.recorded = { firstItems: 0, tasks: [] };
    new MutationObserver((_, observer) => {
      const items = document.querySelectorAll('.overview__cards > li, .billing__list > li');
      if (items.length === 0) return;
      observer.disconnect();
      window.recorded.firstItems = items.length;
      new PerformanceObserver((list) => {
        window.recorded.tasks.push(...list.getEntries().map(({ duration }) => duration));
      }).observe({ type: 'longtask' });
    }).observe(document, { childList: true, subtree: true });
  });
}

const recordedIn = (page: Page) => page.evaluate(() => window.recorded);

test('finds one of 200 subscriptions and one of 500 invoices with the keyboard', async ({ page, shop }) => {
  shop.sandbox.reset();
  await signInAs(page, shop, 'ca-many');
  await recordLists(page);

  await page.goto('/en-ca/my-account/overview');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(20);
  expect((await recordedIn(page)).firstItems).toBe(3);

  const field = page.getByRole('searchbox', { name: 'Search by product or number' });
  await field.focus();
  await page.keyboard.type('halo zzz');
  await expect(page.getByText('No subscription matches your search.')).toHaveRole('status');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(cards).toHaveCount(20);
  await page.keyboard.type('razor arc');
  await expect(page.getByText(/^\d+ of 200 found$/)).toHaveRole('status');

  const more = page.getByRole('button', { name: 'Show 10 more' });
  // The list of the other state goes with the next frame.
  await expect(more).toHaveCount(1);
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(cards.nth(10).getByRole('heading')).toBeFocused();
  expect(Math.max(0, ...(await recordedIn(page)).tasks)).toBeLessThan(LONGEST_TASK_MS);

  await page.goto('/en-ca/my-account/billing');
  const rows = page.locator('.billing__row');
  await expect(rows).toHaveCount(24);
  expect((await recordedIn(page)).firstItems).toBe(12);
  await page.locator('summary', { has: page.getByRole('heading', { name: /^2025 / }) }).focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(48);
  expect(Math.max(0, ...(await recordedIn(page)).tasks)).toBeLessThan(LONGEST_TASK_MS);
});
