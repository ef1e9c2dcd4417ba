import { describe, expect, it } from 'vitest';
import { CARRIER_TIMEOUT_MS, document, get, post, repeatablePost } from './call.ts';
import { callNames, calls } from './routes.ts';

describe('a call of the shop API', () => {
  it.each([
    { kind: 'reads', call: get('/api/a', 'customer'), method: 'GET', responseType: 'json', isRepeatable: true },
    { kind: 'changes', call: post('/api/a', 'customer'), method: 'POST', responseType: 'json', isRepeatable: false },
    {
      kind: 'asks with a body',
      call: repeatablePost('/api/a', 'customer'),
      method: 'POST',
      responseType: 'json',
      isRepeatable: true,
    },
    {
      kind: 'opens a document',
      call: document('/api/a', 'customer'),
      method: 'GET',
      responseType: 'document',
      isRepeatable: true,
    },
  ])('that $kind is a $method of $responseType, repeatable: $isRepeatable', ({ call, kind: _, ...expected }) => {
    expect(call).toEqual({ path: '/api/a', access: 'customer', timeoutMs: 300_000, ...expected });
  });

  it.each([get, post, repeatablePost, document])('can have another time limit and another access', (define) => {
    expect(define('/api/b', 'admin', { timeoutMs: 5000 })).toMatchObject({
      path: '/api/b',
      access: 'admin',
      timeoutMs: 5000,
    });
  });
});

describe('the catalogue', () => {
  it('waits 100 seconds for carriers and 300 seconds for all others', () => {
    expect(CARRIER_TIMEOUT_MS).toBe(100_000);
    const short = callNames.filter((name) => calls[name].timeoutMs === 100_000);
    expect(short).toEqual(['getReturnCarriers', 'chooseReturnCarriers']);
    expect(callNames.filter((name) => !short.includes(name) && calls[name].timeoutMs !== 300_000)).toEqual([]);
  });

  /** By docs/rules/errors.md#request-rules: a lost response to any other POST leaves its result unknown. */
  it('repeats a POST only where a second request does no harm', () => {
    const posts = callNames.filter((name) => calls[name].method === 'POST' && calls[name].isRepeatable);
    expect(posts.toSorted()).toEqual([
      'createChangePaymentSession',
      'createPastDuePaymentSession',
      'createPayInFullPaymentSession',
      'createPaymentSession',
      'previewCheckout',
      'previewReplenishmentCancellation',
      'previewSubscription',
      'requestCart',
      'signInAdmin',
      'signInWithProvider',
      'updateProfileToken',
      'validateMail',
      'validateMaxQuantity',
    ]);
  });

  it('opens to visitors what they need before they sign in', () => {
    expect(callNames.filter((name) => calls[name].access === 'public').toSorted()).toEqual([
      'getBundle',
      'getBundleBanners',
      'requestCart',
      'sendTerminationRequest',
      'signInAdmin',
      'signInWithProvider',
      'signUp',
      'validateMail',
      'validateMaxQuantity',
    ]);
  });
});
