import { expect, test } from './shop.ts';

test('without an adapter nothing is kept, sent or taken', async ({ page, shop, request }) => {
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  await page.goto('/en-ca/cart?bundle=sonic-brush-halo');
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(page).toHaveURL(/modified=true/);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  await page.goto('about:blank');

  expect(asked.filter((path) => /\/bff\/events|\/bus-/.test(path))).toEqual([]);
  expect(shop.sandbox.analytics.all()).toEqual([]);
  const answer = await request.post('/bff/events', { headers: { 'X-Culture': 'en-ca' }, data: { events: [] } });
  expect(answer.status()).toBe(404);
});
