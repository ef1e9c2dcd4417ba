/** Pages that the server renders (docs/rules/content.md#server-rendered-pages). */
import type { Page, Request } from 'playwright/test';
import { findScenario, signInAs } from './customers.ts';
import { inMatrix } from './matrix.ts';
import { expect, openAndUnlimited, type ShopUnderTest, test } from './shop.ts';
import { holdScripts } from './slow-scripts.ts';

test.use({ environment: openAndUnlimited });

test.beforeEach(({ shop }) => shop.sandbox.reset());

const cartPath = '/en-ca/cart?bundle=sonic-brush-halo';

const checkoutPath = '/en-ca/checkout?bundle=sonic-brush-halo';

type RenderedPage = {
  readonly name: string;
  readonly path: string;
  /** The customer of the page. */
  readonly scenario?: string;
  readonly shows: string;
  /** What the browser requests all the same, because the server does not wait for it (ADR 70). */
  readonly asks?: readonly string[];
};

/** What each page shows of the answers that it comes with. `{number}` is a subscription. */
const renderedPages: readonly RenderedPage[] = [
  { name: 'the cart', path: cartPath, shows: '$18.99' },
  { name: 'checkout of a stranger', path: checkoutPath, shows: '$129.99' },
  { name: 'the cart of a customer', path: cartPath, scenario: 'ca-subscriber', shows: 'Edit' },
  { name: 'checkout of a customer', path: checkoutPath, scenario: 'ca-subscriber', shows: 'PayPal' },
  {
    name: 'the overview',
    path: '/en-ca/my-account/overview',
    scenario: 'ca-subscriber',
    shows: 'Next shipment',
    asks: ['/bff/coming-up'],
  },
  {
    name: 'the details of a subscription',
    path: '/en-ca/my-account/subscription-details/{number}',
    scenario: 'ca-subscriber',
    shows: 'Track your order',
  },
  {
    name: 'personal details',
    path: '/en-ca/my-account/personal-details',
    scenario: 'ca-subscriber',
    shows: 'Shipping address',
  },
  {
    name: 'payment details',
    path: '/en-ca/my-account/payment-details',
    scenario: 'ca-subscriber',
    shows: 'Change payment method',
  },
  {
    name: 'billing',
    path: '/en-ca/my-account/billing',
    scenario: 'ca-subscriber',
    shows: 'Payments',
    asks: ['/bff/coming-up'],
  },
  {
    name: 'support',
    path: '/en-ca/my-account/support',
    scenario: 'ca-subscriber',
    shows: 'Submit your question',
  },
];

/** Signs in if the page is the first that needs it, and returns the path of the page. */
async function enter(page: Page, shop: ShopUnderTest, renderedPage: RenderedPage): Promise<string> {
  const { path, scenario } = renderedPage;
  if (!scenario) return path;
  if (renderedPages.find((other) => other.scenario === scenario) === renderedPage) await signInAs(page, shop, scenario);
  return path.replace('{number}', findScenario(shop, scenario).subscriptions[0]?.number ?? '');
}

const totalOf = (page: Page) => page.getByRole('region', { name: 'Summary' }).locator('.charges__today-amount');

/**
 * Opens the cart until it comes with its total, in a page whose scripts do not run. On a busy machine, and for the first page
 * of a process, an answer may be late for a page, and without scripts it does not follow.
 */
async function openRenderedCart(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto(cartPath);
    await expect(totalOf(page)).toHaveText('$129.99', { timeout: 1000 });
  }).toPass();
}

type Fault = { readonly path: string; readonly times: number };

