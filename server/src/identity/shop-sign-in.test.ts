import { describe, expect, test, vi } from 'vitest';
import { RequestProblem } from '../errors/request-problem.ts';
import { ShopError } from '../errors/shop-error.ts';
import { createSignInToShop } from './shop-sign-in.ts';

const details = { uuid: 'u-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };
const context = { site: { culture: 'en-ca', language: 'en-CA' }, requestId: 'r-1' } as const;

async function signIn(status: number, body: unknown, userToken?: string) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const request = vi.fn(async () => ({ status, body: Buffer.from(text), userToken }));
  return { request, answer: await createSignInToShop({ request })('access-1', context) };
}

describe('a sign-in to the shop API', () => {
  test('sends the access token, and gives the user token and the details', async () => {
    const { request, answer } = await signIn(200, { token: 'shop-1', details });
    expect(request).toHaveBeenCalledExactlyOnceWith(
      'signInWithProvider',
      { body: { accessToken: 'access-1' } },
      context,
    );
    expect(answer).toEqual({ token: 'shop-1', details });
  });

  test('takes the token of the header if there are two', async () => {
    expect((await signIn(200, { token: 'shop-1', details }, 'shop-2')).answer.token).toBe('shop-2');
  });

  test.each([400, 403, 503])('fails with the error of the shop API: %i', async (status) => {
    const message = { code: 'error.message.customerBlocked', message: 'Your account is blocked.' };
    const failure = await signIn(status, { errorMessages: [message] }).catch((error) => error);
    expect(failure).toBeInstanceOf(ShopError);
    expect(failure).toMatchObject({ status, errorMessages: [message] });
  });

  test.each([
    ['no token', { details }],
    ['an empty token', { token: '', details }],
    ['no details', { token: 'shop-1' }],
    ['a list', []],
    ['nothing', ''],
    ['a text that is cut', '{"token":"shop-1"'],
  ])('cannot be used with %s', async (_, body) => {
    const failure = await signIn(200, body).catch((error) => error);
    expect(failure).toBeInstanceOf(RequestProblem);
    expect(failure).toMatchObject({ code: 'shop.invalidResponse', cause: expect.any(Error) });
  });
});
