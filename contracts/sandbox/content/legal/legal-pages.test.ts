import { legalDocuments, legalDocumentsOf } from '@perennial/shared/countries/legal-documents';
import { cultures } from '@perennial/shared/cultures/cultures';
import { textsFor } from '@perennial/shared/locales/texts';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '../../pages/language.ts';
import { legalLinksOf, legalPages } from './legal-pages.ts';
import { legalTexts, legalTextsByLanguage } from './legal-texts.ts';

const app = fastify();

beforeAll(() => app.register(legalPages));
afterAll(() => app.close());

const tags = cultures.flatMap(({ countryCode, languages: own }) => own.map((tag) => [tag, countryCode] as const));

describe('the example pages of legal documents', () => {
  it.each(tags)('exist in %s, for each link of %s', async (tag, country) => {
    const { '*': urls } = legalLinksOf('http://content');
    for (const document of legalDocumentsOf(country)) {
      const url = new URL((urls[document] ?? '').replace('{language}', tag));
      const response = await app.inject(url.pathname);
      expect([document, response.statusCode]).toEqual([document, 200]);
      expect(response.body).toContain(`<html lang="${tag}">`);
      expect(response.body).toContain(`<h1>${textsFor(tag).legal[document]}</h1>`);
      expect(response.body).not.toMatch(/[{}]/);
    }
  });

  it.each(['/legal/de-XX/imprint', '/legal/de-DE/else'])('do not exist at %s', async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  });

  it('have the words of a region', () => {
    expect(legalTexts('en-GB', 'withdrawal', '').paragraphs[0]).toContain('right to cancel');
    expect(legalTexts('en-CA', 'withdrawal', '').paragraphs[0]).toContain('right to withdraw');
  });

  it.each(tags)('say about privacy in %s that Global Privacy Control counts as no', (tag) => {
    expect(legalTexts(tag, 'privacy', '').paragraphs.join('\n')).toContain('Global Privacy Control');
  });

  it('claim no question in the United States, where nothing is asked', () => {
    expect(legalTexts('en-US', 'privacy', '').paragraphs.join('\n')).not.toContain('if you have agreed');
  });

  it.each(languages)('have a text of their own in %s', (language) => {
    const others = languages.filter((other) => other !== language).map((other) => legalTextsByLanguage[other]);
    for (const document of legalDocuments) {
      const paragraphs = legalTextsByLanguage[language].documents[document];
      expect(paragraphs.length, document).toBeGreaterThan(1);
      const ofOthers = others.map(({ documents }) => documents[document].join('\n'));
      expect(ofOthers, document).not.toContain(paragraphs.join('\n'));
    }
  });
});
