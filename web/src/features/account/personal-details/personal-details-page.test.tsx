// @vitest-environment happy-dom
import type { Profile } from '@perennial/shared/models/profile';
import type { SessionState } from '@perennial/shared/models/session';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import { sampleProfile } from '../../../testing/sample-profile.ts';
import PersonalDetailsPage from './personal-details-page.tsx';

const shipping = {
  type: 'BillingAndShipping',
  countryCode: 'CA',
  addition: '24 Sussex Drive',
  city: 'Ottawa',
  stateCode: 'ON',
  zipCode: 'K1A 0B1',
} as const;
const withAddress = { addresses: [shipping], shipping };
const customerCare: SessionState = { ...signedInAnna, role: 'admin' };

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(profile: Profile, { session = signedInAnna, at = '/my-account/personal-details' } = {}) {
  fetched.mockImplementation(async (path) =>
    String(path) === '/api/user/details' ? Response.json(profile) : Response.json({}, { status: 500 }),
  );
  await renderInShop(<PersonalDetailsPage />, { session, at });
  await screen.findByText('Contact details');
}

const editAddresses = () => screen.queryByRole('button', { name: 'Edit addresses' });
const newsletter = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /news and offers/ });

describe('PersonalDetailsPage', () => {
  it('links to the profile page of the identity provider and back, in the language of the page', async () => {
    await open(sampleProfile({}, withAddress));
    const link = screen.getByRole('link', { name: 'Edit contact details' });
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://shop');
    expect([pathname, ...searchParams.entries()]).toEqual([
      '/bff/profile',
      ['culture', 'en-ca'],
      ['language', 'en-CA'],
      ['returnTo', '/en-ca/my-account/personal-details?language=en-CA'],
    ]);
    expect(screen.queryByText(/could not be saved here/)).toBeNull();
  });

  it('shows a notice if changes of the profile could not be imported', async () => {
    await open(sampleProfile(), { at: '/my-account/personal-details?profile=failed' });
    screen.getByText(/could not be saved here yet/);
  });

  it('has no address for a customer without an order, and a hint about the first order', async () => {
    await open(sampleProfile());
    screen.getByText(/you do not have a billing account/);
    screen.getByRole('link', { name: 'Continue shopping' });
    expect(editAddresses()).toBeNull();
  });

  it('shows the address with an edit button', async () => {
    await open(sampleProfile({}, withAddress));
    screen.getByText(/24 Sussex Drive/);
    screen.getByText('Same as the shipping address');
    expect(editAddresses()).not.toBeNull();
  });

  it('shows why the address cannot be edited while an order is being processed', async () => {
    await open(sampleProfile({ ableToUpdateAddress: false }, withAddress));
    screen.getByText(/24 Sussex Drive/);
    screen.getByText(/We are currently processing your latest order/);
    expect(editAddresses()).toBeNull();
  });

  it('shows the saved newsletter value and no error after a failed change', async () => {
    await open(sampleProfile({ selectedNewsletter: false }));
    await userEvent.click(newsletter());
    await vi.waitFor(() => expect(newsletter().disabled).toBe(false));
    expect(newsletter().checked).toBe(false);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('lets an admin edit addresses, but not contact details and newsletter', async () => {
    await open(sampleProfile({}, withAddress), { session: customerCare });
    expect(screen.queryByRole('link', { name: 'Edit contact details' })).toBeNull();
    expect(newsletter().disabled).toBe(true);
    expect(editAddresses()).not.toBeNull();
  });
});
