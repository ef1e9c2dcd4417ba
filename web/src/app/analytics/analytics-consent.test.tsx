// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { consentSlot } from '../../analytics/consent-slot.ts';
import { renderInShop } from '../../testing/in-shop.tsx';
import { AnalyticsConsent } from './analytics-consent.tsx';
import loadConsentBar from './load-consent-bar.ts';

beforeEach(() => consentSlot.set({ isOffered: false }));
afterEach(cleanup);

/** The question is there, if it will be. */
const settle = () => act(async () => void (await loadConsentBar()));

const question = { name: 'May we use optional services?' };

it('asks when something on the page waits for an answer, and not before', async () => {
  await renderInShop(<AnalyticsConsent asked={['measurement']} />);
  await settle();
  expect(screen.queryByRole('region', question)).toBeNull();
  act(() => consentSlot.set({ isOffered: true }));
  await screen.findByRole('region', question);
});

it('asks nothing where the operator asks for no purpose', async () => {
  consentSlot.set({ isOffered: true });
  const { container } = await renderInShop(<AnalyticsConsent asked={[]} />);
  await settle();
  expect(container.textContent).toBe('');
});
