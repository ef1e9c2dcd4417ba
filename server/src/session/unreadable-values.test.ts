import { expect, test, vi } from 'vitest';
import { createNoteUnreadable } from './unreadable-values.ts';

test('values that no secret can read are counted each, and told once in ten minutes', () => {
  const warn = vi.fn();
  const valueUnreadable = vi.fn();
  let now = 0;
  const note = createNoteUnreadable({ warn }, { valueUnreadable }, () => now);
  note('cookie');
  note('stored-value');
  note('cookie');
  expect(valueUnreadable.mock.calls).toEqual([['cookie'], ['stored-value'], ['cookie']]);
  const mend = expect.stringContaining('SESSION_SECRETS');
  expect(warn.mock.calls).toEqual([
    [{ kind: 'cookie', mend }, 'browsers send session cookies that no secret has signed'],
    [{ kind: 'stored-value', mend }, 'Redis has values that no secret can read'],
  ]);
  now = 10 * 60 * 1000;
  note('cookie');
  expect(warn).toHaveBeenCalledTimes(3);
});
