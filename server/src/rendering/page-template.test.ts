import type { Boot } from '@perennial/shared/boot';
import { cultureOf } from '@perennial/shared/cultures/cultures';
import { defaultCultureConfig } from '@perennial/shared/cultures/default-culture-config';
import { marketOf } from '@perennial/shared/cultures/markets';
import { textsFor } from '@perennial/shared/locales/texts';
import { expect, test } from 'vitest';
import { renderPage as renderBytes } from './page-template.ts';

const renderPage = (...page: Parameters<typeof renderBytes>) => renderBytes(...page).toString();

const indexHtml = '<!doctype html><html lang="en"><head><!--boot--></head><body></body></html>';

const boot: Boot = {
  culture: 'en-ca',
  language: 'fr-CA',
  cultureConfig: defaultCultureConfig(cultureOf('en-ca')),
  texts: textsFor('fr-CA'),
  footer: { bottomLinks: [], socialLinks: [], copyright: '', countryLabel: '', siteLabel: '' },
  markets: marketOf('CA'),
  legalLinks: [],
  offersWithdrawal: false,
  session: { signedIn: true, role: 'user', firstName: '</script><script>alert(1)</script><!-- $& $1' },
  sessionReadAt: 0,
  consentPurposes: [],
  card: { environment: 'test' },
};

const pageData = { boot, scriptNonce: 'n-1', assets: [], head: '<title>Cart</title>' };

test('escapes texts in the boot data', () => {
  const html = renderPage(indexHtml, pageData);
  expect(html.match(/<script/g)).toHaveLength(2);
  const inline = /id="boot"[^>]*>(.*)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(inline)).toEqual(boot);
});

test('gives each visitor their own boot data, with the texts of their language as they are now', () => {
  const readBoot = (of: Boot) =>
    JSON.parse(/id="boot"[^>]*>(.*)<\/script>/.exec(renderPage(indexHtml, { ...pageData, boot: of }))?.[1] ?? '');
  const stranger: Boot = { ...boot, session: { signedIn: false, role: 'user' }, prefetched: [] };
  const english: Boot = { ...boot, language: 'en-CA', texts: textsFor('en-CA') };
  const changed: Boot = { ...boot, footer: { ...boot.footer, copyright: 'Another </script>' } };
  for (const expected of [boot, stranger, english, changed, boot]) expect(readBoot(expected)).toEqual(expected);
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

const renderedHtml =
  '<html lang="en"><head><!--boot--><script type="module" crossorigin src="/assets/entry.js"></script><link rel="modulepreload" crossorigin href="/assets/helper.js"></head><body><div id="root"></div></body></html>';

const renderedData = {
  ...pageData,
  assets: [
    { href: '/assets/cart.js', kind: 'module' },
    { href: '/assets/cart.css', kind: 'style', css: '.cart{color:red}' },
  ],
  rendered: {
    markup: '<h1>Your cart $& </h1>',
    preloads: '<link rel="preload" as="image" href="/halo.svg"/>',
    keepInputScript: 'start()',
  },
} as const;

test('writes markup, styles and the first script into a server-rendered page, both with the nonce', () => {
  const html = renderPage(renderedHtml, renderedData);
  expect(html).toContain('<div id="root"><h1>Your cart $& </h1></div>');
  expect(html).toContain('<style nonce="n-1">.cart{color:red}</style>');
  expect(html).toContain('<link rel="preload" as="image" href="/halo.svg"/>');
  expect(html).toContain(
    '<script nonce="n-1" data-entry="/assets/entry.js" data-modules="/assets/cart.js">start()</script>',
  );
});

test('loads no script and no style before the first view of a server-rendered page', () => {
  const html = renderPage(renderedHtml, renderedData);
  expect(html).not.toMatch(/<script[^>]* src=/);
  expect(html).not.toContain('modulepreload');
  expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
    '<link rel="stylesheet" disabled href="/assets/cart.css">',
  ]);
});

test('keeps presses before there is anything to press, and writes the boot data last', () => {
  const html = renderPage(renderedHtml, renderedData);
  expect(html.indexOf('id="root"')).toBeGreaterThan(html.indexOf('>start()</script>'));
  expect(html.indexOf('id="boot"')).toBeGreaterThan(html.indexOf('Your cart'));
});

test.each([['server-rendered', renderedData] as const, ['not server-rendered', pageData] as const])(
  'says in a page that is %s what needs script',
  (_, data) => {
    expect(renderPage(renderedHtml, data)).toContain(`<noscript><p class="no-script">${boot.texts.shell.noScript}</p>`);
  },
);

test('starts a server-rendered page with the last script of the build, and a page that is not rendered on the server loads each file once', () => {
  const scripts = ['/assets/react.js', '/assets/entry.js'].map((src) => `<script type="module" src="${src}"></script>`);
  const html = renderedHtml.replace(/<script.*<\/script>/, scripts.join(''));
  const assets = ['/assets/entry.js', '/assets/react.js', '/assets/cart.js'].map(
    (href) => ({ href, kind: 'module' }) as const,
  );
  expect(renderPage(html, { ...renderedData, assets })).toContain(
    'data-entry="/assets/entry.js" data-modules="/assets/react.js /assets/cart.js"',
  );
  const notRendered = renderPage(html, { ...pageData, assets });
  expect(notRendered).toContain('<link rel="modulepreload" crossorigin href="/assets/cart.js">');
  expect(notRendered.match(/\/assets\/react\.js/g)).toHaveLength(1);
});

test('names the files of the page, the layouts first, for the start of the client', () => {
  const assets = ['/assets/layout.js', '/assets/forms.js', '/assets/overview.js'].map(
    (href) => ({ href, kind: 'module', isPage: href !== '/assets/forms.js' }) as const,
  );
  expect(renderPage(renderedHtml, { ...renderedData, assets })).toContain(
    'data-pages="/assets/layout.js /assets/overview.js"',
  );
  expect(renderPage(renderedHtml, { ...pageData, assets })).toContain(
    'data-pages="/assets/layout.js /assets/overview.js"',
  );
});

test('shows a sentence and a link to the same page if the scripts of a page that was not rendered on the server cannot be loaded', () => {
  const html = renderPage(renderedHtml, { ...pageData, notLoadedScript: 'watch()' });
  const { text, reload } = boot.texts.shell.broken;
  expect(html).toContain(
    `<template id="not-loaded"><p class="no-script" role="alert">${text} <a href="">${reload}</a>`,
  );
  // An old browser may not be able to read it, so it is no part of the script that tells such a browser.
  expect(html).toContain('<script nonce="n-1">watch()</script>');
  const rendered = renderPage(renderedHtml, { ...renderedData, notLoadedScript: 'watch()' });
  expect(rendered).not.toMatch(/not-loaded|watch/);
});
