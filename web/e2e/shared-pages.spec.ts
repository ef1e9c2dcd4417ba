/** Strangers who open the same page within seconds (docs/rules/content.md#shared-pages). */
import { inMatrix } from './matrix.ts';
import { expect, openMarkets, test } from './shop.ts';

test.use({ environment: { ...openMarkets, SHARED_PAGES_SECONDS: '5' }, newPages: true });
test.beforeEach(({ shop }) => shop.sandbox.reset());

test('share it whatever advertisement they come from, and each goes on alone', inMatrix, async ({ page, shop }) => {
  const cartRequests = () =>
    shop.sandbox.control.requests.all('shop-api').filter(({ path }) => path === '/api/shoppingcart/request').length;
  const total = page.getByRole('region', { name: 'Summary' }).getByText('$129.99').first();
  const frenchLink = page.getByRole('link', { name: 'FR, français' });
  const lengths: number[] = [];
  // On a busy machine the three are later than five seconds, or an answer is late for a page, which is not shared then.
  await expect(async () => {
    const before = cartRequests();
    const nonces = new Set<string>();
    for (const click of ['gclid=1&utm_source=search', 'fbclid=2', 'utm_source=mail&gclid=3']) {
      const response = await page.goto(`/en-ca/cart?bundle=sonic-brush-halo&${click}`);
      const headers = response?.headers() ?? {};
      nonces.add(/'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1] ?? '');
      lengths.push(Number(headers['content-length']));
      await expect(total).toBeVisible();
      await expect(frenchLink).toHaveAttribute('href', '/en-ca/cart?bundle=sonic-brush-halo&language=fr-CA');
      await page.evaluate(() => fetch(window.location.href).then((more) => more.text()));
    }
    expect([nonces.size, nonces.has('')]).toEqual([3, false]);
    // The last one was compressed once for all, and better than the first one.
    expect(lengths.at(-1)).toBeLessThan(0.97 * Math.max(...lengths));
    expect(cartRequests() - before).toBeLessThanOrEqual(1);
  }).toPass();
  const before = cartRequests();
  // The address keeps what the scripts of the shop may read.
  expect(page.url()).toContain('gclid=3');
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(page.getByRole('status').and(page.locator('output'))).toHaveText('2');
  // The new quantity is shown before its request is sent.
  await expect.poll(() => cartRequests() - before).toBe(1);
});
