import { expect, it } from 'vitest';
import { saysNothingDone } from './nothing-done.ts';

it.each([
  ['shop.unreachable', true],
  ['shop.busy', true],
  ['change.unknown', false],
  ['session.storeUnavailable', false],
  [undefined, false],
])('%s says that nothing was done: %s', (code, says) => {
  expect(saysNothingDone(code)).toBe(says);
});
