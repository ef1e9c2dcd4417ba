import { createHash } from 'node:crypto';
import type { Page } from 'playwright/test';
import { findScenario, signInOnPage } from './customers.ts';
import { inMatrix } from './matrix.ts';
import { expect, measured, type ShopUnderTest, test } from './shop.ts';

test.use({ environment: measured });
test.beforeEach(({ shop }) => shop.sandbox.reset());

const cartPath = '/en-ca/cart?bundle=sonic-brush-halo';

/** Records the bodies of the event batches that the browser sends from now on. */
function recordBatches(page: Page): string[] {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/bff/events') bodies.push(request.postData() ?? '');
  });
  return bodies;
}

const getCollected = ({ sandbox }: ShopUnderTest) => sandbox.analytics.all();

const consentBar = (page: Page) => page.getByRole('region', { name: 'May we use optional services?' });

async function raiseQuantity(page: Page): Promise<void> {
  await page.goto(cartPath);
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(page).toHaveURL(/modified=true/);
}

const readDataLayer = (page: Page): Promise<unknown[]> => page.evaluate(() => Reflect.get(window, 'dataLayer') ?? []);

/** Waits until analytics has loaded and has passed the event on. An earlier departure would lose it. */
async function waitForQuantityEvent(page: Page): Promise<void> {
  await expect.poll(async () => JSON.stringify(await readDataLayer(page))).toContain('cart_quantity:change');
}

/** Leaves the page, which sends its waiting events at once. */
async function leave(page: Page): Promise<void> {
  await page.goto('about:blank');
}

test(
  'collects the events of a category with consent only after the visitor accepts',
  inMatrix,
  async ({ page, shop }) => {
    const countQuantityEvents = () => getCollected(shop).filter(({ name }) => name === 'cart_quantity:change').length;
    await raiseQuantity(page);
    await expect(consentBar(page)).toBeVisible();
    await leave(page);

    await page.goto(cartPath);
    await consentBar(page).getByRole('button', { name: 'Decline all' }).click();
    await raiseQuantity(page);
    await expect(consentBar(page)).toBeHidden();
    await leave(page);
    expect(getCollected(shop)).toEqual([]);

    await page.goto(cartPath);
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await consentBar(page).getByRole('button', { name: 'Accept all' }).click();
    await raiseQuantity(page);
    await waitForQuantityEvent(page);
    await leave(page);
    await expect.poll(countQuantityEvents).toBe(1);
  },
);

test(
  'collects the events of a customer with hashed identifiers, which the browser never sends',
  inMatrix,
  async ({ page, shop }) => {
    const { email, password } = findScenario(shop, 'ca-subscriber');
    const batches = recordBatches(page);
    await page.goto(cartPath);
    await consentBar(page).getByRole('button', { name: 'Accept all' }).click();
    await page.goto('/en-ca/my-account/overview');
    await signInOnPage(page, { email, password });
    await expect(page).toHaveURL(/my-account\/overview/);
    await raiseQuantity(page);
    await waitForQuantityEvent(page);
    const dataLayer = await readDataLayer(page);
    await leave(page);

    const names = ['sign_in:start', 'cart_quantity:change'];
    await expect.poll(() => getCollected(shop).map(({ name }) => name)).toEqual(expect.arrayContaining(names));
    const hashedEmail = createHash('sha256').update(email).digest('hex');
    expect(getCollected(shop).find(({ name }) => name === 'cart_quantity:change')).toMatchObject({
      category: 'analytics',
      culture: 'en-ca',
      language: 'en-CA',
      details: { bundle: 'sonic-brush-halo', quantity: 2 },
      hashedEmail,
      hashedUserId: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(getCollected(shop).find(({ name }) => name === 'sign_in:start')).not.toHaveProperty('hashedEmail');
    expect(dataLayer).toContainEqual(expect.objectContaining({ event: 'cart_quantity:change', hashedEmail }));
    expect(JSON.stringify([batches, dataLayer])).not.toContain('@');
    expect(batches.join()).not.toContain(hashedEmail);
  },
);
