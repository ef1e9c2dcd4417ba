// @vitest-environment happy-dom
/**
 * What checkout announces is what the shop charges, in every country: the amount of today, the later amounts with their
 * days, and the tax of each are compared with the invoices of the order (docs/rules/payments.md#amounts-and-their-tax).
 */
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import { isTaxedCountry } from '@perennial/shared/countries/sales-tax';
import { createMoneyFormat } from '@perennial/shared/cultures/money';
import { namesOf } from '@perennial/shared/typed-tables';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatDate } from '../../i18n/format.ts';
import { chargeOrder, findCulture } from '../../testing/charged-orders.ts';
import { readText, take } from '../../testing/page-steps.ts';
import { openShopAs } from '../../testing/shop-screens.tsx';

/** A customer of each country who has an address and a saved payment method. */
const customers: Readonly<Record<CountryCode, string>> = {
  NL: 'nl-subscriber',
  PL: 'pl-subscriber',
  CZ: 'cz-subscriber',
  FR: 'fr-subscriber',
  SE: 'se-subscriber',
  RO: 'ro-subscriber',
  DE: 'de-subscriber',
  GB: 'gb-subscriber',
  IT: 'it-subscriber',
  ES: 'es-subscriber',
  AT: 'at-subscriber',
  BE: 'be-subscriber',
  US: 'us-subscriber',
  CA: 'ca-subscriber',
};

/** A device that is bought, with a discount; one that is paid by the month, with further parts and goods that are sold once. */
const carts = ['sonic-brush-halo&coupon=HALO20', 'air-purifier-aura-4A,brush-heads-halo,halo-gift-box'];

/** Each later payment of the carts comes once at least. */
const DAYS = 200;

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});

describe.each(namesOf(customers))('in %s', (country) => {
  it.each(carts)('an order of %s is charged as it was announced, on its days, with its tax', async (cart) => {
    const id = customers[country];
    const culture = findCulture(id);
    const format = createMoneyFormat(culture, culture.languages[0], culture.symbolPosition);
    const money = (amount: number) => format(amount).replace(/\s+/g, ' ');
    const screens = await openShopAs(id, { markets: { ordering: 'open' } });

    await screens.visit(`/checkout?bundle=${cart}`);
    const order = await screen.findByRole('button', { name: /^Place order · / });
    const page = readText(screen.getByRole('region', { name: 'Your order' }));
    const agreement = readText(screen.getByRole('region', { name: 'What you agree to' }));
    const button = readText(order).replace(/ Updating.*/, '');
    const rows = page.split(/Later payments|From /).slice(2);
    await take(['press', button]);
    await screen.findByRole('heading', { level: 1, name: /Thank you/ });
    const thanks = readText(document.body);
    const number = /Order number (PO-\d+)/.exec(thanks)?.[1] ?? '';

    const [today = { date: '', total: 0, tax: 0, price: 0 }, ...later] = chargeOrder(screens, number, DAYS);
    const isAdded = isTaxedCountry(country);
    const total = money(today.total);
    expect(button).toBe(`Place order · ${total}`);
    expect(page).toContain(`Tax ${isAdded ? '' : 'included '}${money(today.tax)} To pay today ${total}`);
    expect(thanks).toContain(`Paid today ${total}`);

    expect(later.length).toBeGreaterThan(0);
    const announced = later.map(({ date, price, tax }) => ({
      from: formatDate(culture, date),
      amount: money(price),
      tax: isAdded ? money(tax) : undefined,
    }));
    expect(rows.map((row) => readRow(row))).toEqual(announced);
    expect(agreement).toContain(`To pay today ${total}`);
    for (const { from, amount, tax } of announced) {
      expect(agreement).toContain(`From ${from} ${amount}`);
      if (tax) expect(agreement).toContain(`plus ${tax} tax`);
    }
    for (const { from, amount, tax } of announced) {
      expect(thanks).toContain(`On ${from}: first payment of ${amount}${tax ? ' plus tax' : ''}, `);
    }
  });
});

/** Reads "06/15/2026 Before $14.99 now $11.99 / 3 months every 3 months plus $0.75 tax". */
function readRow(row: string) {
  const [from = '', ...words] = row.split(' ');
  const [amount = ''] = words
    .join(' ')
    .replace(/^Before .* now /, '')
    .split(' / ');
  return { from, amount, tax: / plus (.+?) tax/.exec(row)?.[1] };
}
