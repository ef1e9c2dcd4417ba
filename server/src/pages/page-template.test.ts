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

const parts = { boot, scriptNonce: 'n-1', assets: [] };

test('a name cannot break out of the boot data', () => {
  const html = renderPage(indexHtml, parts);
  expect(html.match(/<script/g)).toHaveLength(1);
  const data = /id="boot"[^>]*>(.*)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(data)).toEqual(boot);
});

test('the client finds the nonce of the page on the boot data', () => {
  expect(renderPage(indexHtml, parts)).toContain('id="boot" nonce="n-1">');
});

test('the page says its language', () => {
  expect(renderPage(indexHtml, parts)).toContain('<html lang="fr-CA">');
});

test('the assets of the page are asked for with it', () => {
  const html = renderPage(indexHtml, {
    ...parts,
    assets: [
      { href: '/assets/cart.js', kind: 'module' },
      { href: '/assets/cart.css', kind: 'style' },
    ],
  });
  expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/cart.js">');
  expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/cart.css">');
});

test('a client without its marks is refused', () => {
  expect(() => renderPage('<html></html>', parts)).toThrow('index.html');
});
