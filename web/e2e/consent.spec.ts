import type { Page } from 'playwright/test';
import { cellOf, inMatrix } from './matrix.ts';
import { expect, METRICS_TOKEN, measured, type ShopUnderTest, test } from './shop.ts';

/** Nothing leaves the browser that is not necessary, before the visitor's answer and after "no". */

test.use({ environment: measured });
test.beforeEach(({ shop }) => shop.sandbox.reset());

const visited = {
  'de-de': { decline: 'Alle ablehnen', accept: 'Alle erlauben', change: 'Datenschutzeinstellungen', more: 'Eins mehr' },
  'fr-fr': {
    decline: 'Tout refuser',
    accept: 'Tout accepter',
    change: 'Choix de confidentialité',
    more: 'Augmenter la quantité',
  },
  'en-gb': { decline: 'Decline all', accept: 'Accept all', change: 'Privacy choices', more: 'One more' },
  'en-ca': { decline: 'Decline all', accept: 'Accept all', change: 'Privacy choices', more: 'One more' },
} as const;

/** Requests to another host than the shop and its content service with the pictures, and those that carry events. */
function recordOptionalRequests(page: Page, { shopUrl, sandbox }: ShopUnderTest): string[] {
  const recorded: string[] = [];
  page.on('request', (request) => {
    const { pathname, origin } = new URL(request.url());
    // A picture of another host could count who opens the page.
    const isPicture = request.resourceType() === 'image' && origin === new URL(sandbox.urls.content).origin;
    if (pathname === '/bff/events' || (origin !== new URL(shopUrl).origin && !isPicture))
      recorded.push(`${request.method()} ${request.url()}`);
  });
  return recorded;
}

/** Returns the counts of page reports from a culture. */
async function readReports({ shopUrl }: ShopUnderTest, culture: string): Promise<readonly string[]> {
  const response = await fetch(`${shopUrl}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const lines = (await response.text()).split('\n');
  return lines.filter((line) => /^perennial_browser_\w+_count/.test(line) && line.includes(`"${culture}"`));
}

const readTraces = (page: Page) =>
  page.evaluate(() => [
    Reflect.get(window, 'dataLayer') ?? null,
    document.documentElement.dataset['contentScript'] ?? null,
  ]);

/** A quantity is an event, and the page that is left sends what waits. */
async function useCart(page: Page, culture: string, more: string): Promise<void> {
  await page.goto(`/${culture}/cart?bundle=hair-removal-lume`);
  await page.getByRole('button', { name: more }).click();
  await expect(page).toHaveURL(/modified=true/);
}

for (const [culture, { decline, accept, change, more }] of Object.entries(visited)) {
  const title = `sends nothing optional from ${culture} before the answer and after "no", and then what is allowed`;
  test(title, cellOf(culture, ['de-de']), async ({ page, shop }) => {
    // Journeys before this one have used the same shop.
    const reportsBefore = await readReports(shop, culture);
    const requests = recordOptionalRequests(page, shop);
    await useCart(page, culture, more);
    await expect(page.getByRole('button', { name: accept })).toBeVisible();
    expect(await readTraces(page)).toEqual([null, null]);
    await page.goto('about:blank');
    expect(requests).toEqual([]);

    await useCart(page, culture, more);
    await page.getByRole('button', { name: decline }).click();
    await expect(page.getByRole('button', { name: decline })).toBeHidden();
    await page.reload();
    await page.getByRole('button', { name: more }).click();
    expect(await readTraces(page)).toEqual([null, null]);
    await page.goto('about:blank');
    expect(requests).toEqual([]);
    expect(shop.sandbox.analytics.all()).toEqual([]);
    expect(await readReports(shop, culture)).toEqual(reportsBefore);

    await page.goto(`/${culture}/cart?bundle=hair-removal-lume`);
    await page.getByRole('button', { name: change }).click();
    await page.getByRole('button', { name: accept }).click();
    await expect(page.getByText('Lume ★ 4.6')).toBeVisible();
    await page.getByRole('button', { name: more }).click();
    await expect.poll(() => requests.join()).toMatch(/POST .*\/bff\/events/);
    await page.goto('about:blank');
    const countOfCart = (reports: readonly string[]) => {
      const name = `perennial_browser_lcp_seconds_count{page="/cart",culture="${culture}"} `;
      return Number(reports.find((line) => line.startsWith(name))?.slice(name.length) ?? 0);
    };
    await expect.poll(async () => countOfCart(await readReports(shop, culture))).toBe(countOfCart(reportsBefore) + 1);
  });
}

test('asks nothing in the United States, whose law does not ask', inMatrix, async ({ page, shop }) => {
  const requests = recordOptionalRequests(page, shop);
  await useCart(page, 'en-us', 'One more');
  await expect.poll(() => requests.join()).toMatch(/POST .*\/bff\/events/);
  await expect(page.getByRole('button', { name: 'Accept all' })).toBeHidden();
});

for (const [culture, { more, accept, change }] of [
  ['en-us', visited['en-gb']],
  ['de-de', visited['de-de']],
] as const) {
  const title = `asks nothing and sends nothing optional for a browser that sends Global Privacy Control (${culture})`;
  test(title, cellOf(culture, ['de-de']), async ({ context, shop }) => {
    const page = await context.newPage();
    await page.setViewportSize({ width: 390, height: 844 });
    const requests = recordOptionalRequests(page, shop);
    await page.setExtraHTTPHeaders({ 'Sec-GPC': '1' });
    await useCart(page, culture, more);
    await expect(page.getByRole('button', { name: accept })).toBeHidden();
    await expect(page.getByRole('button', { name: change })).toBeHidden();
    expect(await readTraces(page)).toEqual([null, null]);
    await page.goto('about:blank');
    expect(requests).toEqual([]);
    expect(shop.sandbox.analytics.all()).toEqual([]);
    await page.close();
  });
}
