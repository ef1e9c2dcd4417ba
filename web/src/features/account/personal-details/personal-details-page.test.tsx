// @vitest-environment happy-dom
import type { Profile } from '@perennial/shared/models/profile';
import type { SessionState } from '@perennial/shared/models/session';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WAITS_MS } from '../../../api/make-change.ts';
import { expectSigns } from '../../../testing/drawn-signs.tsx';
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
  changes = [];
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const refusal = { status: 400, title: '', type: '', detail: 'The e-mail is taken', messages: [], requestId: 'r-1' };

/** The responses of calls that change data, in order; a call without one fails. */
let changes: Response[] = [];

function Query() {
  return <output data-testid="query">{useLocation().search}</output>;
}

async function open(
  profile: Profile,
  { session = signedInAnna, at = '/my-account/personal-details', marketingOptIn = true } = {},
) {
  fetched.mockImplementation(async (path) => {
    if (String(path) === '/api/user/details') return Response.json(profile);
    return changes.shift() ?? Response.json(refusal, { status: 400 });
  });
  await renderInShop(
    <>
      <PersonalDetailsPage />
      <Query />
    </>,
    { session, at, config: { marketingOptIn } },
  );
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

  it('says why the details cannot be loaded, and loads them again on request', async () => {
    const answers = [
      Response.json({ ...refusal, detail: 'Not today' }, { status: 400 }),
      Response.json(sampleProfile()),
    ];
    fetched.mockImplementation(async () => answers.shift() ?? Response.json({}));
    await renderInShop(<PersonalDetailsPage />, { session: signedInAnna });
    await screen.findByText('Not today');
    await userEvent.click(screen.getByRole('button', { name: /^Try again/ }));
    await screen.findByText('Contact details');
    expect(screen.queryByText('Not today')).toBeNull();
  });

  it('says that changes of the profile were imported, once: a reload does not repeat it', async () => {
    await open(sampleProfile(), { at: '/my-account/personal-details?profile=updated' });
    expect((await screen.findAllByText('Personal details updated successfully')).length).toBeGreaterThan(0);
    expectSigns(document.querySelector('.notification') ?? document.body, ['check-circle', 'close']);
    await waitFor(() => expect(screen.getByTestId('query').textContent).toBe(''));
  });

  it('imports changes of the profile once more, shows why that failed, and can be tried again', async () => {
    changes = [Response.json(refusal, { status: 400 }), Response.json({ details: {} })];
    await open(sampleProfile(), { at: '/my-account/personal-details?profile=failed' });
    await screen.findByText(/could not be saved here yet.*The e-mail is taken/s);
    await waitFor(() => expect(screen.getByTestId('query').textContent).toBe(''));
    await userEvent.click(screen.getByRole('button', { name: /^Try again/ }));
    expect((await screen.findAllByText('Personal details updated successfully')).length).toBeGreaterThan(0);
    expect(screen.queryByText(/could not be saved here yet/)).toBeNull();
  });

  it('has no address for a customer without an order, and a hint about the first order', async () => {
    await open(sampleProfile());
    screen.getByText(/you do not have a billing account/);
    screen.getByRole('link', { name: 'Continue shopping' });
    expect(editAddresses()).toBeNull();
  });

  it('says that the billing address is the shipping address, also if the shop API sends it once more', async () => {
    await open(sampleProfile({}, { ...withAddress, billing: shipping, hasBilling: false }));
    screen.getByText('Same as the shipping address');
    expect(screen.getAllByText(/24 Sussex Drive/)).toHaveLength(1);
  });

  it('shows why the address cannot be edited while an order is being processed', async () => {
    await open(sampleProfile({ ableToUpdateAddress: false }, withAddress));
    screen.getByText(/24 Sussex Drive/);
    screen.getByText(/We are currently processing your latest order/);
    expect(editAddresses()).toBeNull();
  });

  it('shows why a change of the newsletter failed, and the saved value', async () => {
    await open(sampleProfile({ selectedNewsletter: false }));
    await userEvent.click(newsletter());
    expect((await screen.findAllByText('The e-mail is taken')).length).toBeGreaterThan(0);
    expect(newsletter().checked).toBe(false);
  });

  describe('a newsletter whose page was left before the answer', () => {
    beforeEach(() => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
    });

    /** Ticks the box, and opens the page again while the shop has not answered. `answers` are those of the profile. */
    async function openAgain(...answers: readonly boolean[]): Promise<void> {
      await open(sampleProfile({ selectedNewsletter: false }));
      fetched.mockReturnValue(new Promise(() => undefined));
      await userEvent.click(newsletter());
      cleanup();
      await open(sampleProfile({ selectedNewsletter: false }));
      const left = [...answers];
      fetched.mockImplementation(async () =>
        Response.json(sampleProfile({ selectedNewsletter: left.shift() ?? false })),
      );
    }

    /** Lets the page ask as often as it does, each time after the answer before. */
    async function waitForAll(): Promise<void> {
      for (const pause of WAITS_MS) await act(() => vi.advanceTimersByTimeAsync(pause));
    }

    it('stays ticked, and the page looks until the shop has it', async () => {
      await openAgain(false, true);
      expect(newsletter().checked).toBe(true);
      expect(newsletter().disabled).toBe(true);
      await screen.findByText(/checking whether your change/);
      await waitForAll();
      expect(newsletter().disabled).toBe(false);
      expect(newsletter().checked).toBe(true);
      expect(screen.queryByText(/do not know/)).toBeNull();
    });

    it('is settled at once if the shop has it', async () => {
      await openAgain(true);
      cleanup();
      await open(sampleProfile({ selectedNewsletter: true }));
      await act(() => vi.advanceTimersByTimeAsync(0));
      expect([newsletter().checked, newsletter().disabled]).toEqual([true, false]);
      expect(screen.queryByText(/checking whether your change|do not know/)).toBeNull();
      expect(sessionStorage.getItem('formDrafts')).toBeNull();
    });

    it('says so if the shop does not have it after all', async () => {
      await openAgain();
      expect(newsletter().checked).toBe(true);
      await waitForAll();
      expect((await screen.findAllByText(/do not know whether your change went through/)).length).toBeGreaterThan(0);
      expectSigns(document.querySelector('.notification') ?? document.body, ['danger', 'close']);
      expect(newsletter().checked).toBe(false);
      expect(newsletter().disabled).toBe(false);
    });
  });

  it('has no newsletter where the content service switches it off', async () => {
    await open(sampleProfile(), { marketingOptIn: false });
    expect(screen.queryByText('Newsletter')).toBeNull();
  });

  it('lets an admin edit addresses, but not contact details and newsletter', async () => {
    await open(sampleProfile({}, withAddress), { session: customerCare });
    expect(screen.queryByRole('link', { name: 'Edit contact details' })).toBeNull();
    expect(newsletter().disabled).toBe(true);
    expect(editAddresses()).not.toBeNull();
  });
});
