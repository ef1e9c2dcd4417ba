// @vitest-environment happy-dom
/** The addresses of the account in their states (docs/rules/account.md#account-addresses). */
import { storedAddress } from '@perennial/shared/examples/profile';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubAnswers } from '../../../testing/answers.ts';
import { expectSigns } from '../../../testing/drawn-signs.tsx';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import { readAloud } from '../../../testing/read-aloud.ts';
import { sampleProfile } from '../../../testing/sample-profile.ts';
import { Addresses } from './addresses.tsx';

const home = storedAddress({ addition: '1 Main Street' });
const ofCustomer = { addresses: [home], shipping: home };
const editable = sampleProfile({}, ofCustomer);
const locked = sampleProfile({ ableToUpdateAddress: false }, ofCustomer);

beforeEach(() => void stubAnswers({}));

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = (profile: typeof editable) => renderInShop(<Addresses profile={profile} />, { session: signedInAnna });

const HOME = ['heading 3 "Shipping address"', '1 Main Street Toronto ON M5V 2T6'];
const SAME = ['heading 3 "Billing address"', 'Same as the shipping address'];

it.each([
  [
    'none',
    sampleProfile(),
    [
      'Sorry, you do not have a billing account or your personal details have not been synchronized yet!',
      'Your addresses appear here with your first order.',
      'link "Continue shopping" (to /cart?language=en-CA)',
    ],
  ],
  [
    'locked',
    locked,
    [
      ...HOME,
      ...SAME,
      'status',
      '  We are currently processing your latest order and are therefore not able to change your delivery details. You will be able to edit your delivery details after processing.',
    ],
  ],
  ['editable', editable, [...HOME, ...SAME, 'button "Edit addresses"']],
] as const)('are read when they are %s', async (_, profile, lines) => {
  await show(profile);
  const part = screen.getByRole('heading', { name: 'Addresses' }).parentElement;
  expect(part && readAloud(part)).toEqual(['heading 2 "Addresses"', ...lines]);
});

it('are replaced by their form, and by Cancel again; the heading has the focus, stays where it is and is no stop of the Tab key', async () => {
  await show(editable);
  const heading = screen.getByRole('heading', { name: 'Addresses' });
  const focused = vi.spyOn(heading, 'focus');
  expectSigns(screen.getByRole('button', { name: 'Edit addresses' }), ['edit']);
  await userEvent.click(screen.getByRole('button', { name: 'Edit addresses' }));
  expect([document.activeElement, heading.tabIndex]).toEqual([heading, -1]);
  await screen.findByRole('button', { name: /^Save/ });
  expect(screen.queryByText('Same as the shipping address')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  screen.getByText('Same as the shipping address');
  expect(document.activeElement).toBe(heading);
  expect(focused.mock.calls).toEqual([[{ preventScroll: true }], [{ preventScroll: true }]]);
});

it('are in sight again with the reason when the shop refuses them', async () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  await show(editable);
  await userEvent.click(screen.getByRole('button', { name: 'Edit addresses' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Save/ }));
  await screen.findByText('Not now.');
  const part = screen.getByRole('heading', { name: 'Addresses' }).parentElement;
  expect(scrolled.mock.contexts).toEqual([part]);
});

it('are still read when they are locked after something was typed into their form', async () => {
  await show(editable);
  await userEvent.click(screen.getByRole('button', { name: 'Edit addresses' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Address' }), ' B');
  await vi.waitFor(() => expect(sessionStorage.getItem('formDrafts')).toContain('1 Main Street B'));
  cleanup();

  await show(editable);
  await screen.findByDisplayValue('1 Main Street B');
  cleanup();

  await show(locked);
  screen.getByText(/1 Main Street/);
  screen.getByText(/We are currently processing your latest order/);
  expect(screen.queryByRole('textbox')).toBeNull();
});
