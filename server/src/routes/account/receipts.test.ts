import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { MemoryStore } from '../../session/expiring-store.ts';
import { json, startFakeService, testApp, toCookieHeader } from '../../testing/test-app.ts';

const germany = { 'x-culture': 'de-de', 'x-language': 'de-DE' };
const PAUSE = '/api/replenishments/S-1/pausing?resumeDate=2026-08-31';
const SHIP = '/api/subscriptions/S-1/replenishment/P-1/shipping-now';

const shown = {
  title: 'Ihr Abo pausieren?',
  facts: [{ label: 'Nächste Lieferung', value: '14.07.2026' }],
  sentences: ['Die Pause beginnt sofort.'],
  button: 'Abo pausieren',
};

let mode: 'answers' | 'refuses' | 'breaks off' | 'fails' = 'answers';
const shop = await startFakeService(({ path, body }, response) => {
  if (path === '/api/user/signin-udi') {
    const { accessToken } = JSON.parse(body);
    const details = { uuid: `u-${accessToken}`, email: 'a@example.com', firstName: 'A', lastName: 'B' };
    return json(response, 200, { token: 't', details });
  }
  if (path === '/api/admin/signin') {
    const details = { uuid: 'u-one', email: 'a@example.com', firstName: 'A', lastName: 'B' };
    return json(response, 200, { token: 'a', details });
  }
  if (mode === 'breaks off') return response.socket?.resetAndDestroy();
  if (mode === 'fails') return json(response, 500, {});
  if (mode === 'refuses')
    return json(response, 400, { errorMessages: [{ code: 'error.message.replenishmentIsPaused', message: 'No' }] });
  return json(response, 200, { done: true });
});
const store = new MemoryStore();
type App = Awaited<ReturnType<typeof testApp>>;
let app: App;
/** Another instance with the same store. */
let other: App;

beforeAll(async () => {
  const settings = { SHOP_API_URL: shop.url, MARKET_OVERRIDES: '{"*":{"selfService":"here","paymentDetails":"here"}}' };
  app = await testApp(settings, { store });
  other = await testApp(settings, { store });
});
afterEach(() => {
  mode = 'answers';
  shop.received.splice(0);
});
afterAll(async () => {
  await app.close();
  await other.close();
  await shop.close();
});

async function signIn(accessToken = 'one') {
  const cookie = toCookieHeader(
    await app.inject({ method: 'POST', url: '/api/user/signin-udi', headers: germany, payload: { accessToken } }),
  );
  return {
    cookie,
    post: (url: string, payload: object | undefined = undefined, headers: Record<string, string> = {}) =>
      app.inject({ method: 'POST', url, headers: { ...germany, cookie, ...headers }, ...(payload && { payload }) }),
    list: async (at = app) => (await at.inject({ url: '/bff/receipts', headers: { ...germany, cookie } })).json(),
  };
}

const toHeader = (texts: object) => ({ 'x-receipt-shown': encodeURIComponent(JSON.stringify(texts)) });

describe('a change', () => {
  it('gives a receipt: what was sent, what was shown, when, and the id of the request', async () => {
    const { post, list } = await signIn();
    const answer = await post(PAUSE, undefined, toHeader(shown));
    const { 'x-receipt-id': id, 'x-request-id': requestId } = answer.headers;
    expect([answer.statusCode, id]).toEqual([200, expect.stringMatching(/^[2-9A-HJ-NP-Z]{8}$/)]);
    const [receipt, ...others] = await list(other);
    expect(others).toEqual([]);
    expect(receipt).toEqual({
      id,
      call: 'pauseReplenishment',
      subscription: 'S-1',
      inputs: { resumeDate: '2026-08-31' },
      result: 'done',
      status: 200,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
      requestId,
      by: 'customer',
      language: 'de-DE',
      shown,
      code: expect.stringMatching(/^PR1\./),
    });
    expect(Math.abs(Date.parse(receipt.at) - Date.now())).toBeLessThan(60_000);
  });

  it('says nothing of who the customer is: neither a name, an address nor a token', async () => {
    const { post, list } = await signIn();
    await post('/api/user/opt-in', { optIn: true, accessToken: 'secret' });
    expect(await list()).toMatchObject([{ call: 'updateOptIn', subscription: null, inputs: { optIn: true } }]);
    expect(JSON.stringify(await list())).not.toContain('secret');
  });

  it.each([
    ['no words', {}],
    ['words that are none', { 'x-receipt-shown': '%7B' }],
    ['words of another form', toHeader({ ...shown, facts: 'many' })],
    ['too many words', toHeader({ ...shown, title: 'a'.repeat(9000) })],
  ])('is made and gives a receipt with %s of the page', async (_, headers) => {
    const { post, list } = await signIn();
    expect((await post(PAUSE, undefined, headers)).statusCode).toBe(200);
    expect(await list()).toMatchObject([{ call: 'pauseReplenishment', shown: null }]);
  });

  it('gives none if it was refused, and one that says so if its result is not known', async () => {
    const { post, list } = await signIn();
    mode = 'refuses';
    const refused = await post(PAUSE);
    expect([refused.statusCode, refused.headers['x-receipt-id'], await list()]).toEqual([400, undefined, []]);
    mode = 'breaks off';
    const lost = await post(PAUSE);
    expect([lost.json().code, lost.headers['x-receipt-id']]).toEqual(['change.unknown', expect.any(String)]);
    expect(await list()).toMatchObject([{ result: 'unknown', status: 504 }]);
    mode = 'fails';
    await post(PAUSE);
    expect(await list()).toHaveLength(1);
    await post(SHIP);
    expect(await list()).toMatchObject([{ call: 'shipReplenishmentNow', result: 'unknown', status: 500 }, {}]);
  });

  it('that is sent again gives the receipt of the first press', async () => {
    const { post, list } = await signIn();
    const press = () => post(SHIP, undefined, { 'idempotency-key': 'ship-once' });
    const [first, second] = [await press(), await press()];
    expect(second.headers['x-receipt-id']).toBe(first.headers['x-receipt-id']);
    expect(await list()).toHaveLength(1);
  });

  it('that reads or asks gives none', async () => {
    const { post, list } = await signIn();
    const answer = await post('/api/user/support', {
      fromEmail: 'a@example.com',
      title: 'Hello',
      question: 'How are you?',
    });
    expect([answer.statusCode, answer.headers['x-receipt-id'], await list()]).toEqual([200, undefined, []]);
  });
});

