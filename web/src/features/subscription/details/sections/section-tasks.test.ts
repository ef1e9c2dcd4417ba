import { expect, it } from 'vitest';
import { paths } from '../../../../paths.ts';
import { taskOfOffer } from '../../modify/modify-offers.ts';
import { TASK } from '../../task-link.ts';
import type { Availability, SectionName } from './section-table.ts';
import { findTaskSection } from './section-tasks.ts';

const offers = ['frequency', 'postponement', 'product', 'shippingNow'] as const;

it.each<[string | null, SectionName | undefined]>([
  ['frequency', 'modify'],
  ['postpone', 'modify'],
  ['product', 'modify'],
  ['ship-now', 'modify'],
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
  expect(findTaskSection(task, { availabilityOf, offers })).toBe(section);
});

it('a link to a task names it in its query', () => {
  const { searchParams } = new URL(paths.subscriptionDetails('S-1', { task: 'pause' }), 'http://localhost');
  expect(searchParams.get(TASK)).toBe('pause');
});

it('an insured customer cancels in the section of the plain cancellation', () => {
  const availabilityOf = (section: SectionName): Availability => (section === 'cancelOrReturn' ? 'hidden' : 'open');
  const offered = { availabilityOf, offers };
  expect([findTaskSection('cancel', offered), findTaskSection('return', offered)]).toEqual(['cancel', undefined]);
});

it('a task of a disabled section opens nothing', () => {
  expect(findTaskSection('pause', { availabilityOf: () => ({ disabled: 'returning' }), offers })).toBeUndefined();
});

it.each(['frequency', 'postpone', 'product', 'ship-now'])(
  'the task %s opens nothing while it is not offered',
  (task) => {
    const others = offers.filter((offer) => taskOfOffer[offer] !== task);
    expect(findTaskSection(task, { availabilityOf: () => 'open', offers: others })).toBeUndefined();
  },
);
