import type { MultilingualCultureCode } from '@perennial/shared/cultures/cultures';
import type { Page } from 'playwright/test';
import { navigate } from './client-navigation.ts';
import { signInAs } from './customers.ts';
import { inMatrix } from './matrix.ts';
import { expect, type ShopUnderTest, test } from './shop.ts';

test.beforeEach(({ shop }) => shop.sandbox.reset());

type LanguageChoice = { first: string; second: string; toggles: Record<'first' | 'second', RegExp>; storage: string };

const choices = {
  'en-ca': { first: 'en-CA', second: 'fr-CA', toggles: { first: /^EN/, second: /^FR/ }, storage: 'canadaLanguage' },
  'nl-be': { first: 'nl-BE', second: 'fr-BE', toggles: { first: /^NL/, second: /^FR/ }, storage: 'belgiumLanguage' },
} as const satisfies Record<MultilingualCultureCode, LanguageChoice>;

type Culture = keyof typeof choices;

const publicPages = [
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

type PageUrl = { path: string; query: Readonly<Record<string, string>> };

/** Loads the page as a visitor who has chosen the first language before, and changes to the second. */
async function openAndChange(page: Page, culture: Culture, url: PageUrl): Promise<void> {
  const { first, storage } = choices[culture];
  // A page has another process than /healthz, which reads what is stored a moment later on a busy machine.
  await expect(async () => {
    // The client of the page before may still be about to store its language.
    await page.goto('/healthz');
    await page.evaluate(([name, language]) => window.localStorage.setItem(name, JSON.stringify(language)), [
      storage,
      first,
    ] as const);
    await page.goto(`/${culture}${url.path}?${new URLSearchParams(url.query)}`);
    await expect(page.locator('html'), url.path).toHaveAttribute('lang', first);
  }).toPass();
  await expect(page, url.path).toHaveURL(new RegExp(`language=${first}`));
  await changeLanguage(page, culture, url, 'second');
}

/** Changes the language on the page that is open, which loads it again. The rest of the URL does not change. */
async function changeLanguage(
  page: Page,
  culture: Culture,
  { path, query }: PageUrl,
  to: 'first' | 'second',
): Promise<void> {
  const { [to]: language, toggles } = choices[culture];
  await page.getByRole('link', { name: toggles[to] }).click();
  await expect(page.locator('html'), path).toHaveAttribute('lang', language);
  await expectUrl(page, path, { ...query, language });
}

async function expectUrl(page: Page, path: string, query: Readonly<Record<string, string>>): Promise<void> {
  const { pathname, searchParams } = new URL(page.url());
  expect(pathname).toMatch(new RegExp(`${path}$`));
  expect(Object.fromEntries(searchParams), path).toEqual(query);
}

/** Signs in, opens a page of the shop, and returns the number of the first subscription. */
async function openAsSubscriber(page: Page, shop: ShopUnderTest): Promise<string> {
  const { subscriptions } = await signInAs(page, shop, 'ca-subscriber');
  await page.goto('/en-ca/my-account/overview');
  return subscriptions[0]?.number ?? '';
}

for (const culture of ['en-ca', 'nl-be'] as const) {
  test(`changes the language on every public page of ${culture}`, inMatrix, async ({ page }) => {
    await page.goto(`/${culture}/404`);
    for (const url of publicPages) {
      await openAndChange(page, culture, url);
    }
  });
}

test('changes the language on every account page and saves it in the shop API', inMatrix, async ({ page, shop }) => {
  const number = await openAsSubscriber(page, shop);
  // Only the first page is loaded: the others are opened within the client, as a customer opens them.
  const languages: string[] = [];
  for (const [index, { path, query }] of accountPages.entries()) {
    const url = { path: path.replace('{number}', number), query };
    const to = index % 2 === 0 ? 'second' : 'first';
    languages.push(choices['en-ca'][to]);
    if (index === 0) {
      await openAndChange(page, 'en-ca', url);
      continue;
    }
    await navigate(page, `/en-ca${url.path}?language=${languages[index - 1]}`);
    await changeLanguage(page, 'en-ca', url, to);
  }
  const requests = shop.sandbox.control.requests
    .all('shop-api')
    .filter(({ path }) => path === '/api/users/current/language');
  expect(requests.map(({ body }) => body)).toEqual(languages.map((languageCode) => ({ languageCode })));
});

test('opens a payment result whose query reaches the shop API unchanged', async ({ page, shop, watch }) => {
  // The shop API rejects the unknown payment.
  watch.allowConsole(/status of 40\d/);
  await openAsSubscriber(page, shop);
  await page.goto('/en-ca/payment-result?merchantReference=PO-1&authResult=REFUSED');
  await expect(page.getByText('We do not know this payment.')).toBeVisible();
  const request = shop.sandbox.control.requests.all('shop-api').find(({ path }) => path === '/api/payment/result');
  expect(request?.body).toEqual({ paymentResult: 'merchantReference=PO-1&authResult=REFUSED' });
});

test('sees no language toggle in a culture with one language', async ({ page }) => {
  await page.goto('/nl-nl/cart?bundle=razor-arc');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /^(NL|FR)\b/ })).toHaveCount(0);
});
