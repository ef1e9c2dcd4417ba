import type { CallName } from '@perennial/shared/catalogue/routes';
import type { FastifyRequest } from 'fastify';
import { describe, expect, test, vi } from 'vitest';
import { RequestProblem } from '../errors/request-problem.ts';
import { signInIdSchema } from '../session/ids.ts';
import type { SignIn } from '../session/sign-in-record.ts';
import type { ShopResponse } from './read-response.ts';
import type { ShopApi } from './shop-api.ts';
import { VisitorShopApi } from './visitor-shop-api.ts';

const stale: SignIn = {
  id: signInIdSchema.parse('s-1'),
  role: 'user',
  firstName: 'Ada',
  email: 'ada@example.com',
  shopToken: 'stale',
  createdAt: 0,
  lastActiveAt: 0,
};
const fresh: SignIn = { ...stale, shopToken: 'fresh' };

type Situation = {
  /** Who calls; undefined for a visitor who is not signed in. */
  signIn?: SignIn | undefined;
  /** The token that the shop API accepts. */
  accepted?: string;
  renewed?: SignIn | undefined;
  /** The response to an accepted token. */
  response?: Partial<ShopResponse>;
};

/** A shop API that accepts one token, and the person who calls it. */
function setUp({ accepted = 'stale', renewed, response, ...given }: Situation) {
  const signIn = 'signIn' in given ? given.signIn : stale;
  const send = vi.fn<ShopApi['request']>(async (_name, _input, { userToken }): Promise<ShopResponse> => {
    const answer = { status: 200, body: Buffer.from('{}'), userToken: undefined, ...response };
    return userToken === undefined || userToken === accepted
      ? answer
      : { ...answer, status: 401, userToken: undefined };
  });
  const shopApi: ShopApi = { url: new URL('http://shop.example'), request: send, close: async () => {} };
  const visitor = { signIn: async () => signIn, refuseSignIn: vi.fn(), updateSignIn: vi.fn(async () => {}) };
  const log = { error: vi.fn() };
  const request = {
    visitor,
    log,
    site: { culture: 'en-ca', language: 'en-CA' },
    id: 'r-1',
  } as unknown as FastifyRequest;
  const shop = new VisitorShopApi(shopApi, { renew: async () => renewed, renewEarly: async (current) => current });
  const { signal } = new AbortController();
  const call = (name: CallName = 'getProfile', keepsSession = false) =>
    shop.forward(request, name, {}, { signal, keepsSession });
  return { call, visitor, log, sentTokens: () => send.mock.calls.map(([, , { userToken }]) => userToken) };
}

test('repeats a call with the new token after a status 401', async () => {
  const { call, sentTokens, visitor } = setUp({ accepted: 'fresh', renewed: fresh });
  expect((await call()).status).toBe(200);
  expect(sentTokens()).toEqual(['stale', 'fresh']);
  expect(visitor.refuseSignIn).not.toHaveBeenCalled();
});

test.each([
  ['once only, if the new token is rejected too', fresh, ['stale', 'fresh']],
  ['never, if the sign-in cannot be renewed', undefined, ['stale']],
])('repeats a call %s, and ends the session', async (_, renewed, expected) => {
  const { call, sentTokens, visitor } = setUp({ accepted: 'none', renewed });
  await expect(call()).rejects.toMatchObject({ code: 'session.required', cause: { status: 401 } });
  expect(sentTokens()).toEqual(expected);
  expect(visitor.refuseSignIn).toHaveBeenCalledOnce();
});

test('keeps the session of a call that the browser will make itself, and renews its token', async () => {
  const refused = setUp({ accepted: 'none', renewed: fresh });
  await expect(refused.call('getProfile', true)).rejects.toMatchObject({ status: 401 });
  expect(refused.sentTokens()).toEqual(['stale', 'fresh']);
  expect(refused.visitor.refuseSignIn).not.toHaveBeenCalled();
});

