import type { Page } from 'playwright/test';
import { expect, signInAt, test } from './shop.ts';

/** JavaScript of a page's first load over the wire, in kB of brotli. */
const budgets = [
  { path: '/en-ca/cart?bundle=sonic-brush-halo', kilobytes: 120 },
  { path: '/en-ca/checkout?bundle=sonic-brush-halo', kilobytes: 150 },
  { path: '/en-ca/my-account/overview', kilobytes: 120 },
  { path: '/en-ca/subscription-successful', kilobytes: 120 },
  { path: '/en-ca/subscription-error', kilobytes: 120 },
  { path: '/en-ca/404', kilobytes: 120 },
] as const;

/** Smaller files gain nothing by compression; an answer's headers, about 1 kB, count as well. */
const COMPRESSED_FROM_BYTES = 2500;

type Script = { url: string; encoding: string; bytes: number };

async function firstLoad(page: Page, path: string): Promise<Script[]> {
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

test('every page keeps to its budget', async ({ page, shop }) => {
  shop.sandbox.reset();
  const person = shop.sandbox.scenarios().find(({ id }) => id === 'ca-subscriber');
  await page.goto('/en-ca/my-account/overview');
  await signInAt(page, { email: person?.email ?? '', password: person?.password ?? '' });
  await expect(page).toHaveURL(/my-account\/overview/);

  for (const { path, kilobytes } of budgets) {
    await test.step(path, async () => {
      const scripts = await firstLoad(page, path);
      const bytes = scripts.reduce((total, script) => total + script.bytes, 0);
      test.info().annotations.push({ type: 'size', description: `${path} ${(bytes / 1000).toFixed(1)} kB` });
      expect(bytes, 'the page has loaded its scripts').toBeGreaterThan(50_000);
      expect(bytes / 1000, `${path} has ${bytes} bytes of JavaScript`).toBeLessThanOrEqual(kilobytes);
      const uncompressed = scripts.filter(({ encoding, bytes }) => encoding !== 'br' && bytes > COMPRESSED_FROM_BYTES);
      expect(uncompressed).toEqual([]);
    });
  }
});
