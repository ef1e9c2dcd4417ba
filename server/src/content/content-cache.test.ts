import { expect, test, vi } from 'vitest';
import { ContentCache } from './content-cache.ts';

function answers(...results: (string | Error)[]) {
  return vi.fn(async () => {
    const result = results.shift() ?? new Error('asked too often');
    if (result instanceof Error) throw result;
    return result;
  });
}

function setUp() {
  let now = 0;
  const onError = vi.fn();
  const cache = new ContentCache(() => now);
  return {
    onError,
    pass: (ms: number) => (now += ms),
    get: (load: () => Promise<string>) => cache.get('key', load, 'own words', onError),
  };
}

test('a document is asked for once while it is fresh', async () => {
  const { get, pass } = setUp();
  const load = answers('one');
  expect([await get(load), await get(load)]).toEqual(['one', 'one']);
  pass(59_999);
  expect(await get(load)).toBe('one');
  expect(load).toHaveBeenCalledTimes(1);
});

test('two that ask at the same time share one question', async () => {
  const { get } = setUp();
  const load = answers('one');
  expect(await Promise.all([get(load), get(load)])).toContain('one');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a stale document serves while a new one is fetched', async () => {
  const { get, pass } = setUp();
  const load = answers('one', 'two');
  await get(load);
  pass(60_000);
  expect(await get(load)).toBe('one');
  await vi.waitFor(async () => expect(await get(load)).toBe('two'));
});

test('after a failure the last good document serves, and the service is left alone for a while', async () => {
  const { get, pass, onError } = setUp();
  const load = answers('one', new Error('down'), 'two');
  await get(load);
  pass(60_000);
  await get(load);
  await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce());
  pass(4_999);
  expect(await get(load)).toBe('one');
  expect(load).toHaveBeenCalledTimes(2);
});

test('where there never was one, our own words serve', async () => {
  const { get } = setUp();
  expect(await get(answers(new Error('down')))).toBe('own words');
});
