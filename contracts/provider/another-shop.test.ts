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
import { openShop } from './shop-under-verification.ts';
import { verify } from './verify.ts';

/** A shop API at an address of its own, as another team runs it: what it answers can be falsified. */
let sandbox: Sandbox;
let server: Server;
let shopApiUrl: string;
let falsify: (answer: string) => string;
let folder: string;

beforeAll(async () => {
  sandbox = await startSandbox({ ports: { console: 0, 'shop-api': 0, identity: 0, content: 0, 'card-host': 0 } });
  server = createServer(async (request, response) => {
    const answer = request.url === '/_pact/provider-states' ? await enterState(request) : await passOn(request);
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
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

async function enterState(request: IncomingMessage) {
  const { state } = JSON.parse(await text(request)) as { state: StateName };
  sandbox.reset();
  return { status: 200, body: JSON.stringify(await providerStates[state](sandbox)) };
}

async function passOn({ method = '', url = '', headers }: IncomingMessage) {
  const told = Object.entries(headers).filter(([name]) => !['host', 'connection', 'content-length'].includes(name));
  const answer = await fetch(sandbox.urls['shop-api'] + url, {
    method,
    headers: told.map(([name, value]) => [name, String(value)] as [string, string]),
  });
  return { status: answer.status, body: falsify(await answer.text()) };
}

type Contract = { interactions: { request: { method: string; path: string } }[] };

/** The contract of what is read at one path. */
function contractOf(path: string): string {
  const contract = JSON.parse(readFileSync(pactFile, 'utf8')) as Contract;
  const interactions = contract.interactions.filter(({ request }) => request.method === 'GET' && request.path === path);
  const file = join(folder, 'contract.json');
  writeFileSync(file, JSON.stringify({ ...contract, interactions }));
  return file;
}

async function verified(path: string) {
  const shop = await openShop({ SHOP_API_URL: shopApiUrl });
  return verify(shop, { pactUrls: [contractOf(path)] });
}

test('a shop API somewhere else is brought into its states and verified', async () => {
  falsify = (answer) => answer;
  expect(await verified('/api/user/details')).toEqual([]);
  expect(await verified('/api/subscriptions')).toEqual([]);
});

test.each([
  ['/api/user/details', 'ableToUpdateAddress'],
  ['/api/user/details', 'zipCode'],
  ['/api/subscriptions', 'nextShipmentDate'],
  ['/api/subscriptions/S-1000001', 'availableFrequenciesToChange'],
  ['/api/invoice/list', 'pdfFileId'],
  ['/api/payment/methods', 'isCreditCard'],
])('an answer of %s with another name for %s breaks the contract', async (path, field) => {
  falsify = (answer) => answer.replaceAll(`"${field}"`, `"${field}Renamed"`);
  expect((await verified(path)).join()).toContain(`missing the following keys: ${field}`);
});
