import { expect, it } from 'vitest';
import { parseProgress } from './progress.ts';

it.each([
  ['a reviewed return', { kind: 'ready' }, { kind: 'ready' }],
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
