/** Example pages of the legal documents, by language tag: `/legal/de-AT/imprint` (docs/rules/law.md#legal-documents). */
import { legalDocuments } from '@perennial/shared/countries/legal-documents';
import { findTraits } from '@perennial/shared/countries/traits';
import { cultures } from '@perennial/shared/cultures/cultures';
import { textsFor } from '@perennial/shared/locales/texts';
import type { FastifyPluginAsync } from 'fastify';
import { html } from '../../pages/html.ts';
import { renderPage } from '../../pages/page.ts';
import { pageAssets } from '../../pages/page-assets.ts';
import { pageHeaders } from '../../pages/page-headers.ts';
import { legalTexts } from './legal-texts.ts';

/** The URLs of the pages, for the configuration of the shop. */
export function legalLinksOf(contentUrl: string) {
  const urls = legalDocuments.map((document) => [document, `${contentUrl}/legal/{language}/${document}`] as const);
  return { '*': Object.fromEntries(urls) };
}

type PageParams = { Params: { language: string; document: string } };

export const legalPages: FastifyPluginAsync = async (app) => {
  await app.register(pageAssets);

  app.get<PageParams>('/legal/:language/:document', (request, reply) => {
    const { language } = request.params;
    const culture = cultures.find(({ languages }) => languages.includes(language));
    const document = legalDocuments.find((name) => name === request.params.document);
    if (!culture || !document) return reply.code(404).send({ message: 'Page not found' });
    const { supportLine } = findTraits(culture.countryCode);
    const { note, paragraphs } = legalTexts(language, document, supportLine.shown);
    const title = textsFor(language).legal[document];
    const page = renderPage({
      language,
      title,
      owner: 'Perennial',
      note,
      width: 'wide',
      body: html`<h1>${title}</h1>
${paragraphs.map((text) => html`<p>${text}</p>\n`)}`,
    });
    return reply.headers(pageHeaders([])).send(page);
  });
};
