// @vitest-environment happy-dom
import { charge } from '@perennial/shared/examples/charge';
import type { Cart } from '@perennial/shared/models/cart';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../../../testing/in-shop.tsx';
import { sampleCart } from '../../../testing/sample-cart.ts';
import { OrderAgreement } from './order-agreement.tsx';

afterEach(cleanup);

const legalLinks = (['imprint', 'terms', 'withdrawal', 'privacy'] as const).map((document) => ({
  document,
  label: document,
  url: `https://shop.example/${document}`,
}));

const links = () => screen.getAllByRole('link').map((link) => link.textContent);
const placesOf = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const right = /^You can withdraw from this contract/;

it('shows goods, payments, terms, the right to withdraw and the documents', async () => {
  const cart = sampleCart();
  const terms = [{ bundleName: 'a', termsText: 'It renews by itself.' }];
  await renderInShop(<OrderAgreement cart={cart} terms={terms} amount={12.5} />, { culture: 'nl-nl', legalLinks });
  const [item] = cart.groups.flatMap(({ items }) => items);
  screen.getByText(`${item?.quantity} × ${item?.title}`);
  expect(screen.getByText('To pay today').nextSibling?.textContent).toContain('12,50');
  screen.getByText('It renews by itself.');
  screen.getByText(right);
  expect(links()).toEqual(['Cancel contracts here', 'terms', 'withdrawal', 'privacy']);
  const documents = ['terms', 'withdrawal', 'privacy'].map((document) => `https://shop.example/${document}`);
  expect(placesOf()).toEqual(['/subscription-contractcancel', ...documents]);
});

const quarterly = charge({ original: 20, discounted: 18.99, tax: 2.47, beginDate: '2027-02-26' });

/** A cart of one bundle with 129.99 today, and 18.99 every three months. */
function renewingCart(payNow: { tax: number; hasExtraTax: boolean }): Cart {
  const summary = {
    payNow: { original: 129.99, discounts: [], discounted: 129.99, ...payNow },
    monthlyCharge: null,
    quarterlyCharge: quarterly,
    semiAnnualCharge: null,
    specificMonthsCharges: [],
  };
  return { ...sampleCart(), paymentRequirement: 'FullPayment', summary };
}

const rows = () =>
  screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

it('says of each payment its day, its rhythm and its tax, and how to end them', async () => {
  const cart = renewingCart({ tax: 16.9, hasExtraTax: true });
  await renderInShop(<OrderAgreement cart={cart} terms={[]} amount={146.89} />, {
    culture: 'en-ca',
    markets: { selfService: 'here' },
  });
  expect(rows()).toEqual([
    'To pay today: $146.89 including $16.90 tax',
    'From 02/26/2027: $18.99 / 3 monthsevery 3 months plus $2.47 tax',
  ]);
  screen.getByText('You can cancel the subscription in your account, or with this form:');
  expect(placesOf()).toEqual(['/subscription-contractcancel?language=en-CA']);
});

it('says that prices include tax where they do, and names the form alone where the account cannot end it', async () => {
  const cart = renewingCart({ tax: 20.75, hasExtraTax: false });
  await renderInShop(<OrderAgreement cart={cart} terms={[]} amount={129.99} />, {
    culture: 'en-gb',
    markets: { selfService: 'elsewhere' },
  });
  expect(rows()).toEqual([
    'To pay today: £129.99 tax included',
    'From 26-02-2027: £18.99 / 3 monthsevery 3 months tax included',
  ]);
  screen.getByText('You can cancel the subscription with this form:');
  expect(links()).toEqual(['Cancel contracts here']);
});

it('counts no tax into the amount that verifies a payment method', async () => {
  const cart = { ...renewingCart({ tax: 16.9, hasExtraTax: true }), paymentRequirement: 'Authorization' };
  await renderInShop(<OrderAgreement cart={cart} terms={[]} amount={0.1} />, { culture: 'en-ca' });
  expect(rows()[0]).toBe('To pay today: $0.10');
  screen.getByText(/only to verify your payment method/);
});

it('shows no payment of a cart that a partner pays, and no right that the law does not give', async () => {
  const cart = { ...sampleCart(), disablePayment: true };
  await renderInShop(<OrderAgreement cart={cart} terms={[]} amount={0} />, { culture: 'en-ca' });
  expect(screen.queryByText('To pay today')).toBeNull();
  expect(screen.queryByText(right)).toBeNull();
  expect(links()).toEqual(['Cancel contracts here']);
});
