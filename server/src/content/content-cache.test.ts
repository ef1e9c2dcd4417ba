import { expect, test, vi } from 'vitest';
import { ContentCache } from './content-cache.ts';

function loader(...results: (string | Error)[]) {
  return vi.fn(async () => {
    const result = results.shift() ?? new Error('unexpected load');
    if (result instanceof Error) throw result;
    return result;
  });
}

function setUp() {
  let now = 0;
  const onError = vi.fn();
  const onChange = vi.fn();
  const cache = new ContentCache({ now: () => now, onChange });
  return {
    onError,
    onChange,
    invalidate: () => cache.invalidate(),
    pass: (ms: number) => (now += ms),
    get: (load: () => Promise<string>, key = 'key') => cache.get(key, load, 'default', onError),
  };
}

test('requests a document once while it is fresh', async () => {
  const { get, pass } = setUp();
  const load = loader('one');
  expect([await get(load), await get(load)]).toEqual(['one', 'one']);
  pass(59_999);
  expect(await get(load)).toBe('one');
  expect(load).toHaveBeenCalledTimes(1);
});

test('sends one request for concurrent readers', async () => {
  const { get } = setUp();
  const load = loader('one');
  expect(await Promise.all([get(load), get(load)])).toEqual(['one', 'one']);
  expect(load).toHaveBeenCalledTimes(1);
});

test('returns a stale document while a new one is requested', async () => {
  const { get, pass } = setUp();
  const load = loader('one', 'two');
  await get(load);
  pass(60_000);
  expect(await get(load)).toBe('one');
  await vi.waitFor(async () => expect(await get(load)).toBe('two'));
});

test('says when a request has brought another document, and not when it is as before', async () => {
  const { get, pass, onChange } = setUp();
  const load = loader('one', 'one', 'two');
  await get(load);
  expect(onChange).toHaveBeenCalledTimes(1);
  pass(60_000);
  await get(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  pass(60_000);
  await get(load);
  await vi.waitFor(async () => expect(await get(load)).toBe('two'));
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('returns the last good document after a failure, and retries after five seconds', async () => {
  const { get, pass, onError } = setUp();
  const load = loader('one', new Error('down'), 'two');
  await get(load);
  pass(60_000);
  await get(load);
  await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce());
  pass(4_999);
  expect(await get(load)).toBe('one');
  expect(load).toHaveBeenCalledTimes(2);
  pass(1);
  await get(load);
  await vi.waitFor(async () => expect(await get(load)).toBe('two'));
});

test('returns the default if no document was ever read', async () => {
  const { get } = setUp();
  expect(await get(loader(new Error('down')))).toBe('default');
});

test('keeps a document although many that do not exist are requested', async () => {
  const { get, pass } = setUp();
  await get(loader('one'));
  for (let id = 0; id < 3_000; id += 1) await get(loader(new Error('down')), `made-up-${id}`);
  pass(60_000);
  expect(await get(loader(new Error('down')))).toBe('one');
});

test('remembers that a document does not exist', async () => {
  const { get } = setUp();
  const load = loader('default');
  expect([await get(load), await get(load)]).toEqual(['default', 'default']);
  expect(load).toHaveBeenCalledTimes(1);
});

test('finds a document that is published after the cache was invalidated, as well as one that was changed', async () => {
  const { get, invalidate } = setUp();
  const published = loader('default', 'published');
  const changed = loader('one', 'two');
  expect([await get(published, 'new'), await get(changed, 'known')]).toEqual(['default', 'one']);
  invalidate();
  await vi.waitFor(async () =>
    expect([await get(published, 'new'), await get(changed, 'known')]).toEqual(['published', 'two']),
  );
});
