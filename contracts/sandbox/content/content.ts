/** The content service: Prismic's API v2 for the documents, the product images, and pages of legal documents. */

import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ServiceControl } from '../control/service-control.ts';
import { imageHeaders } from '../pages/page-headers.ts';
import { type ContentDocument, type DocumentSource, toDocumentId, toDocuments } from './document.ts';
import { cultureLanguages, generateDocuments } from './generated-documents.ts';
import { legalPages } from './legal/legal-pages.ts';
import { findPicture } from './pictures/pictures.ts';
import { drawScene, findScene } from './pictures/scenes.ts';
import { matches, parsePredicates, QueryError, sortDocuments } from './query.ts';

const FOLDER = new URL('documents/', import.meta.url);

const documentSchema = z.strictObject({
  type: z.string(),
  uid: z.string().nullable(),
  lang: z.string().regex(/^[a-z]{2}-[a-z]{2}$/),
  data: z.record(z.string(), z.unknown()),
});

async function readDocumentFiles(): Promise<readonly DocumentSource[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    names.map(async (name) => documentSchema.parse(JSON.parse(await readFile(new URL(name, FOLDER), 'utf8')))),
  );
}

const REF = 'perennial-master';
const MAIN_LANGUAGE = 'en-us';

/** Third-party scripts of documents and banners. Each sets a data attribute, so that tests can see that it ran. */
const scripts: Readonly<Record<string, string>> = {
  'referral.js': "document.documentElement.dataset.referralTag = 'ran';",
  'partner.js': "document.documentElement.dataset.partnerScript = 'ran';",
};

/** As a picture of the real service would arrive: these are fourteen times as large without. */
const compress = promisify(brotliCompress);

const searchSchema = z.object({
  ref: z.string(),
  q: z.union([z.string(), z.array(z.string())]).default([]),
  lang: z.string().default(MAIN_LANGUAGE),
  page: z.coerce.number().int().min(1).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(20),
  orderings: z.string().default(''),
});

type Search = z.output<typeof searchSchema>;

async function loadDocuments(publicUrl: string): Promise<readonly ContentDocument[]> {
  const sources = new Map(generateDocuments(publicUrl).map((source) => [toDocumentId(source), source]));
  for (const file of await readDocumentFiles()) {
    const id = toDocumentId(file);
    sources.set(id, { ...file, data: { ...sources.get(id)?.data, ...file.data } });
  }
  return toDocuments([...sources.values()], publicUrl);
}

function search(documents: readonly ContentDocument[], { q, lang, orderings, page, pageSize }: Search, self: URL) {
  const predicates = [q].flat().flatMap(parsePredicates);
  const found = sortDocuments(
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
    languages: cultureLanguages.map(({ tag }) => ({
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

/** Returns a product picture, or a bundle in its scene, as SVG; undefined for another name. */
async function drawImage(name: string): Promise<string | undefined> {
  const scene = findScene(name);
  const picture = await findPicture(scene?.bundle ?? name);
  return scene && picture ? drawScene(scene.bundle, scene.form, picture) : picture?.svg;
}

type ContentOptions = { readonly publicUrl: string; readonly control?: ServiceControl };

/** Returns the server; it does not listen yet. */
export async function buildContent({ publicUrl, control }: ContentOptions): Promise<FastifyInstance> {
  const documents = await loadDocuments(publicUrl);
  const app = fastify();
  if (control) await app.register(control);

  await app.register(legalPages);

  app.get('/api/v2', () => repository(documents, publicUrl));

  app.get('/api/v2/documents/search', (request, reply) => {
    const query = searchSchema.safeParse(request.query);
    if (!query.success)
      return reply.code(400).send({ type: 'api_parsing_error', message: z.prettifyError(query.error) });
    if (query.data.ref !== REF) {
      return reply.code(404).send({ type: 'api_notfound_error', message: `Unknown ref: ${query.data.ref}` });
    }
    try {
      return search(documents, query.data, new URL(request.url, publicUrl));
    } catch (error) {
      if (!(error instanceof QueryError)) throw error;
      return reply.code(400).send({ type: 'api_parsing_error', message: error.message });
    }
  });

  app.get<{ Params: { name: string } }>('/images/:name', async (request, reply) => {
    const [, name] = /^([\w-]+)\.svg$/.exec(request.params.name) ?? [];
    const image = name === undefined ? undefined : await drawImage(name);
    if (image === undefined) return reply.code(404).send({ message: 'Image not found' });
    reply.headers(imageHeaders).header('vary', 'accept-encoding');
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(image);
    return reply.header('content-encoding', 'br').send(await compress(image));
  });

  app.get<{ Params: { name: string } }>('/scripts/:name', async (request, reply) => {
    const script = scripts[request.params.name];
    if (script === undefined) return reply.code(404).send({ message: 'Script not found' });
    return reply.header('x-content-type-options', 'nosniff').type('text/javascript; charset=utf-8').send(script);
  });

  return app;
}
