/** The content service: Prismic's API v2 over the documents, and the product pictures. */
import { readFile } from 'node:fs/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ServiceControl } from '../control/service-control.ts';
import { type ContentDocument, idOf, toDocuments } from './document.ts';
import { readDocumentFiles } from './document-files.ts';
import { generateDocuments, languages } from './generated-documents.ts';
import { matches, order, parsePredicates, QueryError } from './query.ts';

const REF = 'perennial-master';
const MAIN_LANGUAGE = 'en-us';
const IMAGES = new URL('images/', import.meta.url);

/** Scripts of others, as documents and banners name them: each says in the page's markup that it has run. */
const scripts: Readonly<Record<string, string>> = {
  'referral.js': "document.documentElement.dataset.referralTag = 'ran';",
  'partner.js': "document.documentElement.dataset.partnerScript = 'ran';",
};

const searchSchema = z.object({
  ref: z.string(),
  q: z.union([z.string(), z.array(z.string())]).default([]),
  lang: z.string().default(MAIN_LANGUAGE),
  page: z.coerce.number().int().min(1).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(20),
  orderings: z.string().default(''),
});

type Search = z.output<typeof searchSchema>;

async function allDocuments(publicUrl: string): Promise<readonly ContentDocument[]> {
  const sources = new Map(generateDocuments(publicUrl).map((source) => [idOf(source), source]));
  for (const written of await readDocumentFiles()) {
    const id = idOf(written);
    sources.set(id, { ...written, data: { ...sources.get(id)?.data, ...written.data } });
  }
  return toDocuments([...sources.values()], publicUrl);
}

function search(documents: readonly ContentDocument[], { q, lang, orderings, page, pageSize }: Search, self: URL) {
  const predicates = [q].flat().flatMap(parsePredicates);
  const found = order(
    documents.filter(
      (document) => (lang === '*' || document.lang === lang.toLowerCase()) && matches(document, predicates),
    ),
    orderings,
  );
  const pages = Math.ceil(found.length / pageSize);
  const pageUrl = (number: number) => {
    if (number < 1 || number > pages) return null;
    const url = new URL(self);
    url.searchParams.set('page', String(number));
    return url.href;
  };
  const results = found.slice((page - 1) * pageSize, page * pageSize);
  return {
    page,
    results_per_page: pageSize,
    results_size: results.length,
    total_results_size: found.length,
    total_pages: pages,
    next_page: pageUrl(page + 1),
    prev_page: pageUrl(page - 1),
    results,
    version: REF,
    license: 'All Rights Reserved',
  };
}

function repository(documents: readonly ContentDocument[], publicUrl: string) {
  const types = [...new Set(documents.map(({ type }) => type))];
  return {
    refs: [{ id: 'master', ref: REF, label: 'Master', isMasterRef: true }],
    integrationFieldsRef: null,
    bookmarks: {},
    types: Object.fromEntries(types.map((type) => [type, type])),
    languages: languages.map(({ tag }) => ({
      id: tag.toLowerCase(),
      name: tag,
      is_master: tag.toLowerCase() === MAIN_LANGUAGE,
    })),
    tags: [],
    forms: {
      everything: {
        method: 'GET',
        enctype: 'application/x-www-form-urlencoded',
        action: `${publicUrl}/api/v2/documents/search`,
        fields: {
          ref: { type: 'String', multiple: false },
          q: { type: 'String', multiple: true },
          lang: { type: 'String', multiple: false },
          page: { type: 'Integer', multiple: false, default: '1' },
          pageSize: { type: 'Integer', multiple: false, default: '20' },
          orderings: { type: 'String', multiple: false },
        },
      },
    },
    oauth_initiate: `${publicUrl}/auth`,
    oauth_token: `${publicUrl}/auth/token`,
    license: 'All Rights Reserved',
    version: REF,
    experiments: { draft: [], running: [] },
  };
}

export type ContentOptions = { readonly publicUrl: string; readonly control?: ServiceControl };

/** The server, not yet listening. */
export async function buildContent({ publicUrl, control }: ContentOptions): Promise<FastifyInstance> {
  const documents = await allDocuments(publicUrl);
  const app = fastify();
  if (control) await app.register(control);

  app.get('/api/v2', () => repository(documents, publicUrl));

  app.get('/api/v2/documents/search', (request, reply) => {
    const asked = searchSchema.safeParse(request.query);
    if (!asked.success)
      return reply.code(400).send({ type: 'api_parsing_error', message: z.prettifyError(asked.error) });
    if (asked.data.ref !== REF) {
      return reply.code(404).send({ type: 'api_notfound_error', message: `There is no ref ${asked.data.ref}` });
    }
    try {
      return search(documents, asked.data, new URL(request.url, publicUrl));
    } catch (error) {
      if (!(error instanceof QueryError)) throw error;
      return reply.code(400).send({ type: 'api_parsing_error', message: error.message });
    }
  });

  app.get<{ Params: { name: string } }>('/images/:name', async (request, reply) => {
    const { name } = request.params;
    const picture = /^[\w-]+\.svg$/.test(name)
      ? await readFile(new URL(name, IMAGES)).catch(() => undefined)
      : undefined;
    if (!picture) return reply.code(404).send({ message: 'There is no such picture' });
    return reply
      .headers({
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=3600',
        'access-control-allow-origin': '*',
        'x-content-type-options': 'nosniff',
      })
      .send(picture);
  });

  app.get<{ Params: { name: string } }>('/scripts/:name', async (request, reply) => {
    const script = scripts[request.params.name];
    if (script === undefined) return reply.code(404).send({ message: 'There is no such script' });
    return reply.header('x-content-type-options', 'nosniff').type('text/javascript; charset=utf-8').send(script);
  });

  return app;
}
