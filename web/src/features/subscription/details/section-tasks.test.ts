import { expect, it } from 'vitest';
import type { SectionName, SectionState } from './section-rules.ts';
import { findTaskSection } from './section-tasks.ts';

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
  expect(findTaskSection(task, () => 'open')).toBe(section);
});

it('an insured customer cancels in the section of the plain cancellation', () => {
  const stateOf = (section: SectionName): SectionState => (section === 'cancelOrReturn' ? 'hidden' : 'open');
  expect([findTaskSection('cancel', stateOf), findTaskSection('return', stateOf)]).toEqual(['cancel', undefined]);
});

it('a task of a disabled section opens nothing', () => {
  expect(findTaskSection('pause', () => ({ disabled: 'returning' }))).toBeUndefined();
});
