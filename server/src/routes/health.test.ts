import Fastify from 'fastify';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { RequestProblem } from '../errors/request-problem.ts';
import { toStoreFault } from '../redis/server-faults.ts';
import { MemoryStore } from '../session/expiring-store.ts';
import { ServiceState } from '../stop.ts';
import { healthRoutes } from './health.ts';

class BrokenStore extends MemoryStore {
  override async checkWritable(): Promise<void> {
    throw new Error('connection refused');
  }
}

async function request(
  url: string,
  store: MemoryStore,
  state: Pick<ServiceState, 'isStopping' | 'isOverloaded'> = new ServiceState(),
) {
  const lines: string[] = [];
  const app = Fastify({ loggerInstance: pino({}, { write: (line: string) => lines.push(line) }) });
  await app.register(healthRoutes, { store, state });
  const response = await app.inject({ url });
  await app.close();
  // Everything that is written, so that a check that succeeds writes nothing.
  const logged = lines.map((line) => JSON.parse(line)).map(({ err, msg }) => err?.message ?? msg);
  return { status: response.statusCode, body: response.json(), logged };
}

test.each([
  ['/healthz', 'works', new MemoryStore(), 200, { status: 'ok' }, []],
  ['/healthz', 'fails', new BrokenStore(), 200, { status: 'ok' }, []],
  ['/readyz', 'works', new MemoryStore(), 200, { status: 'ready' }, []],
  [
    '/readyz',
    'fails',
    new BrokenStore(),
    503,
    { status: 'not ready', because: 'session store' },
    ['connection refused'],
  ],
])('%s while the session store %s', async (url, _, store, status, body, logged) => {
  expect(await request(url, store)).toEqual({ status, body, logged });
});

test('an instance whose Redis is full says so', async () => {
  class FullStore extends MemoryStore {
    override async checkWritable(): Promise<void> {
      const cause = toStoreFault(new Error("OOM command not allowed when used memory > 'maxmemory'."));
      throw new RequestProblem('session.storeUnavailable', { cause });
    }
  }
  const { status, body } = await request('/readyz', new FullStore());
  expect([status, body]).toEqual([503, { status: 'not ready', because: 'session store', store: 'full' }]);
});

test.each([
  ['stopping', { isStopping: true, isOverloaded: () => false }],
  ['overload', { isStopping: false, isOverloaded: () => true }],
])('an instance is alive but not ready because of: %s', async (because, state) => {
  const store = new MemoryStore();
  expect(await request('/healthz', store, state)).toMatchObject({ status: 200 });
  const answer = { status: 503, body: { status: 'not ready', because } };
  expect(await request('/readyz', store, state)).toMatchObject(answer);
});
