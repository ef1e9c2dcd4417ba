/** What is written of the last answers of a sign-in, and its bounds (ADR 88). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MemoryStore } from '../session/expiring-store.ts';
import type { SignIn } from '../session/sign-in-record.ts';
import { SignIns } from '../session/sign-ins.ts';
import { MAX_KEPT_ANSWERS, MAX_KEPT_BYTES } from './answers-record.ts';
import { KeptAnswers, MAX_ANSWER_BYTES, type Question, REWRITE_AFTER_MS, WRITE_AFTER_MS } from './kept-answers.ts';

const HOUR_MS = 60 * 60_000;
let now = 0;
let store: MemoryStore;
let signIns: SignIns;
let kept: KeptAnswers;
let signIn: SignIn;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  now = 1_000_000;
  store = new MemoryStore(() => now);
  signIns = new SignIns(store, { now: () => now });
  kept = createKept();
  signIn = await signIns.start({ role: 'user', firstName: 'Ada', email: 'ada@example.com', shopToken: 'token' });
});
afterEach(() => vi.useRealTimers());

function createKept(lifetimeMs: number | undefined = HOUR_MS) {
  return new KeptAnswers({ store, findSignIn: (id) => signIns.find(id), lifetimeMs, now: () => now });
}

const about = (id: string): Question => ({
  site: { culture: 'en-ca', language: 'en-CA' },
  name: 'getSubscription',
  input: { params: { id } },
});
const bytes = (text: string) => Buffer.from(text);
const find = async (id: string, of = kept) => (await of.find(signIn.id, about(id)))?.body.toString();

/** How often a record of answers is written from now on. */
function countWrites() {
  const keys = (['update', 'add', 'set'] as const).map((name) => vi.spyOn(store, name));
  return () => keys.flatMap(({ mock }) => mock.calls).filter(([key]) => key.startsWith('kept-answers:')).length;
}

