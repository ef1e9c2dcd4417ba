import { type Sandbox, startSandbox } from '@perennial/sandbox/sandbox';
import { fillPath } from '@perennial/shared/catalogue/fill-path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CatalogueRow, readCatalogue } from '../catalogue-rows.ts';

/** Who may make a call of the sandbox, by `catalogue.tsv` and not by the catalogue of the code. */
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox({ ports: { console: 0, 'shop-api': 0, identity: 0, content: 0, 'card-host': 0 } });
});
afterAll(() => sandbox.stop());

const rows = readCatalogue();
const market = { language: 'en-CA', country: 'CA', currency: 'CAD' };

async function callWith(headers: Readonly<Record<string, string>>, { method, path }: CatalogueRow) {
  const url = sandbox.urls['shop-api'] + fillPath(path, { n: 'S-1', id: 'S-1' });
  const response = await fetch(url, { method, headers: { ...market, ...headers } });
  const { errorMessages } = (await response.json()) as { errorMessages: readonly { code: string }[] };
  return [response.status, errorMessages[0]?.code];
}

describe('the sandbox', () => {
  test.each(rows.filter(({ access }) => access === 'admin'))('refuses a customer: $method $path', async (row) => {
    const headers = { 'user-token': sandbox.userToken('ruth.okafor@example.com') };
    expect(await callWith(headers, row)).toEqual([403, 'error.message.userIsNotAdmin']);
  });

  test.each(rows.filter(({ access }) => access !== 'public'))('needs a token: $method $path', async (row) => {
    expect(await callWith({}, row)).toEqual([401, 'error.message.tokenIsInvalid']);
  });
});
