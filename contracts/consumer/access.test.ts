import { callNames, calls } from '@perennial/shared/catalogue/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCatalogue } from '../catalogue-rows.ts';
import { type BffUnderContract, startBffUnderContract } from './bff-under-contract.ts';
import type { Caller } from './interaction.ts';
import { interactions } from './interactions.ts';

/** Who may make a call, by `catalogue.tsv` and not by the catalogue of the code. */
let bff: BffUnderContract;

beforeAll(async () => {
  bff = await startBffUnderContract();
});
afterAll(() => bff.close());

const rows = readCatalogue();

function findInteraction({ method, path }: { readonly method: string; readonly path: string }) {
  const name = callNames.find((candidate) => calls[candidate].method === method && calls[candidate].path === path);
  const interaction = interactions.find(({ call }) => call === name);
  if (!interaction) throw new Error(`No interaction is for ${method} ${path}`);
  return interaction;
}

async function callAs(caller: Caller, row: (typeof rows)[number]) {
  // Nothing listens on this port: a request that reaches the shop API is not refused but fails.
  const { sent, received } = await bff.call({ ...findInteraction(row), caller }, 9);
  return { sent, status: received.status, code: (received.body as { code?: string }).code };
}

describe('the BFF, before it asks the shop API', () => {
  test.each(rows.filter(({ access }) => access === 'admin'))('refuses a customer: $method $path', async (row) => {
    expect(await callAs('customer', row)).toEqual({ sent: [], status: 403, code: 'session.adminRequired' });
  });

  test.each(rows.filter(({ access }) => access !== 'public'))('refuses a visitor: $method $path', async (row) => {
    expect(await callAs('anonymous', row)).toEqual({ sent: [], status: 401, code: 'session.required' });
  });
});
