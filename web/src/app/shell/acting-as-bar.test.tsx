// @vitest-environment happy-dom
import en from '@perennial/shared/locales/en.json' with { type: 'json' };
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubAnswers } from '../../testing/answers.ts';
import { renderInShop, signedInAnna } from '../../testing/in-shop.tsx';
import ActingAsBar from './acting-as-bar.tsx';

const ofCare = { ...signedInAnna, role: 'admin', adminName: 'nadia.roy@example.com' } as const;

beforeEach(() => {
  vi.spyOn(window.location, 'assign').mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

const bar = () => screen.getByRole('complementary', { name: 'Customer care' });
const button = (name: string, part: HTMLElement = document.body) => within(part).getByRole('button', { name });

it('names the customer, the admin and the time of the end, and shows long names in full on a pointer', async () => {
  const expiresAt = new Date(2026, 2, 15, 16, 45).toISOString();
  await renderInShop(<ActingAsBar />, { session: { ...ofCare, expiresAt } });
  const words = bar().textContent.replaceAll(/\s/g, ' ');
  for (const part of ['You are acting for Anna', 'anna@example.com', 'Admin: nadia.roy@example.com']) {
    expect(words).toContain(part);
  }
  expect(words).toContain('session until 4:45 p.m.');
  expect(screen.getByTitle('anna@example.com').textContent).toBe('anna@example.com');
  expect(screen.getByTitle('nadia.roy@example.com').textContent).toBe('Admin: nadia.roy@example.com');
});

it('has its words behind a button on a small screen', async () => {
  await renderInShop(<ActingAsBar />, { session: ofCare });
  const more = button('Details of the session');
  const words = document.getElementById(more.getAttribute('aria-controls') ?? '');
  const state = () => [more.getAttribute('aria-expanded'), words?.dataset['open']];
  expect(words?.textContent).toContain('anna@example.com');
  expect(state()).toEqual(['false', 'false']);
  await userEvent.click(more);
  expect(state()).toEqual(['true', 'true']);
  await userEvent.click(more);
  expect(state()).toEqual(['false', 'false']);
});

it('logs out at once by its own button, which says so meanwhile and sends nothing twice', async () => {
  const requests = stubAnswers({ '/bff/logout': () => new Promise(() => {}) });
  await renderInShop(<ActingAsBar />, { session: ofCare });
  await userEvent.click(button('End session', bar()));
  const pressed = button('Logging out…', bar());
  expect(pressed.getAttribute('aria-busy')).toBe('true');
  await userEvent.click(pressed);
  expect(requests).toEqual(['/bff/logout']);
});

it('leaves the account from its question, which nothing closes meanwhile', async () => {
  const requests = stubAnswers({ '/bff/logout': () => new Promise(() => {}) });
  await renderInShop(<ActingAsBar />, { session: ofCare });
  await userEvent.click(button('Another customer'));
  const dialog = screen.getByRole('dialog', { name: 'Stop acting for Anna?' });
  expect(dialog.textContent).toContain(en.care.bar.switchText);
  const leave = within(dialog).getByRole('button', { name: /^Leave the account/ });
  await userEvent.click(leave);
  expect(requests).toEqual(['/bff/logout']);
  expect(leave.getAttribute('aria-busy')).toBe('true');
  expect(leave.textContent).toContain('Logging out…');
  expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
  expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Stay' }).disabled).toBe(true);
});

it.each(['Stay', 'Close'])('stays with the customer by "%s"', async (name) => {
  const requests = stubAnswers({});
  await renderInShop(<ActingAsBar />, { session: ofCare });
  await userEvent.click(button('Another customer'));
  fireEvent.click(button(name));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(requests).toEqual([]);
});

it('asks for the session two seconds after its end, and not before it', async () => {
  vi.useFakeTimers();
  const requests = stubAnswers({ '/bff/session': ofCare });
  await renderInShop(<ActingAsBar />, {
    session: { ...ofCare, expiresAt: new Date(Date.now() + 60_000).toISOString() },
  });
  await act(() => vi.advanceTimersByTimeAsync(61_900));
  expect(requests).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(requests).toEqual(['/bff/session']);
});
