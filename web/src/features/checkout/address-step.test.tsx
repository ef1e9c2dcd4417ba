// @vitest-environment happy-dom
import { cart } from '@perennial/shared/examples/cart';
import { storedAddress } from '@perennial/shared/examples/profile';
import type { Cart } from '@perennial/shared/models/cart';
import type { Profile } from '@perennial/shared/models/profile';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { type SentRequest, stubAnswers } from '../../testing/answers.ts';
import { renderInShop, signedInAnna } from '../../testing/in-shop.tsx';
import { sampleProfile } from '../../testing/sample-profile.ts';
import { AddressStep } from './address-step.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const home = {
  type: 'BillingAndShipping' as const,
  countryCode: 'CA',
  addition: '24 Sussex Drive',
  zipCode: 'K1M 1M4',
  stateCode: 'ON',
  city: 'Ottawa',
};

it.each([
  ['is being used by an order', { ableToUpdateAddress: false }, /^We are currently processing/, []],
  [
    'belongs to a subscription',
    { hasSubscription: true },
    'You can change this address in your account.',
    ['/my-account/personal-details?language=en-CA'],
  ],
] as const)('a saved address that %s is shown without a form when the step opens', async (_, details, text, links) => {
  const onClose = vi.fn<() => void>();
  await renderInShop(
    <AddressStep
      state="open"
      total={3}
      profile={sampleProfile(details, { shipping: home })}
      cart={cart()}
      problem={undefined}
      onEdit={() => {}}
      onClose={onClose}
    />,
    { session: signedInAnna },
  );
  screen.getByText('24 Sussex Drive, Ottawa ON K1M 1M4');
  screen.getByText(text);
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links);
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Next/ }));
  expect(onClose).toHaveBeenCalled();
});

type Shown = { profile: Profile; changes?: Partial<Cart>; state?: 'open' | 'done'; onClose?: () => void };

const show = ({ profile, changes = {}, state = 'open', onClose = () => {} }: Shown) =>
  renderInShop(
    <AddressStep
      state={state}
      total={3}
      profile={profile}
      cart={cart(changes)}
      problem={undefined}
      onEdit={() => {}}
      onClose={onClose}
    />,
    { session: signedInAnna, cities: { ON: ['Ottawa', 'Toronto'] } },
  );

const saved = (details: Parameters<typeof sampleProfile>[0] = {}, changes: Partial<Profile> = {}) =>
  sampleProfile(details, { shipping: storedAddress(), hasBilling: false, ...changes });

const reduced = [{ code: 'PLAN', description: 'Paid by your plan', appliedQuantity: 1 }];

it.each<[string, Partial<Cart>, boolean]>([
  ['a code that reduces the first term to nothing', { promotions: reduced, firstTermTotalAmount: 0 }, true],
  ['a code that leaves something to pay', { promotions: reduced, firstTermTotalAmount: 0.01 }, false],
  ['nothing to pay without a code', { promotions: [], firstTermTotalAmount: 0 }, false],
])('tells the shop with the address of %s: %s', async (_, changes, told) => {
  const sent: SentRequest[] = [];
  stubAnswers({ addresses: {}, '/api/user/details': saved() }, sent);
  const onClose = vi.fn();
  await show({ profile: saved(), changes, onClose });
  await userEvent.click(await screen.findByRole('button', { name: /^Next/ }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent.map(({ body }) => body)).toMatchObject([{ allianzCodeApplied: told }]);
});

it('goes back to the heading of the step when the shop refuses the address', async () => {
  const refusal = { title: '', status: 400, detail: 'Nobody lives there.', messages: [] };
  stubAnswers({ addresses: () => Response.json(refusal, { status: 400 }) });
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  await show({ profile: saved() });
  await userEvent.click(await screen.findByRole('button', { name: /^Next/ }));
  await screen.findByText('Nobody lives there.');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Delivery' })));
});

it.each<[string, Profile, 'open' | 'done', string[]]>([
  ['a first address', sampleProfile(), 'open', ['Next']],
  ['an address that can be changed', saved(), 'open', ['Next', 'Cancel']],
  ['a saved address', saved(), 'done', ['Edit']],
  ['the address of a subscription', saved({ hasSubscription: true }), 'done', []],
  ['an address that is being used', saved({ ableToUpdateAddress: false }), 'done', []],
  ['a missing billing address', saved({ hasSubscription: true }, { hasBilling: true }), 'open', ['Next']],
])('has these buttons for %s', async (_, profile, state, names) => {
  await show({ profile, state });
  if (state === 'open') await screen.findByRole('button', { name: /^Next/ });
  const isShown = (name: string) => screen.queryByRole('button', { name: new RegExp(`^${name}`) }) !== null;
  expect(['Next', 'Cancel', 'Edit'].filter(isShown)).toEqual(names);
});

it('asks a subscriber for the missing billing address alone, below the shipping address', async () => {
  await show({ profile: saved({ hasSubscription: true }, { hasBilling: true }) });
  await screen.findByRole('group', { name: 'Billing address' });
  screen.getByText(/, Toronto ON /);
  expect(screen.getAllByRole('textbox', { name: 'Address' })).toHaveLength(1);
});

it.each([
  [true, ['Billing: 9 Bank Street, Ottawa ON K1M 1M4']],
  [false, []],
])('names the billing address in the summary if it is used: %s', async (hasBilling, lines) => {
  const billing = { ...home, type: 'Billing' as const, addition: '9 Bank Street' };
  await show({ profile: saved({}, { hasBilling, billing }), state: 'done' });
  expect(screen.queryAllByText(/^Billing:/).map(({ textContent }) => textContent)).toEqual(lines);
});