describe('the list of receipts', () => {
  it('has the newest first, and forgets the oldest of more than twenty-five', async () => {
    const { post, list } = await signIn();
    const ids: unknown[] = [];
    for (let count = 0; count < 27; count += 1) ids.unshift((await post(PAUSE)).headers['x-receipt-id']);
    expect((await list()).map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 25));
  });

  it('has all of several changes at once', async () => {
    const { post, list } = await signIn();
    const answers = await Promise.all([post(PAUSE), post(PAUSE), post(PAUSE)]);
    const ids = answers.map(({ headers }) => headers['x-receipt-id']);
    expect((await list()).map(({ id }: { id: string }) => id).sort()).toEqual(ids.sort());
  });

  it('belongs to a sign-in, and ends with it', async () => {
    const [one, two] = [await signIn('one'), await signIn('two')];
    await one.post(PAUSE);
    expect([await one.list(), await two.list()]).toMatchObject([[{}], []]);
    const forget = vi.spyOn(store, 'delete');
    await one.post('/bff/logout');
    const forgotten = forget.mock.calls.flat();
    forget.mockRestore();
    expect(forgotten).toContainEqual(expect.stringMatching(/^receipts:/));
    expect(await one.list()).toMatchObject({ status: 401, code: 'session.required' });
  });

  it('is shown to nobody without a sign-in', async () => {
    const answer = await app.inject({ url: '/bff/receipts', headers: germany });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'session.required']);
  });
});

/** Signs customer care in for the customer `one`, and returns what checks a text. */
async function signInCare() {
  const payload = { customerEmail: 'a@example.com', adminUserName: 'cleo', adminPassword: 'secret' };
  const answer = await app.inject({ method: 'POST', url: '/api/admin/signin', headers: germany, payload });
  const cookie = toCookieHeader({ cookies: answer.cookies.slice(0, 1) });
  const post = (url: string, body?: object) =>
    app.inject({ method: 'POST', url, headers: { ...germany, cookie }, ...(body && { payload: body }) });
  return {
    post,
    check: async (text: string) => (await post('/bff/receipts/verify', { text })).json(),
    list: async () => (await app.inject({ url: '/bff/receipts', headers: { ...germany, cookie } })).json(),
  };
}

describe('the check of a receipt', () => {
  it('tells customer care what a receipt says, and whether it is that of their customer', async () => {
    const [one, two, care] = [await signIn('one'), await signIn('two'), await signInCare()];
    await one.post(PAUSE, undefined, toHeader(shown));
    await two.post(PAUSE);
    const [[{ code, ...statement }], [{ code: ofTwo }]] = [await one.list(), await two.list()];
    expect(await care.check(`Receipt ${statement.id}\n${code}`)).toEqual({
      genuine: true,
      statement,
      isOfCustomer: true,
    });
    expect(await care.check(ofTwo)).toMatchObject({ genuine: true, isOfCustomer: false });
    expect(await care.check(code.replace(/.$/, code.endsWith('A') ? 'Q' : 'A'))).toEqual({ genuine: false });
  });

  it('says that care has made a change, and that it is the customer\u2019s', async () => {
    const care = await signInCare();
    await care.post(PAUSE);
    const [{ code, by }] = await care.list();
    expect([by, await care.check(code)]).toMatchObject(['care', { genuine: true, isOfCustomer: true }]);
  });

  it('is for customer care alone', async () => {
    const { post } = await signIn();
    const asCustomer = await post('/bff/receipts/verify', { text: 'PR1' });
    expect([asCustomer.statusCode, asCustomer.json().code]).toEqual([403, 'session.adminRequired']);
    const asNobody = await app.inject({
      method: 'POST',
      url: '/bff/receipts/verify',
      headers: germany,
      payload: { text: 'PR1' },
    });
    expect([asNobody.statusCode, asNobody.json().code]).toEqual([401, 'session.required']);
  });
});

describe('a change whose receipt cannot be kept', () => {
  it('is made all the same', async () => {
    const { post, list } = await signIn();
    const update = vi.spyOn(store, 'update').mockRejectedValue(new Error('full'));
    const answer = await post(PAUSE);
    update.mockRestore();
    expect([answer.statusCode, answer.headers['x-receipt-id'], await list()]).toEqual([200, undefined, []]);
  });
});
