import type { FastifyRequest } from 'fastify';
import { expect, test, vi } from 'vitest';
import { signInIdSchema } from '../../session/ids.ts';
import type { ProviderTokens, SignIn } from '../../session/sign-in-record.ts';
import { requireAccessToken } from './require-access-token.ts';

const tokens: ProviderTokens = { accessToken: 'current', subject: 'ada' };

/** The token of a call, for a session with this sign-in, while the identity provider gives a fresh token. */
function getToken(given: string | undefined, signIn: Partial<SignIn> | undefined) {
  const refresh = vi.fn(async () => ({ ...tokens, accessToken: 'fresh' }));
  const request = { visitor: { signIn: async () => signIn } } as unknown as FastifyRequest;
  return { token: requireAccessToken(request, given, refresh), refresh };
}

const id = signInIdSchema.parse('s-1');

test('a call with a token of its own keeps it, and the token of the session is not used up', async () => {
  const { token, refresh } = getToken('given', { id, provider: tokens });
  expect(await token).toBe('given');
  expect(refresh).not.toHaveBeenCalled();
});

test('a call of a customer gets a fresh token', async () => {
  const { token, refresh } = getToken(undefined, { id, provider: tokens });
  expect(await token).toBe('fresh');
  expect(refresh).toHaveBeenCalledWith('s-1');
});

test.each([
  ['an admin, who has no sign-in of the customer', { id, role: 'admin' } as const],
  ['a visitor whose sign-in has ended', undefined],
])('a call of %s says that it needs a token', async (_, signIn) => {
  await expect(getToken(undefined, signIn).token).rejects.toMatchObject({
    code: 'request.invalid',
    faults: [
      {
        field: 'body.accessToken',
        reason: 'is required, because the session has no token of the identity provider',
      },
    ],
  });
});
