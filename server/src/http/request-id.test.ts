import { expect, test } from 'vitest';
import { json, startFakeService, testApp } from '../testing/test-app.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const sent = '4bf92f3577b34da6a3ce929d0e0e4736';

test.each([
  ['a trusted proxy', 'true', sent, sent],
  ['a proxy by its address', '10.0.0.1, 127.0.0.1', sent, sent],
  ['a stranger', '', sent, uuid],
  ['another address', '10.0.0.1', sent, uuid],
  ['a trusted proxy, but with a line of a log', 'true', 'id"} {"level":60', uuid],
  ['a trusted proxy, but with a long text', 'true', 'a'.repeat(65), uuid],
  ['a trusted proxy, but with a short text', 'true', '1', uuid],
  ['a trusted proxy, but twice', 'true', `${sent}, ${sent}`, uuid],
])('the id of %s', async (_, TRUST_PROXY, id, expected) => {
  const shop = await startFakeService((_request, response) => json(response, 400, { errorMessages: [] }));
  const app = await testApp({ SHOP_API_URL: shop.url, TRUST_PROXY });
  const headers = { 'x-culture': 'en-ca', 'x-request-id': id };
  const response = await app.inject({ url: '/api/bundle/details?bundleName=one', headers });
  await Promise.all([app.close(), shop.close()]);
  // The shop API, the browser and the problem have the same id.
  const found = response.headers['x-request-id'];
  expect(found).toEqual(expect.stringMatching(expected));
  expect([shop.received[0]?.headers['x-request-id'], response.json().requestId]).toEqual([found, found]);
});
