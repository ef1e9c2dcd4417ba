// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { consentSlot } from '../analytics/consent-slot.ts';
import { announceSessionEnd, setLeaving } from '../api/session-end.ts';
import { stubAnswers } from '../testing/answers.ts';
import { type ShopOptions, signedInAnna } from '../testing/in-shop.tsx';
import { sampleBoot } from '../testing/sample-boot.ts';
import { initTexts } from '../texts/texts.ts';
import { App } from './app.tsx';

beforeEach(() => {
  vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  stubAnswers({});
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

async function open(path: string, options: Omit<ShopOptions, 'at'> = {}): Promise<void> {
  const boot = sampleBoot(options);
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
