// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../../testing/in-shop.tsx';
import { readText } from '../../testing/page-steps.ts';
import { sampleCharge, sampleItem } from '../../testing/sample-cart.ts';
import { ItemCharges } from './item-charges.tsx';

afterEach(cleanup);

const today = { oneTimeCharge: { ...sampleCharge(99.99, null), original: 119.99 } };
const monthly = { monthlyCharge: { ...sampleCharge(4.99), original: 5.99 } };
const quarterly = { quarterlyCharge: sampleCharge(14.99) };
const none = { oneTimeCharge: null, monthlyCharge: null, quarterlyCharge: null };

it.each([
  ['today alone', today, ['Before $119.99 now $99.99']],
  ['a period alone', quarterly, ['$14.99 / 3 months every 3 months']],
  [
    'two periods',
    { ...monthly, ...quarterly },
    ['Before $5.99 now $4.99 / month per month', '$14.99 / 3 months every 3 months'],
  ],
  [
    'today and a period',
    { ...today, ...quarterly },
    ['Before $119.99 now $99.99 today,', 'then $14.99 / 3 months every 3 months'],
  ],
  [
    'today and two periods',
    { ...today, ...monthly, ...quarterly },
    [
      'Before $119.99 now $99.99 today,',
      'then Before $5.99 now $4.99 / month per month',
      '$14.99 / 3 months every 3 months',
    ],
  ],
])('says what a product costs today and then, and no "then" that follows nothing: %s', async (_, charges, said) => {
  await renderInShop(<ItemCharges item={sampleItem({ ...none, ...charges })} />);
  expect(screen.getAllByRole('listitem').map(readText)).toEqual(said);
});
