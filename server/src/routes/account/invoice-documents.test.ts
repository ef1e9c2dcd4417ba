import { invoice } from '@perennial/shared/examples/payment';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { isHostDown, readInvoiceFile } from '../../shop-api/invoice-file.ts';
import { json, startFakeService, testApp, toCookieHeader } from '../../testing/test-app.ts';

const details = { uuid: 'u-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };
const pdf = Buffer.from('%PDF-1.7 an invoice');

type File = { status: number; headers?: Record<string, string>; body?: Buffer };

/** What the host of the files answers, by path. A path without a row is not found. */
let files: Record<string, File> = {};
/** Called when the shop ends its request for `/held.pdf`, which the host does not answer. */
let onLeft = () => {};
const host = await startFakeService(({ path }, response) => {
  if (path === '/held.pdf') return response.once('close', () => onLeft());
  const { status, headers = {}, body = Buffer.alloc(0) } = files[path] ?? { status: 404 };
  response.writeHead(status, headers).end(body);
});

let link = '';
const shop = await startFakeService(({ path }, response) => {
  if (path === '/api/user/signin-udi') return json(response, 200, { token: 'shop-token', details });
  if (path === '/api/invoice/list') {
    return json(response, 200, [
      invoice({ invoiceId: 'I-1', pdfFileId: 'F-1', pdfFileUrl: null }),
      invoice({ invoiceId: 'I-2', pdfFileId: null, pdfFileUrl: `${host.url}/two.pdf` }),
      invoice({ invoiceId: 'I-3', pdfFileId: null, pdfFileUrl: null }),
    ]);
  }
  if (path === '/api/attachment/invoicefile/F-1') return json(response, 200, { link });
  return json(response, 404, { errorMessages: [] });
});

let app: Awaited<ReturnType<typeof testApp>>;
let cookie = '';

beforeAll(async () => {
  app = await testApp({ SHOP_API_URL: shop.url });
  const request = { method: 'POST', url: '/api/user/signin-udi', payload: { accessToken: 'a' } } as const;
  cookie = toCookieHeader(await app.inject({ ...request, headers: { 'x-culture': 'en-ca' } }));
});
beforeEach(() => {
  files = { '/one.pdf': { status: 200, body: pdf }, '/two.pdf': { status: 200, body: pdf } };
  link = `${host.url}/one.pdf`;
  host.received.splice(0);
});
afterAll(async () => {
  await app.close();
  await shop.close();
  await host.close();
});

const read = (id: string, headers: Record<string, string> = { cookie }) =>
  app.inject({ url: `/bff/invoices/${id}/document`, headers: { 'x-culture': 'en-ca', ...headers } });

test.each([
  ['the call for its file', 'I-1', '/one.pdf'],
  ['the list of invoices', 'I-2', '/two.pdf'],
])('a customer reads a document whose link is in %s, and nothing of theirs goes to its host', async (_, id, path) => {
  const response = await read(id);
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'content-disposition': 'attachment' });
  expect(response.rawPayload).toEqual(pdf);
  expect(host.received.map((request) => request.path)).toEqual([path]);
  const sent = JSON.stringify(host.received);
  expect(sent).not.toContain('shop-token');
  expect(sent).not.toContain(cookie);
});

