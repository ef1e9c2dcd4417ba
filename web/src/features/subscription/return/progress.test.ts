import { expect, it } from 'vitest';
import { parseProgress } from './progress.ts';

it.each([
  ['seen', { kind: 'ready' }, { kind: 'ready' }],
  ['asked for', { kind: 'done', scope: 'TryBuy' }, { kind: 'done', scope: 'TryBuy' }],
  ['asked for, but nobody knows what', { kind: 'done', scope: 'Everything' }, undefined],
  ['not begun', null, undefined],
  ["another page's", { from: '/cart' }, undefined],
] as const)('a return is %s', (_, state, progress) => {
  expect(parseProgress(state)).toEqual(progress);
});