async function pass(ms: number): Promise<void> {
  now += ms;
  await vi.advanceTimersByTimeAsync(ms);
  // Neither the store nor compression needs more turns.
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

describe('an answer', () => {
  test('comes back as it was, short or long, with its time', async () => {
    const long = JSON.stringify({ text: 'Häkchen €'.repeat(500) });
    kept.keep(signIn, about('1'), bytes('{"a":1}'));
    now += 5;
    kept.keep(signIn, about('2'), bytes(long));
    expect([await find('1'), await find('2')]).toEqual(['{"a":1}', long]);
    expect((await kept.find(signIn.id, about('2')))?.since).toBe(1_000_005);
  });

  test('is found by each of several pages that ask for answers while these are written', async () => {
    const update = store.update.bind(store);
    vi.spyOn(store, 'update').mockImplementation(async (...args) => {
      await new Promise((resolve) => setImmediate(resolve));
      return update(...args);
    });
    for (const id of ['1', '2']) kept.keep(signIn, about(id), bytes(id));
    expect(await Promise.all([find('1'), find('2')])).toEqual(['1', '2']);
    for (const id of ['3', '4']) kept.keep(signIn, about(id), bytes(id));
    const writing = kept.settle(signIn.id);
    kept.keep(signIn, about('5'), bytes('5'));
    expect(await Promise.all(['3', '4', '5', '1'].map((id) => find(id)))).toEqual(['3', '4', '5', '1']);
    await writing;
  });

  test('is written after its page has it, together with others', async () => {
    const countOf = countWrites();
    for (const id of ['1', '2', '3']) kept.keep(signIn, about(id), bytes(id));
    await pass(WRITE_AFTER_MS - 1);
    expect(countOf()).toBe(0);
    await pass(1);
    // There is no record to update, so one is added.
    expect(countOf()).toBe(2);
    expect(await find('2', createKept())).toBe('2');
  });

  test('that is as before is written once a minute, and another one at once', async () => {
    kept.keep(signIn, about('1'), bytes('same'));
    await pass(WRITE_AFTER_MS);
    const countOf = countWrites();
    kept.keep(signIn, about('1'), bytes('same'));
    await pass(WRITE_AFTER_MS);
    expect(countOf()).toBe(0);
    kept.keep(signIn, about('1'), bytes('other'));
    await pass(WRITE_AFTER_MS);
    expect(countOf()).toBe(1);
    await pass(REWRITE_AFTER_MS);
    kept.keep(signIn, about('1'), bytes('other'));
    await pass(WRITE_AFTER_MS);
    expect(countOf()).toBe(2);
  });

  test('of before a change that was not sent counts again, and none of before another one', async () => {
    kept.keep(signIn, about('1'), bytes('before'));
    await kept.settle(signIn.id);
    await signIns.update(signIn.id, { changes: 2 });
    await kept.countAgain(signIn.id, 2);
    expect(await find('1')).toBeUndefined();
    await signIns.update(signIn.id, { changes: 1 });
    expect(await find('1')).toBeUndefined();
    await kept.countAgain(signIn.id, 1);
    expect(await find('1')).toBe('before');
  });

  test('that is too long is not kept', async () => {
    kept.keep(signIn, about('1'), Buffer.alloc(MAX_ANSWER_BYTES, ' '));
    kept.keep(signIn, about('2'), Buffer.alloc(MAX_ANSWER_BYTES + 1, ' '));
    expect([(await find('1'))?.length, await find('2')]).toEqual([MAX_ANSWER_BYTES, undefined]);
  });

  test('of another instance stays beside the own ones', async () => {
    const other = createKept();
    kept.keep(signIn, about('1'), bytes('one'));
    other.keep(signIn, about('2'), bytes('two'));
    await find('1');
    await find('2', other);
    expect([await find('1', other), await find('2')]).toEqual(['one', 'two']);
  });

  test('of before a change is neither written nor found after it', async () => {
    kept.keep(signIn, about('1'), bytes('before'));
    await find('1');
    await signIns.update(signIn.id, { changes: 1 });
    expect(await find('1')).toBeUndefined();
    kept.keep(signIn, about('1'), bytes('late'));
    expect(await find('1')).toBeUndefined();
    expect(await store.get(`kept-answers:${signIn.id}`)).toBeUndefined();
    const changed = (await signIns.find(signIn.id)) ?? signIn;
    kept.keep(changed, about('1'), bytes('after'));
    kept.keep(signIn, about('1'), bytes('later still'));
    expect(await find('1')).toBe('after');
  });

  test('as it was before a change of another instance is written again after it', async () => {
    const other = createKept();
    kept.keep(signIn, about('1'), bytes('same'));
    await pass(WRITE_AFTER_MS);
    const changed = (await signIns.update(signIn.id, { changes: 1 })) ?? signIn;
    await other.drop(signIn.id);
    kept.keep(changed, about('1'), bytes('same'));
    await pass(WRITE_AFTER_MS);
    expect(await find('1', other)).toBe('same');
  });

  test('of a sign-in that ends is gone, also one that was not written', async () => {
    kept.keep(signIn, about('1'), bytes('one'));
    await find('1');
    kept.keep(signIn, about('2'), bytes('two'));
    await signIns.end(signIn.id);
    await kept.drop(signIn.id);
    await pass(WRITE_AFTER_MS);
    expect(await store.get(`kept-answers:${signIn.id}`)).toBeUndefined();
    kept.keep(signIn, about('1'), bytes('late'));
    await pass(WRITE_AFTER_MS);
    expect(await store.get(`kept-answers:${signIn.id}`)).toBeUndefined();
  });

  test('is kept although the record cannot be read', async () => {
    await store.set(`kept-answers:${signIn.id}`, { of: 'another release' }, HOUR_MS);
    kept.keep(signIn, about('1'), bytes('one'));
    expect(await find('1')).toBe('one');
  });

  test('that the store does not take costs nobody anything', async () => {
    vi.spyOn(store, 'update').mockRejectedValue(new Error('gone'));
    kept.keep(signIn, about('1'), bytes('one'));
    expect(await find('1')).toBeUndefined();
  });

  test('is not kept where that is switched off', async () => {
    const off = new KeptAnswers({ store, findSignIn: (id) => signIns.find(id), lifetimeMs: undefined });
    off.keep(signIn, about('1'), bytes('one'));
    expect([off.isOn, await find('1', off)]).toEqual([false, undefined]);
  });
});

describe('the answers of a sign-in', () => {
  test('are so many at most, the newest', async () => {
    for (let id = 0; id <= MAX_KEPT_ANSWERS; id += 1) {
      now += 1;
      kept.keep(signIn, about(String(id)), bytes('x'));
    }
    expect([await find('0'), await find('1'), await find(String(MAX_KEPT_ANSWERS))]).toEqual([undefined, 'x', 'x']);
  });

  test('have so many bytes at most', async () => {
    const random = () => Buffer.from(Array.from({ length: 30_000 }, () => Math.floor(Math.random() * 256)));
    for (const id of ['1', '2', '3']) {
      now += 1;
      kept.keep(signIn, about(id), random());
    }
    expect([await find('1'), (await find('3')) !== undefined]).toEqual([undefined, true]);
    const record = JSON.stringify(await store.get(`kept-answers:${signIn.id}`));
    expect(record.length).toBeLessThan(MAX_KEPT_BYTES * 1.1);
  });
});
