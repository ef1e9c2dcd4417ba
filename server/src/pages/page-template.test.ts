import { marketOf } from '@perennial/shared/cultures/markets';
import { textsFor } from '@perennial/shared/locales/texts';
import type { Boot } from '@perennial/shared/models/boot';
import { expect, test } from 'vitest';
import { renderPage } from './page-template.ts';

const indexHtml = '<!doctype html><html lang="en"><head><!--boot--></head><body></body></html>';

const boot: Boot = {
  culture: 'en-ca',
  language: 'fr-CA',
  cultureConfig: { deliveryTime: null, states: [], cities: {} },
  texts: textsFor('fr-CA'),
  footer: { bottomLinks: [], socialLinks: [], copyright: '', countryLabel: '', siteLabel: '' },
  markets: marketOf('CA'),
  session: { signedIn: true, role: 'user', firstName: '</script><script>alert(1)</script><!-- $& $1' },
  card: { environment: 'test' },
};

test('a name cannot break out of the boot data', () => {
  const html = renderPage(indexHtml, boot);
  expect(html.match(/<script/g)).toHaveLength(1);
  const data = /id="boot">(.*)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(data)).toEqual(boot);
});

test('the page says its language', () => {
  expect(renderPage(indexHtml, boot)).toContain('<html lang="fr-CA">');
});

test('the assets of the page are asked for with it', () => {
  const html = renderPage(indexHtml, boot, [
    { href: '/assets/cart.js', kind: 'module' },
    { href: '/assets/cart.css', kind: 'style' },
  ]);
  expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/cart.js">');
  expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/cart.css">');
});

test('a client without its marks is refused', () => {
  expect(() => renderPage('<html></html>', boot)).toThrow('index.html');
});
