import { expect, signInAt, test } from './shop.ts';

test.beforeEach(({ shop }) => shop.sandbox.reset());

test('a customer in Canada changes to French in the cart, keeps what they chose, and finds it in French again', async ({
  page,
}) => {
  await page.goto('/en-ca/cart?bundle=razor-arc&modified=true');
  await expect(page).toHaveURL(/language=en-CA/);
  await page.getByRole('link', { name: /^FR/ }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  const query = new URL(page.url()).searchParams;
  expect(Object.fromEntries(query)).toEqual({ bundle: 'razor-arc', modified: 'true', language: 'fr-CA' });

  await page.goto('/en-ca/404');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
});

test('a signed-in customer’s choice is told to the shop API', async ({ page, shop }) => {
  const person = shop.sandbox.scenarios().find(({ id }) => id === 'ca-subscriber');
  await page.goto('/en-ca/my-account/overview');
  await signInAt(page, { email: person?.email ?? '', password: person?.password ?? '' });
  await expect(page).toHaveURL(/my-account\/overview/);
  await page.getByRole('link', { name: /^FR/ }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  const told = shop.sandbox.control.requests.all('shop-api').find(({ path }) => path === '/api/users/current/language');
  expect(told).toMatchObject({ method: 'POST', body: { languageCode: 'fr-CA' } });
});

test('a country of one language has nothing to choose', async ({ page }) => {
  await page.goto('/nl-nl/cart?bundle=razor-arc');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /^(NL|FR)\b/ })).toHaveCount(0);
});
