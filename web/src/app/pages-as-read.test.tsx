// @vitest-environment happy-dom
/**
 * The pages as a screen reader reads them, for customers of the sandbox on a fixed day. Each is compared with a file of
 * `pages-as-read/`: a change of what a page says is a change of its file, which a person reads in the review
 * (`vitest run --project=components web/src/app/pages-as-read.test.tsx -u` writes them).
 */
import type { MarketSwitches } from '@perennial/shared/cultures/markets';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { soon } from '../testing/page-steps.ts';
import { readAloud } from '../testing/read-aloud.ts';
import { leaveShop, openShopAs, type ShopDay } from '../testing/shop-screens.tsx';

/** A page, and whose it is: a customer of the sandbox, or a culture. */
type Visit = readonly [page: keyof typeof pages, who: string, variant?: keyof typeof variants];

const open: MarketSwitches = {
  ordering: 'open',
  paymentDetails: 'here',
  selfService: 'here',
  billing: 'here',
  pastDue: 'on',
  invoiceLink: 'shown',
};

/** By default everything is open in the market. */
const variants = {
  'by customer care': { byCare: true },
  'without ordering': { markets: { ...open, ordering: 'closed' } },
  'without payment details': { markets: { ...open, paymentDetails: 'elsewhere' } },
  'without self-service': { markets: { ...open, selfService: 'elsewhere' } },
  'without billing': { markets: { ...open, billing: 'elsewhere' } },
  'without payment of invoices': { markets: { ...open, pastDue: 'off' } },
  'without links to invoices': { markets: { ...open, invoiceLink: 'hidden' } },
} as const satisfies Readonly<Record<string, ShopDay>>;

/** `{1}` stands for the number of the customer's first subscription. */
const pages = {
  cart: '/cart?bundle=sonic-brush-halo',
  'empty cart': '/cart',
  checkout: '/checkout?bundle=sonic-brush-halo',
  overview: '/my-account/overview',
  billing: '/my-account/billing',
  statement: '/my-account/billing?year=2026',
  'payment details': '/my-account/payment-details',
  'personal details': '/my-account/personal-details',
  'my data': '/my-account/my-data',
  support: '/my-account/support',
  receipts: '/my-account/receipts',
  subscription: '/my-account/subscription-details/{1}',
  'second subscription': '/my-account/subscription-details/{2}',
  'problem with a delivery': '/my-account/subscription-details/{1}?task=problem',
  cancel: '/my-account/subscription-cancel/{1}',
  'return address': '/my-account/subscription-return/{1}/return-address',
  'pay invoice': '/my-account/subscription-payment-detail/{1}',
  'end of a contract': '/subscription-contractcancel',
  'log-in of customer care': '/login-admin',
  'failed payment': '/subscription-error',
  'not found': '/404',
} as const;

const inEnglish: readonly Visit[] = [
  ...(['cart', 'empty cart', 'checkout', 'end of a contract', 'log-in of customer care', 'not found'] as const).map(
    (page) => [page, 'en-ca'] as const,
  ),
  ...(
    [
      ...(['cart', 'checkout', 'overview', 'billing', 'payment details', 'personal details'] as const),
      ...(['my data', 'support', 'receipts'] as const),
    ] as const
  ).map((page) => [page, 'ca-subscriber'] as const),
  ...['ca-collector', 'ca-failed-card', 'ca-blocked', 'ca-pending', 'de-bundle', 'it-past-due', 'us-insurer'].map(
    (who) => ['overview', who] as const,
  ),
  ...['ca-failed-card', 'it-past-due', 'ca-collector'].map((who) => ['billing', who] as const),
  ...['ca-subscriber', 'ca-failed-card', 'nl-subscriber', 'us-subscriber', 'de-subscriber'].map(
    (who) => ['subscription', who] as const,
  ),
  ...['ca-paused', 'ca-paused-until', 'ca-resumed', 'ca-changed', 'ca-not-shipped', 'ca-rentals', 'ca-filters'].map(
    (who) => ['subscription', who] as const,
  ),
  ...['de-lock-in', 'de-returning-device', 'de-returning-both', 'de-returned', 'de-paid-in-full', 'gb-subscriber'].map(
    (who) => ['subscription', who] as const,
  ),
  ...['us-insurer', 'nl-insurer', 'us-insurer-cancelled', 'nl-repair', 'gb-hair-removal', 'it-past-due'].map(
    (who) => ['subscription', who] as const,
  ),
  ['subscription', 'ca-subscriber', 'by customer care'],
  ['overview', 'ca-subscriber', 'by customer care'],
  ['cart', 'en-ca', 'without ordering'],
  ['checkout', 'ca-subscriber', 'without ordering'],
  ['overview', 'ca-failed-card', 'without payment details'],
  ['payment details', 'ca-failed-card', 'without payment details'],
  ['subscription', 'ca-failed-card', 'without payment details'],
  ['overview', 'de-bundle', 'without self-service'],
  ['subscription', 'de-bundle', 'without self-service'],
  ['overview', 'it-past-due', 'without billing'],
  ['billing', 'it-past-due', 'without billing'],
  ['overview', 'it-past-due', 'without payment of invoices'],
  ['billing', 'it-past-due', 'without payment of invoices'],
  ['billing', 'it-past-due', 'without links to invoices'],
  ['second subscription', 'ca-changed'],
  ['second subscription', 'gb-subscriber'],
  ['cancel', 'ca-subscriber'],
  ['statement', 'ca-collector'],
  ['statement', 'it-past-due', 'without links to invoices'],
  ['problem with a delivery', 'ca-subscriber'],
  ['return address', 'de-bundle'],
  ['payment details', 'ca-failed-card'],
  ['personal details', 'us-two-addresses'],
  ['personal details', 'se-address-locked'],
  ['failed payment', 'ca-failed-card'],
];

