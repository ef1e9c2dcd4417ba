import { textsFor } from '@perennial/shared/locales/texts';
import i18next from 'i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { initTexts } from '../../texts/texts.ts';
import loadConsentBar from './load-consent-bar.ts';

afterEach(() => vi.unstubAllGlobals());

it('a page that came without the texts of the question shows it in words, not before they are there', async () => {
  const { analytics: _, ...others } = textsFor('en-CA');
  initTexts('en-CA', others);
  const hasWords = () => i18next.exists('analytics.consent.title');
  const arrival = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => arrival.promise);
  const shown = loadConsentBar().then(() => hasWords());
  expect(hasWords()).toBe(false);
  // Whatever does not wait for the texts is done by then.
  await import('../../analytics/consent-bar.tsx');
  arrival.resolve(Response.json({ texts: textsFor('en-CA') }));
  expect(await shown).toBe(true);
});
