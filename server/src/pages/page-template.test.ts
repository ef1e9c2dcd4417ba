import type { Boot } from '@perennial/shared/boot';
import { cultureOf } from '@perennial/shared/cultures/cultures';
import { defaultCultureConfig } from '@perennial/shared/cultures/default-culture-config';
import { marketOf } from '@perennial/shared/cultures/markets';
import { textsFor } from '@perennial/shared/locales/texts';
import { expect, test } from 'vitest';
import { renderPage } from './page-template.ts';

const indexHtml = '<!doctype html><html lang="en"><head><!--boot--></head><body></body></html>';

const boot: Boot = {
  culture: 'en-ca',
  language: 'fr-CA',
  cultureConfig: defaultCultureConfig(cultureOf('en-ca')),
  texts: textsFor('fr-CA'),
  footer: { bottomLinks: [], socialLinks: [], copyright: '', countryLabel: '', siteLabel: '' },
  markets: marketOf('CA'),
  session: { signedIn: true, role: 'user', firstName: '</script><script>alert(1)</script><!-- $& $1' },
  card: { environment: 'test' },
};

const pageData = { boot, scriptNonce: 'n-1', assets: [], head: '<title>Cart</title>' };

test('escapes texts in the boot data', () => {
  const html = renderPage(indexHtml, pageData);
  expect(html.match(/<script/g)).toHaveLength(1);
  const inline = /id="boot"[^>]*>(.*)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(inline)).toEqual(boot);
});

test('adds the nonce to the element of the boot data', () => {
  expect(renderPage(indexHtml, pageData)).toContain('id="boot" nonce="n-1">');
});

test('sets the language of the page', () => {
  expect(renderPage(indexHtml, pageData)).toContain('<html lang="fr-CA">');
});

test('replaces the title', () => {
  const html = renderPage(indexHtml.replace('<!--boot-->', '<title>Perennial</title><!--boot-->'), pageData);
  expect(html.match(/<title>.*?<\/title>/g)).toEqual(['<title>Cart</title>']);
});

test('links the assets of the page', () => {
  const html = renderPage(indexHtml, {
    ...pageData,
    assets: [
      { href: '/assets/cart.js', kind: 'module' },
      { href: '/assets/cart.css', kind: 'style' },
    ],
  });
  expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/cart.js">');
  expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/cart.css">');
});

test('throws for an index.html without placeholders', () => {
  expect(() => renderPage('<html></html>', pageData)).toThrow('index.html');
});
