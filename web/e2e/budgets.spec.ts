import type { Page } from 'playwright/test';
import { signInAs } from './customers.ts';
import { expect, test } from './shop.ts';

/** Budget of the JavaScript of a page's first load: transferred kilobytes, brotli-compressed. */
const budgets = [
  { path: '/en-ca/cart?bundle=sonic-brush-halo', kilobytes: 120 },
  { path: '/en-ca/checkout?bundle=sonic-brush-halo', kilobytes: 150 },
  { path: '/en-ca/my-account/overview', kilobytes: 120 },
  { path: '/en-ca/subscription-successful', kilobytes: 120 },
  { path: '/en-ca/subscription-error', kilobytes: 120 },
  { path: '/en-ca/404', kilobytes: 120 },
] as const;

/** Smaller files are not compressed. The count includes about 1 kB of response headers. */
const COMPRESSED_FROM_BYTES = 2500;

type Script = { url: string; encoding: string; bytes: number };

async function measureFirstLoad(page: Page, path: string): Promise<Script[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  const scripts = new Map<string, Script>();
  client.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.mimeType.includes('javascript')) return;
    const encoding = response.headers['content-encoding'] ?? response.headers['Content-Encoding'] ?? 'none';
    scripts.set(requestId, { url: response.url, encoding, bytes: 0 });
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const script = scripts.get(requestId);
    if (script) script.bytes = encodedDataLength;
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await client.detach();
  return [...scripts.values()];
}

test('loads every page within its budget of JavaScript', async ({ page, shop }) => {
  shop.sandbox.reset();
  await signInAs(page, shop, 'ca-subscriber');

  for (const { path, kilobytes } of budgets) {
    await test.step(path, async () => {
      const scripts = await measureFirstLoad(page, path);
      const bytes = scripts.reduce((total, script) => total + script.bytes, 0);
      test.info().annotations.push({ type: 'size', description: `${path} ${(bytes / 1000).toFixed(1)} kB` });
      expect(bytes, 'the page has loaded its scripts').toBeGreaterThan(50_000);
      expect(bytes / 1000, `${path} has ${bytes} bytes of JavaScript`).toBeLessThanOrEqual(kilobytes);
      const uncompressed = scripts.filter(({ encoding, bytes }) => encoding !== 'br' && bytes > COMPRESSED_FROM_BYTES);
      expect(uncompressed).toEqual([]);
    });
  }
});
