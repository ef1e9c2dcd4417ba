// @vitest-environment happy-dom
import type { PrefetchedResponse } from '@perennial/shared/page-data';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { consentSlot } from '../analytics/consent-slot.ts';
import { announceSessionEnd, setLeaving } from '../api/session-end.ts';
import { stubAnswers } from '../testing/answers.ts';
import { type ShopOptions, signedInAnna } from '../testing/in-shop.tsx';
import { sampleBoot } from '../testing/sample-boot.ts';
import { sampleProfile } from '../testing/sample-profile.ts';
import { initTexts } from '../texts/texts.ts';
import { App } from './app.tsx';

let requests: readonly string[];

beforeEach(() => {
  vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  vi.stubGlobal('scrollTo', () => {});
  requests = stubAnswers({});
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  setLeaving('no');
  consentSlot.set({ isOffered: false });
  window.history.replaceState(null, '', '/');
});

/** A page, and what it comes with. */
type Page = Omit<ShopOptions, 'at'> & { prefetched?: readonly PrefetchedResponse[] };

async function open(path: string, { prefetched = [], ...options }: Page = {}): Promise<void> {
  const boot = { ...sampleBoot(options), prefetched };
  window.history.replaceState(null, '', `/en-ca${path}`);
  initTexts(boot.language, boot.texts);
  await act(async () => {
    render(<App boot={boot} router={(page) => <BrowserRouter basename="/en-ca">{page}</BrowserRouter>} />);
  });
  await screen.findByRole('heading', { level: 1 });
}

it('a page has the language in its address', async () => {
  await open('/404?from=mail');
  expect(window.location.search).toBe('?from=mail&language=en-CA');
});

it('a page watches the payments of a customer, and none for a visitor', async () => {
  await open('/404');
  await act(() => vi.dynamicImportSettled());
  expect(requests).not.toContain('/api/user/payment-activity');
  cleanup();
  await open('/404', { session: signedInAnna });
  await waitFor(() => expect(requests).toContain('/api/user/payment-activity'));
});

it('what the page came with is not asked for, but when the customer has been on another page', async () => {
  const prefetched = [{ name: 'getProfile', input: {}, data: sampleProfile() } as PrefetchedResponse];
  await open('/subscription-contractcancel?language=en-CA', { session: signedInAnna, prefetched });
  await act(() => vi.dynamicImportSettled());
  expect(requests).not.toContain('/api/user/details');
  const form = screen.getByRole('heading', { level: 1 });
  act(() => screen.getByRole('link', { name: 'Perennial' }).click());
  await waitFor(() => expect(form.isConnected).toBe(false));
  act(() => screen.getByRole('link', { name: 'Cancel contracts here' }).click());
  await waitFor(() => expect(requests).toContain('/api/user/details'));
});

it('a page says that the session has ended, whichever part has found it out', async () => {
  await open('/404', { session: signedInAnna });
  const detail = 'Login expired, please log in again';
  act(() => announceSessionEnd({ type: '', title: '', status: 401, detail, messages: [], requestId: 'r-1' }));
  await screen.findAllByText(detail);
});

it.each([
  ['asks a visitor for what waits for consent', ['marketing'] as const, true],
  ['asks nothing where nothing waits for it', [], false],
])('a page %s', async (_, consent, isAsked) => {
  await open('/404', { consent });
  // A part of the page waits for an answer.
  act(() => consentSlot.set({ isOffered: true }));
  await act(() => import('../analytics/consent-bar.tsx'));
  const isThere = () => screen.queryByText('May we use optional services?') !== null;
  await waitFor(() => expect(isThere()).toBe(isAsked));
});
