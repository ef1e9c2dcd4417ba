import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Sandbox, startSandbox } from '@perennial/sandbox/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StateName } from '../consumer/states.ts';
import { pactFile } from './pact-source.ts';
import { providerStates } from './provider-states.ts';
import { openShopApi } from './shop-api-under-verification.ts';
import { verify } from './verify.ts';

/** A shop API of another team at its own URL. Tests can change its responses. */
let sandbox: Sandbox;
let server: Server;
let shopApiUrl: string;
let changeBody: (body: string) => string;
let folder: string;

beforeAll(async () => {
  sandbox = await startSandbox({ ports: { console: 0, 'shop-api': 0, identity: 0, content: 0, 'card-host': 0 } });
  server = createServer(async (request, response) => {
    const result = request.url === '/_pact/provider-states' ? await setUpState(request) : await forwardRequest(request);
    response.writeHead(result.status, { 'content-type': 'application/json' }).end(result.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  shopApiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  folder = mkdtempSync(join(tmpdir(), 'pact-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  server.closeAllConnections();
  server.close();
  await sandbox.stop();
});

async function setUpState(request: IncomingMessage) {
  const { state } = JSON.parse(await text(request)) as { state: StateName };
  sandbox.reset();
  return { status: 200, body: JSON.stringify(await providerStates[state](sandbox)) };
}

async function forwardRequest({ method = '', url = '', headers }: IncomingMessage) {
  const forwarded = Object.entries(headers).filter(
    ([name]) => !['host', 'connection', 'content-length'].includes(name),
  );
  const response = await fetch(sandbox.urls['shop-api'] + url, {
    method,
    headers: forwarded.map(([name, value]) => [name, String(value)] as [string, string]),
  });
  return { status: response.status, body: changeBody(await response.text()) };
}

type Contract = { interactions: { request: { method: string; path: string } }[] };

/** Writes a contract that contains only the GET requests of one path, and returns its file. */
function createContract(path: string): string {
  const contract = JSON.parse(readFileSync(pactFile, 'utf8')) as Contract;
  const interactions = contract.interactions.filter(({ request }) => request.method === 'GET' && request.path === path);
  const file = join(folder, 'contract.json');
  writeFileSync(file, JSON.stringify({ ...contract, interactions }));
  return file;
}

async function verifyPath(path: string) {
  const shop = await openShopApi({ SHOP_API_URL: shopApiUrl });
  return verify(shop, { pactUrls: [createContract(path)] });
}

test('verifies a shop API at another URL and sets up its states', async () => {
  changeBody = (body) => body;
  expect(await verifyPath('/api/user/details')).toEqual([]);
  expect(await verifyPath('/api/subscriptions')).toEqual([]);
});

test.each([
  ['/api/user/details', 'ableToUpdateAddress'],
  ['/api/user/details', 'zipCode'],
  ['/api/subscriptions', 'nextShipmentDate'],
  ['/api/subscriptions/S-1000001', 'availableFrequenciesToChange'],
  ['/api/invoice/list', 'pdfFileId'],
  ['/api/payment/methods', 'isCreditCard'],
])('fails for a response of %s with a renamed field %s', async (path, field) => {
  changeBody = (body) => body.replaceAll(`"${field}"`, `"${field}Renamed"`);
  expect((await verifyPath(path)).join()).toContain(`missing the following keys: ${field}`);
});
