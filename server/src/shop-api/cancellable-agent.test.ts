import { afterAll, beforeAll, expect, test } from 'vitest';
import { json, startFakeService } from '../testing/test-app.ts';
import { CancellableAgent } from './cancellable-agent.ts';

const shop = await startFakeService((_, response) => json(response, 200, { a: 1 }));
let agent: CancellableAgent;

beforeAll(() => {
  agent = new CancellableAgent();
});
afterAll(async () => {
  await agent.destroy();
  await shop.close();
});

/** Makes a request. Resolves to its status, or to the name of its error. */
function request(from: CancellableAgent, headers: Record<string, string>): Promise<number | string> {
  const options = { origin: shop.url, path: '/', method: 'GET', headers } as const;
  return new Promise((resolve) => {
    from.request(options, (error, response) => {
      if (error) return resolve(error.name);
      response.body.resume();
      resolve(response.statusCode);
    });
  });
}

const aborted = AbortSignal.abort();

test('a request is cancelled by the signal of its own id', async () => {
  agent.watch('one', aborted);
  expect(await request(agent, { 'x-request-id': 'one' })).toBe('AbortError');
  expect(await request(agent, { 'x-request-id': 'two' })).toBe(200);
});

test('a request with an id that was used before is not cancelled by the old signal', async () => {
  const remove = agent.watch('three', aborted);
  remove();
  expect(await request(agent, { 'x-request-id': 'three' })).toBe(200);
});

test('a request without an id is not cancelled', async () => {
  agent.watch('four', aborted);
  expect(await request(agent, {})).toBe(200);
});

test('no request is made after the agent is closed', async () => {
  const closed = new CancellableAgent();
  await closed.destroy();
  expect(await request(closed, {})).toBe('ClientDestroyedError');
});
