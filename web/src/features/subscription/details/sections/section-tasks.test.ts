import { expect, it } from 'vitest';
import { paths } from '../../../../paths.ts';
import type { Availability, SectionName } from './section-table.ts';
import { findTaskSection, isDeliveryTask, TASK } from './section-tasks.ts';

const offers = [{ name: 'frequency' }, { name: 'postponement' }, { name: 'product' }, { name: 'shippingNow' }] as const;

it.each<[string | null, SectionName | undefined]>([
  ['frequency', 'frequency'],
  ['postpone', undefined],
  ['product', 'product'],
  ['ship-now', undefined],
  ['buy', 'buyProduct'],
  ['order', 'oneTimeOrders'],
  ['promotion', 'promotion'],
  ['track', 'track'],
  ['pause', 'pause'],
  ['resume', 'resume'],
  ['repair', 'repair'],
  ['recycle', 'recycling'],
  ['cancel', 'cancelOrReturn'],
  ['return', 'cancelOrReturn'],
  ['terms', 'terms'],
  ['dance', undefined],
  ['constructor', undefined],
  [null, undefined],
])('a link to the task %s opens the section %s', (task, section) => {
  // Of the two sections that cancel, a subscription has one.
  const availabilityOf = (name: SectionName): Availability => (name === 'cancel' ? 'hidden' : 'open');
  expect(findTaskSection(task, availabilityOf)).toBe(section);
});

it('a link to a task names it in its query', () => {
  const { searchParams } = new URL(paths.subscriptionDetails('S-1', { task: 'pause' }), 'http://localhost');
  expect(searchParams.get(TASK)).toBe('pause');
});

it('an insured customer cancels in the section of the plain cancellation', () => {
  const availabilityOf = (section: SectionName): Availability => (section === 'cancelOrReturn' ? 'hidden' : 'open');
  expect([findTaskSection('cancel', availabilityOf), findTaskSection('return', availabilityOf)]).toEqual([
    'cancel',
    undefined,
  ]);
});

it('a task of a disabled section opens nothing', () => {
  expect(findTaskSection('pause', () => ({ disabled: 'returning' }))).toBeUndefined();
});

it.each([
  ['postpone', 'postponement'],
  ['ship-now', 'shippingNow'],
] as const)('the task %s belongs to the next delivery while it is offered', (task, name) => {
  const others = offers.filter((offer) => offer.name !== name);
  expect([isDeliveryTask(task, offers), isDeliveryTask(task, others)]).toEqual([true, false]);
});

it.each(['frequency', 'product', 'pause', 'dance', null])('the task %s does not', (task) => {
  expect(isDeliveryTask(task, offers)).toBe(false);
});
