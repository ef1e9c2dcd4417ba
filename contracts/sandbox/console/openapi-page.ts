/** Shows the OpenAPI document of the BFF with Swagger UI. */
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { renderDocument } from '../pages/document.ts';
import { html } from '../pages/html.ts';

const TIMEOUT_MS = 5_000;

const page = renderDocument({
  title: 'Calls of the shop · Perennial sandbox',
  icon: '/mark.svg',
  styleSheets: ['/openapi/assets/swagger-ui.css'],
  scripts: ['/openapi/assets/swagger-ui-bundle.js', '/openapi/start.js'],
  body: html`<div id="openapi"></div>`,
});

/** Swagger UI sets styles from its script, so inline styles are allowed. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const openapiPage: FastifyPluginAsync<{ shopUrl: string }> = async (app, { shopUrl }) => {
  const start = await readFile(new URL('openapi-page.js', import.meta.url));
  await app.register(fastifyStatic, {
    root: dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json'))),
    prefix: '/openapi/assets/',
    index: false,
  });
  app.get('/openapi', (_, reply) =>
    reply.headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }).send(page),
  );
  app.get('/openapi/start.js', (_, reply) => reply.type('text/javascript; charset=utf-8').send(start));
  // Fetched by the server, because the BFF serves the document to its own origin only.
  app.get('/openapi/document.json', async (_, reply) => {
    try {
      const response = await fetch(`${shopUrl}/bff/openapi.json`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      return reply
        .code(response.status)
        .type('application/json')
        .send(Buffer.from(await response.arrayBuffer()));
    } catch {
      return reply.code(502).send({ message: `The shop at ${shopUrl} is not available.` });
    }
  });
};