describe('a visitor who is not signed in', () => {
  test('makes a public call without a token', async () => {
    const { call, sentTokens } = setUp({ signIn: undefined });
    expect((await call('requestCart')).status).toBe(200);
    expect(sentTokens()).toEqual([undefined]);
  });

  test.each(['getProfile', 'getCareActions'] as const)('cannot make the call %s, and it is not sent', async (name) => {
    const { call, sentTokens } = setUp({ signIn: undefined });
    await expect(call(name)).rejects.toMatchObject({ code: 'session.required' });
    expect(sentTokens()).toEqual([]);
  });
});

describe('a user token of a response', () => {
  test.each<[string, SignIn | undefined, string | undefined, readonly object[]]>([
    ['replaces the one of the customer', stale, 'two', [{ shopToken: 'two' }]],
    ['keeps the one of the customer if it is absent', stale, undefined, []],
    ['is not kept for a visitor who is not signed in', undefined, 'two', []],
  ])('%s', async (_, signIn, userToken, expected) => {
    const { call, visitor } = setUp({ signIn, response: { userToken } });
    await call('requestCart');
    expect(visitor.updateSignIn.mock.calls.flat()).toEqual(expected);
  });
});

describe('a user token that the store does not keep', () => {
  const failure = new RequestProblem('session.storeUnavailable');
  const setUpFailure = () => {
    const situation = setUp({ response: { userToken: 'two' } });
    situation.visitor.updateSignIn.mockRejectedValue(failure);
    return situation;
  };

  test('is written to the log after a change, whose answer counts', async () => {
    const { call, log } = setUpFailure();
    expect((await call('giveDiscount')).status).toBe(200);
    expect(log.error).toHaveBeenCalledExactlyOnceWith({ err: failure }, 'a new user token was not kept');
  });

  test('fails a read, which can be repeated', async () => {
    await expect(setUpFailure().call()).rejects.toBe(failure);
  });
});

const refusedBefore: SignIn = { ...stale, refusedBefore: true };
const admin: SignIn = { ...stale, role: 'admin' };
const foreign = Buffer.from('{"errorMessages":[{"code":"error.message.userIsNotBelongTo","message":"Not yours"}]}');

describe('a refused call', () => {
  test.each<[string, Situation, boolean]>([
    ['of a customer', { response: { status: 403, body: foreign } }, true],
    [
      'of a customer who was refused before',
      { signIn: refusedBefore, response: { status: 403, body: foreign } },
      false,
    ],
    ['of an admin', { signIn: admin, response: { status: 403, body: foreign } }, false],
    ['with a mistake of the customer', { response: { status: 400 } }, false],
    ['during an outage', { response: { status: 503 } }, false],
    [
      'whose token is rejected, of a customer who was refused before',
      { signIn: refusedBefore, accepted: 'none' },
      true,
    ],
    ['whose token is rejected, of an admin', { signIn: admin, accepted: 'none' }, true],
    [
      'whose new token is rejected, of a customer who was refused before',
      { signIn: refusedBefore, accepted: 'none', renewed: { ...refusedBefore, shopToken: 'fresh' } },
      false,
    ],
  ])('%s ends the session, or is only an error: %s', async (_, situation, ends) => {
    const { call, visitor } = setUp(situation);
    const error = ends ? { code: 'session.required' } : { name: 'ShopError' };
    await expect(call()).rejects.toMatchObject(error);
    expect(visitor.refuseSignIn).toHaveBeenCalledTimes(ends ? 1 : 0);
  });
});

