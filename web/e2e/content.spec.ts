import { startDevStack } from '@perennial/sandbox/launch/dev-stack';
import { freePort, freePorts } from '@perennial/sandbox/ports';
import type { Page } from 'playwright/test';
import { publish } from './content-webhook.ts';
import { inMatrix } from './matrix.ts';
import { expect, type ShopUnderTest, test } from './shop.ts';

/** Content in the pages, and pages without the content service (docs/rules/content.md#outage). */

/** A page of a culture whose culture document has HTML and a script for every page. */
const pagePath = '/en-gb/cart?bundle=sonic-brush-halo';
const contentText = 'We answer within one business day.';

const searches = { service: 'content', method: 'GET', path: '/api/v2/documents/search' } as const;

async function readPage({ shopUrl }: Pick<ShopUnderTest, 'shopUrl'>): Promise<string> {
  const response = await fetch(`${shopUrl}${pagePath}`);
  return response.text();
}

/** Calls the webhook and waits until the page contains the text. */
async function publishUntil(shop: ShopUnderTest, text: string): Promise<void> {
  await publish(shop);
  await expect.poll(() => readPage(shop), { intervals: [50] }).toContain(text);
}

/** Returns the data attributes that scripts have set on the document. */
const readScriptMarks = (page: Page) => page.evaluate(() => ({ ...document.documentElement.dataset }));

test.beforeEach(async ({ shop }) => {
  shop.sandbox.reset();
  await publishUntil(shop, contentText);
});

test.afterAll(async ({ shop }) => {
  shop.sandbox.reset();
  await publishUntil(shop, contentText);
});

test('shows HTML of the content service and runs its script with a nonce of each page', async ({ page }) => {
  const first = await page.goto(pagePath);
  await expect(page.getByText(contentText)).toBeVisible();
  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-content-script', 'ran');
  await page.getByRole('link', { name: 'Perennial' }).click();
  await expect(page.getByText('Open until 18:00'), 'stays when the page renders again').toBeVisible();

  const second = await page.reload();
  const policies = [first, second].map((response) => response?.headers()['content-security-policy'] ?? '');
  const nonces = policies.map((policy) => /script-src 'self' 'nonce-([\w-]{20,})'/.exec(policy)?.[1]);
  expect(nonces[0]).toBeTruthy();
  expect(nonces[0]).not.toBe(nonces[1]);
  expect(await page.locator('#boot').getAttribute('nonce'), 'markup cannot read the nonce').toBe('');
});

