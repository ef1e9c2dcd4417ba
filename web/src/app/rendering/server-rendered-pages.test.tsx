// @vitest-environment happy-dom
/** Each server-rendered page is rendered as the server does it, then hydrated by the browser, also with stored values. */

import { type CultureCode, cultures } from '@perennial/shared/cultures/cultures';
import { invoice, paymentMethod, savedPaymentMethod } from '@perennial/shared/examples/payment';
import { profile } from '@perennial/shared/examples/profile';
import { subscriptionListItem } from '@perennial/shared/examples/subscription';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import { type PublicTexts, textsOfPage } from '@perennial/shared/locales/public-texts';
import { textsFor } from '@perennial/shared/locales/texts';
import { anonymousSession, type SessionState } from '@perennial/shared/models/session';
import { CLOSED_KEY, type DataName, type PrefetchedResponse } from '@perennial/shared/page-data';
import { act, cleanup } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToReadableStream } from 'react-dom/server';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLanguageQuery } from '../../i18n/language-choice.ts';
import { removeStored, writeStored } from '../../storage/browser-storage.ts';
import { writeLastBundle } from '../../storage/last-bundle.ts';
import { settledActivity, stubAnswers } from '../../testing/answers.ts';
import { recordConsoleErrors } from '../../testing/console-errors.ts';
import { signedInAnna } from '../../testing/in-shop.tsx';
import { sampleBoot } from '../../testing/sample-boot.ts';
import { sampleCart, sampleItem } from '../../testing/sample-cart.ts';
import { pageRoutes } from '../routing/route-table.ts';
import { formatSince } from '../shell/kept-notice.tsx';
import { pagePrefetch } from './page-prefetch.ts';

type Row = {
  /** The row of the server-rendered pages. */
  readonly path: string;
  readonly at: string;
  readonly session?: SessionState;
  readonly shows: string | ((texts: PublicTexts) => string);
  /** What the browser asks, because it depends on stored values, or takes longer than a page waits. */
  readonly asks?: readonly string[];
};

/** A cart whose tax comes on top of the price. */
function taxedCart() {
  const cart = sampleCart({ groups: [{ name: 'Bundle', items: [sampleItem({ name: 'halo', title: 'Halo brush' })] }] });
  return { ...cart, summary: { ...cart.summary, payNow: { ...cart.summary.payNow, tax: 13, hasExtraTax: true } } };
}

/** What the shop API answers, by call. The customer has given all that checkout needs in Canada. */
const answers: { readonly [N in DataName]?: unknown } = {
  requestCart: taxedCart(),
  validateMaxQuantity: { isValid: true, bundles: [] },
  getProfile: profile(),
  getPaymentMethods: [paymentMethod(), paymentMethod({ code: 'PayPal', name: 'PayPal', isCreditCard: false })],
  getSavedPaymentMethod: savedPaymentMethod(),
  getPaymentActivity: settledActivity,
  getSubscriptions: ['S-1', 'S-2', 'S-3', 'S-4'].map((subscriptionNumber) =>
    subscriptionListItem({
      subscriptionNumber,
      title: `Halo of ${subscriptionNumber}`,
      replenishmentCancellationDate: '2026-03-01',
    }),
  ),
  subscriptionPage: { ...subscriptionDetails({ number: 'S-1', title: 'Halo of S-1' }), content: null },
  // Without the settled ones billing has no bars, and no names of months.
  getInvoices: [
    invoice({ balance: 12, hasBalance: true }),
    invoice({ invoiceId: 'I-2', invoiceDate: '2026-01-31', balance: 0, hasBalance: false }),
    invoice({ invoiceId: 'I-3', invoiceDate: '2025-10-01', balance: 0, hasBalance: false }),
  ],
  getFaq: [{ title: '<p>How do I pause?</p>', content: '<p>Press Pause.</p>' }],
};

