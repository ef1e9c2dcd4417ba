/**
 * The main pages as a screen reader lists them: landmarks and headings, by the browser's own accessibility tree. A change
 * of the outline of a page is a change of this file.
 */
import type { Page } from 'playwright/test';
import { goToPayment } from './checkout-screen.ts';
import { signInAs } from './customers.ts';
import { inMatrix } from './matrix.ts';
import { frame, framesOfPages, outlines } from './outlines.ts';
import { expect, openMarkets, test } from './shop.ts';

test.use({ environment: openMarkets });
test.beforeEach(({ shop }) => shop.sandbox.reset());

const listed = /^(\s*)- (?:banner|navigation|main|complementary|contentinfo|region|form|search|dialog|heading)\b/;

/** Returns the landmarks and headings of a page, each below the landmark that it is in. */
async function readOutline(page: Page): Promise<readonly string[]> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.skeleton, .spinner').filter({ visible: true })).toHaveCount(0);
  const lines = (await page.locator('body').ariaSnapshot()).split('\n').filter((line) => listed.test(line));
  const depths: number[] = [];
  return lines.map((line) => {
    const depth = listed.exec(line)?.[1]?.length ?? 0;
    while ((depths.at(-1) ?? -1) >= depth) depths.pop();
    depths.push(depth);
    return '  '.repeat(depths.length - 1) + line.trim().replace(/^- /, '').replace(/:$/, '');
  });
}

/** Checks the outline, and that levels of headings begin with 1, which is there once, and leave none out. */
async function expectOutline(page: Page, name: keyof typeof outlines): Promise<void> {
  const outline = await readOutline(page);
  const main = outlines[name].map((line) => `  ${line}`);
  const { before, after } = framesOfPages[name] ?? frame;
  expect.soft(outline, name).toEqual([...before, 'main', ...main, ...after]);
  const levels = outline.flatMap((line) => /\[level=(\d)\]/.exec(line)?.[1] ?? []).map(Number);
  expect.soft(levels.filter((level) => level === 1)).toHaveLength(1);
  expect.soft(levels.filter((level, place) => level > (levels[place - 1] ?? 0) + 1)).toEqual([]);
}

test('a visitor reads empty cart, cart, form and missing page', inMatrix, async ({ page }) => {
  await page.goto('/en-ca/cart');
  await expectOutline(page, 'empty cart');
  await page.goto('/en-ca/cart?bundle=sonic-brush-halo');
  await expectOutline(page, 'cart');
  await page.goto('/en-ca/subscription-contractcancel');
  await expectOutline(page, 'end of a contract');
  await page.goto('/en-ca/404');
  await expectOutline(page, 'not found');
});

test('a customer reads checkout', inMatrix, async ({ page }) => {
  await goToPayment(page);
  await expectOutline(page, 'checkout');
});

test('a customer reads the account', inMatrix, async ({ page, shop }) => {
  const { subscriptions } = await signInAs(page, shop, 'ca-subscriber');
  await page.goto(`/en-ca/my-account/subscription-details/${subscriptions[0]?.number}`);
  await expectOutline(page, 'subscription');
  for (const name of ['overview', 'personal details', 'payment details', 'my data', 'support'] as const) {
    await page.goto(`/en-ca/my-account/${name.replace(' ', '-')}`);
    await expectOutline(page, name);
  }
});
