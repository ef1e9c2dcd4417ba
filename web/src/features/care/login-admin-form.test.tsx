// @vitest-environment happy-dom
/** The sign-in of customer care (docs/rules/care.md#admin-sign-in). */
import type { SessionState } from '@perennial/shared/models/session';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readStored, writeStored } from '../../storage/browser-storage.ts';
import { type SentRequest, stubAnswers } from '../../testing/answers.ts';
import { renderInShop, signedInAnna } from '../../testing/in-shop.tsx';
import { recordEvents } from '../../testing/recorded-events.ts';
import LoginAdminPage from './login-admin-page.tsx';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const show = (at = '/login-admin', session?: SessionState) =>
  renderInShop(
    <Routes>
      <Route path="/login-admin" element={<LoginAdminPage />} />
      <Route path="/my-account/overview" element={<h1>Overview of the customer</h1>} />
    </Routes>,
    { at, culture: 'de-de', ...(session && { session }) },
  );
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const agree = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree to log in to this user' });
const logIn = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Login/ });

function fillIn(email = 'anna@example.com'): void {
  fireEvent.change(box('Admin username'), { target: { value: ' kim ' } });
  fireEvent.change(box('Admin password'), { target: { value: ' secret ' } });
  fireEvent.change(box('Customer email'), { target: { value: email } });
  fireEvent.click(agree());
}

it('cannot be pressed before the box is ticked, and says so', async () => {
  await show();
  expect(logIn().disabled).toBe(true);
  expect(document.getElementById(logIn().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Tick the box to log in.',
  );
  fireEvent.click(agree());
  expect([logIn().disabled, logIn().getAttribute('aria-describedby')]).toEqual([false, null]);
});

it('says which fields are missing or wrong, and focuses the first', async () => {
  const events = recordEvents();
  await show();
  fireEvent.click(agree());
  fireEvent.change(box('Customer email'), { target: { value: 'anna' } });
  fireEvent.click(logIn());
  await waitFor(() => expect(document.activeElement).toBe(box('Admin username')));
  const labels = ['Admin username', 'Admin password', 'Customer email'];
  expect(labels.map((label) => box(label).getAttribute('aria-invalid'))).toEqual(['true', 'true', 'true']);
  expect(
    labels.map((label) => document.getElementById(box(label).getAttribute('aria-describedby') ?? '')?.textContent),
  ).toEqual([
    'Admin username is required',
    'Admin password is required',
    'Customer email is not a valid email address',
  ]);
  const fields = ['adminUserName', 'adminPassword', 'customerEmail'];
  expect(events).toEqual([{ name: 'validation_error', details: { form: 'admin', fields } }]);
});

it('hides the password, and helps with the other fields', async () => {
  await show();
  expect(
    ['Admin username', 'Admin password', 'Customer email'].map((label) => [
      box(label).type,
      box(label).autocomplete,
      box(label).getAttribute('autocapitalize'),
      box(label).getAttribute('spellcheck'),
      box(label).inputMode,
    ]),
  ).toEqual([
    ['text', 'username', 'none', 'false', ''],
    ['password', 'current-password', null, null, ''],
    ['email', 'off', 'none', 'false', 'email'],
  ]);
});

it.each([
  ['the overview of the customer', {}, '/de-de/my-account/overview'],
  [
    'the identity provider, which ends the session of a customer',
    { redirectTo: 'https://id.example/logout' },
    'https://id.example/logout',
  ],
])('sends what was typed, forgets what the customer before has left, and opens %s', async (_, response, to) => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const answered = Promise.withResolvers<object>();
  const sent: SentRequest[] = [];
  stubAnswers({ '/api/admin/signin': () => answered.promise }, sent);
  writeStored('dismissedTips', ['tip']);
  await show();
  fillIn(' anna@example.com ');
  fireEvent.click(logIn());
  await waitFor(() => expect(logIn().getAttribute('aria-busy')).toBe('true'));
  const fields = [box('Admin username'), box('Admin password'), box('Customer email'), agree()];
  expect(fields.map((field) => field.disabled || field.closest('fieldset[disabled]') !== null)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(readStored('dismissedTips')).toEqual(['tip']);
  answered.resolve(response);
  await waitFor(() => expect(assign.mock.calls).toEqual([[to]]));
  // The spaces of a password can be meant.
  const body = { adminUserName: 'kim', adminPassword: ' secret ', customerEmail: 'anna@example.com' };
  // The browser is leaving.
  await act(async () => void fireEvent.click(logIn()));
  expect(sent.map((request) => request.body)).toEqual([body]);
  expect(readStored('dismissedTips')).toBeUndefined();
});

const careForAnna: SessionState = { ...signedInAnna, role: 'admin' };

it.each<[string, string, string, SessionState | undefined]>([
  ['Overview of the customer', 'an admin who comes back', '/login-admin?state=signed-in', careForAnna],
  ['Customer care login', 'an admin who acts for another customer then', '/login-admin', careForAnna],
  ['Customer care login', 'a customer who comes back', '/login-admin?state=signed-in', signedInAnna],
  ['Customer care login', 'a visitor', '/login-admin?state=signed-in', undefined],
])('shows "%s" to %s', async (heading, _, at, session) => {
  await show(at, session);
  screen.getByRole('heading', { level: 1, name: new RegExp(`^${heading}`) });
});
