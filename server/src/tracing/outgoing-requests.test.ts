import type { Span } from '@opentelemetry/api';
import type { UndiciRequest } from '@opentelemetry/instrumentation-undici';
import { expect, test, vi } from 'vitest';
import { createDescribeRequest } from './outgoing-requests.ts';

const hooks = createDescribeRequest(new URL('https://shop.example/base.v1/'));

function describe(method: string, url: string) {
  const { origin, pathname, search } = new URL(url);
  const request = { origin, method, path: pathname + search } as UndiciRequest;
  const updateName = vi.fn();
  const attributes = hooks.startSpanHook(request);
  hooks.requestHook({ updateName } as unknown as Span, request);
  return [updateName.mock.calls[0]?.[0], attributes['url.full'], attributes['perennial.call']];
}

const shop = 'https://shop.example/base.v1';
test.each([
  ['GET', `${shop}/api/bundle/details?bundleName=a`, 'getBundle', `${shop}/api/bundle/details`, 'getBundle'],
  ['GET', `${shop}/api/subscriptions/S-1`, 'getSubscription', `${shop}/api/subscriptions/{id}`, 'getSubscription'],
  [
    'GET',
    `${shop}/api/subscriptions/S-1/try-buy/T-2/pay-in-full-preview`,
    'previewPayInFull',
    `${shop}/api/subscriptions/{n}/try-buy/{id}/pay-in-full-preview`,
    'previewPayInFull',
  ],
  [
    'POST',
    `${shop}/api/subscriptions/S-1/return`,
    'returnSubscription',
    `${shop}/api/subscriptions/{n}/return`,
    'returnSubscription',
  ],
  ['POST', 'https://id.example/token?code=c', 'POST /token', 'https://id.example/token', undefined],
  [
    'GET',
    'https://id.example/base.v1/api/bundle/details',
    'GET /base.v1/api/bundle/details',
    'https://id.example/base.v1/api/bundle/details',
    undefined,
  ],
])('%s %s is the span %s', (method, url, ...expected) => {
  expect(describe(method, url)).toEqual(expected);
});
