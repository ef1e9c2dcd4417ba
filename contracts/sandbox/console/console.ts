/** The console of the sandbox: a page with test data, and an API for tests. */
import { readFile } from 'node:fs/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { type ConsoleApiOptions, consoleApi } from './console-api.ts';
import { consolePage } from './console-page.ts';
import { openapiPage } from './openapi-page.ts';
import { type Workshop, workshopPage } from './workshop-page.ts';

type ConsoleOptions = ConsoleApiOptions & {
  readonly shopUrl: string;
  /** Base URL of the product images. */
  readonly contentUrl: string;
  /** Missing where the client's sources are not there. */
  readonly workshop?: Workshop | undefined;
};

const assets = [
  { path: '/tokens.css', file: '../pages/tokens.css', type: 'text/css; charset=utf-8' },
  { path: '/console.css', file: 'console.css', type: 'text/css; charset=utf-8' },
  { path: '/console.js', file: 'console.js', type: 'text/javascript; charset=utf-8' },
  { path: '/mark.svg', file: '../pages/mark.svg', type: 'image/svg+xml' },
] as const;

class NotJsonError extends Error {
  readonly statusCode = 400;

  constructor() {
    super('The body is not valid JSON.');
  }
}

/** Returns the server; it does not listen yet. */
export async function buildConsole(options: ConsoleOptions): Promise<FastifyInstance> {
  const { contentUrl, panel, scenarios, shopUrl, workshop } = options;
  const app = fastify();
  // Accepts a POST without a body also if its content type is JSON.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => {
    if (body === '') return done(null, undefined);
    try {
      done(null, JSON.parse(String(body)));
    } catch {
      done(new NotJsonError());
    }
  });
  consoleApi(app, options);

  app.get('/', (_, reply) =>
    reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': [
          "default-src 'none'",
          "style-src 'self'",
          "script-src 'self'",
          "connect-src 'self'",
          `img-src 'self' ${contentUrl}`,
          "base-uri 'none'",
          "frame-ancestors 'none'",
        ].join('; '),
        'cache-control': 'no-store',
      })
      .send(
        consolePage({
          scenarios: scenarios(),
          conditions: panel.conditions.all(),
          now: panel.clock.now(),
          offsetDays: panel.clock.offsetDays,
          shopUrl,
          contentUrl,
          hasWorkshop: workshop !== undefined,
        }),
      ),
  );
  await app.register(openapiPage, { shopUrl });
  if (workshop) await app.register(workshopPage, { workshop });
  for (const { path, file, type } of assets) {
    const content = await readFile(new URL(file, import.meta.url));
    app.get(path, (_, reply) => reply.type(type).send(content));
  }
  return app;
}
