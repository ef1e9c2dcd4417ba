// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInShop, signedInAnna } from '../../testing/in-shop.tsx';
import { sampleCart } from '../../testing/sample-cart.ts';
import { sampleProfile } from '../../testing/sample-profile.ts';
import { PersonalDetailsForm } from './personal-details-form.tsx';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation(async () => Response.json({}));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('saves the missing phone number of a subscriber whose locked name is too long for the form', async () => {
  const profile = sampleProfile({
    firstName: 'Maria Magdalena',
    lastName: 'v.d. Berg',
    hasSubscription: true,
    phoneNumber: null,
  });
  const onClose = vi.fn();
  await renderInShop(
    <PersonalDetailsForm profile={profile} cart={sampleCart({ phoneNumberRequired: true })} onClose={onClose} />,
    { session: signedInAnna },
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Phone number' }), '4165550134');
  await userEvent.click(screen.getByRole('button', { name: /^Next/ }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const sent = fetched.mock.calls.map(([, init]) => String(init?.body));
  expect(sent.some((body) => body.includes('"firstName":"Maria Magdalena"') && body.includes('416-555-0134'))).toBe(
    true,
  );
});
