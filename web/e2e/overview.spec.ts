/**
 * What the overview asks of a customer with a phone: where the first way on is, and whether it says something twice
 * (docs/rules/account.md#overview).
 */
import type { Page } from 'playwright/test';
import { signInAs } from './customers.ts';
import { cellOf, inMatrix } from './matrix.ts';
import { expect, openMarkets, type ShopUnderTest, test } from './shop.ts';

test.use({ environment: openMarkets, viewport: { width: 390, height: 844 } });
test.beforeEach(({ shop }) => shop.sandbox.reset());

async function open(page: Page, shop: ShopUnderTest, id: string): Promise<void> {
  const { culture } = await signInAs(page, shop, id);
  await page.goto(`/${culture}/my-account/overview`);
  await expect(page.locator('.coming-up__days a').first()).toBeVisible();
}

/** Where the first way on of the page ends, in pixels of the page. */
const findFirstWay = (page: Page) =>
  page.evaluate(() => {
    const way = document.querySelector('main a[href*="subscription"]');
    return way ? Math.round(way.getBoundingClientRect().bottom + window.scrollY) : Number.POSITIVE_INFINITY;
  });

for (const [id, limit] of [
  ['ca-subscriber', 420],
  ['ca-collector', 420],
  ['ca-failed-card', 560],
] as const) {
  const title = `shows ${id} first what comes next, or what has to be done, with a way on`;
  test(title, cellOf(id, ['ca-failed-card']), async ({ page, shop }) => {
    await open(page, shop, id);
    expect(await findFirstWay(page)).toBeLessThanOrEqual(limit);
    await page.setViewportSize({ width: 1280, height: 844 });
    await expect(page.getByRole('main').getByRole('navigation').getByRole('listitem').first()).toHaveCSS(
      'list-style-type',
      'none',
    );
  });
}

test('tells a failed payment once, and says of no subscription beside it that it is fine', async ({ page, shop }) => {
  await open(page, shop, 'ca-failed-card');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toHaveCount(1);
  await expect(main.getByText('$35.82')).toHaveCount(1);
  await expect(main.getByText('Active', { exact: true })).toHaveCount(0);
});

test('says of cancelled refills when they ended, and not how often they come', inMatrix, async ({ page, shop }) => {
  await open(page, shop, 'de-cancelled');
  const card = page.getByRole('article').first();
  await expect(card.getByText('Nachlieferung gekündigt am')).toBeVisible();
  await expect(card.getByText('Lieferrhythmus')).toHaveCount(0);
});

test('leads from the next delivery to its subscription', inMatrix, async ({ page, shop }) => {
  await open(page, shop, 'ca-subscriber');
  await page.locator('.coming-up__days a').first().click();
  await expect(page).toHaveURL(/\/subscription-details\/S\d+/);
  await expect(page.getByRole('heading', { name: 'Next shipment' })).toBeVisible();
});

test('has no empty place between what is coming up and the subscriptions', inMatrix, async ({ page, shop }) => {
  // Her rental has no replenishment, so that nothing can be changed for several subscriptions at once.
  await open(page, shop, 'de-subscriber');
  const [card, heading] = [page.locator('.coming-up__card'), page.getByRole('heading', { name: 'Aktive Abos' })];
  const [above, below] = await Promise.all([card.boundingBox(), heading.boundingBox()]);
  if (!above || !below) throw new Error('Neither of them is hidden.');
  expect(below.y - (above.y + above.height)).toBeLessThanOrEqual(40);
});
