/** Logos and icons of the card form, drawn for the sandbox. A name without a drawing gets a plain one, not an error. */
import { readdir, readFile } from 'node:fs/promises';
import type { FastifyPluginAsync } from 'fastify';

const folders = { logos: 'card', components: 'blank' } as const;

async function drawings(folder: string): Promise<ReadonlyMap<string, string>> {
  const directory = new URL(`images/${folder}/`, import.meta.url);
  const names = (await readdir(directory)).filter((name) => name.endsWith('.svg'));
  const entries = names.map(async (name) => [name, await readFile(new URL(name, directory), 'utf8')] as const);
  return new Map(await Promise.all(entries));
}

export const imageRoutes: FastifyPluginAsync = async (app) => {
  for (const [folder, plain] of Object.entries(folders)) {
    const images = await drawings(folder);
    // Some logos stand in folders of their own, by size.
    app.get(`/images/${folder}/*`, (request, reply) => {
      const { '*': path } = request.params as { '*': string };
      const name = path.split('/').at(-1) ?? '';
      const image = images.get(name) ?? images.get(`${plain}.svg`);
      return reply
        .headers({
          'content-type': 'image/svg+xml',
          'cache-control': 'public, max-age=3600',
          'access-control-allow-origin': '*',
          'x-content-type-options': 'nosniff',
        })
        .send(image);
    });
  }
};
