import { callNames } from '@perennial/shared/catalogue/routes';
import { describe, expect, test } from 'vitest';
import { type CatalogueRow, findCatalogueFaults, readCatalogue, rowsOfCode } from './catalogue-rows.ts';

test('the code has exactly the calls of catalogue.tsv, with their access, time-out and response', () => {
  expect(findCatalogueFaults(readCatalogue(), rowsOfCode())).toEqual([]);
  expect(readCatalogue().length).toBe(callNames.length);
});

describe('a difference between code and catalogue.tsv', () => {
  const row = (changes: Partial<CatalogueRow> = {}): CatalogueRow => ({
    method: 'GET',
    path: '/api/user/details',
    access: 'customer',
    timeoutMs: 300_000,
    responseType: 'json',
    ...changes,
  });
  const faultsOf = (changes: Partial<CatalogueRow>) =>
    findCatalogueFaults([row()], new Map([['getProfile', row(changes)]]));

  test('is none for equal rows', () => {
    expect(faultsOf({})).toEqual([]);
  });

  test.each([
    [{ access: 'admin' }, ['getProfile, access: catalogue.tsv has customer, the code has admin']],
    [{ timeoutMs: 1000 }, ['getProfile, timeoutMs: catalogue.tsv has 300000, the code has 1000']],
    [{ responseType: 'document' }, ['getProfile, responseType: catalogue.tsv has json, the code has document']],
    [
      { path: '/api/user/profile' },
      [
        'getProfile, method and path: catalogue.tsv does not have GET /api/user/profile',
        'GET /api/user/details: the code does not have it',
      ],
    ],
  ] as const)('names the call for %o', (changes, faults) => {
    expect(faultsOf(changes)).toEqual(faults);
  });
});
