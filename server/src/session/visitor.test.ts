import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { BrowserSession } from './browser-session.ts';
import { CareEnds } from './care-ends.ts';
import { MemoryStore } from './expiring-store.ts';
import { customerIdSchema } from './ids.ts';
import type { SessionData } from './session-data.ts';
import { IDLE_LIMIT_MS, type NewSignIn } from './sign-in-record.ts';
import { SignIns } from './sign-ins.ts';
import { Visitor } from './visitor.ts';

const userId = customerIdSchema.parse('ada');
const ada: NewSignIn = { role: 'user', firstName: 'Ada', email: 'ada@example.com', userId, shopToken: 'one' };
const grace: NewSignIn = {
  ...ada,
  firstName: 'Grace',
  email: 'grace@example.com',
  userId: customerIdSchema.parse('grace'),
};
const admin: NewSignIn = { role: 'admin', firstName: 'Ada', email: 'ada@example.com', shopToken: 'the-token-of-care' };
const { userId: _, ...withoutId } = ada;

let now: number;
let store: MemoryStore;
let signIns: SignIns;
/** What the session keeps; the store of sessions is not part of these tests. */
let data: SessionData;
const noteTime = vi.fn();
const beforeEnd = vi.fn();
const afterFailure = vi.fn();

beforeEach(() => {
  now = 1_700_000_000_000;
  store = new MemoryStore(() => now);
  signIns = new SignIns(store, { now: () => now });
  data = {};
  for (const mock of [noteTime, beforeEnd, afterFailure]) mock.mockReset();
});

/** The next request of the same browser. */
function nextRequest(): Visitor {
  const session = {
    read: async () => data,
    readSignInId: async () => data.signInId,
    change: async (change: (data: SessionData) => SessionData) => {
      if (Object.keys(data).length > 0) data = change(data);
    },
    replace: async (replaced: SessionData) => {
      data = replaced;
    },
    destroy: async () => {
      data = {};
    },
  };
  return new Visitor(session as unknown as BrowserSession, signIns, {
    beforeEnd,
    afterFailure,
    careEnds: new CareEnds(store),
    noteTime,
  });
}

describe('a visitor who is not signed in', () => {
  test.each<[string, (visitor: Visitor) => Promise<unknown>]>([
    ['gets a new token of the shop', (visitor) => visitor.updateSignIn({ shopToken: 'two' })],
    ['signs out', (visitor) => visitor.endSession()],
    ['is refused', (visitor) => visitor.refuseSignIn()],
  ])('has no sign-in in the store when they %s', async (_, act) => {
    const writes = [vi.spyOn(store, 'set'), vi.spyOn(store, 'update'), vi.spyOn(store, 'delete')];
    const visitor = nextRequest();
    await act(visitor);
    expect(await visitor.signIn()).toBeUndefined();
    for (const write of writes) expect(write).not.toHaveBeenCalled();
  });

  test('gets no session by a refusal', async () => {
    await nextRequest().refuseSignIn();
    expect(data).toStrictEqual({});
  });
});