/** The order of the customer's checkout, which waits in the card form of another tab. */
const unpaidOrder = {
  key: 'attempt',
  order: `en-ca ${JSON.stringify([{ name: 'halo', quantity: 1, promotionCodes: [] }])} 99.99`,
  startedAt: Date.now(),
  awaitsPayment: { orderNumber: 'O-1000001', packingInfo: [] },
  finished: false,
};

/** Visits of the server-rendered pages. */
const rows: readonly Row[] = [
  { path: '/cart', at: '/cart?bundle=halo', shows: 'Halo brush' },
  { path: '/cart', at: '/cart?bundle=halo', session: signedInAnna, shows: 'Halo brush' },
  { path: '/checkout', at: '/checkout?bundle=halo', shows: 'Halo brush' },
  { path: '/checkout', at: '/checkout?bundle=halo', session: signedInAnna, shows: 'Ada Byron' },
  {
    path: '/checkout',
    at: '/checkout?bundle=halo&modified=true',
    shows: ({ checkout }) => checkout.title,
    asks: ['/api/shoppingcart/request', '/api/shoppingcart/validation/maxQuantity'],
  },
  {
    path: '/my-account/overview',
    at: '/my-account/overview',
    session: signedInAnna,
    shows: 'Halo of S-3',
    asks: ['/bff/coming-up'],
  },
  {
    path: '/my-account/personal-details',
    at: '/my-account/personal-details',
    session: signedInAnna,
    shows: 'Ada',
  },
  {
    path: '/my-account/payment-details',
    at: '/my-account/payment-details',
    session: signedInAnna,
    shows: ({ payment }) => payment?.failed.change ?? '',
  },
  {
    path: '/my-account/billing',
    at: '/my-account/billing',
    session: signedInAnna,
    shows: 'I-3',
    asks: ['/bff/coming-up'],
  },
  {
    path: '/my-account/support',
    at: '/my-account/support',
    session: signedInAnna,
    shows: ({ account }) => account?.support.submit ?? '',
  },
  {
    path: '/my-account/subscription-details/:id',
    at: '/my-account/subscription-details/S-1',
    session: signedInAnna,
    shows: 'Halo of S-1',
  },
  {
    path: '/subscription-contractcancel',
    at: '/subscription-contractcancel',
    shows: ({ termination }) => termination.heading,
  },
  {
    path: '/subscription-contractcancel',
    at: '/subscription-contractcancel?act=withdrawal&subscription=S-1',
    session: signedInAnna,
    shows: ({ declaration }) => declaration?.fields.subscriptionNumber ?? '',
  },
  { path: '/login-admin', at: '/login-admin', shows: ({ admin }) => admin?.title ?? '' },
  { path: '/udi-return', at: '/udi-return?reason=cancelled', shows: ({ signIn }) => signIn.cancelled.title },
  { path: '/404', at: '/404', shows: ({ notFound }) => notFound.title },
  { path: '/404', at: '/404', session: signedInAnna, shows: 'Anna' },
  {
    path: '/404',
    at: '/404',
    session: { ...signedInAnna, role: 'admin', adminName: 'nadia.roy@example.com' },
    shows: ({ care }) => care?.bar.acting.replace('{{firstName}}', 'Anna') ?? '',
  },
];

type Client = Pick<typeof import('./render.tsx'), 'render' | 'prefetchOf'> &
  Pick<typeof import('../app.tsx'), 'App'> &
  Pick<typeof import('../../texts/texts.ts'), 'initTexts'> &
  Pick<typeof import('../../api/kept-answers.ts'), 'keptAnswers'>;

/** Loads the client again: SWR keeps the first value of each key as the value that the server had. */
async function loadClient(): Promise<Client> {
  const { default: earlierCache } = await import('swr');
  vi.resetModules();
  const { default: cache } = await import('swr');
  // Otherwise the tests depend on the files before: a configuration without `client` of vitest.config.ts runs them.
  expect(cache, 'SWR is loaded again').not.toBe(earlierCache);
  const [{ render, prefetchOf }, { App }, { initTexts }, { keptAnswers }] = await Promise.all([
    import('./render.tsx'),
    import('../app.tsx'),
    import('../../texts/texts.ts'),
    import('../../api/kept-answers.ts'),
  ]);
  return { render, prefetchOf, App, initTexts, keptAnswers };
}

