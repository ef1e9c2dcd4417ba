// @vitest-environment happy-dom
import { cart } from '@perennial/shared/examples/cart';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInShop, signedInAnna } from '../../testing/in-shop.tsx';
import { sampleProfile } from '../../testing/sample-profile.ts';
import { AddressStep } from './address-step.tsx';

afterEach(cleanup);

const home = {
  type: 'BillingAndShipping' as const,
  countryCode: 'CA',
  addition: '24 Sussex Drive',
  zipCode: 'K1M 1M4',
  stateCode: 'ON',
  city: 'Ottawa',
};

it.each([
  ['is being used by an order', { ableToUpdateAddress: false }, /^We are currently processing/],
  ['belongs to a subscription', { hasSubscription: true }, 'You can change this address in your account.'],
] as const)('a saved address that %s is shown without a form when the step opens', async (_, details, text) => {
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
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(onClose).toHaveBeenCalled();
});
