import type { Boot } from '@perennial/shared/boot';
import { cultureOf } from '@perennial/shared/cultures/cultures';
import { defaultCultureConfig } from '@perennial/shared/cultures/default-culture-config';
import { marketOf } from '@perennial/shared/cultures/markets';
import { cart, cartItem } from '@perennial/shared/examples/cart';
import { charge } from '@perennial/shared/examples/charge';
import { textsFor } from '@perennial/shared/locales/texts';
import type { Cart } from '@perennial/shared/models/cart';
import type { BundleContent } from '@perennial/shared/models/content';
import type { PrefetchedResponse } from '@perennial/shared/page-data';
import { describe, expect, test } from 'vitest';
import { BundleSites } from './bundle-sites.ts';
import { createStartHead } from './page-head.ts';

const origin = 'https://shop.example';
const texts = textsFor('fr-CA');

const document = (bundleName: string): BundleContent => ({
  bundleName,
  title: `${bundleName} of the editors`,
  image: 'https://pictures.example/halo.jpg',
  description: 'A text of the editors',
  promoteApp: [],
  pretreatmentTitle: null,
  paymentSuccessfulList: [],
});

/** Editors have written about `halo` in these languages only. */
const documents: Readonly<Record<string, readonly string[]>> = {
  'en-CA': ['halo', 'arc'],
  'fr-CA': ['halo'],
  'nl-NL': ['halo'],
};
const bundles = async (language: string) =>
  new Map((documents[language] ?? []).map((name) => [name, document(name)] as const));

const cartAnswer = (changes: Partial<Cart> = {}) =>
  ({ name: 'requestCart', input: { body: { bundles: [] } }, data: cart(changes) }) as PrefetchedResponse;

type Options = {
  query?: string;
  prefetched?: readonly PrefetchedResponse[];
  boot?: Partial<Boot>;
  isMissing?: boolean;
  title?: string;
  overrides?: Parameters<typeof marketOf>[1];
};

async function writeHead(
  path: string,
  { query = '', prefetched = [], boot = {}, isMissing = false, title, overrides = {} }: Options = {},
) {
  const culture = boot.culture ?? 'en-ca';
  const shown: Boot = {
    culture,
    language: 'fr-CA',
    cultureConfig: defaultCultureConfig(cultureOf(culture)),
    texts,
    consentPurposes: [],
    footer: { bottomLinks: [], socialLinks: [], copyright: '', countryLabel: '', siteLabel: '' },
    markets: marketOf(cultureOf(culture).countryCode, overrides),
    legalLinks: [],
    offersWithdrawal: false,
    session: { signedIn: false, role: 'user' },
    sessionReadAt: 0,
    card: { environment: 'test' },
    prefetched,
    ...boot,
  };
  const bundleSites = new BundleSites({ config: { MARKET_OVERRIDES: overrides }, content: { bundles } });
  const write = createStartHead({ origin, bundleSites })(path, new URLSearchParams(query));
  return write({ boot: shown, isMissing, title });
}

const halo = cartItem({
  name: 'halo',
  title: 'Halo "brush"',
  image: '/pictures/halo.svg',
  description: 'With <fresh> heads',
  oneTimeCharge: charge({ original: 129.99, discounted: 99.9, beginDate: null }),
  quarterlyCharge: charge({ original: 18.99, discounted: 18.99 }),
});
const haloAnswers = [cartAnswer({ groups: [{ name: 'Bundle', items: [halo] }] })];

function readData(html: string) {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  return json === undefined ? undefined : JSON.parse(json);
}

