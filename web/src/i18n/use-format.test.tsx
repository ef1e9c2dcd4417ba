// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInShop } from '../testing/in-shop.tsx';
import { useFormat } from './format.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Row({ amount }: { amount: number }) {
  const { money, date } = useFormat();
  return <p>{`${money(amount)} on ${date('2026-03-01')}`}</p>;
}

it('useFormat needs no number format of the browser, whose first one takes 30 ms of the page', async () => {
  const created = vi.spyOn(Intl, 'NumberFormat');
  await renderInShop([1, 2, 3].map((amount) => <Row key={amount} amount={amount} />));
  expect(screen.getByText('$3.00 on 03/01/2026')).toBeTruthy();
  expect(created).not.toHaveBeenCalled();
});

it('useFormat follows the site', async () => {
  await renderInShop(<Row amount={1} />, { culture: 'de-de' });
  expect(screen.getByText(/^1,00\s€ on 01-03-2026$/)).toBeTruthy();
});
