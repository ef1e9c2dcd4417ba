import { expect, it } from 'vitest';
import { findSubscriptions } from './subscription-search.tsx';

const subscriptions = [
  { title: 'Halo brush heads', subscriptionNumber: 'S20100001' },
  { title: 'Têtes de brosse Halo', subscriptionNumber: 'S20100002' },
  { title: 'Arc razor', subscriptionNumber: 'S20100013' },
];

it.each([
  ['', ['S20100001', 'S20100002', 'S20100013']],
  ['halo', ['S20100001', 'S20100002']],
  ['tetes', ['S20100002']],
  ['HEADS  halo ', ['S20100001']],
  ['0013', ['S20100013']],
  ['s2010001', ['S20100013']],
  ['purifier', []],
])('the text %j finds %j', (text, numbers) => {
  expect(findSubscriptions(subscriptions, text).map(({ subscriptionNumber }) => subscriptionNumber)).toEqual(numbers);
});
