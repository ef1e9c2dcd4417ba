import { textsFor } from '@perennial/shared/locales/texts';
import { describe, expect, test } from 'vitest';
import { createPageHead } from './page-head.ts';

const origin = 'https://shop.example';
const french = { culture: 'en-ca', language: 'fr-CA' } as const;
const texts = textsFor('fr-CA');

const createHead = (path: string, isMissing = false) =>
  createPageHead({ origin, path, boot: french, texts, isMissing });

describe('a public page', () => {
  const head = createHead('/cart');

  test('has title and description in the language of the page', () => {
    expect(head).toContain(`<title>${texts.cart.title} · Perennial</title>`);
    expect(head).toContain(`<meta name="description" content="${texts.shell.description}">`);
    expect(head).not.toContain('noindex');
  });

  test('names its own address without the cart, and those of other sites and languages', () => {
    expect(head).toContain('<link rel="canonical" href="https://shop.example/en-ca/cart?language=fr-CA">');
    expect(head).toContain('<link rel="alternate" hreflang="en-CA" href="https://shop.example/en-ca/cart">');
    expect(head).toContain('<link rel="alternate" hreflang="nl-NL" href="https://shop.example/nl-nl/cart">');
  });
});

test.each(['/my-account/overview', '/payment-result', '/subscription-successful', '/constructor'])(
  '%s is not listed',
  (path) => {
    expect(createHead(path)).toBe('<title>Perennial</title><meta name="robots" content="noindex">');
  },
);

test('a missing page says so in its title', () => {
  expect(createHead('/nothing', true)).toContain(`<title>${texts.notFound.title} · Perennial</title>`);
});

test('escapes texts of editors', () => {
  const shell = { ...texts.shell, description: '"><script>' };
  const head = createPageHead({ origin, path: '/cart', boot: french, texts: { ...texts, shell }, isMissing: false });
  expect(head).toContain('content="&quot;>&lt;script>"');
});
