import { CONTENT_WEBHOOK_SECRET, startConstellation } from '@perennial/sandbox/launch/constellation';
import { freePorts } from '@perennial/sandbox/ports';
import type { Page } from 'playwright/test';
import { expect, type ShopUnderTest, test } from './shop.ts';

/** What the content service puts into the pages, and how they fare without it. */

/** Its site has HTML and a script of the content service in every page. */
const home = '/en-gb/cart?bundle=sonic-brush-halo';
const words = 'We answer within one business day.';

/** How long a page may take whose words are known; reading it from the BFF takes a few milliseconds. */
const USUAL_MS = 500;
const COLD_MS = 2_000;

const searches = { service: 'content', method: 'GET', path: '/api/v2/documents/search' } as const;

/** The webhook of the content service: what the shop keeps counts as stale. */
async function publish({ shopUrl }: ShopUnderTest): Promise<void> {
  const answer = await fetch(`${shopUrl}/bff/content/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'api-update', secret: CONTENT_WEBHOOK_SECRET }),
  });
  expect(answer.status).toBe(204);
}

async function read({ shopUrl }: Pick<ShopUnderTest, 'shopUrl'>): Promise<{ text: string; ms: number }> {
  const start = performance.now();
  const answer = await fetch(`${shopUrl}${home}`);
  const text = await answer.text();
  return { text, ms: performance.now() - start };
}

/** Publishes, and waits until the shop has taken over what there is. */
async function publishUntil(shop: ShopUnderTest, words: string): Promise<void> {
  await publish(shop);
  await expect.poll(async () => (await read(shop)).text, { intervals: [50] }).toContain(words);
}

const ranIn = (page: Page) => page.evaluate(() => ({ ...document.documentElement.dataset }));

test.beforeEach(async ({ shop }) => {
  shop.sandbox.reset();
  await publishUntil(shop, words);
});

test.afterAll(async ({ shop }) => {
  shop.sandbox.reset();
  await publishUntil(shop, words);
});

test('HTML and script of the content service stand in the page, and the script runs by a nonce of its own', async ({
  page,
}) => {
  const first = await page.goto(home);
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-content-script', 'ran');

  const second = await page.reload();
  const policies = [first, second].map((answer) => answer?.headers()['content-security-policy'] ?? '');
  const nonces = policies.map((policy) => /script-src 'self' 'nonce-([\w-]{20,})'/.exec(policy)?.[1]);
  expect(nonces[0]).toBeTruthy();
  expect(nonces[0]).not.toBe(nonces[1]);
  expect(await page.locator('#boot').getAttribute('nonce'), 'markup cannot read the nonce').toBe('');
});

test('nothing else in content runs: neither a script nor a handler, be it in HTML or in a text', async ({
  page,
  shop,
  watch,
}) => {
  const smuggled = (place: string) =>
    `<img src="x" onerror="document.documentElement.dataset.${place} = 'ran'"><script>document.documentElement.dataset.${place} = 'ran'</script>`;
  const data = {
    generic_html: `<p>Harmless words</p>${smuggled('html')}<a href="javascript:alert(1)">Dead link</a>`,
    copyright: smuggled('text'),
    entries: [{ key: 'shell.skipToContent', text: smuggled('words') }],
  };
  const body = {
    results: [{ id: 'x', type: 'culture', lang: 'en-gb', alternate_languages: [], data }],
    total_pages: 1,
  };
  shop.sandbox.control.faults.add({ ...searches, status: 200, body });
  await publishUntil(shop, 'Harmless words');

  // The browser tells of a handler as soon as the sanitiser reads it, in a document in which nothing can run.
  watch.allowConsole(/Content Security Policy/i);
  await page.goto(home);
  await expect(page.getByText('Harmless words')).toBeVisible();
  await expect(page.locator('[onerror]')).toHaveCount(0);
  await expect(page.getByText('Dead link')).not.toHaveAttribute('href');
  await expect(page.getByRole('contentinfo')).toContainText('<img src="x" onerror=');
  await expect(page.locator('.skip-link')).toContainText('<img src="x" onerror=');

  await page.evaluate(() => {
    const script = document.createElement('script');
    script.text = "document.documentElement.dataset.without = 'ran'";
    document.body.append(script);
  });
  expect(await ranIn(page)).toEqual({});
});

const troubles = [
  { name: 'is broken', fault: { status: 503, body: 'Sorry' } },
  { name: 'is slow', fault: { delayMs: 5_000 } },
  {
    name: 'answers HTML',
    fault: { status: 200, headers: { 'content-type': 'text/html' }, body: '<html>Sorry</html>' },
  },
  { name: 'answers half of an answer', fault: { status: 200, body: '{"results":[{"data":' } },
  { name: 'answers something else', fault: { status: 200, body: { results: { data: 7 } } } },
  { name: 'knows no such repository', fault: { status: 404, body: { message: 'Not found' } } },
];

test('while the content service fails, pages come with its last words in the usual time', async ({ shop }) => {
  for (const { name, fault } of troubles) {
    await test.step(name, async () => {
      shop.sandbox.control.faults.add({ ...searches, path: '/api/v2*', ...fault });
      await publish(shop);
      for (const time of ['first', 'second']) {
        const { text, ms } = await read(shop);
        expect(text, `the ${time} page`).toContain(words);
        expect(ms, `the ${time} page`).toBeLessThan(USUAL_MS);
      }
      shop.sandbox.control.faults.clear();
    });
  }
});

test('a shop that starts without its content service has words of its own', async ({ page, watch }) => {
  // Pictures come from there, too.
  watch.allowConsole(/ERR_CONNECTION_REFUSED|Failed to load resource|Content Security Policy/);
  const ports = await freePorts();
  const { content: nobody } = await freePorts();
  const shop = await startConstellation({
    ports,
    environment: { CONTENT_API_URL: `http://localhost:${nobody}/api/v2`, LOG_LEVEL: 'fatal' },
  });
  try {
    const cold = await read(shop);
    expect(cold.ms).toBeLessThan(COLD_MS);
    const warm = await read(shop);
    expect(warm.ms).toBeLessThan(USUAL_MS);
    await page.goto(`${shop.shopUrl}/en-ca/cart?bundle=sonic-brush-halo`);
    await expect(page.getByRole('heading', { name: 'Halo sonic toothbrush with brush heads' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Perennial Canada');
  } finally {
    // What the page still loads must not be cut off.
    await page.goto('about:blank');
    await shop.stop();
  }
});