describe('the page of a bundle', () => {
  const open = (options: Options = {}) =>
    writeHead('/cart', { query: 'bundle=halo', prefetched: haloAnswers, ...options });

  test('has the title and the text of the bundle, and its own address', async () => {
    const { html, isListed } = await open();
    expect(isListed).toBe(true);
    expect(html).toContain('<title>Halo &quot;brush&quot; · Perennial</title>');
    expect(html).toContain('<meta name="description" content="With &lt;fresh> heads">');
    expect(html).toContain(
      '<link rel="canonical" href="https://shop.example/en-ca/cart?bundle=halo&amp;language=fr-CA">',
    );
    expect(html).not.toContain('noindex');
  });

  test('keeps the title of the page as it was rendered', async () => {
    expect((await open({ title: 'Halo · Perennial' })).html).toContain('<title>Halo · Perennial</title>');
  });

  test('names the same bundle on the sites that sell it, and one for all other visitors', async () => {
    const hreflangs = async (overrides: Options['overrides']) =>
      [...(await open({ overrides })).html.matchAll(/hreflang="([^"]+)" href="https:\/\/shop.example([^"]+)"/g)].map(
        ([, language, address]) => [language, address],
      );
    const canadian = [
      ['en-CA', '/en-ca/cart?bundle=halo'],
      ['fr-CA', '/en-ca/cart?bundle=halo&amp;language=fr-CA'],
    ];
    expect(await hreflangs({})).toEqual([...canadian, ['x-default', '/en-ca/cart?bundle=halo']]);
    expect(await hreflangs({ '*': { ordering: 'open' } })).toEqual([
      ['nl-NL', '/nl-nl/cart?bundle=halo'],
      ...canadian,
      ['x-default', '/nl-nl/cart?bundle=halo'],
    ]);
  });

  test('shows social networks a text and a picture with absolute addresses', async () => {
    const { html } = await open();
    expect(html).toContain('<meta property="og:title" content="Halo &quot;brush&quot;">');
    expect(html).toContain(
      '<meta property="og:url" content="https://shop.example/en-ca/cart?bundle=halo&amp;language=fr-CA">',
    );
    expect(html).toContain('<meta property="og:image" content="https://shop.example/pictures/halo.svg">');
    expect(html).toContain('<meta name="twitter:image" content="https://shop.example/pictures/halo.svg">');
    expect(html).toContain('<meta property="og:locale" content="fr_CA">');
    expect(html).toContain('<meta property="og:type" content="product">');
    expect(html).toContain('<meta property="og:site_name" content="Perennial">');
    expect(html).toContain('<meta property="og:description" content="With &lt;fresh> heads">');
    expect(html).toContain('<meta property="og:image:alt" content="Halo &quot;brush&quot;">');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  });

  test('has the prices that it shows as structured data', async () => {
    const { html } = await open();
    expect(readData(html)).toMatchObject({
      '@type': 'Product',
      name: 'Halo "brush"',
      image: ['https://shop.example/pictures/halo.svg'],
      sku: halo.ctn,
      brand: { name: 'Perennial' },
      offers: {
        '@type': 'Offer',
        url: 'https://shop.example/en-ca/cart?bundle=halo&language=fr-CA',
        price: '99.90',
        priceCurrency: 'CAD',
        availability: 'https://schema.org/InStock',
        priceSpecification: [
          { '@type': 'PriceSpecification', price: '99.90', priceCurrency: 'CAD', valueAddedTaxIncluded: false },
          {
            '@type': 'UnitPriceSpecification',
            price: '18.99',
            priceCurrency: 'CAD',
            referenceQuantity: { value: 3, unitCode: 'MON' },
          },
        ],
      },
    });
    // The text cannot end the element.
    expect(html).toContain('\\u003cfresh>');
  });

  test('says that a bundle is out of stock', async () => {
    const prefetched = [cartAnswer({ groups: [{ name: 'Bundle', items: [{ ...halo, bundleAvailable: 'false' }] }] })];
    expect(readData((await open({ prefetched })).html).offers.availability).toBe('https://schema.org/OutOfStock');
  });

  test('has no price of a bundle that is paid by period only beside its periods', async () => {
    const prefetched = [cartAnswer({ groups: [{ name: 'Bundle', items: [{ ...halo, oneTimeCharge: null }] }] })];
    const { offers } = readData((await open({ prefetched })).html);
    expect(offers).not.toHaveProperty('price');
    expect(offers.priceSpecification).toHaveLength(1);
  });

  test.each([
    ['without the answer of the shop API', []],
    [
      'with an answer of another form',
      [{ ...haloAnswers[0], data: { groups: null } } as unknown as PrefetchedResponse],
    ],
    [
      'without a price',
      [cartAnswer({ groups: [{ name: 'Bundle', items: [{ ...halo, oneTimeCharge: null, quarterlyCharge: null }] }] })],
    ],
  ])('%s it is listed without structured data', async (_, prefetched) => {
    const { html, isListed } = await open({ prefetched });
    expect(isListed).toBe(true);
    expect(readData(html)).toBeUndefined();
  });

  test('has the words of the editors if the shop API is late', async () => {
    const { html } = await open({ prefetched: [] });
    expect(html).toContain('<title>halo of the editors · Perennial</title>');
    expect(html).toContain('<meta property="og:image" content="https://pictures.example/halo.jpg">');
  });

  test('is listed if only the shop API knows the bundle, for this site alone', async () => {
    const prefetched = [cartAnswer({ groups: [{ name: 'Bundle', items: [{ ...halo, name: 'lume' }] }] })];
    const { html, isListed } = await writeHead('/cart', { query: 'bundle=lume', prefetched });
    expect(isListed).toBe(true);
    expect([...html.matchAll(/hreflang="([^"]+)"/g)].map(([, language]) => language)).toEqual(['fr-CA', 'x-default']);
  });

  test.each<[string, Options]>([
    ['of a market that takes no orders', { overrides: { CA: { ordering: 'closed' } } }],
    ['of an unknown bundle', { query: 'bundle=unknown' }],
    ['of several bundles', { query: 'bundle=halo,arc' }],
    ['of no bundle', { query: '' }],
    ['that does not exist', { isMissing: true }],
  ])('%s is not listed', async (_, options) => {
    const { html, isListed } = await open(options);
    expect(isListed).toBe(false);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toMatch(/canonical|og:|ld\+json/);
  });
});

describe('the form that ends a contract', () => {
  test('is listed in every market, with a text of its own', async () => {
    const { html, isListed } = await writeHead('/subscription-contractcancel', {
      overrides: { '*': { ordering: 'closed' } },
    });
    expect(isListed).toBe(true);
    expect(html).toContain(`<meta name="description" content="${texts.declaration.description}">`);
    expect(html).toContain(
      '<link rel="alternate" hreflang="x-default" href="https://shop.example/nl-nl/subscription-contractcancel">',
    );
    expect(html.match(/hreflang="/g)).toHaveLength(17);
    expect(html).not.toContain('og:image');
    expect(html).toContain('<meta property="og:type" content="website">');
    expect(html).toContain('<meta name="twitter:card" content="summary">');
  });
});

test.each(['/checkout', '/my-account/overview', '/payment-result', '/subscription-successful', '/constructor'])(
  '%s is not listed',
  async (path) => {
    expect(await writeHead(path, { query: 'bundle=halo', prefetched: haloAnswers })).toEqual({
      html: '<title>Perennial</title><meta name="robots" content="noindex">',
      isListed: false,
    });
  },
);

test('a missing page says so in its title', async () => {
  expect((await writeHead('/nothing', { isMissing: true })).html).toContain(
    `<title>${texts.notFound.title} · Perennial</title>`,
  );
});
