import en from '@perennial/shared/locales/en.json' with { type: 'json' };
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { initTexts } from '../texts/texts.ts';
import { bff, call, ProblemError, setSite } from './client.ts';
import { onSessionEnd } from './session-end.ts';

const fetched = vi.fn<typeof fetch>();

const answer = (body: unknown, status: number) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });

const catchProblem = async (promise: Promise<unknown>) => {
  const error = await promise.catch((reason: unknown) => reason);
  if (!(error instanceof ProblemError)) throw new Error('expected a ProblemError');
  return error.problem;
};

beforeAll(async () => {
  initTexts('en-CA', en);
  setSite({ culture: 'en-ca', language: 'fr-CA' });
});

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

describe('call', () => {
  it('sends culture and language to the path of the catalogue', async () => {
    fetched.mockResolvedValue(answer({ isValid: true, bundles: [] }, 200));
    await call('validateMaxQuantity', { body: { bundles: [{ name: 'halo', quantity: 1 }] } });
    const [url, request] = fetched.mock.calls[0] ?? [];
    expect(url).toBe('/api/shoppingcart/validation/maxQuantity');
    expect(request?.headers).toMatchObject({ 'X-Culture': 'en-ca', 'X-Language': 'fr-CA' });
    expect(request?.body).toBe('{"bundles":[{"name":"halo","quantity":1}]}');
  });

  it('resolves for an empty response', async () => {
    fetched.mockResolvedValue(answer('', 200));
    await expect(bff('POST', '/bff/events', {})).resolves.toBeUndefined();
  });

  it('rejects with the detail of the problem', async () => {
    const problem = { detail: 'This discount code is not valid.', status: 400, messages: [], action: 'show-cart' };
    fetched.mockResolvedValue(answer(problem, 400));
    expect(await catchProblem(call('getSubscriptions', {}))).toEqual(problem);
  });

  it.each([
    ['a page of a proxy', '<html>502</html>'],
    ['JSON that is no problem', '{"error":"x"}'],
  ])('rejects with a text of the client for %s', async (_, body) => {
    fetched.mockResolvedValue(answer(body, 502));
    expect(await catchProblem(call('getSubscriptions', {}))).toMatchObject({
      status: 502,
      detail: 'Internal Server Error (502)',
    });
  });

  it('rejects with an offline text when the BFF cannot be reached', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await catchProblem(call('getSubscriptions', {}))).toMatchObject({
      code: 'network.offline',
      detail: en.errors['network.offline'],
    });
  });

  it('passes an abort on as it is', async () => {
    const giveUp = new AbortController();
    giveUp.abort();
    fetched.mockRejectedValue(giveUp.signal.reason);
    await expect(call('getSubscriptions', {}, { signal: giveUp.signal })).rejects.not.toBeInstanceOf(ProblemError);
  });

  it('announces the end of the session, but not for background requests', async () => {
    const announced: string[] = [];
    const stop = onSessionEnd(({ detail }) => announced.push(detail));
    fetched.mockImplementation(async () => answer({ detail: 'Login expired', messages: [], action: 'sign-in' }, 401));
    await catchProblem(call('getSubscriptions', {}));
    await catchProblem(call('getPaymentActivity', {}, { background: true }));
    stop();
    await catchProblem(call('getSubscriptions', {}));
    expect(announced).toEqual(['Login expired']);
  });
});
