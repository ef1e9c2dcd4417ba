import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { Agent, request } from 'node:https';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../ports.ts';
import { openHttpsDoor } from './https-door.ts';
import { createSelfSigned } from './self-signed.ts';

/** The BFF: it answers with what it has received. */
const bff = createServer(async (incoming, outgoing) => {
  let body = '';
  for await (const chunk of incoming) body += chunk;
  outgoing.writeHead(201, { 'strict-transport-security': 'max-age=31536000', 'set-cookie': 'a=1; Secure' });
  outgoing.end(JSON.stringify({ method: incoming.method, url: incoming.url, headers: incoming.headers, body }));
});

let port: number;
let close: () => Promise<void>;

beforeAll(async () => {
  const bffPort = await freePort();
  port = await freePort();
  bff.listen(bffPort, 'localhost');
  await once(bff, 'listening');
  close = await openHttpsDoor(port, bffPort);
});
afterAll(async () => {
  await close();
  bff.close();
});

async function send(headers: Record<string, string>) {
  const call = request(`https://localhost:${port}/en-ca/cart?a=b`, {
    method: 'POST',
    rejectUnauthorized: false,
    headers,
  });
  call.end('{"x":1}');
  const [response] = await once(call, 'response');
  let text = '';
  for await (const chunk of response) text += chunk;
  const received: { method: string; url: string; headers: IncomingHttpHeaders; body: string } = JSON.parse(text);
  return { status: response.statusCode, headers: response.headers, received };
}

it('forwards a request to the BFF, which learns that it came by https', async () => {
  const { status, headers, received } = await send({ cookie: 'a=1', 'x-forwarded-proto': 'http' });
  expect([status, headers['set-cookie']]).toEqual([201, ['a=1; Secure']]);
  expect(received).toMatchObject({ method: 'POST', url: '/en-ca/cart?a=b', body: '{"x":1}' });
  expect(received.headers).toMatchObject({
    cookie: 'a=1',
    host: `localhost:${port}`,
    'x-forwarded-proto': 'https',
    'x-forwarded-host': `localhost:${port}`,
  });
});

it('says how long it keeps the connection of the browser, whatever the BFF says of its own', async () => {
  const open = new Agent({ keepAlive: true, rejectUnauthorized: false });
  const call = request(`https://localhost:${port}/`, { agent: open });
  call.end();
  const [response] = await once(call, 'response');
  response.resume();
  expect(response.headers['keep-alive']).toBe('timeout=120');
  open.destroy();
});

it('asks no browser to use https for the other services of this machine', async () => {
  expect((await send({})).headers).not.toHaveProperty('strict-transport-security');
});

it('says that its port is taken', async () => {
  await expect(openHttpsDoor(port, port)).rejects.toThrow('EADDRINUSE');
});

it('has a self-signed certificate for localhost that is valid now, and is another at each start', () => {
  const [first, second] = [createSelfSigned(), createSelfSigned()].map(({ cert }) => new X509Certificate(cert));
  expect(first?.checkHost('localhost')).toBe('localhost');
  expect(first?.checkHost('shop.example')).toBeUndefined();
  expect(first?.verify(first.publicKey)).toBe(true);
  const now = new Date();
  expect(first && [first.validFromDate < now, first.validToDate > now]).toEqual([true, true]);
  expect(first?.serialNumber).not.toBe(second?.serialNumber);
});