describe('a browser that leaves before the response', () => {
  /** Returns whether the shop API is told. */
  async function isCancelled(
    name: CallName,
    send: 'forward' | 'forwardAnonymously',
    signIn: SignIn = { ...stale, provider: { accessToken: 'access', subject: 'ada' } },
  ): Promise<boolean> {
    const ended: boolean[] = [];
    const browser = new AbortController();
    const shopApi: ShopApi = {
      url: new URL('http://shop.example'),
      request: async (_name, _input, _context, signal) => {
        browser.abort();
        ended.push(signal?.aborted === true);
        return { status: 200, body: Buffer.from('{}'), userToken: undefined };
      },
      close: async () => {},
    };
    const request = { visitor: { signIn: async () => signIn }, clientAborted: browser.signal };
    const shop = new VisitorShopApi(shopApi, { renew: async () => undefined, renewEarly: async (same) => same });
    await shop[send](request as unknown as FastifyRequest, name, {});
    return ended[0] ?? false;
  }

  test.each([
    ['getProfile', 'forward', true],
    ['requestCart', 'forward', true],
    ['pauseReplenishment', 'forward', false],
    ['submitOrder', 'forward', false],
    ['signInAdmin', 'forwardAnonymously', true],
    ['sendTerminationRequest', 'forwardAnonymously', false],
  ] as const)('cancels %s: %s, %s', async (name, send, expected) => {
    expect(await isCancelled(name, send)).toBe(expected);
  });

  test('cancels no call of an admin, whose response may have the next token', async () => {
    expect(await isCancelled('getProfile', 'forward', { ...stale, role: 'admin' })).toBe(false);
  });
});

test('waits for the new token that another call of an admin brings, and repeats the call with it', async () => {
  const first = Promise.withResolvers<ShopResponse>();
  const body = Buffer.from('{}');
  let current: SignIn = { ...stale, role: 'admin' };
  const sent: unknown[] = [];
  const shopApi: ShopApi = {
    url: new URL('http://shop.example'),
    request: async (name, _input, { userToken }) => {
      sent.push([name, userToken]);
      if (name === 'getProfile') return first.promise;
      return { status: userToken === 'rotated' ? 200 : 401, body, userToken: undefined };
    },
    close: async () => {},
  };
  const refuseSignIn = vi.fn();
  const visitor = {
    signIn: async () => ({ ...stale, role: 'admin' }),
    refuseSignIn,
    updateSignIn: async (changes: Partial<SignIn>) => {
      current = { ...current, ...changes };
    },
  };
  const request = { visitor, site: { culture: 'en-ca', language: 'en-CA' }, id: 'r-1' } as unknown as FastifyRequest;
  const asked = vi.fn(async () => (current.shopToken === 'stale' ? undefined : current));
  const shop = new VisitorShopApi(shopApi, { renew: asked, renewEarly: async (signIn) => signIn });
  const { signal } = new AbortController();

  const renewing = shop.forward(request, 'getProfile', {}, { signal });
  const refused = shop.forward(request, 'getSavedPaymentMethod', {}, { signal });
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  first.resolve({ status: 200, body, userToken: 'rotated' });
  expect([(await renewing).status, (await refused).status]).toEqual([200, 200]);
  expect(sent).toEqual([
    ['getProfile', 'stale'],
    ['getSavedPaymentMethod', 'stale'],
    ['getSavedPaymentMethod', 'rotated'],
  ]);
  expect(refuseSignIn).not.toHaveBeenCalled();
});

test.each([
  ['waits for the token of another instance, and repeats the call with it', [1, 1, 1], 3, 200],
  ['gives up when all pauses are over', [1], 3, 401],
  ['does not wait without other instances', [], 2, 401],
])('the refused call of an admin %s', async (_, pauses, storedAfter, status) => {
  let looks = 0;
  const signIn: SignIn = { ...stale, role: 'admin' };
  const shopApi: ShopApi = {
    url: new URL('http://shop.example'),
    request: async (_name, _input, { userToken }) => ({
      status: userToken === 'rotated' ? 200 : 401,
      body: Buffer.from('{}'),
      userToken: undefined,
    }),
    close: async () => {},
  };
  const visitor = { signIn: async () => signIn, refuseSignIn: vi.fn() };
  const request = { visitor, site: { culture: 'en-ca', language: 'en-CA' }, id: 'r-1' } as unknown as FastifyRequest;
  const renew = async () => {
    looks += 1;
    return looks > storedAfter - 1 ? { ...signIn, shopToken: 'rotated' } : undefined;
  };
  const shop = new VisitorShopApi(shopApi, { renew, renewEarly: async (same) => same }, pauses);
  const call = shop.forward(request, 'getProfile', {}).then(
    (response) => response.status,
    ({ status }) => status,
  );
  expect([await call, visitor.refuseSignIn.mock.calls.length]).toEqual([status, status === 200 ? 0 : 1]);
});