async function addFault(
  { sandbox }: ShopUnderTest,
  fault: Fault & { method: string; status?: number; delayMs?: number },
): Promise<void> {
  const response = await fetch(`${sandbox.urls.console}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ service: 'shop-api', ...fault }),
  });
  expect(response.ok, await response.text()).toBe(true);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, newPages: true });

  test('shows product, prices and total of the cart, and says what needs script', async ({ page }) => {
    await openRenderedCart(page);
    await expect(page.getByRole('heading', { name: 'Halo sonic toothbrush with brush heads' })).toBeVisible();
    await expect(page.getByText('$18.99').first()).toBeVisible();
    // Playwright finds no text in a noscript element.
    await expect(page.locator('.no-script')).toContainText('this page needs JavaScript');
    await expect(page.locator('.no-script')).toBeVisible();
    await page.getByRole('link', { name: 'Log In' }).click();
    await expect(page.locator('form[action$="/sign-in"]')).toBeVisible();
  });

  test('shows the other server-rendered pages, and says what needs script', inMatrix, async ({ page, shop }) => {
    for (const renderedPage of renderedPages.slice(1)) {
      const { name, shows } = renderedPage;
      await test.step(name, async () => {
        const path = await enter(page, shop, renderedPage);
        // On a busy machine an answer may be late for a page.
        await expect(async () => {
          await page.goto(path);
          await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible({ timeout: 1000 });
        }).toPass();
        await expect(page.locator('.no-script')).toBeVisible();
      });
    }
  });
});

test('opens the cart without a request of the browser, and keeps presses from before the scripts', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const release = await holdScripts(page);
  await openRenderedCart(page);
  const structuredData = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(structuredData ?? '').offers).toMatchObject({ price: '129.99', priceCurrency: 'CAD' });
  const more = page.getByRole('button', { name: 'One more' });
  await more.click();
  await more.click();
  await page.getByText('Add a discount code').click();
  await page.getByRole('textbox', { name: 'Discount code' }).fill('HALO20');
  expect(requests.filter((path) => path.startsWith('/api/'))).toEqual([]);
  // The press is seen to wait.
  await expect(more).toHaveCSS('outline-style', 'dotted');

  release();
  await expect(more).toHaveCSS('outline-style', 'none');
  await expect(page.getByRole('status').and(page.locator('output'))).toHaveText('3');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(totalOf(page)).toHaveText('$311.98');
});

test(
  'keeps presses and texts from before the scripts on the other server-rendered pages',
  inMatrix,
  async ({ page, shop }) => {
    const releaseForm = await holdScripts(page);
    await page.goto('/en-ca/subscription-contractcancel');
    await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
    await page.getByRole('textbox', { name: 'Surname' }).fill('Byron');
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
    await page.getByRole('textbox', { name: 'Subscription or order number' }).fill('S20100001');
    await expect(page.getByText('Please fill in all fields.')).toBeVisible();
    releaseForm();
    await expect(page.getByText('Please fill in all fields.')).toBeHidden();

    await signInAs(page, shop, 'ca-subscriber');
    const releaseCheckout = await holdScripts(page);
    await page.goto(checkoutPath);
    await page.getByText('PayPal', { exact: true }).click();
    releaseCheckout();
    await expect(page.getByText('You will pay on the PayPal site')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'PayPal' })).toBeChecked();

    const releaseOverview = await holdScripts(page);
    await page.goto('/en-ca/my-account/overview');
    await page.getByRole('link', { name: 'Subscription details' }).click();
    releaseOverview();
    await expect(page).toHaveURL(/subscription-details/);
    await expect(page.getByText('Track your order', { exact: true })).toBeVisible();

    const releaseSupport = await holdScripts(page);
    await page.goto('/en-ca/my-account/support');
    const question = page.getByRole('textbox', { name: 'Your question' });
    await question.fill('Where is my parcel?');
    await page.getByRole('combobox', { name: 'Subject' }).click();
    releaseSupport();
    await page.getByRole('option', { name: 'My subscription' }).click();
    await expect(page.getByRole('combobox', { name: 'Subject' })).toHaveValue('My subscription');
    await expect(page.getByText('19 of 200 characters')).toBeVisible();
    await expect(question).toHaveValue('Where is my parcel?');

    const releaseDetails = await holdScripts(page);
    await page.goto('/en-ca/my-account/personal-details');
    await page.getByRole('button', { name: 'Edit addresses' }).click();
    releaseDetails();
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  },
);

test(
  'asks only for what the server does not wait for in the first view of a server-rendered page',
  inMatrix,
  async ({ page, shop }) => {
    for (const renderedPage of renderedPages) {
      const { name, shows, asks = [] } = renderedPage;
      await test.step(name, async () => {
        const path = await enter(page, shop, renderedPage);
        // On a busy machine an answer may be late for a page.
        await expect(async () => {
          const requests = await recordRequests(page, () => page.goto(path));
          await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
          expect(requests.some((requested) => requested.endsWith('.js'))).toBe(true);
          expect(requests.filter((requested) => /^\/(api|bff)\//.test(requested))).toEqual(asks);
        }).toPass();
      });
    }
  },
);

/** Returns the paths of all requests until the network is idle. */
async function recordRequests(page: Page, open: () => Promise<unknown>): Promise<readonly string[]> {
  const requests: string[] = [];
  const listen = (request: Request) => requests.push(new URL(request.url()).pathname);
  page.on('request', listen);
  await open();
  await page.waitForLoadState('networkidle');
  page.off('request', listen);
  return requests;
}

test('sees the page and what it needs when the scripts cannot be loaded', async ({ page, watch }) => {
  watch.allowConsole(/ERR_FAILED|Failed to fetch dynamically imported module/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await openRenderedCart(page);
  await expect(page.getByText('this page needs JavaScript')).toBeVisible();

  await test.step('a page that was not rendered on the server', async () => {
    await page.goto('/de-de/cart');
    await expect(page.getByRole('alert')).toContainText('Bei uns ist etwas schiefgegangen.');
    await page.unroute('**/assets/*.js');
    await page.getByRole('link', { name: 'Seite neu laden' }).click();
    await expect(page.getByRole('heading', { name: 'Ihr Warenkorb' })).toBeVisible();
  });
});

test('gets on from a page whose own script cannot be loaded', inMatrix, async ({ page, watch }) => {
  watch.allowConsole(/404|Failed to (?:load|fetch)|importing a module|TypeError/);
  const failing = '**/assets/cart-page-*.js';
  await page.route(failing, (route) => route.fulfill({ status: 404 }));
  await page.goto(cartPath);
  const reload = page.getByRole('button', { name: 'Reload the page' });
  await expect(reload).toBeVisible();
  await page.getByRole('link', { name: 'Log In' }).click();
  await expect(page.locator('form[action$="/sign-in"]')).toBeVisible();

  await page.goto(cartPath);
  await expect(reload).toBeVisible();
  await page.unroute(failing);
  await reload.click();
  await expect(totalOf(page)).toHaveText('$129.99');
});

/** Opens a page while the shop API holds its answers back, and lets it answer when the page has begun. */
async function openBeforeTheAnswers(page: Page, { sandbox }: ShopUnderTest, path: string, held: Fault): Promise<void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  sandbox.control.faults.add({ service: 'shop-api', method: '*', until: released, ...held });
  await page.goto(path, { waitUntil: 'commit' });
  release();
}

test('gets the page before a slow shop API answers, and its content afterwards', async ({ page, shop }) => {
  await openBeforeTheAnswers(page, shop, cartPath, { path: '/api/shoppingcart/request', times: 1 });
  await expect(totalOf(page)).toHaveText('$129.99');

  await signInAs(page, shop, 'ca-subscriber');
  const overview = '/en-ca/my-account/overview';
  await openBeforeTheAnswers(page, shop, overview, { path: '/api/*', times: 4 });
  await expect(page.getByText('Next shipment').first()).toBeVisible();
});

test('never mixes the pages of customers who open them side by side', async ({ browser, shop }) => {
  const ids = ['ca-subscriber', 'ca-discounts'];
  const visitors = await Promise.all(
    ids.map(async (id) => {
      const page = await browser.newPage({ baseURL: shop.shopUrl });
      const { email } = await signInAs(page, shop, id);
      return { page, email };
    }),
  );
  for (let round = 0; round < 25; round++) {
    const pages = await Promise.all(visitors.map(({ page }) => page.request.get('/en-ca/my-account/overview')));
    const texts = await Promise.all(pages.map((response) => response.text()));
    for (const [index, text] of texts.entries())
      expect(visitors.map(({ email }) => text.includes(email))).toEqual(visitors.map((_, other) => other === index));
  }
  await Promise.all(visitors.map(({ page }) => page.close()));
});

test('renews the session when the shop API refuses it while the page is rendered', async ({ page, shop }) => {
  await signInAs(page, shop, 'ca-subscriber');
  // The four calls of the page: one renewal serves all of them.
  await addFault(shop, { method: 'GET', path: '/api/*', status: 401, times: 4 });
  await page.goto('/en-ca/my-account/overview');
  await expect(page.getByText('Next shipment').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Next shipment').first()).toBeVisible();
});
