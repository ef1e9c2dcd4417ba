import { expect, it } from 'vitest';
import { returnSteps } from '../../../paths.ts';
import { isStepOpen, parseProgress, type ReturnProgress } from './progress.ts';

it.each([
  ['a confirmed address', { kind: 'addressed' }, { kind: 'addressed' }],
  ['a reviewed return', { kind: 'ready' }, { kind: 'ready' }],
  ['a refused address', { kind: 'refused' }, { kind: 'refused' }],
  ['a requested return', { kind: 'done', scope: 'TryBuy' }, { kind: 'done', scope: 'TryBuy' }],
  ['an unknown scope', { kind: 'done', scope: 'Everything' }, undefined],
  ['a requested return without a scope', { kind: 'done' }, undefined],
  ['a scope that is no text', { kind: 'done', scope: ['TryBuy'] }, undefined],
  ['an unknown step', { kind: 'other', scope: 'TryBuy' }, undefined],
  ['a text', 'ready', undefined],
  ['no state', null, undefined],
  ['the state of another page', { from: '/cart' }, undefined],
] as const)('parses %s', (_, state, progress) => {
  expect(parseProgress(state)).toEqual(progress);
});

it.each<[string, ReturnProgress | undefined, readonly string[]]>([
  ['a typed URL', undefined, ['return-address']],
  ['a confirmed address', { kind: 'addressed' }, ['return-address', 'return-carriers']],
  ['a refused address', { kind: 'refused' }, ['return-address', 'return-carriers']],
  ['carriers that were passed', { kind: 'ready' }, ['return-address', 'return-carriers', 'return-confirmation']],
  ['a requested return', { kind: 'done', scope: 'TryBuy' }, ['return-confirmation']],
])('opens after %s these steps alone', (_, progress, open) => {
  expect(returnSteps.filter((step) => isStepOpen(step, progress))).toEqual(open);
});
