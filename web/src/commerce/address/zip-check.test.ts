import type { Address } from '@perennial/shared/models/profile';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findZipMismatches } from './zip-check.ts';

const albany: Address = {
  type: 'Shipping',
  countryCode: 'US',
  addition: '1 Main St',
  city: 'Albany',
  stateCode: 'NY',
  zipCode: '12207',
};
const beverlyHills: Address = { ...albany, type: 'Billing', city: 'Beverly Hills', stateCode: 'CA', zipCode: '90210' };

/** What the shop API is asked, and the zip codes that it finds wrong. */
let asked: string[];
let wrong: string[];

beforeEach(() => {
  asked = [];
  wrong = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname, searchParams } = new URL(url, 'https://shop.example.com');
    const postCode = searchParams.get('postCode') ?? '';
    asked.push(`${pathname} ${searchParams.get('stateName')} ${postCode}`);
    return Response.json({ isMatch: !wrong.includes(postCode) });
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('zip codes that do not match their state', () => {
  it('are asked for with the English name of the state', async () => {
    expect(await findZipMismatches([albany, beverlyHills])).toEqual([]);
    expect(asked).toEqual(['/api/user/Validateaddress New York 12207', '/api/user/Validateaddress California 90210']);
  });

  it('are asked for with the code of a state that the list does not have', async () => {
    await findZipMismatches([{ ...albany, stateCode: 'XX' }]);
    expect(asked).toEqual(['/api/user/Validateaddress XX 12207']);
  });

  it('are named with their address', async () => {
    wrong = ['90210'];
    expect(await findZipMismatches([albany, beverlyHills])).toEqual([
      { purpose: 'billing', country: 'US', zipCode: '90210', city: 'Beverly Hills', stateCode: 'CA' },
    ]);
  });

  it.each([
    ['Shipping', 'shipping'],
    ['BillingAndShipping', 'shipping'],
    ['Billing', 'billing'],
  ] as const)('of an address %s are shown at the form for %s', async (type, purpose) => {
    wrong = ['12207'];
    expect(await findZipMismatches([{ ...albany, type }])).toMatchObject([{ purpose }]);
  });

  it('are found without a city', async () => {
    const { city: _, ...withoutCity } = albany;
    wrong = ['12207'];
    expect(await findZipMismatches([withoutCity])).toMatchObject([{ city: '' }]);
  });

  it.each([
    ['in Canada', { countryCode: 'CA', stateCode: 'ON', zipCode: 'K1A 0B1' }],
    ['in a country without a shop', { countryCode: 'JP' }],
    ['without a zip code', { zipCode: '' }],
    ['without a state', { stateCode: '' }],
  ])('are not looked for %s', async (_, changes) => {
    expect(await findZipMismatches([{ ...albany, ...changes }])).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('do not block saving if the check fails', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ detail: 'Not now.' }, { status: 503 }));
    expect(await findZipMismatches([albany])).toEqual([]);
  });
});
