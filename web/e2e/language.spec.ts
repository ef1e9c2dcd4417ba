import type { Page } from 'playwright/test';
import { expect, type ShopUnderTest, signInAt, test } from './shop.ts';

test.beforeEach(({ shop }) => shop.sandbox.reset());

type Choice = { first: string; second: string; toggle: RegExp; storage: string };

const choices = {
  'en-ca': { first: 'en-CA', second: 'fr-CA', toggle: /^FR/, storage: 'canadaLanguage' },
  'nl-be': { first: 'nl-BE', second: 'fr-BE', toggle: /^FR/, storage: 'belgiumLanguage' },
} as const satisfies Record<string, Choice>;

type Culture = keyof typeof choices;

const openPages = [
  { path: '/cart', query: { bundle: 'sonic-brush-halo', coupon: 'HALO20', modified: 'true' } },
  { path: '/checkout', query: { bundle: 'sonic-brush-halo', coupon: 'HALO20', modified: 'true' } },
  { path: '/404', query: {} },
  { path: '/subscription-contractcancel', query: {} },
];

const accountPages = [
  '/my-account/overview',
  '/my-account/personal-details',
  '/my-account/payment-details',
  '/my-account/billing',
  '/my-account/support',
  '/my-account/subscription-details/{number}',
  '/my-account/subscription-cancel/{number}',
  '/my-account/subscription-thankyou/{number}',
  '/subscription-successful',
  '/subscription-error',
  '/pay-now-successful',
].map((path) => ({ path, query: {} }));

type Place = { path: string; query: Readonly<Record<string, string>> };

/** From the first language to the second, and a reload; the address keeps all else that it said. */
async function changeLanguage(page: Page, culture: Culture, { path, query }: Place): Promise<void> {
  const { first, second, toggle, storage } = choices[culture];
  await page.evaluate(([name, language]) => window.localStorage.setItem(name, JSON.stringify(language)), [
    storage,
    first,
  ] as const);
  await page.goto(`/${culture}${path}?${new URLSearchParams(query)}`);
  await expect(page.locator('html'), path).toHaveAttribute('lang', first);
  await expect(page, path).toHaveURL(new RegExp(`language=${first}`));
  await page.getByRole('link', { name: toggle }).click();
  await expect(page.locator('html'), path).toHaveAttribute('lang', second);
  await expectAddress(page, path, { ...query, language: second });
  await page.reload();
  await expect(page.locator('html'), path).toHaveAttribute('lang', second);
  await expectAddress(page, path, { ...query, language: second });
}

async function expectAddress(page: Page, path: string, query: Readonly<Record<string, string>>): Promise<void> {
  const { pathname, searchParams } = new URL(page.url());
  expect(pathname).toMatch(new RegExp(`${path}$`));
  expect(Object.fromEntries(searchParams), path).toEqual(query);
}

async function signInAsSubscriber(page: Page, shop: ShopUnderTest): Promise<string> {
  const person = shop.sandbox.scenarios().find(({ id }) => id === 'ca-subscriber');
  await page.goto('/en-ca/my-account/overview');
  await signInAt(page, { email: person?.email ?? '', password: person?.password ?? '' });
  await expect(page).toHaveURL(/my-account\/overview/);
  return person?.subscriptions[0]?.number ?? '';
}

for (const culture of ['en-ca', 'nl-be'] as const) {
  test(`a visitor of ${culture} changes the language on every page that is open to them`, async ({ page }) => {
    await page.goto(`/${culture}/404`);
    for (const place of openPages) await changeLanguage(page, culture, place);
  });
}

test('a customer changes the language on every page of theirs, and the shop API is told', async ({ page, shop }) => {
  const number = await signInAsSubscriber(page, shop);
  for (const { path, query } of accountPages) {
    await changeLanguage(page, 'en-ca', { path: path.replace('{number}', number), query });
  }
  const told = shop.sandbox.control.requests
    .all('shop-api')
    .filter(({ path }) => path === '/api/users/current/language');
  expect(told.map(({ body }) => body)).toEqual(accountPages.map(() => ({ languageCode: 'fr-CA' })));
});

test('the query of a payment’s result is left as the provider wrote it', async ({ page, shop, watch }) => {
  // The shop knows no such payment, and says so.
  watch.allowConsole(/status of 40\d/);
  await signInAsSubscriber(page, shop);
  await page.goto('/en-ca/payment-result?merchantReference=PO-1&authResult=REFUSED');
  await expect(page.getByText('We do not know this payment.')).toBeVisible();
  const told = shop.sandbox.control.requests.all('shop-api').find(({ path }) => path === '/api/payment/result');
  expect(told?.body).toEqual({ paymentResult: 'merchantReference=PO-1&authResult=REFUSED' });
});

test('a country of one language has nothing to choose', async ({ page }) => {
  await page.goto('/nl-nl/cart?bundle=razor-arc');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /^(NL|FR)\b/ })).toHaveCount(0);
});
