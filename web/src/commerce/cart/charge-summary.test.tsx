// @vitest-environment happy-dom
import { cart, cartSummary } from '@perennial/shared/examples/cart';
import { charge } from '@perennial/shared/examples/charge';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../../testing/in-shop.tsx';
import { readText } from '../../testing/page-steps.ts';
import { ChargeSummary } from './charge-summary.tsx';

afterEach(cleanup);

const withTax = (tax: number, hasExtraTax: boolean) =>
  cart({
    paymentRequirement: 'None',
    summary: cartSummary({ payNow: { original: 119, discounts: [], discounted: 119, tax, hasExtraTax } }),
  });

it.each([
  ['a site that shows its tax', true, 19, true],
  ['a site that does not', false, 19, false],
  ['a bundle without tax', true, 0, false],
])('names the tax in the price: %s', async (_, displayTax, tax, isShown) => {
  await renderInShop(<ChargeSummary cart={withTax(tax, false)} />, { culture: 'de-de', config: { displayTax } });
  expect(screen.queryByText('Tax included') !== null).toBe(isShown);
  if (isShown) expect(screen.getByText(/^19,00/)).toBeTruthy();
});

it('names the tax that comes on top of the price, whatever the site shows', async () => {
  await renderInShop(<ChargeSummary cart={withTax(15.47, true)} addressKnown />, { config: { displayTax: false } });
  expect(screen.getByText('Tax')).toBeTruthy();
  expect(screen.getByText('$15.47')).toBeTruthy();
  expect(screen.queryByText('Tax included')).toBeNull();
});

const later = charge({
  original: 1340,
  discounted: 1234.5,
  beginDate: '2026-06-15',
  tax: 160.49,
  discounts: [{ id: 'D-2', amount: 105.5, description: 'A tenth off' }],
  details: [
    { title: 'Brush heads', original: 700, discounted: 617.25 },
    { title: 'Razor blades', original: 100, discounted: 100.1 },
    { title: 'Brush heads', original: 540, discounted: 517.15 },
  ],
});

const withLater = (hasExtraTax: boolean, changes: Partial<Parameters<typeof charge>[0]> = {}) =>
  cart({
    paymentRequirement: 'None',
    summary: cartSummary({
      payNow: {
        original: 119.5,
        discounts: [{ id: 'D-1', amount: 19.25, description: 'Less today' }],
        discounted: 100.25,
        tax: 13.03,
        hasExtraTax,
      },
      quarterlyCharge: { ...later, ...changes },
    }),
  });

it('sums up what is paid today and what is paid later, with each discount, part and tax', async () => {
  const { container } = await renderInShop(<ChargeSummary cart={withLater(true)} addressKnown />);
  expect(readText(container)).toBe(
    'Subtotal $119.50 Less today -$19.25 Delivery Free Tax $13.03 To pay today $113.28 Later payments Quarterly From 06/15/2026 Before $1,340.00 now $1,234.50 / 3 months every 3 months plus $160.49 tax A tenth off Brush heads $1,134.40 Razor blades $100.10',
  );
});

it('names neither a tax that is part of the price, nor the only part of a payment', async () => {
  const [only] = later.details;
  const { container } = await renderInShop(
    <ChargeSummary cart={withLater(false, { details: only ? [only] : [] })} addressKnown />,
    { config: { displayTax: false } },
  );
  expect(readText(container)).toBe(
    'Subtotal $119.50 Less today -$19.25 Delivery Free To pay today $100.25 Later payments Quarterly From 06/15/2026 Before $1,340.00 now $1,234.50 / 3 months every 3 months A tenth off',
  );
});

it.each<[string, number, boolean, string]>([
  ['is final with an address', 0, true, '$0.00'],
  ['is not known yet without an address', 0, false, 'Added at checkout'],
  ['is shown if it is not zero', 15.47, false, '$15.47'],
])('a tax on top %s', async (_, tax, addressKnown, shown) => {
  await renderInShop(<ChargeSummary cart={withTax(tax, true)} addressKnown={addressKnown} />);
  expect(screen.getByText('Tax').nextElementSibling?.textContent).toBe(shown);
});

it('calls the tax an estimate where it can be estimated', async () => {
  await renderInShop(<ChargeSummary cart={withTax(15.47, true)} estimate={<p>For M5V 1Z2</p>} />);
  expect(screen.getByText('Estimated tax').nextElementSibling?.textContent).toBe('$15.47');
  screen.getByText('For M5V 1Z2');
});

it.each([
  ['Authorization', '$0.10', true],
  ['None', '$134.47', false],
])('says that ten cents only verify the method: %s', async (paymentRequirement, amount, isShown) => {
  await renderInShop(<ChargeSummary cart={{ ...withTax(15.47, true), paymentRequirement }} addressKnown />);
  expect(screen.getByText('To pay today').nextElementSibling?.textContent).toBe(amount);
  expect(screen.queryByText(/only to verify your payment method/) !== null).toBe(isShown);
});

it('says that prices are loading, and that those on screen are from before a change', async () => {
  const { container } = await renderInShop(<ChargeSummary cart={undefined} />);
  expect([screen.getAllByRole('status')[0]?.textContent, container.querySelector('[aria-busy=true]') !== null]).toEqual(
    ['Loading prices', true],
  );
  cleanup();
  const stale = await renderInShop(<ChargeSummary cart={withTax(15.47, true)} stale />);
  expect(stale.container.querySelector('[aria-busy=true]')?.textContent).toContain('To pay today');
  cleanup();
  const fresh = await renderInShop(<ChargeSummary cart={withTax(15.47, true)} />);
  expect(fresh.container.querySelector('[aria-busy=true]')).toBeNull();
});
