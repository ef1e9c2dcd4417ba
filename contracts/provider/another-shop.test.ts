import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Sandbox, startSandbox } from '@perennial/sandbox/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toFailureMessage } from '../consumer/interaction-check.ts';
import { nameCall } from '../consumer/interactions.ts';
import { readPact } from '../consumer/pact-file.ts';
import { openShopApi } from './shop-api-under-verification.ts';
import { type ShopVerifier, startVerifier } from './verify.ts';

/** A shop API of another team at its own URL. Tests can change its responses. */
let sandbox: Sandbox;
let server: Server;
let shopApiUrl: string;
let changeBody: (body: string) => string;
let folder: string;
let verifier: ShopVerifier;

beforeAll(async () => {
  sandbox = await startSandbox({ ports: { console: 0, 'shop-api': 0, identity: 0, content: 0, 'card-host': 0 } });
  server = createServer(async (request, response) => {
    const result = await forwardRequest(request);
    response.writeHead(result.status, { 'content-type': 'application/json', ...result.headers }).end(result.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  shopApiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  folder = mkdtempSync(join(tmpdir(), 'pact-'));
  verifier = startVerifier();
});
afterAll(async () => {
  verifier.stop();
  rmSync(folder, { recursive: true });
  server.closeAllConnections();
  server.close();
  await sandbox.stop();
});

async function forwardRequest(request: IncomingMessage) {
  const { method = '', url = '', headers } = request;
  const forwarded = Object.entries(headers).filter(
    ([name]) => !['host', 'connection', 'content-length'].includes(name),
  );
  const response = await fetch(sandbox.urls['shop-api'] + url, {
    method,
    headers: forwarded.map(([name, value]) => [name, String(value)] as [string, string]),
    ...(method === 'GET' ? {} : { body: await text(request) }),
  });
  const renewed = response.headers.get('user-token');
  const sent = renewed === null ? {} : { 'user-token': renewed };
  return {
    status: response.status,
    headers: sent,
    body: url.startsWith('/api') ? changeBody(await response.text()) : await response.text(),
  };
}

/** Writes a contract that contains only the GET requests of some paths, and returns its file. */
function createContract(paths: readonly string[]): string {
  const contract = readPact();
  const interactions = contract.interactions.filter(
    ({ request: { method, path } }) => method === 'GET' && paths.includes(String(path)),
  );
  const file = join(folder, 'contract.json');
  writeFileSync(file, JSON.stringify({ ...contract, interactions }));
  return file;
}

async function verifyPaths(...paths: readonly string[]) {
  const shop = await openShopApi({ SHOP_API_URL: shopApiUrl });
  const { interactions, failures } = await verifier.verify(shop, { pactUrls: [createContract(paths)] });
  expect(failures).toEqual([]);
  return interactions.flatMap(({ state, description, faults }) =>
    faults.length > 0 ? [toFailureMessage(nameCall(state, description), faults)] : [],
  );
}

test('verifies a shop API at another URL and sets up its states', async () => {
  changeBody = (body) => body;
  expect(await verifyPaths('/api/user/details', '/api/subscriptions')).toEqual([]);
});

test('names the call and the field of each response with a renamed field', async () => {
  const renamed = ['ableToUpdateAddress', 'nextShipmentDate', 'pdfFileId', 'isCreditCard'];
  changeBody = (body) => renamed.reduce((text, field) => text.replaceAll(`"${field}"`, `"${field}Renamed"`), body);
  const failures = await verifyPaths(
    '/api/user/details',
    '/api/subscriptions',
    '/api/invoice/list',
    '/api/payment/methods',
  );
  const firstLines = failures.map((failure) => failure.split('\n')[0]);
  expect(firstLines).toEqual(
    expect.arrayContaining([
      'getProfile, response.body.personalDetail.ableToUpdateAddress: the shop API did not send it',
      'getSubscriptions, response.body[0].nextShipmentDate: the shop API did not send it',
      'getInvoices, response.body[0].pdfFileId: the shop API did not send it',
      'getPaymentMethods, response.body[0].isCreditCard: the shop API did not send it',
    ]),
  );
});

test('says in one sentence that a shop API has no endpoint for states, before it asks for anything', async () => {
  await expect(openShopApi({ SHOP_API_URL: sandbox.urls.content })).rejects.toThrow(
    /^.*\/_pact\/provider-states answers with 404: a shop API sets up its states there/,
  );
  await expect(openShopApi({ SHOP_API_URL: 'http://127.0.0.1:9' })).rejects.toThrow(
    /^http:\/\/127\.0\.0\.1:9\/_pact\/provider-states does not answer: /,
  );
});
