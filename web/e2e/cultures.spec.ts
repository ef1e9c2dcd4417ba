import { cultures } from '@perennial/shared/cultures/cultures';
import { textsFor } from '@perennial/shared/locales/texts';
import { expect, test } from './shop.ts';

/** Every culture in every language of its own, as a stranger meets it. */

type Tree = { readonly [key: string]: string | Tree };

function sentences(tree: Tree): string[] {
  return Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : sentences(value)));
}

/** English sentences that mean something else, or nothing, in a language; short words may well be the same in both. */
function englishOnly(language: string): string[] {
  const own = new Set(sentences(textsFor(language)));
  return sentences(textsFor('en')).filter((text) => text.length > 12 && !text.includes('{{') && !own.has(text));
}

const pages = ['/cart?bundle=sonic-brush-halo', '/cart', '/checkout?bundle=sonic-brush-halo', '/404'];

for (const { code, languages, currency } of cultures) {
  for (const language of languages) {
    test(`${code} in ${language}`, async ({ page }) => {
      for (const path of pages) {
        const query = languages.length > 1 ? `${path.includes('?') ? '&' : '?'}language=${language}` : '';
        await page.goto(`/${code}${path}${query}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expect(page.locator('html')).toHaveAttribute('lang', language);

        // As a person sees it: hidden texts are left out.
        const text = (await page.locator('body').allInnerTexts()).join('\n');
        expect(text, `${path} shows the key of a text`).not.toMatch(
          /\b(cart|checkout|shell|ui|payment|notFound|fields)\.[a-z]\w+/,
        );
        expect(text, `${path} shows a placeholder`).not.toContain('{{');
        if (!language.startsWith('en')) {
          for (const sentence of englishOnly(language))
            expect(text, `${path} has English left in it`).not.toContain(sentence);
        }
        if (path.startsWith('/cart?')) {
          const escaped = currency.symbol.replace('$', '\\$');
          expect(text, `the cart has no amount in ${currency.code}`).toMatch(
            new RegExp(`${escaped}\\s?\\d|\\d\\s?${escaped}`),
          );
        }
      }
    });
  }
}
