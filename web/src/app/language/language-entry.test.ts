// @vitest-environment happy-dom
import { type CultureCode, cultureOf } from '@perennial/shared/cultures/cultures';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readStored, writeStored } from '../../storage/browser-storage.ts';
import { resolveLanguage } from './language-entry.ts';

const replace = vi.fn();

/** Opens a URL whose page was served in a language, and returns the result and the URL afterwards. */
function enter(culture: CultureCode, url: string, served: string | undefined) {
  window.history.replaceState(null, '', url);
  vi.spyOn(window.location, 'replace').mockImplementation(replace);
  const entry = resolveLanguage(cultureOf(culture), served);
  return { ...entry, url: window.location.pathname + window.location.search + window.location.hash };
}

afterEach(() => {
  vi.restoreAllMocks();
  replace.mockReset();
  localStorage.clear();
});

describe('enterLanguage', () => {
  it('leaves no entry of its own in the history, so that going back leaves the shop', () => {
    const { length } = window.history;
    enter('en-ca', '/en-ca/cart?bundle=a', 'en-CA');
    expect(window.history.length).toBe(length);
  });

  it('writes the language into the URL without a reload if the texts are in that language', () => {
    expect(enter('en-ca', '/en-ca/cart?bundle=a#top', 'en-CA')).toEqual({
      language: 'en-CA',
      reloading: false,
      url: '/en-ca/cart?bundle=a&language=en-CA#top',
    });
    expect(replace).not.toHaveBeenCalled();
  });

  it('loads the page once more if the visitor chose another language before', () => {
    writeStored('belgiumLanguage', 'fr-BE');
    expect(enter('nl-be', '/nl-be/checkout?bundle=a#pay', 'nl-BE').reloading).toBe(true);
    expect(replace).toHaveBeenCalledExactlyOnceWith('/nl-be/checkout?bundle=a&language=fr-BE#pay');
  });

  it('stores the language of the URL for the next visit', () => {
    writeStored('canadaLanguage', 'en-CA');
    expect(enter('en-ca', '/en-ca/cart?language=fr-CA', 'fr-CA').language).toBe('fr-CA');
    expect(readStored('canadaLanguage')).toBe('fr-CA');
  });

  it('never loads the page again if the URL has the language', () => {
    expect(enter('en-ca', '/en-ca/cart?language=fr-CA', 'en-CA')).toMatchObject({
      language: 'fr-CA',
      reloading: false,
    });
    expect(replace).not.toHaveBeenCalled();
  });

  it('does not change the query of a return from a payment provider', () => {
    writeStored('canadaLanguage', 'fr-CA');
    const url = '/en-ca/payment-result?redirectResult=a%20b';
    expect(enter('en-ca', url, 'en-CA')).toEqual({ language: 'fr-CA', reloading: false, url });
    expect(replace).not.toHaveBeenCalled();
  });

  it('writes the language into the URL of a page without a header, and keeps what the entry of the history has', () => {
    window.history.replaceState({ key: 'entry' }, '', '/en-ca/login-admin#form');
    resolveLanguage(cultureOf('en-ca'), 'en-CA');
    expect([window.location.search, window.history.state]).toEqual(['?language=en-CA', { key: 'entry' }]);
  });

  it('writes the language into the URL of a page that does not exist', () => {
    expect(enter('en-ca', '/en-ca/no/such/page', 'en-CA').url).toBe('/en-ca/no/such/page?language=en-CA');
  });

  it('loads no page again whose texts are not there yet', () => {
    writeStored('canadaLanguage', 'fr-CA');
    expect(enter('en-ca', '/en-ca/cart', undefined)).toEqual({
      language: 'fr-CA',
      reloading: false,
      url: '/en-ca/cart?language=fr-CA',
    });
    expect(replace).not.toHaveBeenCalled();
  });

  it('adds no language for a culture with one language', () => {
    expect(enter('nl-nl', '/nl-nl/cart?bundle=a,b', 'nl-NL')).toEqual({
      language: 'nl-NL',
      reloading: false,
      url: '/nl-nl/cart?bundle=a,b',
    });
  });
});