/** A customer of each language but English. */
const speakers = {
  'de-DE': 'de-subscriber',
  'nl-NL': 'nl-subscriber',
  'fr-FR': 'fr-subscriber',
  'it-IT': 'it-past-due',
  'es-ES': 'es-subscriber',
  'sv-SE': 'se-subscriber',
  'pl-PL': 'pl-subscriber',
  'cs-CZ': 'cz-subscriber',
  'ro-RO': 'ro-subscriber',
} as const;

const ofEachLanguage = [
  ...(['cart', 'checkout', 'overview', 'billing', 'personal details', 'subscription'] as const),
  ...(['payment details', 'my data', 'support', 'receipts', 'end of a contract'] as const),
  ...(['statement', 'problem with a delivery'] as const),
] as const;

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  Element.prototype.scrollIntoView = () => {};
});

afterEach(leaveShop);

/** The texts of the files, by their path. */
const saved = import.meta.glob<string>('./pages-as-read/*/*.txt', { query: '?raw', import: 'default', eager: true });

/** Opens the page and all its sections, and compares it with its file when nothing is loading. */
async function compare([page, who, variant]: Visit, on: ShopDay, file: string): Promise<void> {
  const day = { markets: open, config: { contactForm: true }, ...on, ...(variant && variants[variant]) };
  const screens = await openShopAs(who, day);
  await screens.visit(pages[page].replace(/\{(\d)\}/g, (_, place) => screens.numbers[place - 1] ?? ''));
  const isLoaded = () =>
    soon(() => {
      expect(screen.queryAllByRole('heading', { level: 1 })).toHaveLength(1);
      expect(document.querySelector('.skeleton, [role=status] > .spinner, [aria-busy=true]')).toBeNull();
    });
  await isLoaded();
  for (const summary of document.querySelectorAll('main details:not([open]) > summary')) fireEvent.click(summary);
  await isLoaded();
  // The frame is the same on every page.
  const part = () => (page === 'overview' ? document.body : (document.querySelector('main') ?? document.body));
  const read = () => `${readAloud(part()).join('\n')}\n`;
  const expected = saved[`./${file}`];
  // Parts that come later have no sign that they are loading. A new page is written after a second.
  const patience = expected === undefined ? { timeout: 1000 } : {};
  await waitFor(() => expect(read()).toBe(expected), patience).catch(() => {});
  await expect(read()).toMatchFileSnapshot(file);
}

it.each(inEnglish.map((visit) => [visit.join(' '), visit] as const))('%s', (name, visit) =>
  compare(visit, {}, `pages-as-read/en/${name}.txt`),
);

for (const [language, who] of Object.entries(speakers)) {
  it.each(ofEachLanguage)(`%s in ${language}`, (page) =>
    compare([page, who], { texts: language }, `pages-as-read/${language.slice(0, 2)}/${page}.txt`),
  );
}
