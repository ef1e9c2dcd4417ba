// @vitest-environment happy-dom
import { subscriptionListItem } from '@perennial/shared/examples/subscription';
import type { ComingDay } from '@perennial/shared/models/coming-up';
import { cleanup, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { stubAnswers } from '../../../testing/answers.ts';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import { readText } from '../../../testing/page-steps.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ComingUp } from './coming-up.tsx';

const heads: ComingDay = {
  number: 'S-1',
  date: '2026-05-01',
  isShipment: true,
  isPayment: true,
  amount: 14.99,
  name: 'Heads',
  imageUrl: '/heads.svg',
};

const two = ['S-1', 'S-2'].map((subscriptionNumber) => subscriptionListItem({ subscriptionNumber }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(comingUp: unknown, subscriptions = two): Promise<HTMLElement> {
  stubAnswers({ '/bff/coming-up': comingUp });
  await renderInShop(<ComingUp subscriptions={subscriptions} />, { session: signedInAnna });
  const part = screen.getByRole('heading', { name: 'Coming up' }).closest('section');
  if (!part) throw new Error('The heading stands in no part of the page');
  return part;
}

const busy = (part: HTMLElement) => part.getAttribute('aria-busy');
const rows = (part: HTMLElement) => within(part).queryAllByRole('listitem');

it('has a row for each subscription that runs, and is busy, until the days are known', async () => {
  const weeks = Promise.withResolvers<object>();
  const part = await open(() => weeks.promise);
  expect([busy(part), rows(part).length]).toEqual(['true', 2]);
  weeks.resolve({ days: [heads], sum: null, nextPayment: null });
  await screen.findByText('Heads');
  expect([busy(part), rows(part).length]).toEqual(['false', 1]);
});

it('has no more rows before the days are known than afterwards, also with many subscriptions', async () => {
  const many = Array.from({ length: 9 }, (_, index) => subscriptionListItem({ subscriptionNumber: `S-${index}` }));
  const weeks = Promise.withResolvers<object>();
  const part = await open(() => weeks.promise, many);
  const waiting = rows(part).length;
  const days = many.map(({ subscriptionNumber }) => ({ ...heads, number: subscriptionNumber }));
  weeks.resolve({ days, sum: null, nextPayment: null });
  await screen.findAllByText('Heads');
  expect([waiting, rows(part).length]).toEqual([3, 3]);
});

it('says why the days cannot be loaded, and is not busy any more', async () => {
  const refused = { status: 400, detail: 'Not today', messages: [] };
  const part = await open(() => Response.json(refused, { status: 400 }));
  await screen.findByText('Not today');
  expect([busy(part), rows(part).length]).toEqual(['false', 0]);
});

it.each([
  [0, 'In the next 30 days: $0.00'],
  [14.99, 'In the next 30 days: $14.99 plus tax'],
  [null, 'In the next 30 days: The total is not known yet.'],
])('ends with what is paid soon, in words, if it is %s', async (sum, words) => {
  const part = await open({ days: [heads], sum, nextPayment: null });
  await screen.findByText('Heads');
  const [, end] = readText(part).split('14.99 plus tax ');
  expect(end).toBe(words);
});

it.each([
  ['a shipment', { isShipment: true, isPayment: false }, ['box']],
  ['a payment', { isShipment: false, isPayment: true }, ['card']],
  ['a shipment with its payment', { isShipment: true, isPayment: true }, ['box', 'card']],
] as const)('draws %s', async (_, event, icons) => {
  const part = await open({ days: [{ ...heads, ...event }], sum: null, nextPayment: null });
  await screen.findByText('Heads');
  const drawn = [...part.querySelectorAll('li svg')].map(({ outerHTML }) => outerHTML);
  expect(drawn).toEqual(icons.map((name) => renderToStaticMarkup(<Icon name={name} />)));
});
