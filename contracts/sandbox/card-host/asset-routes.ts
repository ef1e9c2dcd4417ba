/** What the card form loads: logos, icons and translations. */
import { readdir, readFile } from 'node:fs/promises';
import type { FastifyPluginAsync } from 'fastify';
import { imageHeaders } from '../pages/page-headers.ts';
import { pageTextsFor } from '../pages/page-texts.ts';

const folders = { logos: 'card', components: 'blank' } as const;

async function readImages(folder: string): Promise<ReadonlyMap<string, string>> {
  const directory = new URL(`images/${folder}/`, import.meta.url);
  const names = (await readdir(directory)).filter((name) => name.endsWith('.svg'));
  const entries = names.map(async (name) => [name, await readFile(new URL(name, directory), 'utf8')] as const);
  return new Map(await Promise.all(entries));
}

/** An unknown name gets a generic image instead of an error. */
export const imageRoutes: FastifyPluginAsync = async (app) => {
  for (const [folder, fallback] of Object.entries(folders)) {
    const images = await readImages(folder);
    // The library requests some logos in a subfolder by size.
    app.get<{ Params: { '*': string } }>(`/images/${folder}/*`, (request, reply) => {
      const { '*': path } = request.params;
      const name = path.split('/').at(-1) ?? '';
      const image = images.get(name) ?? images.get(`${fallback}.svg`);
      return reply.headers(imageHeaders).send(image);
    });
  }
};

/** A file is named by the language tag, such as `de-DE.json`. The library has its own texts for what a file lacks. */
export const translationRoutes: FastifyPluginAsync = async (app) => {
  app.get<{ Params: { file: string } }>('/sdk/:version/translations/:file', (request, reply) => {
    const { language: _, ...texts } = pageTextsFor('cardForm', request.params.file.replace('.json', ''));
    return reply.headers({ 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=3600' }).send(texts);
  });
};
