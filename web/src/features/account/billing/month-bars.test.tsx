// @vitest-environment happy-dom
import { invoice } from '@perennial/shared/examples/payment';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInShop } from '../../../testing/in-shop.tsx';
import { MonthBars } from './month-bars.tsx';

afterEach(cleanup);

const paid = (invoiceDate: string, price: number) => invoice({ invoiceId: invoiceDate, invoiceDate, price });

async function show(invoices: Parameters<typeof MonthBars>[0]['invoices'], chosen?: string) {
  const onChoose = vi.fn();
  await renderInShop(<MonthBars invoices={invoices} chosen={chosen} onChoose={onChoose} />);
  return onChoose;
}

it('draws the highest month over the whole height, a small one still to be seen, and a line for a month without one', async () => {
  await show([paid('2028-02-29', 96), paid('2028-01-31', 48), paid('2027-11-30', 0.5)]);
  const drawn = within(screen.getByRole('list', { name: 'Paid by month' }))
    .getAllByRole('listitem')
    .slice(-4)
    .map((item) => {
      const bar = item.querySelector('rect');
      const letter = item.querySelector('span[aria-hidden]')?.textContent;
      return [letter, ...['y', 'height', 'rx'].map((name) => Number(bar?.getAttribute(name)))];
    });
  // The letter of the month, from the top, high, and how round its corners are: never rounder than a half circle.
  expect(drawn).toEqual([
    ['N', 45, 3, 1.5],
    ['D', 47, 1, 0.5],
    ['J', 24, 24, 3],
    ['F', 0, 48, 3],
  ]);
});

it.each<[string, readonly number[]]>([
  ['one invoice of nothing', [0]],
  ['a payment and a credit of the same amount', [48, -48]],
])('leads to the invoices of a month with %s, and to none of a month without', async (_, prices) => {
  const onChoose = await show([paid('2028-02-29', 96), ...prices.map((price) => paid('2028-01-31', price))]);
  await userEvent.click(screen.getByRole('button', { name: /^January 2028/ }));
  expect(onChoose.mock.calls).toEqual([['2028-01']]);
  expect(screen.queryByRole('button', { name: /^December 2027/ })).toBeNull();
});

it('leads to no other months where there are none', async () => {
  await show([paid('2028-02-29', 96), paid('2027-03-01', 48)]);
  expect(screen.queryByRole('button', { name: /(Earlier|Later) months/ })).toBeNull();
});

it('shows all invoices again with the bars of other months', async () => {
  const onChoose = await show([paid('2028-02-29', 96), paid('2026-12-31', 48)], '2028-02');
  const step = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  expect([step('Earlier months').disabled, step('Later months').disabled]).toEqual([false, true]);
  await userEvent.click(step('Earlier months'));
  expect(onChoose.mock.calls).toEqual([[undefined]]);
  expect([step('Earlier months').disabled, step('Later months').disabled]).toEqual([true, false]);
});
