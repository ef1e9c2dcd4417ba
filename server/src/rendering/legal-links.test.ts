import { cultures } from '@perennial/shared/cultures/cultures';
import { textsFor } from '@perennial/shared/locales/texts';
import { expect, it } from 'vitest';
import { completeFooter, describeMissingLinks, findLegalLinks } from './legal-links.ts';

const urls = {
  '*': { privacy: 'https://shop.example/{language}/privacy', imprint: 'https://shop.example/imprint' },
  'de-de': { imprint: 'https://shop.example/{culture}/impressum' },
};

const linksOf = (culture: 'de-de' | 'nl-be' | 'en-us', language: string) =>
  findLegalLinks(urls, { culture, language }, textsFor(language).legal).map(({ label, url }) => [label, url]);

it('has the documents of the country that have a URL, in its language', () => {
  expect(linksOf('de-de', 'de-DE')).toEqual([
    ['Impressum', 'https://shop.example/de-de/impressum'],
    ['Datenschutzerklärung', 'https://shop.example/de-DE/privacy'],
  ]);
  expect(linksOf('nl-be', 'fr-BE')).toEqual([
    ['Mentions légales', 'https://shop.example/imprint'],
    ['Politique de confidentialité', 'https://shop.example/fr-BE/privacy'],
  ]);
  expect(linksOf('en-us', 'en-US')).toEqual([['Privacy notice', 'https://shop.example/en-US/privacy']]);
});

it('completes the footer with the telephone number, and repeats no link', () => {
  const privacy = { document: 'privacy', label: 'Privacy', url: 'https://shop.example/privacy' } as const;
  const footer = {
    bottomLinks: [
      { label: 'Help', url: 'https://shop.example/help' },
      { label: 'Data', url: 'https://shop.example/privacy' },
    ],
    socialLinks: [],
    copyright: '',
    countryLabel: '',
    siteLabel: '',
  };
  const { bottomLinks } = completeFooter(footer, [privacy], { country: 'DE', callText: 'Telefon: {{phone}}' });
  expect(bottomLinks).toEqual([
    { label: 'Help', url: 'https://shop.example/help' },
    { label: 'Telefon: 030 23125 142', url: 'tel:+493023125142' },
  ]);
});

it('names what a country must have and has no URL for', () => {
  expect(describeMissingLinks(urls)).toMatch(
    /^LEGAL_LINKS .*en-us \(terms\).*de-at \(terms, withdrawal, withdrawalForm, /,
  );
  const all = ['imprint', 'terms', 'withdrawal', 'withdrawalForm', 'claims', 'privacy', 'accessibility'] as const;
  const complete = Object.fromEntries(all.map((document) => [document, `https://shop.example/${document}`]));
  expect(describeMissingLinks({ '*': complete })).toBeUndefined();
  expect(describeMissingLinks(Object.fromEntries(cultures.map(({ code }) => [code, complete])))).toBeUndefined();
});
