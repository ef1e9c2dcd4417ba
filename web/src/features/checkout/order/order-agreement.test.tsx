// @vitest-environment happy-dom
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
  expect(links()).toEqual(['terms', 'withdrawal', 'privacy', 'Cancel contracts here']);
  const documents = ['terms', 'withdrawal', 'privacy'].map((document) => `https://shop.example/${document}`);
  expect(placesOf()).toEqual([...documents, '/subscription-contractcancel']);
});

it('shows no payment of a cart that a partner pays, and no right that the law does not give', async () => {
  const cart = { ...sampleCart(), disablePayment: true };
  await renderInShop(<OrderAgreement cart={cart} terms={[]} amount={0} />, { culture: 'en-ca' });
  expect(screen.queryByText('To pay today')).toBeNull();
  expect(screen.queryByText(right)).toBeNull();
  expect(links()).toEqual(['Cancel contracts here']);
});

it('has no link to the form that ends a contract where a button for it stands below', async () => {
  await renderInShop(<OrderAgreement cart={sampleCart()} terms={[]} amount={12.5} />, { culture: 'de-de', legalLinks });
  expect(links()).toEqual(['terms', 'withdrawal', 'privacy']);
});
