/**
 * The shop API of the BFF under contract: records each request as it arrives, and forwards it to the mock server of the
 * current interaction. The contract compares values of a provider state by type only, so the record shows which values
 * the BFF really sent.
 */

import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { portOf } from '@perennial/server/testing/listen';

export type SentRequest = {
  readonly method: string;
  /** Encoded, without the query. */
  readonly path: string;
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed JSON; undefined without a body. */
  readonly body: unknown;
};

/** A request on its way to the mock server. */
export type RawRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

type ShopApiRecorder = {
  readonly url: URL;
  /** Forwards requests to the mock server at this port, and forgets what was sent before. */
  forwardTo(port: number): void;
  /** The requests since then. */
  readonly sent: readonly SentRequest[];
  close(): Promise<void>;
};

/** Starts a recorder on a free port. `change` alters each request before it is recorded; the drift check uses it. */
export async function startShopApiRecorder(
  change: (request: RawRequest) => RawRequest = (request) => request,
): Promise<ShopApiRecorder> {
  let port = 0;
  let sent: SentRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const request = change(await readRaw(incoming));
    sent.push(toSentRequest(request));
    forward(request, port, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: new URL(`http://127.0.0.1:${portOf(server)}`),
    forwardTo: (mockPort) => {
      port = mockPort;
      sent = [];
    },
    get sent() {
      return sent;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function readRaw(incoming: IncomingMessage): Promise<RawRequest> {
  const { method = '', url = '' } = incoming;
  const headers = Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]));
  return { method, url, headers, body: await buffer(incoming) };
}

function forward({ method, url, headers, body }: RawRequest, port: number, response: ServerResponse): void {
  const { connection: _, 'transfer-encoding': __, ...kept } = headers;
  const length = body.length > 0 ? { 'content-length': String(body.length) } : {};
  const outgoing = send(
    { host: '127.0.0.1', port, method, path: url, headers: { ...kept, ...length }, agent: false },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  outgoing.on('error', () => response.destroy());
  outgoing.end(body);
}

/** Headers of the connection, not of the BFF. */
export const transportHeaders = ['host', 'connection', 'content-length', 'transfer-encoding', 'keep-alive'];

function toSentRequest({ method, url, headers, body }: RawRequest): SentRequest {
  const [path = '', search = ''] = url.split('?');
  const own = Object.entries(headers).filter(([name]) => !transportHeaders.includes(name));
  return { method, path, query: readQuery(search), headers: Object.fromEntries(own), body: readBody(body) };
}

function readQuery(search: string): SentRequest['query'] {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const values = parameters.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}

/** A body that is not JSON is kept as text, so that the comparison names it. */
function readBody(body: Buffer): unknown {
  if (body.length === 0) return undefined;
  const text = body.toString('utf8');
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
