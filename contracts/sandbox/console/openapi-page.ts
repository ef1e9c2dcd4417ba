/** The BFF's OpenAPI document as a page to read, drawn by Swagger UI. */
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { html } from '../pages/html.ts';

const TIMEOUT_MS = 5_000;

const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Calls of the shop · Perennial sandbox</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="/openapi/assets/swagger-ui.css">
<script src="/openapi/assets/swagger-ui-bundle.js" defer></script>
<script src="/openapi/start.js" defer></script>
</head>
<body>
<div id="openapi"></div>
</body>
</html>
`.toString();

/** Swagger UI sets styles from its script; nothing else is allowed to be inline. */
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
  // Fetched here: the shop answers its document to its own origin only.
  app.get('/openapi/document.json', async (_, reply) => {
    try {
      const answer = await fetch(`${shopUrl}/bff/openapi.json`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      return reply
        .code(answer.status)
        .type('application/json')
        .send(Buffer.from(await answer.arrayBuffer()));
    } catch {
      return reply.code(502).send({ message: `The shop at ${shopUrl} does not answer.` });
    }
  });
};
