// @vitest-environment happy-dom
import { BOOT_ELEMENT_ID } from '@perennial/shared/boot';
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setConsentAnswer } from '../../analytics/consent.ts';
import { consentSlot } from '../../analytics/consent-slot.ts';
import { renderInShop } from '../../testing/in-shop.tsx';
import { ConsentedScript } from './consented-script.tsx';

beforeEach(() => {
  // A test of another file may have left an answer behind.
  consentSlot.set({ isOffered: false, isOptedOut: false });
  const boot = document.createElement('script');
  boot.id = BOOT_ELEMENT_ID;
  boot.type = 'application/json';
  boot.nonce = 'n-1';
  document.head.append(boot);
});
afterEach(() => {
  cleanup();
  consentSlot.set({ isOptedOut: false });
  window.localStorage.clear();
  document.head.replaceChildren();
});

/** What runs the scripts is loaded with the first. */
async function scripts() {
  await vi.dynamicImportSettled();
  return [...document.body.querySelectorAll('script')].map(({ text }) => text);
}

it('runs at once where nothing is asked for its purpose', async () => {
  await renderInShop(<ConsentedScript purpose="extras" script="run()" />, { consent: ['measurement'] });
  expect(await scripts()).toEqual(['run()']);
  expect(consentSlot.get().isOffered).toBe(false);
});

it('waits for "yes" where it is asked for, and shows the question', async () => {
  await renderInShop(<ConsentedScript purpose="extras" script="run()" />, { consent: ['extras'] });
  expect(await scripts()).toEqual([]);
  expect(consentSlot.get().isOffered).toBe(true);
  act(() => setConsentAnswer({ asked: ['extras'], accepted: ['extras'] }));
  expect(await scripts()).toEqual(['run()']);
});

it('asks no longer when it has left the page without an answer', async () => {
  const { unmount } = await renderInShop(<ConsentedScript purpose="extras" script="run()" />, { consent: ['extras'] });
  unmount();
  expect(consentSlot.get().isOffered).toBe(false);
});

it('does not run after "no"', async () => {
  await renderInShop(<ConsentedScript purpose="extras" script="run()" />, { consent: ['extras'] });
  act(() => setConsentAnswer({ asked: ['extras'], accepted: [] }));
  expect(await scripts()).toEqual([]);
});

it('asks nothing without a script', async () => {
  await renderInShop(<ConsentedScript purpose="extras" script={null} />, { consent: ['extras'] });
  expect(consentSlot.get().isOffered).toBe(false);
});

it.each([[['extras']], [[]]] as const)(
  'does not run in a browser that asks not to be tracked, where %j is asked for',
  async (consent) => {
    setConsentAnswer({ asked: ['extras'], accepted: ['extras'] });
    consentSlot.set({ isOffered: false, isOptedOut: true });
    await renderInShop(<ConsentedScript purpose="extras" script="run()" />, { consent });
    expect(await scripts()).toEqual([]);
    expect(consentSlot.get().isOffered).toBe(false);
  },
);
