/** The BFF for unit tests, with fake services that listen on a port. */

import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { cultureOf } from '@perennial/shared/cultures/cultures';
import { defaultCultureConfig } from '@perennial/shared/cultures/default-culture-config';
import { buildApp, type Overrides } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import type { PageLimits } from '../rendering/in-time.ts';
import { portOf } from './listen.ts';

type ReceivedRequest = { method: string; path: string; headers: IncomingHttpHeaders; body: string };
type Handler = (request: ReceivedRequest, response: ServerResponse) => unknown;

/** Starts a fake service. `received` contains the requests in their order. */
export async function startFakeService(handler: Handler) {
  const received: ReceivedRequest[] = [];
  const server = createServer(async (message: IncomingMessage, response) => {
    const { method = '', url = '', headers } = message;
    const request = { method, path: url, headers, body: await text(message) };
    received.push(request);
    handler(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server);
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function json(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

const environment = {
  PUBLIC_URL: 'http://localhost:3000',
  SHOP_API_URL: 'http://127.0.0.1:9',
  CONTENT_API_URL: 'http://127.0.0.1:9/api/v2',
  OIDC_ISSUER: 'http://127.0.0.1:9',
  OIDC_CLIENT_ID: 'perennial-shop',
  OIDC_CLIENT_SECRET: 'a secret for tests',
  SESSION_SECRETS: 'a-session-secret-for-tests-that-is-long-enough',
  CARD_ENVIRONMENT: 'test',
  LOG_LEVEL: 'silent',
  AUDIT_LOG: '/dev/null',
};

export function testConfig(changes: Record<string, string> = {}): Config {
  return readConfig({ ...environment, ...changes });
}

/** A content service without documents, so that the product's defaults apply. */
export const emptyContent: NonNullable<Overrides['content']> = {
  cultureConfig: async (culture) => defaultCultureConfig(cultureOf(culture)),
  footer: async () => ({ bottomLinks: [], socialLinks: [], copyright: '', countryLabel: '', siteLabel: '' }),
  bundles: async () => new Map(),
  document: async () => null,
  localization: async () => ({}),
  invalidate: () => {},
};

const plainClient: NonNullable<Overrides['client']> = {
  loadBuild: async () => ({
    indexHtml: '<html lang="en"><head><!--boot--></head></html>',
    findAssets: () => [],
    findPattern: () => undefined,
  }),
  files: async () => {},
};

/** A page waits for whatever its test answers, however slow the machine is. */
export const patientLimits: PageLimits = { profile: 60_000, prefetch: 60_000, rendering: 60_000 };

type SetCookies = { readonly cookies: readonly { readonly name: string; readonly value: string }[] };

/** Formats the first cookie of a response as the Cookie header of the next request. */
export function toCookieHeader({ cookies: [cookie] }: SetCookies): string {
  return `${cookie?.name}=${encodeURIComponent(cookie?.value ?? '')}`;
}

/** Builds the BFF with a test configuration, without content and without a built client. */
export function testApp(changes: Record<string, string> = {}, overrides: Overrides = {}) {
  return buildApp(testConfig(changes), {
    content: emptyContent,
    client: plainClient,
    pageLimits: patientLimits,
    ...overrides,
  });
}
