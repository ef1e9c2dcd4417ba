import { expect, it, vi } from 'vitest';
import { dropWhileRunning } from './drop-while-running.ts';

it('drops a call made while another one runs, and accepts the next one afterwards', async () => {
  const gate = Promise.withResolvers<string>();
  const run = vi.fn(() => gate.promise);
  const place = dropWhileRunning(run);
  const first = place();
  expect(await place()).toBeUndefined();
  gate.resolve('placed');
  expect(await first).toBe('placed');
  expect(await place()).toBe('placed');
  expect(run).toHaveBeenCalledTimes(2);
});

it('accepts another call after a failed one', async () => {
  const run = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('placed');
  const place = dropWhileRunning<[], string>(run);
  await expect(place()).rejects.toThrow('offline');
  expect(await place()).toBe('placed');
});

it('drops every call after the last result', async () => {
  const run = vi.fn(async (isDone: boolean) => isDone);
  const confirm = dropWhileRunning(run, (isDone) => isDone);
  expect(await confirm(false)).toBe(false);
  expect(await confirm(true)).toBe(true);
  expect(await confirm(true)).toBeUndefined();
  expect(run).toHaveBeenCalledTimes(2);
});
