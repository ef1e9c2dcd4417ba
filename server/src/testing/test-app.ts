/** The real BFF for unit tests, in front of a shop API that the test plays on a real port. */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { cultureOf } from '@perennial/shared/cultures/cultures';
import { defaultCultureConfig } from '@perennial/shared/cultures/default-culture-config';
import { buildApp, type Overrides } from '../app.ts';
import { type Config, readConfig } from '../config.ts';

export type ReceivedRequest = { method: string; path: string; headers: IncomingHttpHeaders; body: string };
type Answer = (request: ReceivedRequest, response: ServerResponse) => unknown;

/** A shop API that answers as it is told and remembers what it was asked. */
export async function startShop(answer: Answer) {
  const received: ReceivedRequest[] = [];
  const server = createServer(async (message: IncomingMessage, response) => {
    const { method = '', url = '', headers } = message;
    const request = { method, path: url, headers, body: await text(message) };
    received.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
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
};

export function testConfig(changes: Record<string, string> = {}): Config {
  return readConfig({ ...environment, ...changes });
}

/** A content service that has nothing: the product's own words serve. */
export const silentContent: NonNullable<Overrides['content']> = {
  cultureConfig: async (culture) => defaultCultureConfig(cultureOf(culture)),
  footer: async () => ({ bottomLinks: [], socialLinks: [], copyright: '', countryLabel: '', siteLabel: '' }),
  bundles: async () => new Map(),
  document: async () => null,
  localization: async () => ({}),
  forget: () => {},
};

const plainClient: NonNullable<Overrides['client']> = {
  build: async () => ({ indexHtml: '<html lang="en"><head><!--boot--></head></html>', assetsOf: () => [] }),
  files: async () => {},
};

export function testApp(changes: Record<string, string> = {}, overrides: Overrides = {}) {
  return buildApp(testConfig(changes), { content: silentContent, client: plainClient, ...overrides });
}
