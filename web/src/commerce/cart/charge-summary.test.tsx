// @vitest-environment happy-dom
import { cart, cartSummary } from '@perennial/shared/examples/cart';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../../testing/in-shop.tsx';
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
