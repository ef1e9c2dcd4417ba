import { once } from 'node:events';
import { Agent, type IncomingMessage, request as open, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { cart } from '@perennial/shared/examples/cart';
import { afterAll, expect, test, vi } from 'vitest';
import { prepareStop, ServiceState, stopLimitMs } from './stop.ts';
import { json, startFakeService, testApp } from './testing/test-app.ts';

/** Responses that the shop has not sent yet. */
const waiting: ServerResponse[] = [];
const shop = await startFakeService((_, response) => waiting.push(response));
afterAll(shop.close);

/** A client that keeps its connections, as a proxy does. */
function createClient(port: number) {
  const agent = new Agent({ keepAlive: true });
  async function request(path: string, body?: object) {
    const headers = { 'content-type': 'application/json', 'x-culture': 'en-ca' };
    const outgoing = open({ port, host: '127.0.0.1', path, agent, method: body ? 'POST' : 'GET', headers });
    outgoing.end(body && JSON.stringify(body));
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
    return { status: response.statusCode, connection: response.headers.connection, body: await text(response) };
  }
  return { request, close: () => agent.destroy() };
}

const slowCall = ['/api/shoppingcart/request', { bundles: [{ name: 'sonic-brush', quantity: 1 }] }] as const;
function answerShop() {
  for (const response of waiting.splice(0)) json(response, 200, cart());
}

test('a stop says at once that the instance is not ready, serves on, and ends kept connections', async () => {
  const state = new ServiceState();
  const app = await testApp({ SHOP_API_URL: shop.url }, { state });
  const stop = prepareStop(app, state);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const client = createClient((app.server.address() as AddressInfo).port);
  expect(await client.request('/readyz')).toMatchObject({ status: 200, connection: 'keep-alive' });
  // Longer than two requests take, also on a busy machine.
  const stopped = stop(500);
  expect(await client.request('/readyz')).toMatchObject({ status: 503, connection: 'close' });
  expect(await client.request('/bff/session')).toMatchObject({ status: 200, connection: 'close' });
  await stopped;
  await expect(client.request('/readyz')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  client.close();
});

test('a stop answers the calls in progress and a request on its way, and does not wait for kept connections', async () => {
  const state = new ServiceState();
  const app = await testApp({ SHOP_API_URL: shop.url }, { state });
  const stop = prepareStop(app, state);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const client = createClient(port);
  const call = client.request(...slowCall);
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  const late = connect(port, '127.0.0.1');
  late.write('GET /bff/session HTTP/1.1\r\nHost: shop\r\n');
  // The other request has begun to arrive when this one is answered.
  await client.request('/readyz');

  const stopped = stop(0);
  await vi.waitFor(() => expect(createClient(port).request('/readyz')).rejects.toMatchObject({ code: 'ECONNREFUSED' }));
  late.write('\r\n');
  expect(await text(late)).toMatch(/^HTTP\/1\.1 200 .*connection: close/is);
  answerShop();
  expect(await call).toMatchObject({ status: 200, body: JSON.stringify(cart()) });
  // The client keeps its connection for longer than the time limit of a test.
  await stopped;
  client.close();
});

test('a stop does not wait for a connection that a browser has opened ahead of a request', async () => {
  const state = new ServiceState();
  const app = await testApp({}, { state });
  const stop = prepareStop(app, state);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const ahead = connect(port, '127.0.0.1');
  await once(app.server, 'connection');
  const closed = once(ahead, 'close');
  // Until the end of the time limit of a test.
  await stop(0);
  await closed;
});

test.each([
  ['half a head', 'POST /api/shoppingcart/request HTTP/1.1\r\nHost: shop\r\n'],
  [
    'half a body',
    'POST /api/shoppingcart/request HTTP/1.1\r\nHost: shop\r\nX-Culture: en-ca\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"bundles"',
  ],
  ['half a head after an answered request', 'GET /readyz HTTP/1.1\r\nHost: shop\r\n\r\nGET /readyz HTTP/1.1\r\n'],
])('a stop does not wait for a client that sends %s, and answers the calls in progress', async (_, sent) => {
  const state = new ServiceState();
  const app = await testApp({ SHOP_API_URL: shop.url }, { state });
  const stop = prepareStop(app, state, 100);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const client = createClient(port);
  const call = client.request(...slowCall);
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  const half = connect(port, '127.0.0.1');
  const received = once(app.server, 'connection');
  half.write(sent);
  const [socket] = await received;
  await vi.waitFor(() => expect(socket.bytesRead).toBe(sent.length));
  half.resume();
  const closed = once(half, 'close');

  const stopped = stop(0);
  await closed;
  answerShop();
  expect(await call).toMatchObject({ status: 200, body: JSON.stringify(cart()) });
  await stopped;
  client.close();
});

test('requests in progress have their time after the load balancers have noticed the stop', () => {
  expect(stopLimitMs({ DRAIN_SECONDS: 5, STOP_SECONDS: 25 })).toBe(30_000);
  expect(stopLimitMs({ DRAIN_SECONDS: 0, STOP_SECONDS: 25 })).toBe(25_000);
});
