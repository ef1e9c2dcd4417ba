import { expect, test } from 'vitest';
import { countElements, findMissingTexts, readShopPage } from './shop-page.ts';

const page = (boot: string) => `<!doctype html><html><head><style nonce="n">a{b:c}</style></head>
<body><div id="root"><p>1 &lt; 2</p><img src="a"/><br></div>
<script type="application/json" id="boot" nonce="n">${boot}</script></body></html>`;

const boot = {
  texts: { cart: { title: 'Your cart' } },
  prefetched: [{ name: 'requestCart', input: { body: { bundles: [] } }, data: { groups: [] } }],
};

test('apps get the styles and the boot data of a page, and ask the calls themselves', () => {
  expect(readShopPage(page(JSON.stringify(boot)))).toEqual({
    styles: 'a{b:c}',
    site: { texts: { cart: { title: 'Your cart' } } },
    calls: [{ path: '/api/shoppingcart/request', body: { bundles: [] } }],
  });
});

test('a page without boot data is an error, and so is a call that there is not', () => {
  expect(() => readShopPage('<style></style>')).toThrow('no boot data');
  const unknown = JSON.stringify({ prefetched: [{ name: 'requestMoon', input: { body: {} } }] });
  expect(() => readShopPage(page(unknown))).toThrow('no call requestMoon');
});

test('elements are counted without scripts, styles and templates', () => {
  expect(countElements(page('{"html":"<p>"}'))).toBe(5);
  expect(countElements('<p><body><template id="x"><p></p></template><ul><li></li></ul>')).toBe(3);
});

test('texts that a page does not have are found, whatever its markup', () => {
  const shop = '<body><noscript>Old</noscript><h1>Your cart</h1><p>From <!-- -->today</p><s>$1</s></body>';
  expect(findMissingTexts('<body><h2 id="a">Your cart</h2><p>From today</p><s>$1</s></body>', shop)).toEqual([]);
  expect(findMissingTexts('<body><h2>Your cart</h2><script>$1</script></body>', shop)).toEqual(['From today', '$1']);
});
