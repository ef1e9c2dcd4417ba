import { expect, test } from './shop.ts';

test('stores, sends and accepts no analytics events without an adapter', async ({ page, shop, request }) => {
  const paths: string[] = [];
  page.on('request', (browserRequest) => paths.push(new URL(browserRequest.url()).pathname));
  await page.goto('/en-ca/cart?bundle=sonic-brush-halo');
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(page).toHaveURL(/modified=true/);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  await page.goto('about:blank');

  expect(paths.filter((path) => /\/bff\/events|\/bus-/.test(path))).toEqual([]);
  expect(shop.sandbox.analytics.all()).toEqual([]);
  const response = await request.post('/bff/events', { headers: { 'X-Culture': 'en-ca' }, data: { events: [] } });
  expect(response.status()).toBe(404);
});
