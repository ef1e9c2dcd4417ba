import en from '@perennial/shared/locales/en.json' with { type: 'json' };
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { initTexts } from '../texts/texts.ts';
import { bff, call, errorText, isRefusal, isResultUnknown, ProblemError, problemOf, setSite } from './client.ts';
import { watchPageExit } from './page-exit.ts';
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

  it('says what it sends: a body with its type, and a key where the caller has one', async () => {
    fetched.mockImplementation(async () => answer({}, 200));
    const sent = { Accept: 'application/json', 'X-Culture': 'en-ca', 'X-Language': 'fr-CA' };
    await call('getProfile', {});
    expect(fetched.mock.lastCall?.[1]).toMatchObject({ method: 'GET', headers: sent, credentials: 'same-origin' });
    expect(fetched.mock.lastCall?.[1]?.headers).toEqual(sent);
    await call('updateOptIn', { body: { optIn: true } }, { idempotencyKey: 'key-1', headers: { 'X-More': 'more' } });
    expect(fetched.mock.lastCall?.[1]).toMatchObject({ method: 'POST', body: '{"optIn":true}' });
    expect(fetched.mock.lastCall?.[1]?.headers).toEqual({
      ...sent,
      'Content-Type': 'application/json',
      'Idempotency-Key': 'key-1',
      'X-More': 'more',
    });
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
    ['a problem whose detail is no text', '{"detail":{"error":"x"}}'],
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

  it.each([
    ['updateOptIn', 'change.unknown'],
    ['submitOrder', 'order.unknown'],
    ['requestCart', 'network.offline'],
  ] as const)('says of %s without an answer: %s', async (name, code) => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await catchProblem(call(name, { body: {} } as never))).toMatchObject({
      status: 0,
      code,
      detail: en.errors[code],
    });
  });

  it('says that a change was not sent without a connection', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await catchProblem(call('updateOptIn', { body: { optIn: true } }))).toMatchObject({
      code: 'network.offline',
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

  it('announces that a fresh sign-in is asked for', async () => {
    const announced: string[] = [];
    const stop = onSessionEnd(({ detail }) => announced.push(detail));
    const problem = { detail: 'Please log in again', messages: [], action: 'sign-in-again' };
    fetched.mockImplementation(async () => answer(problem, 403));
    await catchProblem(call('getSubscriptions', {}));
    stop();
    expect(announced).toEqual(['Please log in again']);
  });
});

describe('a page that is left', () => {
  const isKept = () => fetched.mock.calls.at(-1)?.[1]?.keepalive === true;

  it('completes what changes data, and no question', async () => {
    fetched.mockImplementation(async () => answer({}, 200));
    const ways: readonly (readonly [() => Promise<unknown>, boolean])[] = [
      [() => call('updateOptIn', { body: { optIn: true } }), true],
      [() => bff('POST', '/bff/logout'), true],
      [() => call('getProfile', {}), false],
      [() => call('validateMaxQuantity', { body: { bundles: [] } }), false],
      [() => bff('GET', '/bff/session'), false],
    ];
    for (const [send, expected] of ways) {
      await send();
      expect(isKept(), String(send)).toBe(expected);
    }
  });

  it('sends a long text as the browser allows it', async () => {
    fetched.mockImplementation(async () => answer({}, 200));
    await bff('POST', '/bff/events', 'a'.repeat(9_998));
    expect(isKept()).toBe(true);
    await bff('POST', '/bff/events', 'a'.repeat(9_999));
    expect(isKept()).toBe(false);
  });

  it('learns nothing of the requests that the browser ends, until it is restored', async () => {
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    watchPageExit();
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    page.dispatchEvent(new Event('pagehide'));
    const outcome = vi.fn();
    call('getProfile', {}).then(outcome, outcome);
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    expect(outcome).not.toHaveBeenCalled();
    page.dispatchEvent(new Event('pageshow'));
    expect(await catchProblem(call('getProfile', {}))).toMatchObject({ code: 'network.offline' });
  });
});

describe('a failure is the refusal of the shop', () => {
  const problem = { type: '', title: '', detail: '', messages: [], requestId: '' };
  it.each([
    [400, undefined, true],
    [404, undefined, true],
    [422, undefined, true],
    [500, 'show-quantities', true],
    [0, undefined, false],
    [401, undefined, false],
    [401, 'show-not-found', false],
    [403, undefined, false],
    [408, undefined, false],
    [429, undefined, false],
    [400, 'sign-in', false],
    [500, undefined, false],
    [502, undefined, false],
    [504, undefined, false],
  ] as const)('with status %s and action %s: %s', (status, action, expected) => {
    expect(isRefusal({ ...problem, status, ...(action && { action }) })).toBe(expected);
  });
});

describe('an error in words', () => {
  const refusal = { type: '', title: '', status: 400, detail: 'No such code.', messages: [], requestId: '' };

  it('is that of the shop, or says what a customer may conclude from an exception, which is reported', () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    expect(problemOf(new ProblemError(refusal))).toBe(refusal);
    expect(errorText(new ProblemError(refusal), 'change.unknown')).toBe('No such code.');
    expect(reported).not.toHaveBeenCalled();
    const exception = new TypeError('no function');
    expect(errorText(exception)).toBe(en.errors['server.failed']);
    expect(errorText(exception, 'change.unknown')).toBe(en.errors['change.unknown']);
    expect(problemOf(exception, 'change.unknown')).toMatchObject({ status: 500, code: 'change.unknown' });
    expect(reported.mock.calls).toEqual([[exception], [exception], [exception]]);
  });
});

describe('the result of a change is unknown', () => {
  const problem = { type: '', title: '', detail: '', messages: [], requestId: '' };
  it.each([
    [0, true],
    [500, true],
    [504, true],
    [499, false],
    [400, false],
  ])('after status %s: %s', (status, expected) => {
    expect(isResultUnknown(new ProblemError({ ...problem, status }))).toBe(expected);
  });

  it('not after a failure that says that nothing was done, and not after an error of the page', () => {
    expect(isResultUnknown(new ProblemError({ ...problem, status: 503, code: 'shop.unreachable' }))).toBe(false);
    expect(isResultUnknown(new TypeError('no function'))).toBe(false);
  });
});
