/** The product is asked as browsers ask it, and what it asks of the store and writes into the log is counted. */
import { Writable } from 'node:stream';
import { profile } from '@perennial/shared/examples/profile';
import { afterAll, expect, it, vi } from 'vitest';
import { WRITE_AFTER_MS } from '../src/kept-answers/kept-answers.ts';
import { createLogger } from '../src/logger.ts';
import { type ExpiringStore, MemoryStore } from '../src/session/expiring-store.ts';
import { TOUCH_INTERVAL_MS } from '../src/session/sign-ins.ts';
import { createBrowser } from '../src/testing/browser.ts';
import { startFakeProvider } from '../src/testing/fake-provider.ts';
import { json, startFakeService, testApp } from '../src/testing/test-app.ts';
import { renewalSeconds } from './from-code.ts';
import { type Asks, asks, measured } from './measured.ts';

// First, because the app takes the clock that it is built with.
vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });

const asked = { reads: 0, writes: 0 };
const records = new MemoryStore();
/** As RedisStore does it: an update reads before it writes. */
const store: ExpiringStore = {
  get: (key) => {
    asked.reads += 1;
    return records.get(key);
  },
  set: (...args) => {
    asked.writes += 1;
    return records.set(...args);
  },
  add: (...args) => {
    asked.writes += 1;
    return records.add(...args);
  },
  update: (key, change, lifetimeMs) => {
    asked.reads += 1;
    return records.update(
      key,
      (value) => {
        const changed = change(value);
        if (changed) asked.writes += 1;
        return changed;
      },
      lifetimeMs,
    );
  },
  delete: (key) => {
    asked.writes += 1;
    return records.delete(key);
  },
  checkWritable: () => records.checkWritable(),
};

const lines: string[] = [];
const logger = createLogger(
  'info',
  new Writable({
    write: (text, _encoding, done) => {
      lines.push(...String(text).trim().split('\n'));
      done();
    },
  }),
);

const details = { uuid: 'u-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };
let tokenCount = 0;
const shop = await startFakeService(({ path }, response) => {
  if (path === '/api/user/signin-udi') {
    tokenCount += 1;
    return json(response, 200, { token: `shop-${tokenCount}`, details });
  }
  if (path === '/api/user/details') return json(response, 200, profile());
  json(response, 200, {});
});
const provider = await startFakeProvider();
const app = await testApp({ SHOP_API_URL: shop.url, OIDC_ISSUER: provider.url }, { store, logger });
afterAll(async () => {
  vi.useRealTimers();
  await Promise.all([app.close(), shop.close(), provider.close()]);
});
const browser = createBrowser(app, provider);

/** Returns what the store was asked meanwhile. */
async function count(run: () => Promise<unknown>): Promise<Asks> {
  const { reads, writes } = asked;
  await run();
  return { reads: asked.reads - reads, writes: asked.writes - writes };
}

const getProfile = () => browser.request('/api/user/details');
const change = () => browser.request('/api/users/current/language', 'POST', { languageCode: 'en-CA' });

it('asks the store as often as the model says', async () => {
  // A provider that names its sessions has a list of each session, too.
  provider.state.claims = { sid: 's-1' };
  const without = (all: Asks, ...parts: readonly Asks[]): Asks => ({
    reads: all.reads - parts.reduce((sum, { reads }) => sum + reads, 0),
    writes: all.writes - parts.reduce((sum, { writes }) => sum + writes, 0),
  });
  const signIn = await count(async () => browser.comeBack(await browser.start()));
  await getProfile();
  // What was answered is written after a while.
  const keptAnswers = await count(() => vi.advanceTimersByTimeAsync(WRITE_AFTER_MS));
  const call = await count(getProfile);
  const changed = await count(change);
  vi.setSystemTime(Date.now() + TOUCH_INTERVAL_MS);
  const touch = without(await count(getProfile), call);
  vi.setSystemTime(Date.now() + renewalSeconds(provider.state.expiresIn) * 1000);
  const renewal = without(await count(getProfile), call, touch);
  const logOut = await count(() => browser.request('/bff/logout', 'POST'));
  expect({ call, change: changed, touch, keptAnswers, signIn, renewal, logOut }).toEqual(asks);
});

it('writes as many lines of a call into the log as the model says', async () => {
  await browser.comeBack(await browser.start());
  lines.length = 0;
  await getProfile();
  expect(lines).toHaveLength(measured.logLines.value);
  const bytes = lines.join('\n').length + 1;
  expect(bytes / measured.logLines.value / measured.logLineBytes.value).toBeCloseTo(1, 1);
});
