import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request as open, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';
import { ServiceState } from './http/service-state.ts';
import { stop } from './stop.ts';
import { json, startFakeService, testApp, testEnvironment } from './testing/test-app.ts';

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
  for (const response of waiting.splice(0)) json(response, 200, { groups: [] });
}

test('a stop says at once that the instance is not ready, serves on, and ends kept connections', async () => {
  const state = new ServiceState();
  const app = await testApp({ SHOP_API_URL: shop.url }, { state });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const client = createClient((app.server.address() as AddressInfo).port);
  expect(await client.request('/readyz')).toMatchObject({ status: 200, connection: 'keep-alive' });
  const stopped = stop(app, state, 50);
  expect(await client.request('/readyz')).toMatchObject({ status: 503, connection: 'close' });
  expect(await client.request('/bff/session')).toMatchObject({ status: 200, connection: 'close' });
  await stopped;
  await expect(client.request('/readyz')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  client.close();
});

test('the process ends with status 0 after SIGTERM when the calls in progress have their answers', async () => {
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const port = 10_000 + Math.floor(Math.random() * 22_000);
  const env = { ...process.env, ...testEnvironment, SHOP_API_URL: shop.url, PORT: String(port) };
  const child = spawn(process.execPath, [main], {
    env: { ...env, CLIENT_DEV_SERVER: 'http://127.0.0.1:9/assets/', TRUST_PROXY: 'true' },
    stdio: 'inherit',
  });
  const exit = once(child, 'exit');
  const client = createClient(port);
  await vi.waitFor(async () => expect((await client.request('/readyz')).status).toBe(200), 10_000);
  const call = client.request(...slowCall);
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  // A request that is on its way while the process begins to stop.
  const late = connect(port, '127.0.0.1');
  late.write('GET /bff/session HTTP/1.1\r\nHost: shop\r\n');
  await client.request('/readyz');

  child.kill('SIGTERM');
  // New connections are refused, while the call is still in progress.
  await vi.waitFor(() => expect(createClient(port).request('/readyz')).rejects.toMatchObject({ code: 'ECONNREFUSED' }));
  expect(child.exitCode).toBeNull();
  late.write('\r\n');
  expect(await text(late)).toMatch(/^HTTP\/1\.1 200 .*connection: close/is);
  const answeredAt = performance.now();
  answerShop();
  expect(await call).toMatchObject({ status: 200, body: '{"groups":[]}' });
  expect(await exit).toEqual([0, null]);
  expect(performance.now() - answeredAt).toBeLessThan(3000);
  client.close();
});