test('runs no script or event handler in HTML or texts of the content service', async ({ page, shop, watch }) => {
  const foreign = `<p style="position: fixed">Plain words</p><style>p { display: none }</style>
    <form action="https://a.example"><input name="card"><textarea></textarea><select><option>x</option></select><button>Send</button></form>
    <dialog open>Asked words</dialog><a href="https://a.example" target="_blank">In a tab</a><a href="https://a.example">Here</a>`;
  const createAttack = (mark: string) =>
    `<img src="x" onerror="document.documentElement.dataset.${mark} = 'ran'"><script>document.documentElement.dataset.${mark} = 'ran'</script>`;
  const data = {
    generic_html: `<p>Harmless words</p>${createAttack('html')}<a href="javascript:alert(1)">Dead link</a>${foreign}`,
    copyright: createAttack('text'),
    entries: [{ key: 'shell.skipToContent', text: createAttack('words') }],
  };
  const body = {
    results: [{ id: 'x', type: 'culture', lang: 'en-gb', alternate_languages: [], data }],
    total_pages: 1,
  };
  shop.sandbox.control.faults.add({ ...searches, status: 200, body });
  await publishUntil(shop, 'Harmless words');

  // Chromium reports the handler when the sanitiser parses it in an inert document.
  watch.allowConsole(/Content Security Policy/i);
  // The image that is left has no file.
  watch.allowConsole(/status of 404/);
  await page.goto(pagePath);
  await expect(page.getByText('Harmless words')).toBeVisible();
  await expect(page.locator('[onerror]')).toHaveCount(0);
  await expect(page.getByText('Dead link')).not.toHaveAttribute('href');
  // Nothing asks for data or covers the page, and a page in another tab has no access to this one.
  const block = page.locator('.content-block');
  await expect(block.getByText('Plain words')).toBeVisible();
  await expect(block.locator('form, input, textarea, select, option, button, dialog, style, [style]')).toHaveCount(0);
  await expect(block.getByText('In a tab')).toHaveAttribute('rel', 'noopener');
  await expect(block.getByText('In a tab')).toHaveAttribute('target', '_blank');
  await expect(block.getByText('Here')).not.toHaveAttribute('rel');
  await expect(page.getByRole('contentinfo')).toContainText('<img src="x" onerror=');
  await expect(page.locator('.skip-link')).toContainText('<img src="x" onerror=');

  // What the product sets as a text is refused, and what a policy has let through has no nonce.
  watch.allowConsole(/requires 'Trusted(?:HTML|Script)' assignment/);
  const refused = await page.evaluate(() => {
    const mark = (name: string) => `document.documentElement.dataset.${name} = 'ran'`;
    const script = document.createElement('script');
    const attempts = [
      () => Object.assign(document.createElement('p'), { innerHTML: `<img src="x" onerror="${mark('element')}">` }),
      () => Object.assign(script, { text: mark('text') }),
    ];
    const errors = attempts.map((attempt) => {
      try {
        return String(attempt());
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error);
      }
    });
    const policy = Reflect.get(window, 'trustedTypes').createPolicy('journey', {
      createScript: (code: string) => code,
    });
    script.text = policy.createScript(mark('without'));
    document.body.append(script);
    return errors;
  });
  expect(refused).toEqual(['refused', 'refused']);
  expect(await readScriptMarks(page)).toEqual({});
});

const failures = [
  { name: 'is broken', fault: { status: 503, body: 'Sorry' } },
  { name: 'is slow', fault: { delayMs: 3000 } },
  {
    name: 'sends HTML',
    fault: { status: 200, headers: { 'content-type': 'text/html' }, body: '<html>Sorry</html>' },
  },
  { name: 'sends incomplete JSON', fault: { status: 200, body: '{"results":[{"data":' } },
  { name: 'sends another shape', fault: { status: 200, body: { results: { data: 7 } } } },
  { name: 'has no such repository', fault: { status: 404, body: { message: 'Not found' } } },
];

test('serves pages with the last content while the content service fails', async ({ shop }) => {
  for (const { name, fault } of failures) {
    await test.step(name, async () => {
      shop.sandbox.control.faults.add({ ...searches, path: '/api/v2*', ...fault });
      await publish(shop);
      for (const time of ['first', 'second']) {
        expect(await readPage(shop), `the ${time} page`).toContain(contentText);
      }
      shop.sandbox.control.faults.clear();
    });
  }
});

test(
  'serves pages with the default texts if the BFF starts without the content service',
  inMatrix,
  async ({ page, watch }) => {
    // The pictures are files of the content service.
    watch.allowConsole(/ERR_CONNECTION_REFUSED|Failed to load resource|Content Security Policy/);
    const ports = await freePorts();
    const unusedPort = await freePort();
    const shop = await startDevStack({
      ports,
      environment: { CONTENT_API_URL: `http://localhost:${unusedPort}/api/v2`, LOG_LEVEL: 'fatal' },
    });
    try {
      await page.goto(`${shop.shopUrl}/en-ca/cart?bundle=sonic-brush-halo`);
      await expect(page.getByRole('heading', { name: 'Halo sonic toothbrush with brush heads' })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText('Perennial Canada');
    } finally {
      // Requests that are still running would fail and be reported.
      await page.goto('about:blank');
      await shop.stop();
    }
  },
);
