import { createHash } from 'node:crypto';
import type { Page } from 'playwright/test';
import { expect, type ShopUnderTest, signInAt, test } from './shop.ts';

test.use({ environment: { ANALYTICS_ADAPTERS: 'bff,dataLayer', ANALYTICS_CONSENT: 'analytics,conversion' } });
test.beforeEach(({ shop }) => shop.sandbox.reset());

const cart = '/en-ca/cart?bundle=sonic-brush-halo';

/** What the browser told the shop, as text. */
function told(page: Page): string[] {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/bff/events') bodies.push(request.postData() ?? '');
  });
  return bodies;
}

const collected = ({ sandbox }: ShopUnderTest) => sandbox.analytics.all();

const question = (page: Page) => page.getByRole('region', { name: 'May we see how you use the shop?' });

async function oneMore(page: Page): Promise<void> {
  await page.goto(cart);
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(page).toHaveURL(/modified=true/);
}

/** Away from the page: what it has gathered goes at once. */
async function leave(page: Page): Promise<void> {
  await page.goto('about:blank');
}

test('what a category that needs consent would tell is told only after it was given', async ({ page, shop }) => {
  const ofCart = () => collected(shop).filter(({ name }) => name === 'cart_quantity:change').length;
  await oneMore(page);
  await expect(question(page)).toBeVisible();
  await leave(page);
  await expect.poll(() => collected(shop).map(({ category }) => category)).toContain('ajax');

  await page.goto(cart);
  await question(page).getByRole('button', { name: 'Decline' }).click();
  await oneMore(page);
  await expect(question(page)).toBeHidden();
  await leave(page);
  expect(ofCart()).toBe(0);

  await page.goto(cart);
  await page.getByRole('button', { name: 'Analytics choice' }).click();
  await question(page).getByRole('button', { name: 'Accept' }).click();
  await oneMore(page);
  await leave(page);
  await expect.poll(ofCart).toBe(1);
});

test('what a customer does arrives with hashes, which the browser never sends', async ({ page, shop }) => {
  const person = shop.sandbox.scenarios().find(({ id }) => id === 'ca-subscriber');
  const email = person?.email ?? '';
  const bodies = told(page);
  await page.goto(cart);
  await question(page).getByRole('button', { name: 'Accept' }).click();
  await page.goto('/en-ca/my-account/overview');
  await signInAt(page, { email, password: person?.password ?? '' });
  await expect(page).toHaveURL(/my-account\/overview/);
  await oneMore(page);
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer'))))
    .toContain('cart_quantity:change');
  const dataLayer: unknown[] = await page.evaluate(() => Reflect.get(window, 'dataLayer'));
  await leave(page);

  await expect.poll(() => collected(shop).map(({ name }) => name)).toContain('cart_quantity:change');
  const hashedEmail = createHash('sha256').update(email).digest('hex');
  expect(collected(shop).find(({ name }) => name === 'cart_quantity:change')).toMatchObject({
    category: 'analytics',
    culture: 'en-ca',
    language: 'en-CA',
    details: { bundle: 'sonic-brush-halo', quantity: 2 },
    hashedEmail,
    hashedUserId: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(collected(shop).find(({ name }) => name === 'sign_in:start')).not.toHaveProperty('hashedEmail');
  expect(dataLayer).toContainEqual(expect.objectContaining({ event: 'cart_quantity:change', hashedEmail }));
  expect(JSON.stringify([bodies, dataLayer])).not.toContain('@');
  expect(bodies.join()).not.toContain(hashedEmail);
});