describe('a sign-in', () => {
  test('is known in its own request and in the next one', async () => {
    const visitor = nextRequest();
    const signIn = await visitor.startSignIn(ada);
    expect([await visitor.signIn(), await nextRequest().signIn()]).toEqual([signIn, signIn]);
  });

  test.each<[string, NewSignIn, SessionData]>([
    ['a customer', ada, { lastPerson: { email: 'ada@example.com', userId } }],
    ['a customer without an id', withoutId, { lastPerson: { email: 'ada@example.com' } }],
    ['an admin', admin, { mustAuthenticate: true, ofCare: true }],
  ])('of %s leaves for the next sign-in what it needs', async (_, person, expected) => {
    const { id } = await nextRequest().startSignIn(person);
    expect(data).toStrictEqual({ signInId: id, ...expected });
  });

  test('ends the one before', async () => {
    const first = await nextRequest().startSignIn(ada);
    await nextRequest().startSignIn(grace);
    expect(await signIns.find(first.id)).toBeUndefined();
    expect(await nextRequest().signIn()).toMatchObject({ firstName: 'Grace' });
  });

  test('stays if its end cannot be written down, or if the store fails after that', async () => {
    await nextRequest().startSignIn(admin);
    beforeEnd.mockImplementationOnce(() => {
      throw new Error('The disk is full.');
    });
    await expect(nextRequest().endSession()).rejects.toThrow('The disk is full.');
    beforeEnd.mockImplementationOnce(() => {
      throw new Error('The disk is full.');
    });
    await expect(nextRequest().startSignIn(ada)).rejects.toThrow('The disk is full.');
    expect(await nextRequest().signIn()).toMatchObject({ role: 'admin' });
    expect(afterFailure).not.toHaveBeenCalled();
    vi.spyOn(store, 'delete').mockRejectedValueOnce(new Error('The store is away.'));
    await expect(nextRequest().endSession()).rejects.toThrow('The store is away.');
    expect(afterFailure.mock.calls).toMatchObject([[{ role: 'admin' }, 'log-out']]);
    expect(await nextRequest().signIn()).toBeDefined();
  });

  test('of an admin does not begin if its end by time could not be noticed', async () => {
    const set = store.set.bind(store);
    vi.spyOn(store, 'set').mockImplementation(async (key, value, lifetimeMs) => {
      if (key.startsWith('care-end:')) throw new Error('The store is away.');
      await set(key, value, lifetimeMs);
    });
    await expect(nextRequest().startSignIn(admin)).rejects.toThrow('The store is away.');
    expect(data).toStrictEqual({});
  });

  test('leaves nothing to end at the identity provider after a sign-out', async () => {
    await nextRequest().startSignIn({ ...ada, provider: { accessToken: 'a', subject: 'u-1' } });
    await nextRequest().endSession();
    expect(await signIns.endOfProvider({ subject: 'u-1' })).toBe(0);
  });

  test('stays while the visitor is active', async () => {
    const signIn = await nextRequest().startSignIn(ada);
    now += IDLE_LIMIT_MS - 1;
    await nextRequest().recordActivity(signIn);
    now += IDLE_LIMIT_MS - 1;
    expect(await nextRequest().signIn()).toMatchObject({ firstName: 'Ada' });
  });

  test('has a new token at once', async () => {
    await nextRequest().startSignIn(ada);
    const visitor = nextRequest();
    await visitor.updateSignIn({ shopToken: 'two' });
    expect((await visitor.signIn())?.shopToken).toBe('two');
    expect((await nextRequest().signIn())?.shopToken).toBe('two');
  });

  test.each<[string, (visitor: Visitor) => Promise<unknown>]>([
    ['a sign-out', (visitor) => visitor.endSession()],
    ['a refusal', (visitor) => visitor.refuseSignIn()],
  ])('is over at once after %s', async (_, end) => {
    const { id } = await nextRequest().startSignIn(ada);
    const visitor = nextRequest();
    await end(visitor);
    expect([await visitor.signIn(), await nextRequest().signIn(), await signIns.find(id)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('the next sign-in', () => {
  test.each<[string, boolean, string | undefined, (visitor: Visitor) => Promise<unknown>]>([
    ['lets a customer in without a question if the sign-in ended by itself', false, ada.email, async () => {}],
    ['asks a refused customer, whose email it knows', true, ada.email, (visitor) => visitor.refuseSignIn()],
    ['knows nothing after a sign-out', false, undefined, (visitor) => visitor.endSession()],
    ['asks the customer after an admin', true, undefined, (visitor) => visitor.startSignIn(admin)],
  ])('%s', async (_, asks, email, act) => {
    await nextRequest().startSignIn(ada);
    await act(nextRequest());
    expect([await nextRequest().mustAuthenticate(), await nextRequest().lastEmail()]).toEqual([asks, email]);
  });

  test.each<[string, NewSignIn, NewSignIn, true | undefined]>([
    ['of the same customer has the mark that they were refused before', ada, ada, true],
    ['of another customer is a new beginning', ada, grace, undefined],
    ['of an admin is a new beginning', ada, admin, undefined],
    ['of someone without an id is a new beginning', withoutId, withoutId, undefined],
  ])('after a refusal %s', async (_, refused, next, expected) => {
    await nextRequest().startSignIn(refused);
    await nextRequest().refuseSignIn();
    expect((await nextRequest().startSignIn(next)).refusedBefore).toBe(expected);
  });

  test('of a customer who was not refused has no mark', async () => {
    await nextRequest().startSignIn(ada);
    expect((await nextRequest().startSignIn(ada)).refusedBefore).toBeUndefined();
  });
});

describe('the end of an admin by time', () => {
  const cleo: NewSignIn = { ...admin, adminName: 'cleo', customerId: customerIdSchema.parse('c-1') };

  /** Signs the admin in, and lets the time pass. */
  async function passTime(): Promise<void> {
    await nextRequest().startSignIn(cleo);
    expect(await nextRequest().signIn()).toBeDefined();
    now += IDLE_LIMIT_MS;
  }

  test('is noted once, by the first of the next requests, without a token', async () => {
    await passTime();
    await Promise.all([nextRequest().signIn(), nextRequest().signIn(), nextRequest().signIn()]);
    await nextRequest().signIn();
    expect(noteTime).toHaveBeenCalledOnce();
    expect(JSON.stringify(noteTime.mock.calls)).not.toContain('the-token-of-care');
    expect(noteTime.mock.calls[0]?.[0]).toMatchObject({ adminName: 'cleo', customerId: 'c-1', email: ada.email });
  });

  test('is noted by a later request if it could not be written down', async () => {
    await passTime();
    noteTime.mockImplementationOnce(() => {
      throw new Error('The disk is full.');
    });
    expect(await nextRequest().signIn()).toBeUndefined();
    await nextRequest().signIn();
    await nextRequest().signIn();
    expect(noteTime).toHaveBeenCalledTimes(2);
  });

  test('is noted before the next person signs in', async () => {
    await passTime();
    await nextRequest().startSignIn(ada);
    expect(noteTime).toHaveBeenCalledOnce();
  });

  test.each<[string, NewSignIn, (visitor: Visitor) => Promise<unknown>]>([
    ['a sign-out', cleo, (visitor) => visitor.endSession()],
    ['a refusal', cleo, (visitor) => visitor.refuseSignIn()],
    ['another sign-in', cleo, (visitor) => visitor.startSignIn(grace)],
    ['the end of a customer by time', ada, async () => {}],
  ])('is not noted after %s', async (_, person, act) => {
    await nextRequest().startSignIn(person);
    await act(nextRequest());
    now += IDLE_LIMIT_MS;
    const update = vi.spyOn(store, 'update');
    await nextRequest().signIn();
    expect(noteTime).not.toHaveBeenCalled();
    // The end of a customer costs no question to the store.
    if (person === ada) expect(update).not.toHaveBeenCalled();
  });
});
