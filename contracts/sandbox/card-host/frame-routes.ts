/** The pages that the card library loads in frames: the secured fields and the device fingerprint. */
import { readFile } from 'node:fs/promises';
import type { FastifyPluginAsync } from 'fastify';
import { html } from '../pages/html.ts';
import { CARD_CLIENT_KEY } from './card-sessions.ts';

const ASSETS = '/checkoutshopper/assets/frames';

const assets = [
  'card-rules.js',
  'code-field.js',
  'device-fingerprint.js',
  'expiry-field.js',
  'field-blob.js',
  'field-channel.js',
  'field-styles.js',
  'number-field.js',
  'secured-field.css',
  'secured-field.js',
] as const;

const toContentType = (name: string) => `text/${name.endsWith('.css') ? 'css' : 'javascript'}; charset=utf-8`;

const fieldPage = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Card field</title>
<link rel="stylesheet" href="${ASSETS}/secured-field.css">
<script type="module" src="${ASSETS}/secured-field.js"></script>
</head>
<body></body>
</html>
`.toString();

const devicePage = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Device</title>
<script type="module" src="${ASSETS}/device-fingerprint.js"></script>
</head>
<body></body>
</html>
`.toString();

type FrameOptions = { readonly shopOrigins: readonly string[] };

export const frameRoutes: FastifyPluginAsync<FrameOptions> = async (app, { shopOrigins }) => {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; frame-ancestors ${shopOrigins.join(' ')}`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };

  for (const [path, page] of [
    ['/securedfields/:clientKey/:version/securedFields.html', fieldPage],
    ['/assets/html/:clientKey/:page', devicePage],
  ] as const) {
    app.get<{ Params: { clientKey: string } }>(path, (request, reply) => {
      const { clientKey } = request.params;
      return clientKey === CARD_CLIENT_KEY ? reply.headers(headers).send(page) : reply.callNotFound();
    });
  }

  for (const name of assets) {
    const content = await readFile(new URL(`browser/${name}`, import.meta.url));
    app.get(`/assets/frames/${name}`, (_request, reply) =>
      reply
        .headers({
          'content-type': toContentType(name),
          'cache-control': 'public, max-age=300',
          'x-content-type-options': 'nosniff',
        })
        .send(content),
    );
  }
};
