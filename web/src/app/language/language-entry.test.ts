// @vitest-environment happy-dom
import { type CultureCode, cultureOf } from '@perennial/shared/cultures/cultures';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readStored, writeStored } from '../../storage/browser-storage.ts';
import { enterLanguage } from './language-entry.ts';

const replace = vi.fn();

/** Enters an address with texts in the language served; answers what came of it. */
function enter(culture: CultureCode, address: string, served: string | undefined) {
  window.history.replaceState(null, '', address);
  vi.spyOn(window.location, 'replace').mockImplementation(replace);
  const entry = enterLanguage(cultureOf(culture), served);
  return { ...entry, address: window.location.pathname + window.location.search + window.location.hash };
}

afterEach(() => {
  vi.restoreAllMocks();
  replace.mockReset();
  localStorage.clear();
});

describe('the page that a visit begins with', () => {
  it('says the language in its address and is drawn at once, where its texts are in that language', () => {
    expect(enter('en-ca', '/en-ca/cart?bundle=a#top', 'en-CA')).toEqual({
      language: 'en-CA',
      leaving: false,
      address: '/en-ca/cart?bundle=a&language=en-CA#top',
    });
    expect(replace).not.toHaveBeenCalled();
  });

  it('is loaded once more, and not drawn, where another language was chosen before', () => {
    writeStored('belgiumLanguage', 'fr-BE');
    expect(enter('nl-be', '/nl-be/checkout?bundle=a', 'nl-BE').leaving).toBe(true);
    expect(replace).toHaveBeenCalledExactlyOnceWith('/nl-be/checkout?bundle=a&language=fr-BE');
  });

  it('keeps the language of its address for the next visit', () => {
    writeStored('canadaLanguage', 'en-CA');
    expect(enter('en-ca', '/en-ca/cart?language=fr-CA', 'fr-CA').language).toBe('fr-CA');
    expect(readStored('canadaLanguage')).toBe('fr-CA');
  });

  it('is never loaded again when its address says the language already', () => {
    expect(enter('en-ca', '/en-ca/cart?language=fr-CA', 'en-CA')).toMatchObject({ language: 'fr-CA', leaving: false });
    expect(replace).not.toHaveBeenCalled();
  });

  it('leaves the query of a payment’s return as it is, and still knows the language', () => {
    writeStored('canadaLanguage', 'fr-CA');
    const address = '/en-ca/payment-result?redirectResult=a%20b';
    expect(enter('en-ca', address, 'en-CA')).toEqual({ language: 'fr-CA', leaving: false, address });
    expect(replace).not.toHaveBeenCalled();
  });

  it('says nothing of a language where a country has one', () => {
    expect(enter('nl-nl', '/nl-nl/cart?bundle=a,b', 'nl-NL')).toEqual({
      language: 'nl-NL',
      leaving: false,
      address: '/nl-nl/cart?bundle=a,b',
    });
  });
});
