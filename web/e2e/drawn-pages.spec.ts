/** Pages that the server draws (docs/rules/content.md#drawn-pages). */
import type { Page, Request } from 'playwright/test';
import { signInAs } from './customers.ts';
import { expect, type ShopUnderTest, test } from './shop.ts';

test.beforeEach(({ shop }) => shop.sandbox.reset());

const cartPath = '/en-ca/cart?bundle=sonic-brush-halo';
/** On a busy machine; the shop API takes two seconds. */
const firstByteWithinMs = 1000;

const checkoutPath = '/en-ca/checkout?bundle=sonic-brush-halo';

/** What each page shows of the answers that it comes with. `scenario` is its customer. */
const drawnPages: readonly { name: string; path: string; scenario?: string; shows: string }[] = [
  { name: 'the cart', path: cartPath, shows: '$18.99' },
  { name: 'checkout of a stranger', path: checkoutPath, shows: '$129.99' },
  { name: 'the cart of a customer', path: cartPath, scenario: 'ca-subscriber', shows: 'Edit' },
  { name: 'checkout of a customer', path: checkoutPath, scenario: 'ca-subscriber', shows: 'PayPal' },
];

const totalOf = (page: Page) => page.getByRole('region', { name: 'Summary' }).locator('.charges__today-amount');

async function delayShopApi({ sandbox }: ShopUnderTest, delayMs: number): Promise<void> {
  const response = await fetch(`${sandbox.urls.console}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ service: 'shop-api', method: 'POST', path: '/api/shoppingcart/request', times: 1, delayMs }),
  });
  expect(response.ok, await response.text()).toBe(true);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows product, prices and total of the cart, and says what needs script', async ({ page }) => {
    await page.goto(cartPath);
    await expect(page.getByRole('heading', { name: 'Halo sonic toothbrush with brush heads' })).toBeVisible();
    await expect(page.getByText('$18.99').first()).toBeVisible();
    await expect(totalOf(page)).toHaveText('$129.99');
    // Playwright finds no text in a noscript element.
    await expect(page.locator('.no-script')).toContainText('this page needs JavaScript');
    await expect(page.locator('.no-script')).toBeVisible();
  });

  test('shows the other drawn pages, and says what needs script', async ({ page, shop }) => {
    for (const { name, path, scenario, shows } of drawnPages.slice(1)) {
      await test.step(name, async () => {
        if (scenario) await signInAs(page, shop, scenario);
        await page.goto(path);
        await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
        await expect(page.locator('.no-script')).toBeVisible();
      });
    }
  });
});

test('opens the cart without a request of the browser, and keeps presses from before the scripts', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(cartPath);
  await expect(totalOf(page)).toHaveText('$129.99');
  const more = page.getByRole('button', { name: 'One more' });
  await more.click();
  await more.click();
  await page.getByText('Add a discount code').click();
  await page.getByRole('textbox', { name: 'Discount code' }).fill('HALO20');
  expect(requests.filter((path) => path.startsWith('/api/'))).toEqual([]);

  release();
  await expect(page.getByRole('status').and(page.locator('output'))).toHaveText('3');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(totalOf(page)).toHaveText('$311.98');
});

test('asks nothing of the shop API from the browser in the first view of a drawn page', async ({ page, shop }) => {
  for (const { name, path, scenario, shows } of drawnPages) {
    await test.step(name, async () => {
      if (scenario) await signInAs(page, shop, scenario);
      const requests: string[] = [];
      const listen = (request: Request) => requests.push(new URL(request.url()).pathname);
      page.on('request', listen);
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      page.off('request', listen);
      await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
      expect(requests.some((requested) => requested.endsWith('.js'))).toBe(true);
      expect(requests.filter((requested) => /^\/(api|bff)\//.test(requested))).toEqual([]);
    });
  }
});

test('sees the page and what it needs when the scripts cannot be loaded', async ({ page, watch }) => {
  watch.allowConsole(/ERR_FAILED/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(cartPath);
  await expect(page.getByText('this page needs JavaScript')).toBeVisible();
  await expect(totalOf(page)).toHaveText('$129.99');
});

test('gets the page at once when the shop API is slow, and the cart when it has answered', async ({ page, shop }) => {
  // The first page of a process takes longer.
  await page.goto(cartPath);
  await delayShopApi(shop, 2000);
  await page.goto(cartPath);
  const firstByte = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return navigation ? navigation.responseStart - navigation.requestStart : Number.NaN;
  });
  expect(firstByte).toBeLessThan(firstByteWithinMs);
  await expect(totalOf(page)).toHaveText('$129.99');
});
