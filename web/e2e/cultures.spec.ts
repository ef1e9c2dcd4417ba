import { type Culture, cultures } from '@perennial/shared/cultures/cultures';
import { marketOf } from '@perennial/shared/cultures/markets';
import { textsFor } from '@perennial/shared/locales/texts';
import type { Page } from 'playwright/test';
import { leavePage, navigate } from './client-navigation.ts';
import { signInAs } from './customers.ts';
import { inMatrix } from './matrix.ts';
import { expect, test } from './shop.ts';

/** Every culture in each of its languages, for an anonymous visitor and for a customer. */

test.describe.configure({ mode: 'parallel' });

type TextTree = { readonly [key: string]: string | TextTree };

function collectTexts(tree: TextTree): string[] {
  return Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : collectTexts(value)));
}

/** Returns the English texts that a language does not have. Short words are left out: they may be the same in both. */
function findEnglishOnly(language: string): string[] {
  const texts = new Set(collectTexts(textsFor(language)));
  return collectTexts(textsFor('en')).filter((text) => text.length > 12 && !text.includes('{{') && !texts.has(text));
}

/** Matches the key of a text, which i18next shows for a missing text. */
const textKey = new RegExp(`\\b(?:${Object.keys(textsFor('en')).join('|')})\\.[a-z]\\w+`);

const publicPages = ['/cart', '/cart?bundle=sonic-brush-halo', '/checkout?bundle=sonic-brush-halo', '/404'];

function createMoneyPattern({ currency }: Culture): RegExp {
  const symbol = currency.symbol.replace('$', '\\$');
  return new RegExp(`${symbol}\\s?\\d|\\d\\s?${symbol}`);
}

const datePatterns = {
  'MM/DD/YYYY': { own: /\b\d\d\/\d\d\/\d{4}\b/, other: /\b\d\d-\d\d-\d{4}\b/ },
  'DD-MM-YYYY': { own: /\b\d\d-\d\d-\d{4}\b/, other: /\b\d\d\/\d\d\/\d{4}\b/ },
};

/** Returns the visible text of the page, after it has checked that the text is in the language. `name` is for messages. */
async function readPage(page: Page, culture: Culture, language: string, name: string): Promise<string> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.skeleton, .spinner').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  const text = (await page.locator('body').allInnerTexts()).join('\n');
  expect(text, `${name} shows the key of a text`).not.toMatch(textKey);
  expect(text, `${name} shows a placeholder`).not.toContain('{{');
  expect(text, `${name} has a date in another country's form`).not.toMatch(datePatterns[culture.dateFormat].other);
  if (!language.startsWith('en')) {
    const english = findEnglishOnly(language).filter((sentence) => text.includes(sentence));
    expect(english, `${name} has English texts`).toEqual([]);
  }
  return text;
}

for (const culture of cultures) {
  const { code, countryCode, languages } = culture;
  for (const language of languages) {
    const texts = textsFor(language);
    const toPath = (path: string) => {
      const { pathname, searchParams } = new URL(`/${code}${path}`, 'http://shop');
      if (languages.length > 1) searchParams.set('language', language);
      return `${pathname}?${searchParams}`;
    };

    async function readPublicPages(page: Page): Promise<void> {
      for (const [index, path] of publicPages.entries()) {
        await (index === 0 ? page.goto(toPath(path)) : navigate(page, toPath(path)));
        const text = await readPage(page, culture, language, path);
        if (!path.startsWith('/cart?')) continue;
        expect(text, 'the cart has no amount').toMatch(createMoneyPattern(culture));
        if (marketOf(countryCode).ordering === 'open') continue;
        expect(text).toContain(texts.cart.block.marketClosed);
        await expect(page.getByRole('button', { name: texts.cart.checkout })).toBeDisabled();
      }
    }

    async function readAccountPages(page: Page, activeSubscription: string): Promise<void> {
      await page.goto(toPath('/my-account/overview'));
      const menu = page.locator('.account__menu a');
      await expect(menu).not.toHaveCount(0);
      for (const [index, link] of (await menu.all()).entries()) {
        if (index > 0) await leavePage(page, () => link.click());
        const text = await readPage(page, culture, language, `page ${index + 1} of the account`);
        if (index > 0) continue;
        expect(text, 'the overview has no amount').toMatch(createMoneyPattern(culture));
        expect(text, 'the overview has no date').toMatch(datePatterns[culture.dateFormat].own);
      }
      await navigate(page, toPath(`/my-account/subscription-details/${activeSubscription}`));
      expect(await readPage(page, culture, language, 'subscription details')).toMatch(createMoneyPattern(culture));
    }

    // One journey for both: a new browser context would load and compile the whole client once more.
    const title = `reads the public pages and the account of ${code} in ${language}`;
    test(title, inMatrix, async ({ page, shop }) => {
      await readPublicPages(page);
      const id = `${countryCode.toLowerCase()}-subscriber`;
      const { subscriptions } = await signInAs(page, shop, id, { culture: code, language });
      const active = subscriptions.find(({ state }) => state === 'Active');
      await readAccountPages(page, active?.number ?? '');
    });
  }
}

test('gets an error for an order in a closed market', async ({ page, shop }) => {
  await signInAs(page, shop, 'ca-subscriber');
  shop.sandbox.control.requests.clear();
  const closed = cultures.filter(({ countryCode }) => marketOf(countryCode).ordering === 'closed');
  expect(closed).not.toEqual([]);
  for (const { code } of closed) {
    const response = await page.request.post('/api/orders', {
      headers: { 'X-Culture': code },
      data: {
        bundles: [{ name: 'sonic-brush-halo', quantity: 1, promotionCodes: [] }],
        cancelPaymentUrl: `${shop.shopUrl}/${code}/checkout`,
      },
    });
    expect([code, response.status(), (await response.json()).code]).toEqual([code, 403, 'market.closed']);
  }
  expect(shop.sandbox.control.requests.all('shop-api').filter(({ path }) => path === '/api/orders')).toEqual([]);
});
