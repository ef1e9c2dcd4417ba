// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInShop, signedInAnna } from '../../testing/in-shop.tsx';
import { recordEvents } from '../../testing/recorded-events.ts';
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
  sessionStorage.clear();
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

type Shown = { profile?: Parameters<typeof sampleProfile>[0]; cart?: Parameters<typeof sampleCart>[0] };

async function show({ profile, cart }: Shown) {
  const onClose = vi.fn();
  const form = <PersonalDetailsForm profile={sampleProfile(profile)} cart={sampleCart(cart)} onClose={onClose} />;
  await renderInShop(form, { session: signedInAnna });
  return onClose;
}

const field = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('textbox', { name });

it.each<[string, Shown, Record<string, boolean>]>([
  [
    'a new customer',
    { cart: { phoneNumberVisible: true, phoneNumberRequired: false } },
    { 'First name': true, 'Last name': true, Email: false, 'Phone number (optional)': true },
  ],
  [
    'a new customer of a product that needs the phone number',
    { cart: { phoneNumberRequired: true } },
    { 'First name': true, 'Last name': true, Email: false, 'Phone number': true },
  ],
  [
    'a new customer of a product without it',
    { cart: { phoneNumberVisible: false, phoneNumberRequired: false } },
    { 'First name': true, 'Last name': true, Email: false },
  ],
  [
    'a subscriber, whose phone number is missing',
    { profile: { hasSubscription: true, phoneNumber: null }, cart: { phoneNumberRequired: true } },
    { 'First name': false, 'Last name': false, Email: false, 'Phone number': true },
  ],
])('%s can change these fields', async (_, shown, fields) => {
  await show(shown);
  const boxes = screen.getAllByRole<HTMLInputElement>('textbox');
  const labels = boxes.map((box) => box.labels?.[0]?.textContent?.replace(/\s+/g, ' ').trim() ?? '');
  expect(Object.fromEntries(boxes.map((box, index) => [labels[index], !box.readOnly]))).toEqual(fields);
});

it('says where the e-mail address can be changed, and what the phone number is for', async () => {
  await show({ cart: { phoneNumberRequired: true } });
  const helpOf = (name: string) =>
    document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent;
  expect([helpOf('Email'), helpOf('Phone number')]).toEqual([
    'You can change this in your account.',
    'For the carrier, if there is a question.',
  ]);
});

it('can be left without a change if nothing is missing, and forgets what was typed', async () => {
  const onClose = await show({});
  await userEvent.type(field('First name'), 'belle');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledOnce();
  cleanup();
  await show({});
  expect(field('First name').value).toBe('Anna');
});

it('cannot be left while something is missing', async () => {
  await show({ profile: { firstName: '' } });
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
});

it('forgets what was typed when it is saved', async () => {
  const onClose = await show({});
  await userEvent.type(field('First name'), 'belle');
  await userEvent.click(screen.getByRole('button', { name: /^Next/ }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  cleanup();
  await show({});
  expect(field('First name').value).toBe('Anna');
});

it('writes a name without spaces around it, and a phone number as the country does, when the field is left', async () => {
  await show({ profile: { phoneNumber: null }, cart: { phoneNumberRequired: true } });
  await userEvent.type(field('Phone number'), '4165550134');
  await userEvent.clear(field('First name'));
  await userEvent.type(field('First name'), '  Ada ');
  await userEvent.tab();
  expect([field('First name').value, field('Phone number').value]).toEqual(['Ada', '416-555-0134']);
});

it('marks what is wrong, goes to the first field of it, and sends nothing', async () => {
  const events = recordEvents();
  await show({ profile: { phoneNumber: '12' }, cart: { phoneNumberRequired: true } });
  await userEvent.clear(field('First name'));
  await userEvent.click(screen.getByRole('button', { name: /^Next/ }));
  await screen.findByText('First name is required');
  const marked = screen.getAllByRole('textbox').filter((box) => box.getAttribute('aria-invalid') === 'true');
  expect(marked).toEqual([field('First name'), field('Phone number')]);
  await waitFor(() => expect(document.activeElement).toBe(field('First name')));
  expect(events).toEqual([
    { name: 'validation_error', details: { form: 'personalDetails', fields: ['firstName', 'phoneNumber'] } },
  ]);
  expect(fetched).not.toHaveBeenCalled();
});

it('cannot be left while it is being saved', async () => {
  fetched.mockImplementation(() => new Promise(() => {}));
  await show({});
  await userEvent.click(screen.getByRole('button', { name: /^Next/ }));
  expect(screen.getByRole('button', { name: /Saving…/ }).getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveProperty('disabled', true);
});

it('sends a phone number as the country writes it, also from the field that has the focus', async () => {
  await show({ profile: { phoneNumber: null }, cart: { phoneNumberRequired: true } });
  await userEvent.type(field('Phone number'), '4165550134{Enter}');
  await waitFor(() =>
    expect(fetched.mock.calls.map(([, init]) => String(init?.body))).toContainEqual(
      expect.stringContaining('"phoneNumber":"416-555-0134"'),
    ),
  );
});