test.each(['document', 'document-host'])('the %s is not waited for when the browser has left', async (what) => {
  link = `${host.url}/held.pdf`;
  const left = new Promise<void>((resolve) => {
    onLeft = resolve;
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' }).catch(() => app.listeningOrigin);
  const browser = new AbortController();
  const headers = { 'x-culture': 'en-ca', cookie };
  const answer = fetch(`${url}/bff/invoices/I-1/${what}`, { headers, signal: browser.signal });
  await vi.waitFor(() => expect(host.received.map(({ path }) => path)).toEqual(['/held.pdf']));
  browser.abort();
  await expect(answer).rejects.toThrow();
  await left;
});

test.each([
  ['without a document', 'I-3'],
  ['of another customer, or of nobody', 'I-9'],
])('an invoice %s is not found', async (_, id) => {
  expect((await read(id)).json()).toMatchObject({ status: 404, code: 'request.notFound' });
  expect(host.received).toEqual([]);
});

test('a visitor reads no document', async () => {
  expect((await read('I-1', {})).statusCode).toBe(401);
});

test('follows the redirects of the host', async () => {
  files['/one.pdf'] = { status: 302, headers: { location: '/two.pdf' } };
  expect((await read('I-1')).rawPayload).toEqual(pdf);
});

const toFile = (body: Buffer): File => ({ status: 200, body });
const redirect = (location: string): File => ({ status: 302, headers: { location } });

test.each<[string, File | undefined, string?]>([
  ['is no PDF', toFile(Buffer.from('<html>Sign in</html>'))],
  ['is too large', toFile(Buffer.concat([pdf, Buffer.alloc(10 * 2 ** 20)]))],
  ['is not there', undefined],
  ['redirects for ever', redirect('/one.pdf')],
  ['redirects to a file of the machine', redirect('file:///etc/passwd')],
  ['has no URL', toFile(pdf), 'nowhere'],
  ['is a file of the machine', toFile(pdf), 'file:///etc/passwd'],
])('a document that %s is an answer that cannot be used', async (_, file, otherLink) => {
  files = file ? { '/one.pdf': file } : {};
  link = otherLink ?? `${host.url}/one.pdf`;
  const response = await read('I-1');
  expect(response.json()).toMatchObject({ status: 502, code: 'shop.invalidResponse' });
  expect(response.headers).not.toHaveProperty('content-disposition');
});

test('a shop API with TLS gives no link without it', async () => {
  const options = { signal: new AbortController().signal, isPlainAllowed: false };
  await expect(readInvoiceFile(`${host.url}/one.pdf`, options)).rejects.toMatchObject({ code: 'shop.invalidResponse' });
  expect(host.received).toEqual([]);
});

describe('the host of a document', () => {
  const ask = (id: string, headers: Record<string, string> = { cookie }) =>
    app.inject({ url: `/bff/invoices/${id}/document-host`, headers: { 'x-culture': 'en-ca', ...headers } });
  const withStatus = (status: number, headers?: Record<string, string>): File => ({
    status,
    ...(headers && { headers }),
  });

  /** A port at which nobody listens. */
  async function findClosedUrl(): Promise<string> {
    const { url, close } = await startFakeService((_, response) => response.end());
    await close();
    return url;
  }

  test.each([
    ['the call for its file', 'I-1', '/one.pdf'],
    ['the list of invoices', 'I-2', '/two.pdf'],
  ])('of a link in %s is asked without loading the document, and gets nothing of the customer', async (_, id, path) => {
    expect((await ask(id)).json()).toEqual({ isDown: false });
    expect(host.received.map((request) => [request.method, request.path])).toEqual([['HEAD', path]]);
    const sent = JSON.stringify(host.received);
    expect(sent).not.toContain('shop-token');
    expect(sent).not.toContain(cookie);
  });

  test.each([
    ['has a fault', true, withStatus(500)],
    ['is a gateway without the site behind it', true, withStatus(502)],
    ['is being maintained', true, withStatus(503)],
    ['does not know the question', false, withStatus(501)],
    ['refuses the question', false, withStatus(403)],
    ['has no such file', false, withStatus(404)],
    ['leads to a file', false, withStatus(302, { location: '/two.pdf' })],
    ['leads to another that is down', true, withStatus(302, { location: 'http://localhost:1/two.pdf' })],
    ['leads on for ever', false, withStatus(302, { location: '/one.pdf' })],
    ['leads to a file of the machine', false, withStatus(302, { location: 'file:///etc/passwd' })],
  ])('that %s: down is %s', async (_, isDown, file) => {
    files['/one.pdf'] = file;
    expect((await ask('I-1')).json()).toEqual({ isDown });
  });

  test('that nobody can connect to is down', async () => {
    link = `${await findClosedUrl()}/one.pdf`;
    expect((await ask('I-1')).json()).toEqual({ isDown: true });
  });

  test('of a link without a URL is not known', async () => {
    link = 'nowhere';
    expect((await ask('I-1')).json()).toEqual({ isDown: false });
  });

  test('without TLS is not asked where the shop API has it', async () => {
    const options = { signal: new AbortController().signal, isPlainAllowed: false };
    expect(await isHostDown(`${host.url}/one.pdf`, options)).toBe(false);
    expect(host.received).toEqual([]);
  });

  test('is not asked for a visitor, nor for an invoice of another customer', async () => {
    expect((await ask('I-1', {})).statusCode).toBe(401);
    expect((await ask('I-9')).statusCode).toBe(404);
    expect(host.received).toEqual([]);
  });

  test('is not waited for when the browser has left', async () => {
    const left = AbortSignal.abort();
    await expect(isHostDown(`${host.url}/one.pdf`, { signal: left, isPlainAllowed: true })).rejects.toBe(left.reason);
  });
});
