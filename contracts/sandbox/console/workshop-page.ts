/** The workshop: every part of the client in all its states, for whoever changes one (ADR 81). */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';

export type Workshop = {
  /** The folder of its build. */
  readonly folder: string;
  /** Builds it if that is necessary. Throws if the build fails. */
  readonly prepare: () => Promise<void>;
};

/** A font of the sandbox, so that the parts look the same on every machine. */
const FONTS = join(dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')), 'ttf');
const faces = [
  ['DejaVuSans.ttf', 400],
  ['DejaVuSans-Bold.ttf', 600],
] as const;
const fontStyles = faces
  .map(
    ([file, weight]) =>
      `@font-face { font-family: "Workshop"; font-weight: ${weight}; src: url("/workshop/fonts/${file}") format("truetype"); }\n`,
  )
  .join('');

export const workshopPage: FastifyPluginAsync<{ workshop: Workshop }> = async (app, { workshop }) => {
  const headers = {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      // Calendar and combobox set styles from their scripts.
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self'",
      "frame-src 'self'",
      "base-uri 'none'",
      "frame-ancestors 'self'",
    ].join('; '),
    'cache-control': 'no-store',
  };
  await app.register(fastifyStatic, { root: FONTS, prefix: '/workshop/fonts/', index: false });
  app.get('/workshop', (_, reply) => reply.redirect('/workshop/'));
  app.get('/workshop/', async (_, reply) => {
    await workshop.prepare();
    return reply.headers(headers).sendFile('index.html', workshop.folder);
  });
  // Not a folder of the plugin, which would have to be there when the console starts.
  app.get<{ Params: { '*': string } }>('/workshop/assets/*', (request, reply) =>
    reply.sendFile(request.params['*'], join(workshop.folder, 'assets')),
  );
  app.get('/workshop/fonts.css', (_, reply) => reply.type('text/css; charset=utf-8').send(fontStyles));
};
