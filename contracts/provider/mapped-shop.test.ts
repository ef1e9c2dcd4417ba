/** A shop API whose payment methods are elsewhere and have other names keeps the contract through its mapping. */
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Sandbox, startSandbox } from '@perennial/sandbox/sandbox';
import { portOf } from '@perennial/server/testing/listen';
import { readFields } from '@perennial/shared/unknown-values';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPact } from '../consumer/pact-file.ts';
import { getPaymentMethods } from './example/get-payment-methods.ts';
import { openShopApi } from './shop-api-under-verification.ts';
import { type ShopVerifier, startVerifier } from './verify.ts';

let sandbox: Sandbox;
let server: Server;
let folder: string;
let verifier: ShopVerifier;

beforeAll(async () => {
  sandbox = await startSandbox({ ports: { console: 0, 'shop-api': 0, identity: 0, content: 0, 'card-host': 0 } });
  server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const isElsewhere = url === '/v2/payment-options';
    const path = isElsewhere ? '/api/payment/methods' : url.replace(/^\/api\/payment\/methods$/, '/nowhere');
    const sent = await text(request);
    const { 'user-token': token = '', language = '', country = '', currency = '' } = headers;
    const answer = await fetch(sandbox.urls['shop-api'] + path, {
      method,
      headers: {
        'content-type': 'application/json',
        language: String(language),
        country: String(country),
        currency: String(currency),
        ...(token && { 'user-token': String(token) }),
      },
      ...(sent && { body: sent }),
    });
    const body: unknown = await answer.json();
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isElsewhere ? toForeign(answer.status, body) : body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
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

/** The same answer in the words of the other shop API. */
function toForeign(status: number, body: unknown): object {
  if (status >= 400) return { error: { reason: 'token-expired', text: 'The token has expired.' } };
  const methods = Array.isArray(body) ? body.map(readFields) : [];
  const options = methods.map(({ code, name, isCreditCard, logoUrl }) => ({
    id: code,
    title: name,
    kind: isCreditCard ? 'card' : 'redirect',
    logo: logoUrl,
  }));
  return { options };
}

/** Verifies the interactions of the payment methods. Returns the calls that are kept, and those that are not. */
async function verify(mappings: Parameters<typeof openShopApi>[1]): Promise<readonly boolean[]> {
  const contract = readPact();
  const interactions = contract.interactions.filter(({ request }) => request['path'] === '/api/payment/methods');
  const file = join(folder, 'contract.json');
  writeFileSync(file, JSON.stringify({ ...contract, interactions }));
  const url = `http://127.0.0.1:${portOf(server)}`;
  const shop = await openShopApi({ SHOP_API_URL: url }, mappings);
  try {
    const verification = await verifier.verify(shop, { pactUrls: [file] });
    expect(verification.failures).toEqual([]);
    expect(verification.interactions.length).toBeGreaterThan(1);
    return verification.interactions.map(({ faults }) => faults.length === 0);
  } finally {
    await shop.stop();
  }
}

test('through its mapping it keeps each interaction of the call, also the refusals', async () => {
  expect(new Set(await verify({ getPaymentMethods }))).toEqual(new Set([true]));
});

test('without the mapping it keeps none', async () => {
  expect(new Set(await verify({}))).toEqual(new Set([false]));
});
