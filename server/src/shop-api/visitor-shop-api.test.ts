import type { FastifyRequest } from 'fastify';
import { expect, test, vi } from 'vitest';
import type { SignIn } from '../session/sign-ins.ts';
import type { ShopResponse } from './read-response.ts';
import type { ShopApi } from './shop-api.ts';
import { VisitorShopApi } from './visitor-shop-api.ts';

const stale: SignIn = {
  id: 's-1',
  role: 'user',
  firstName: 'Ada',
  email: 'ada@example.com',
  shopToken: 'stale',
  createdAt: 0,
  lastActiveAt: 0,
};
const fresh: SignIn = { ...stale, shopToken: 'fresh' };

/** A shop API that accepts one token, and the customer who calls it with a token that was accepted before. */
function setUp({ accepted, renewed }: { accepted: string; renewed: SignIn | undefined }) {
  const send = vi.fn<ShopApi['request']>(async (_name, _input, { userToken }): Promise<ShopResponse> => {
    return { status: userToken === accepted ? 200 : 401, body: Buffer.from('{}'), userToken: undefined };
  });
  const shopApi: ShopApi = { url: new URL('http://shop.example'), request: send, close: async () => {} };
  const refuseSignIn = vi.fn();
  const request = {
    visitor: { signIn: async () => stale, refuseSignIn },
    site: { culture: 'en-ca', language: 'en-CA' },
    id: 'r-1',
  } as unknown as FastifyRequest;
  const shop = new VisitorShopApi(shopApi, { renew: async () => renewed, renewEarly: async (signIn) => signIn });
  const call = () => shop.forward(request, 'getProfile', {}, new AbortController().signal);
  return { call, refuseSignIn, sentTokens: () => send.mock.calls.map(([, , { userToken }]) => userToken) };
}

test('repeats a call with the new token after a status 401', async () => {
  const { call, sentTokens, refuseSignIn } = setUp({ accepted: 'fresh', renewed: fresh });
  expect((await call()).status).toBe(200);
  expect(sentTokens()).toEqual(['stale', 'fresh']);
  expect(refuseSignIn).not.toHaveBeenCalled();
});

test.each([
  ['once only, if the new token is rejected too', fresh, ['stale', 'fresh']],
  ['never, if the sign-in cannot be renewed', undefined, ['stale']],
])('repeats a call %s, and ends the session', async (_, renewed, expected) => {
  const { call, sentTokens, refuseSignIn } = setUp({ accepted: 'none', renewed });
  await expect(call()).rejects.toMatchObject({ code: 'session.required' });
  expect(sentTokens()).toEqual(expected);
  expect(refuseSignIn).toHaveBeenCalledOnce();
});
