/** Serves the style sheet, the script and the logo of the sandbox's own pages. */
import { readFile } from 'node:fs/promises';
import type { FastifyPluginAsync } from 'fastify';

const assets = [
  { name: 'tokens.css', type: 'text/css; charset=utf-8' },
  { name: 'pages.css', type: 'text/css; charset=utf-8' },
  { name: 'pages.js', type: 'text/javascript; charset=utf-8' },
  { name: 'mark.svg', type: 'image/svg+xml' },
] as const;

export const pageAssets: FastifyPluginAsync = async (app) => {
  for (const { name, type } of assets) {
    const content = await readFile(new URL(name, import.meta.url));
    app.get(`/assets/${name}`, (_request, reply) =>
      reply
        .headers({ 'content-type': type, 'cache-control': 'public, max-age=300', 'x-content-type-options': 'nosniff' })
        .send(content),
    );
  }
};
