// @vitest-environment happy-dom
import type { StoredAddress } from '@perennial/shared/models/profile';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, it } from 'vitest';
import { renderInShop } from '../../testing/in-shop.tsx';
import { useAddressLines } from './address-lines.ts';

afterEach(cleanup);

function Written({ address }: { address: StoredAddress }) {
  return <p>{useAddressLines()(address, 'billing').join(', ')}</p>;
}

const munich = { type: 'Billing' as const, countryCode: 'DE', addition: 'Sendlinger Straße 8', city: 'München' };
const bologna = { type: 'Billing' as const, countryCode: 'IT', line1: 'Via Zamboni', city: 'Bologna', stateCode: 'BO' };
const toledo = { ...bologna, countryCode: 'ES', city: 'Toledo', stateCode: 'TO' };

it.each([
  ['de-de', { ...munich, zipCode: '80331' }, 'Sendlinger Straße 8, 80331 München'],
  ['de-at', { ...munich, zipCode: '80331' }, 'Sendlinger Straße 8, 80331 München, Deutschland'],
  ['de-at', { ...bologna, zipCode: '40126' }, 'Via Zamboni, 40126 Bologna (BO), Italien'],
  ['de-at', { ...toledo, zipCode: '45001' }, 'Via Zamboni, 45001 Toledo, Toledo, Spanien'],
  ['de-at', { ...munich, countryCode: 'CH', zipCode: '1200' }, 'Sendlinger Straße 8, 1200 München, Schweiz'],
  ['de-at', { ...munich, countryCode: 'xx' }, 'Sendlinger Straße 8, München, xx'],
] as const)(
  '%s: writes an address in the order of its country, and names a country that is not that of the site',
  async (culture, address, text) => {
    await renderInShop(<Written address={address} />, { culture });
    screen.getByText(text);
  },
);
