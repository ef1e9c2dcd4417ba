import { type Culture, cultures } from '@perennial/shared/cultures/cultures';
import { marketOf } from '@perennial/shared/cultures/markets';
import { textsFor } from '@perennial/shared/locales/texts';
import type { Page } from 'playwright/test';
import { expect, signInAt, test } from './shop.ts';

/** Every culture in every language of its own, as a stranger and as a customer meet it. */

type Tree = { readonly [key: string]: string | Tree };

function sentences(tree: Tree): string[] {
  return Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : sentences(value)));
}

/** English sentences that mean something else, or nothing, in a language; short words may well be the same in both. */
function englishOnly(language: string): string[] {
  const own = new Set(sentences(textsFor(language)));
  return sentences(textsFor('en')).filter((text) => text.length > 12 && !text.includes('{{') && !own.has(text));
}

/** What the key of a text looks like when it is shown in place of the text. */
const key = new RegExp(`\\b(?:${Object.keys(textsFor('en')).join('|')})\\.[a-z]\\w+`);

const openPages = ['/cart?bundle=sonic-brush-halo', '/cart', '/checkout?bundle=sonic-brush-halo', '/404'];
const accountPages = ['overview', 'personal-details', 'payment-details', 'billing', 'support'];

function money({ currency }: Culture): RegExp {
  const symbol = currency.symbol.replace('$', '\\$');
  return new RegExp(`${symbol}\\s?\\d|\\d\\s?${symbol}`);
}

const dates = {
  'MM/DD/YYYY': { own: /\b\d\d\/\d\d\/\d{4}\b/, other: /\b\d\d-\d\d-\d{4}\b/ },
  'DD-MM-YYYY': { own: /\b\d\d-\d\d-\d{4}\b/, other: /\b\d\d\/\d\d\/\d{4}\b/ },
};

/** The page as a person reads it, found to be in the language and in nothing else. Hidden texts are left out. */
async function read(page: Page, culture: Culture, language: string, place: string): Promise<string> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.skeleton, .spinner').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  const text = (await page.locator('body').allInnerTexts()).join('\n');
  expect(text, `${place} shows the key of a text`).not.toMatch(key);
  expect(text, `${place} shows a placeholder`).not.toContain('{{');
  expect(text, `${place} has a date in another country's form`).not.toMatch(dates[culture.dateFormat].other);
  if (!language.startsWith('en')) {
    for (const sentence of englishOnly(language)) {
      expect(text, `${place} has English left in it`).not.toContain(sentence);
    }
  }
  return text;
}

for (const culture of cultures) {
  const { code, countryCode, languages } = culture;
  for (const language of languages) {
    const texts = textsFor(language);
    const languageQuery = languages.length > 1 ? { language } : {};

    test(`${code} in ${language}, as a stranger`, async ({ page }) => {
      for (const path of openPages) {
        const url = new URL(`/${code}${path}`, 'http://shop');
        for (const [name, value] of Object.entries(languageQuery)) url.searchParams.set(name, value);
        await page.goto(url.pathname + url.search);
        const text = await read(page, culture, language, path);
        if (!path.startsWith('/cart?')) continue;
        expect(text, 'the cart has no amount').toMatch(money(culture));
        if (marketOf(countryCode).ordering === 'open') continue;
        expect(text).toContain(texts.cart.block.marketClosed);
        await expect(page.getByRole('button', { name: texts.cart.checkout })).toBeDisabled();
      }
    });

    test(`${code} in ${language}, as a customer`, async ({ page, shop }) => {
      const person = shop.sandbox.scenarios().find(({ id }) => id === `${countryCode.toLowerCase()}-subscriber`);
      const returnTo = `/${code}/my-account/overview?${new URLSearchParams(languageQuery)}`;
      const query = new URLSearchParams({ culture: code, returnTo, ...languageQuery });
      await page.goto(`/bff/login?${query}`);
      await signInAt(page, { email: person?.email ?? '', password: person?.password ?? '' });
      for (const name of accountPages) {
        await page.locator(`.account__menu--side a[href*="/my-account/${name}"]`).click();
        const text = await read(page, culture, language, name);
        if (name !== 'overview') continue;
        expect(text, 'the overview has no amount').toMatch(money(culture));
        expect(text, 'the overview has no date').toMatch(dates[culture.dateFormat].own);
      }
      const active = person?.subscriptions.find(({ state }) => state === 'Active');
      await page.goto(`/${code}/my-account/subscription-details/${active?.number}`);
      expect(await read(page, culture, language, 'subscription details')).toMatch(money(culture));
    });
  }
}

test('an order in a closed market is refused, whatever the page shows', async ({ page, shop }) => {
  const person = shop.sandbox.scenarios().find(({ id }) => id === 'ca-subscriber');
  await page.goto('/en-ca/my-account/overview');
  await signInAt(page, { email: person?.email ?? '', password: person?.password ?? '' });
  await expect(page).toHaveURL(/my-account\/overview/);
  shop.sandbox.control.requests.clear();
  const closed = cultures.filter(({ countryCode }) => marketOf(countryCode).ordering === 'closed');
  expect(closed).toHaveLength(13);
  for (const { code } of closed) {
    const answer = await page.request.post('/api/orders', {
      headers: { 'X-Culture': code },
      data: {
        bundles: [{ name: 'sonic-brush-halo', quantity: 1, promotionCodes: [] }],
        cancelPaymentUrl: `${shop.shopUrl}/${code}/checkout`,
      },
    });
    expect([code, answer.status(), (await answer.json()).code]).toEqual([code, 403, 'market.closed']);
  }
  expect(shop.sandbox.control.requests.all('shop-api').filter(({ path }) => path === '/api/orders')).toEqual([]);
});
