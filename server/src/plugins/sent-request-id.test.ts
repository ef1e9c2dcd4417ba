import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { createTrustsPeer } from '../http/headers.ts';
import { json, startFakeService, testApp, testConfig } from '../testing/test-app.ts';
import { createRequestIdOptions } from './request-id.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const sent = '4bf92f3577b34da6a3ce929d0e0e4736';

test.each([
  ['a trusted proxy', 'true', sent, sent],
  ['a proxy by its address', '10.0.0.1, 127.0.0.1', sent, sent],
  ['a proxy by its network', '127.0.0.0/8', sent, sent],
  ['a stranger', '', sent, uuid],
  ['another address', '10.0.0.1', sent, uuid],
  ['a trusted proxy, but with a line of a log', 'true', 'id"} {"level":60', uuid],
  ['a trusted proxy, but with a long text', 'true', 'a'.repeat(65), uuid],
  ['a trusted proxy, but with a short text', 'true', '1', uuid],
  ['a trusted proxy, but twice', 'true', `${sent}, ${sent}`, uuid],
  ['a trusted proxy without one', 'true', undefined, uuid],
])('the id of %s', (_, TRUST_PROXY, id, expected) => {
  const { genReqId } = createRequestIdOptions(createTrustsPeer(testConfig({ TRUST_PROXY })));
  const request = { headers: { 'x-request-id': id }, socket: { remoteAddress: '127.0.0.1' } };
  expect(genReqId?.(request as unknown as IncomingMessage)).toEqual(expect.stringMatching(expected));
});

test('the shop API, the browser and the problem have the same id', async () => {
  const shop = await startFakeService((_request, response) => json(response, 400, { errorMessages: [] }));
  const app = await testApp({ SHOP_API_URL: shop.url, TRUST_PROXY: 'true' });
  const headers = { 'x-culture': 'en-ca', 'x-request-id': sent };
  const response = await app.inject({ url: '/api/bundle/details?bundleName=one', headers });
  await Promise.all([app.close(), shop.close()]);
  const atShop = shop.received[0]?.headers['x-request-id'];
  expect([atShop, response.headers['x-request-id'], response.json().requestId]).toEqual([sent, sent, sent]);
});
