/** Each text is about what it is about in the other languages. */
import { describe, expect, it } from 'vitest';
import { concepts } from './concepts.ts';
import { textsOfLanguages } from './text-files.ts';

/** So many of the ten languages name a thing before the others have to. */
const MOST = 8;

const keys = [...(textsOfLanguages.get('en') ?? [])].map(([key]) => key);
const withoutValues = (text: string) => text.replaceAll(/\{\{\w+\}\}/g, '');

/** Texts that name a thing by another word, or by a pronoun, and are right. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  order: ['de subscription/sections/track', 'en account/details/noAddresses'],
  'payment or charge': ['en payment/encrypted', 'en payment/placeOrder', 'en payment/placeOrderFor'],
  subscription: [
    'cs subscription/restart/action',
    'de subscription/cancel/withdraw/action',
    'en away/reasons/insured',
    'en away/reasons/moved',
    'en away/reasons/notPaused',
    'en away/reasons/nothingShipped',
    'en away/reasons/paused',
    'en away/reasons/pending',
    'pl account/subscriptions/deviceCancelled',
    'pl subscription/restart/action',
  ],
  address: ['cs declaration/fields/email', 'pl returns/address/title'],
  'customer service': ['en errors/invoiceFileNotFound', 'en orderResult/failed/text', 'nl problem/write'],
  'lack of stock': ['sv market/elsewhere', 'sv market/notHere'],
  'what comes before': [
    'es declaration/withdrawal/refund',
    'fr afterChange/undone/resumeDate',
    'fr declaration/withdrawal/refund',
    'fr subscription/facts/stillToPay',
    'it away/made/pausedUntil',
    'it subscription/facts/stillToPay',
    'nl subscription/cancel/outcome/continues',
    'nl subscription/cancel/withdraw/text',
    'nl ui/price/before',
  ],
};

describe.each(concepts)('a text about $name', ({ name, words }) => {
  const patterns = Object.entries(words).map(([language, pattern]) => ({
    language,
    pattern: new RegExp(pattern, 'i'),
  }));
  const cells = keys.flatMap((key) => {
    const texts = patterns.map(({ language, pattern }) => ({
      language,
      hasWord: pattern.test(withoutValues(textsOfLanguages.get(language)?.get(key) ?? '')),
    }));
    const named = texts.filter(({ hasWord }) => hasWord);
    return named.length >= MOST ? [{ key, lacking: texts.filter(({ hasWord }) => !hasWord) }] : [];
  });

  it('has the word in each language if most have it', () => {
    expect(cells.length).toBeGreaterThan(0);
    const lacking = cells.flatMap(({ key, lacking }) => lacking.map(({ language }) => `${language} ${key}`));
    expect(lacking.toSorted()).toEqual((EXCEPTIONS[name] ?? []).toSorted());
  });
});
