// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { stubAnswers } from '../../../../testing/answers.ts';
import { drawnIcons } from '../../../../testing/drawn-signs.tsx';
import { renderInShop, signedInAnna } from '../../../../testing/in-shop.tsx';
import { ReturnAddressStep } from './return-address-step.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

it('opens the form at once for a customer without an address, also if the shop answers with nothing', async () => {
  stubAnswers({ '/api/return/address': () => Response.json(null) });
  const step = <ReturnAddressStep subscriptionNumber="S-1" scope="TryBuy" onConfirmed={() => {}} />;
  await renderInShop(step, { session: signedInAnna });
  await screen.findByRole('button', { name: /^Save/ });
});

const saved = {
  countryCode: 'CA',
  stateCode: 'ON',
  city: 'Toronto',
  zipCode: 'M5V 2T6',
  addition: '301 Front Street West',
};

it('has what was typed and not saved again, for the same return only', async () => {
  stubAnswers({ '/api/return/address': saved });
  const open = (number: string) =>
    renderInShop(<ReturnAddressStep subscriptionNumber={number} scope="TryBuy" onConfirmed={() => {}} />, {
      session: signedInAnna,
    });
  await open('S-1');
  fireEvent.click(await screen.findByRole('button', { name: 'Edit address' }));
  const line = await screen.findByDisplayValue('301 Front Street West');
  fireEvent.change(line, { target: { value: '12 Front Street' } });
  cleanup();
  await open('S-2');
  const address = (await screen.findByText(/301 Front Street West/)).closest('address');
  expect(address && drawnIcons(address, ['pin'])).toEqual(['pin']);
  cleanup();
  await open('S-1');
  await screen.findByDisplayValue('12 Front Street');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Edit address' }));
  await screen.findByDisplayValue('301 Front Street West');
  expect(sessionStorage.getItem('formDrafts')).toBeNull();
});

it('shows the region that was saved with the British address', async () => {
  const british = { countryCode: 'GB', stateCode: 'GB-SCT', city: 'Perth', zipCode: 'PH1 5EN', line1: '2 High Street' };
  stubAnswers({ '/api/return/address': british });
  const step = <ReturnAddressStep subscriptionNumber="S-1" scope="TryBuy" onConfirmed={() => {}} />;
  await renderInShop(step, { culture: 'en-gb', session: signedInAnna });
  const region = await screen.findByRole('combobox', { name: 'Region' });
  expect(region).toHaveProperty('value', 'Scotland');
});

it('opens the form with the saved address for a customer whose carriers have refused it', async () => {
  stubAnswers({ '/api/return/address': saved });
  const step = <ReturnAddressStep subscriptionNumber="S-1" scope="TryBuy" edits onConfirmed={() => {}} />;
  await renderInShop(step, { session: signedInAnna });
  await screen.findByRole('button', { name: /^Save/ });
  screen.getByDisplayValue('301 Front Street West');
  screen.getByRole('button', { name: 'Cancel' });
});
