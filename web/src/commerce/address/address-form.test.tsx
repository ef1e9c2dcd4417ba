// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleCart } from '../../commerce/sample-cart.ts';
import { sampleProfile } from '../../commerce/sample-profile.ts';
import { renderInShop, signedInAnna } from '../../testing/in-shop.tsx';
import { AddressForm } from './address-form.tsx';

const fetched = vi.fn<typeof fetch>();
const onClose = vi.fn<() => void>();

beforeEach(async () => {
  fetched.mockReset();
  onClose.mockReset();
  vi.stubGlobal('fetch', fetched);
  const cities = { ON: ['Ottawa', 'Toronto'], QC: ['Laval'] };
  await renderInShop(<AddressForm profile={sampleProfile()} cart={sampleCart()} onClose={onClose} />, {
    session: signedInAnna,
    cities,
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const address = () => screen.getByRole('textbox', { name: 'Address' });
const postalCode = () => screen.getByRole('textbox', { name: 'Postal code' });
const city = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'City' });
const next = () => screen.getByRole('button', { name: /^Next/ });

async function choose(list: string, typed: string): Promise<void> {
  await userEvent.type(screen.getByRole('combobox', { name: list }), `${typed}{ArrowDown}{Enter}`);
}

async function fill(line: string, code: string): Promise<void> {
  await userEvent.type(address(), line);
  await userEvent.type(postalCode(), code);
  await choose('Province', 'ont');
  await choose('City', 'ott');
}

describe('the Canadian address in checkout', () => {
  it('says which fields are still empty, and offers the cities of the chosen province only', async () => {
    expect(next()).toHaveProperty('disabled', true);
    screen.getByText('Still to fill in: Address, Postal code, Province, City');
    expect(city().disabled).toBe(true);
    await choose('Province', 'que');
    expect(city().disabled).toBe(false);
    await userEvent.click(city());
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Laval']);
  });

  it('tells what is wrong after the press only, goes to the first fault, and keeps what was typed', async () => {
    await fill('PO Box 24', '90210');
    expect(screen.queryByText(/is invalid/)).toBeNull();
    await userEvent.click(next());
    await screen.findByText('Address is not allowed to be a PO box or FedEx');
    screen.getByText('Postal code is invalid');
    expect(document.activeElement).toBe(address());
    expect(postalCode()).toHaveProperty('value', '90210');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is sent in its written form, for shipping and billing alike', async () => {
    fetched.mockResolvedValue(Response.json({ status: 'success', data: null }));
    await fill(' 24 Sussex Drive', 'k1a0b1');
    expect(postalCode()).toHaveProperty('value', 'K1A 0B1');
    await userEvent.click(next());
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const [path, request] = fetched.mock.calls[0] ?? [];
    expect(path).toBe('/api/user/addresses');
    expect(JSON.parse(String(request?.body))).toEqual({
      addresses: [
        {
          type: 'BillingAndShipping',
          countryCode: 'CA',
          addition: '24 Sussex Drive',
          zipCode: 'K1A 0B1',
          stateCode: 'ON',
          city: 'Ottawa',
        },
      ],
      allianzCodeApplied: false,
    });
  });

  it('stays as it is, with the reason, when the shop refuses it', async () => {
    const problem = {
      type: '',
      title: '',
      status: 400,
      detail: 'This address does not exist.',
      messages: [],
      requestId: '',
    };
    fetched.mockResolvedValue(Response.json(problem, { status: 400 }));
    await fill('24 Sussex Drive', 'K1A 0B1');
    await userEvent.click(next());
    await screen.findByText('This address does not exist.');
    expect(address()).toHaveProperty('value', '24 Sussex Drive');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('asks for a billing address of its own when there is one', async () => {
    await fill('24 Sussex Drive', 'K1A 0B1');
    expect(next()).toHaveProperty('disabled', false);
    await userEvent.click(screen.getByRole('checkbox', { name: 'I have a different billing address' }));
    expect(screen.getAllByRole('textbox', { name: 'Address' })).toHaveLength(2);
    expect(next()).toHaveProperty('disabled', true);
  });
});
