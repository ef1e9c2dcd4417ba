/** The contract is kept by a shop API of another team, and a changed answer is named. */

import { providerStates } from '@perennial/sandbox/provider-states/states';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toFailureMessage } from '../consumer/interaction-check.ts';
import { nameCall } from '../consumer/interactions.ts';
import { startForeignShop } from './foreign-shop.ts';
import { openShopApi } from './shop-api-under-verification.ts';

let foreign: Awaited<ReturnType<typeof startForeignShop>>;
let changeBody: (body: string) => string;

beforeAll(async () => {
  foreign = await startForeignShop(async (path, ask) => {
    const { status, headers, body } = await ask(path);
    const renewed = headers.get('user-token');
    return {
      status,
      headers: renewed === null ? {} : { 'user-token': renewed },
      body: path.startsWith('/api') ? changeBody(body) : body,
    };
  });
});
afterAll(() => foreign.stop());

/** Verifies the GET requests of some paths. */
async function verifyPaths(...paths: readonly string[]) {
  const contract = foreign.writeContract(
    ({ request: { method, path } }) => method === 'GET' && paths.includes(String(path)),
  );
  const shop = await openShopApi({ SHOP_API_URL: foreign.url });
  const { interactions, failures } = await foreign.verifier.verify(shop, { pactUrls: [contract] });
  expect(failures).toEqual([]);
  return interactions.flatMap(({ state, description, faults }) =>
    faults.length > 0 ? [toFailureMessage(nameCall(state, description), faults)] : [],
  );
}

test('verifies a shop API at another URL and sets up its states', async () => {
  changeBody = (body) => body;
  expect(await verifyPaths('/api/user/details', '/api/subscriptions')).toEqual([]);
});

test('sets up each state after the one before, also after that of a closed shop', async () => {
  const statusOf = async (path: string, body?: object) => {
    const headers = { 'content-type': 'application/json', country: 'CA', language: 'en-CA' };
    const options = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    return (await fetch(`${foreign.url}${path}`, { headers, ...options })).status;
  };
  changeBody = (body) => body;
  const bundle = '/api/bundle/details?bundleName=sonic-brush-halo';
  for (const state of Object.keys(providerStates)) {
    expect([state, await statusOf('/_pact/provider-states', { state })]).toEqual([state, 200]);
    if (state === 'the shop is closed for maintenance') expect(await statusOf(bundle)).toBe(503);
  }
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
  await expect(openShopApi({ SHOP_API_URL: foreign.sandbox.urls.content })).rejects.toThrow(
    /^.*\/_pact\/provider-states answers with 404: a shop API sets up its states there/,
  );
  await expect(openShopApi({ SHOP_API_URL: 'http://127.0.0.1:9' })).rejects.toThrow(
    /^http:\/\/127\.0\.0\.1:9\/_pact\/provider-states does not answer: /,
  );
});
