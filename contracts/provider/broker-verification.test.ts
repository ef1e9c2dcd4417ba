import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROVIDER, pactFile } from '../consumer/pact-file.ts';
import { selectPactSource } from './pact-source.ts';
import { openShopApi, type ShopApiUnderVerification } from './shop-api-under-verification.ts';
import { type ShopVerifier, startVerifier } from './verify.ts';

/** A fake broker with the contract of one call. */
let server: Server;
let brokerUrl: string;
let shop: ShopApiUnderVerification;
let verifier: ShopVerifier;
const recorded: { method: string; url: string; body: unknown }[] = [];

const link = (path: string) => ({ href: brokerUrl + path });

/** Returns the broker's response to a method and path, with links: https://docs.pact.io/pact_broker */
function toBrokerResponse(call: string): object {
  switch (call) {
    case 'GET /':
      return {
        _links: {
          'pb:provider-pacts-for-verification': {
            href: `${brokerUrl}/pacts/provider/{provider}/for-verification`,
            templated: true,
          },
        },
      };
    case `GET /pacts/provider/${PROVIDER}/for-verification`:
      return { _links: { self: link(`/pacts/provider/${PROVIDER}/for-verification`) } };
    case `POST /pacts/provider/${PROVIDER}/for-verification`:
      return {
        _embedded: { pacts: [{ shortDescription: 'latest', _links: { self: { ...link('/pact'), name: 'Pact' } } }] },
      };
    case 'GET /pact':
      return {
        ...contract(),
        _links: { 'pb:publish-verification-results': link('/results'), 'pb:provider': link('/provider') },
      };
    case 'GET /provider':
      return {
        _links: {
          self: link('/provider'),
          'pb:branch-version': { ...link('/branches/{branch}/versions/{version}'), templated: true },
          'pb:version-tag': { ...link('/versions/{version}/tags/{tag}'), templated: true },
        },
      };
    default:
      return {};
  }
}

function contract() {
  const pact = JSON.parse(readFileSync(pactFile, 'utf8')) as { interactions: { request: { path: string } }[] };
  return { ...pact, interactions: pact.interactions.filter(({ request }) => request.path === '/api/bundle/faq') };
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { method = '', url = '' } = request;
    const sent = await text(request);
    if (method !== 'GET') recorded.push({ method, url, body: sent === '' ? undefined : JSON.parse(sent) });
    response.writeHead(200, { 'content-type': 'application/hal+json' });
    response.end(JSON.stringify(toBrokerResponse(`${method} ${url}`)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  brokerUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  shop = await openShopApi({});
  verifier = startVerifier();
});
afterAll(async () => {
  verifier.stop();
  server.closeAllConnections();
  server.close();
  await shop.stop();
});

test('verifies the contracts of the broker and records the result with version and branch', async () => {
  const environment = { PACT_BROKER_BASE_URL: brokerUrl, GIT_COMMIT: 'abc123', GIT_BRANCH: 'main' };
  const { interactions, failures } = await verifier.verify(shop, selectPactSource(environment));
  expect(failures).toEqual([]);
  expect(interactions.filter(({ faults }) => faults.length > 0)).toEqual([]);
  expect(interactions.length).toBeGreaterThan(0);
  expect(recorded).toMatchObject([
    {
      url: `/pacts/provider/${PROVIDER}/for-verification`,
      body: {
        consumerVersionSelectors: [{ mainBranch: true }, { matchingBranch: true }, { deployedOrReleased: true }],
        providerVersionBranch: 'sandbox-main',
      },
    },
    { method: 'PUT', url: '/branches/sandbox-main/versions/sandbox-abc123' },
    { method: 'POST', url: '/results', body: { success: true, providerApplicationVersion: 'sandbox-abc123' } },
  ]);
});
