/**
 * A shop API as the BFF sees it: through the mappings of its calls (docs/integrate/README.md). The verifier asks this
 * server, which speaks the catalogue, so that the same contract proves the mappings.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { CallMappings } from '@perennial/server/shop-api/call-mappings';
import { createShopApi } from '@perennial/server/shop-api/shop-api';
import { portOf } from '@perennial/server/testing/listen';
import { calls } from '@perennial/shared/catalogue/routes';
import { cultures } from '@perennial/shared/cultures/cultures';
import { entriesOf } from '@perennial/shared/typed-tables';

type MappedShopApi = { readonly url: string; stop(): Promise<void> };

const patterns = entriesOf(calls).map(([name, { method, path }]) => ({
  name,
  method,
  pattern: new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}));

/** Finds the call of a request and the values of its path. */
function findCall(method: string, pathname: string) {
  for (const row of patterns) {
    const found = row.method === method ? row.pattern.exec(pathname) : null;
    const params = Object.entries(found?.groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)]);
    if (found) return { name: row.name, params: Object.fromEntries(params) };
  }
  return undefined;
}

/** The site whose headers a request has. */
function findSite(country: unknown, language: unknown) {
  const culture = cultures.find(({ countryCode }) => countryCode === country) ?? cultures[0];
  if (!culture) throw new Error('There is no culture');
  return { culture: culture.code, language: culture.languages.find((one) => one === language) ?? culture.languages[0] };
}

/** Serves the calls of the catalogue by a shop API and mappings. */
export async function serveMapped(shopApiUrl: string, mappings: CallMappings): Promise<MappedShopApi> {
  const shopApi = createShopApi(new URL(shopApiUrl), undefined, mappings);
  const server = createServer(async (request, response) => {
    const { method = '', headers } = request;
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const sent = await text(request);
    const call = findCall(method, pathname);
    if (!call) return response.writeHead(404).end();
    const query = Object.fromEntries([...new Set(searchParams.keys())].map((key) => [key, searchParams.getAll(key)]));
    const token = headers['user-token'];
    const context = {
      site: findSite(headers['country'], headers['language']),
      requestId: 'contract',
      ...(typeof token === 'string' && { userToken: token }),
    };
    try {
      const input = { params: call.params, query, ...(sent !== '' && { body: JSON.parse(sent) }) };
      const { status, body, userToken } = await shopApi.request(call.name, input, context);
      response.writeHead(status, { 'content-type': 'application/json', ...(userToken && { 'user-token': userToken }) });
      return response.end(body);
    } catch (error) {
      return response.writeHead(502).end(String(error));
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await shopApi.close();
    },
  };
}