let client: Client;
let root: Root | undefined;
let container: HTMLElement;

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  vi.stubGlobal('scrollTo', () => {});
});

afterEach(() => {
  act(() => root?.unmount());
  cleanup();
  container.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

function fillStorage(): void {
  writeLastBundle('razor-arc');
  writeStored('bundlesInfor', [{ name: 'halo', title: 'Stored title', image: '/stored.svg', language: 'en-CA' }]);
  writeStored('storedCartItems', [{ name: 'halo', quantity: 4, promotionCodes: ['STORED'] }]);
  writeStored('bundlesWithQuantity', [{ name: 'halo', quantity: 4 }]);
  writeStored('bundlesWithPromotions', [{ name: 'halo', promotionCodes: ['STORED'] }]);
  writeStored('checkoutPageTitle', 'Stored page title');
  writeStored('disablePayment', true);
  writeStored('currentEstimatedZipCode', 'K1A 0B1');
  writeStored('orderAttempts', [unpaidOrder]);
  writeStored('failedPayment', { invoiceId: null, lines: [] });
  writeStored('payInFullFailed', 'S-1');
  writeStored('dismissedTips', ['S-1/replenishment']);
}

type Visit = {
  row: Row;
  culture: CultureCode;
  language: string;
  answered: boolean;
  stored: boolean;
  /** Since when the answers are kept, in milliseconds since 1970; undefined for answers of now. */
  keptSince?: number;
};

/** Returns the markup of the server, what the browser made of it, and what went wrong. */
async function visit({ row, culture, language, answered, stored, keptSince }: Visit) {
  const { render, prefetchOf, App, initTexts } = client;
  const requests = stubAnswers({});
  const problems: unknown[] = recordConsoleErrors();
  const { session = anonymousSession } = row;
  const allTexts = textsFor(language);
  const texts = textsOfPage(allTexts, {
    ofCustomers: session.signedIn,
    ofMyData: false,
    ofCare: session.role === 'admin',
    ofDeclarations: row.path === '/subscription-contractcancel',
    ofReceipts: false,
    ofCareLogin: row.path === '/login-admin',
    ofAnalytics: false,
    ofLateParts: keptSince !== undefined,
  });
  const markets = { paymentDetails: 'here', selfService: 'here' } as const;
  const site = sampleBoot({ culture, language, session, texts, markets, config: { contactForm: true } });
  const url = `/${culture}${row.at}`;
  const queries = prefetchOf(site, url) ?? [];
  const given = queries.map((query) => ({ ...query, data: answers[query.name], keptSince }) as PrefetchedResponse);
  const closed = { name: CLOSED_KEY[0], input: CLOSED_KEY[1], data: allTexts.outage.closed };
  const boot = { ...site, prefetched: answered ? [...given, ...(keptSince === undefined ? [] : [closed])] : [] };
  const rendered = await render(boot, url);
  // React's rendering on the server leaves its contexts set until the next one, and the browser's React has the same here.
  await renderToReadableStream(null);

  if (stored) fillStorage();
  // The server renders for everybody who comes by an advertisement; the browser has the number of this visitor's click.
  const { pathname, search } = new URL(`${url}${url.includes('?') ? '&' : '?'}gclid=a1&utm_source=b2`, 'http://page');
  const languages = cultures.find(({ code }) => code === culture)?.languages ?? [];
  window.history.replaceState(null, '', pathname + setLanguageQuery(languages, search, language));
  initTexts(language, boot.texts);
  container.innerHTML = rendered.markup;
  const renderedText = container.textContent;
  const renderedTexts = textsIn(container);
  await act(async () => {
    root = hydrateRoot(
      container,
      <App boot={boot} router={(page) => <BrowserRouter basename={`/${culture}`}>{page}</BrowserRouter>} />,
      { onRecoverableError: (error) => problems.push(error) },
    );
  });
  return { rendered, renderedText, renderedTexts, problems, requests, queries, texts: boot.texts };
}

/** Returns the texts of the page, without those of placeholders: what they stand for is loaded in the browser. */
function textsIn(page: HTMLElement): string[] {
  const elements = [...page.querySelectorAll('*')].filter((element) => !element.closest('[role=status]'));
  return elements.filter(({ childElementCount }) => childElementCount === 0).map(({ textContent }) => textContent);
}

const sites = cultures.flatMap(({ code, languages }) => languages.map((language) => [code, language] as const));
const VISITS_OF_ROW = 2;

/** Returns the sites of a row. Together the rows visit every site; journeys open the server-rendered pages of every culture. */
function sitesOf(row: Row) {
  const first = (rows.indexOf(row) * VISITS_OF_ROW) % sites.length;
  return [...sites, ...sites].slice(first, first + VISITS_OF_ROW);
}

it('visits every site', () => {
  expect(new Set(rows.flatMap(sitesOf))).toEqual(new Set(sites));
});

it('has a visit for each row of the server-rendered pages, and each row is a page', () => {
  const paths = pageRoutes.flatMap(({ path, children = [] }) => [
    path,
    ...children.map((child) => `${path}/${child.path}`),
  ]);
  expect(new Set(rows.map(({ path }) => path))).toEqual(new Set(pagePrefetch.map(({ path }) => path)));
  expect(paths).toEqual(expect.arrayContaining(rows.map(({ path }) => path)));
});

const whoIn = (session?: SessionState) =>
  session?.role === 'admin' ? 'customer with an admin' : session ? 'customer' : 'stranger';
const titleOf = ({ at, session }: Row) => `${at} of a ${whoIn(session)}`;

describe('with the answers of the shop API', () => {
  beforeAll(async () => {
    client = await loadClient();
  });

  for (const row of rows) {
    it.each(sitesOf(row))(
      `${titleOf(row)} is rendered and hydrated without a difference: %s in %s`,
      async (culture, language) => {
        const { rendered, renderedText, renderedTexts, problems, requests, texts } = await visit({
          row,
          culture,
          language,
          answered: true,
          stored: false,
        });
        expect(renderedText).toContain(typeof row.shows === 'string' ? row.shows : row.shows(texts));
        expect(rendered.title).toContain('Perennial');
        expect(problems).toEqual([]);
        expect(requests).toEqual(row.asks ?? []);
        expect(textsIn(container)).toEqual(expect.arrayContaining(renderedTexts));
      },
    );

    it(`${titleOf(row)} is hydrated without a difference when the browser has stored values`, async () => {
      const { problems } = await visit({ row, culture: 'en-ca', language: 'en-CA', answered: true, stored: true });
      expect(problems).toEqual([]);
    });
  }

  it.each(['/cart', '/cart?bundle=halo&modified=true', '/checkout'])(
    '%s depends on the browser and is not rendered on the server',
    (at) => {
      writeLastBundle('halo');
      expect(client.prefetchOf(sampleBoot(), `/en-ca${at}`)).toBeUndefined();
      removeStored('lastBundle', 'bundleOfTab');
    },
  );

  it.each([
    ['/my-account/overview', signedInAnna, true],
    ['/my-account/subscription-details/S-1', signedInAnna, true],
    ['/cart?bundle=halo', signedInAnna, undefined],
  ])('%s may have answers of before the shop API was away only in the account', (at, session, takesKept) => {
    const queries = client.prefetchOf(sampleBoot({ session }), `/en-ca${at}`) ?? [];
    expect(queries.length).toBeGreaterThan(2);
    expect(queries.map((query) => query.takesKept)).toEqual(queries.map(() => takesKept));
  });

  it('a page of the account is not rendered for a visitor, who goes on to the sign-in', () => {
    expect(client.prefetchOf(sampleBoot(), '/en-ca/my-account/overview')).toBeUndefined();
  });

  it.each([
    ['en-ca', 'en-CA', true],
    ['nl-nl', 'nl-NL', false],
  ] as const)('estimates the tax of a customer for the saved address: %s', async (culture, language, isTaxed) => {
    const row = rows.find(({ path, session }) => path === '/cart' && session) as Row;
    const { renderedText } = await visit({ row, culture, language, answered: true, stored: false });
    expect(renderedText?.includes('M5V 2T6')).toBe(isTaxed);
  });

  it('shows the payment methods of a customer who has given all that checkout needs', async () => {
    const row = rows.find(({ path, session }) => path === '/checkout' && session) as Row;
    const { renderedText } = await visit({ row, culture: 'en-ca', language: 'en-CA', answered: true, stored: false });
    expect(renderedText).toContain('PayPal');
  });
});

describe('without an answer', () => {
  beforeAll(async () => {
    client = await loadClient();
  });

  const visits = rows.flatMap((row) => [true, false].map((stored) => ({ title: titleOf(row), row, stored })));
  it.each(visits)('$title is hydrated without a difference; stored values: $stored', async ({ row, stored }) => {
    const { problems, requests, queries } = await visit({
      row,
      culture: 'en-ca',
      language: 'en-CA',
      answered: false,
      stored,
    });
    expect(problems).toEqual([]);
    const asks = queries.length > 0 || row.asks !== undefined;
    expect(requests.length > 0).toBe(asks);
  });
});

describe('with kept answers', () => {
  beforeEach(async () => {
    client = await loadClient();
  });

  it.each<[string, (texts: PublicTexts) => string | undefined]>([
    ['/my-account/overview', ({ account }) => account?.payNow],
    ['/my-account/subscription-details/:id', ({ account }) => account?.payNow],
    ['/my-account/personal-details', ({ account }) => account?.details.editAddresses],
    ['/my-account/payment-details', ({ payment }) => payment?.failed.change],
    ['/my-account/billing', ({ account }) => account?.payNow],
    ['/my-account/support', ({ account }) => account?.support.submit],
  ])(
    '%s says at once that its answers are old and since when, is closed for changes until the shop answers again',
    async (path, labelOf) => {
      const row = rows.find((one) => one.path === path) as Row;
      const keptSince = Date.parse('2026-03-01T13:03:20Z');
      const seen = { row, culture: 'de-de', language: 'de-DE', answered: true, stored: false, keptSince } as const;
      const { rendered, problems, texts } = await visit(seen);
      const { outage } = textsFor('de-DE');
      const server = document.createElement('div');
      server.innerHTML = rendered.markup;
      expect(server.textContent).toContain(outage.notice.replace('{{time}}', '13:03 UTC'));
      const label = labelOf(texts) ?? '';
      const stateOf = (page: HTMLElement) => {
        const change = [...page.querySelectorAll('button, a')].find(({ textContent }) =>
          textContent?.startsWith(label),
        );
        return [change?.hasAttribute('disabled'), page.textContent?.includes(outage.closed)];
      };
      expect([stateOf(server), stateOf(container)]).toEqual([
        [true, true],
        [true, true],
      ]);
      const now = outage.notice.replace('{{time}}', formatSince(keptSince, Date.now(), 'de-DE'));
      await vi.waitFor(() => expect(container.textContent).toContain(now));
      expect(problems).toEqual([]);
      const { keptAnswers } = client;
      act(() => keptAnswers.set(Object.fromEntries(Object.keys(keptAnswers.get()).map((key) => [key, undefined]))));
      await vi.waitFor(() => expect(stateOf(container)).toEqual([false, false]));
    },
  );
});
