/** Serves the shop by https, as the reverse proxy of a real shop does: Apple Pay does not open on a page without it. */
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { createSelfSigned } from './self-signed.ts';

/**
 * In milliseconds, longer than any browser waits between two requests: a request on a connection that is just being closed
 * fails.
 */
const KEEP_ALIVE_MS = 120_000;

/** Opens a port that forwards every request to the BFF. Returns a function that closes it. Rejects if it is taken. */
export async function openHttpsDoor(port: number, bffPort: number): Promise<() => Promise<void>> {
  const server = createServer(createSelfSigned(), (incoming, outgoing) => forward(incoming, outgoing, bffPort));
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host: 'localhost' }, resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, port: number): void {
  const { url: path, method, headers } = incoming;
  const forwarded = {
    'x-forwarded-proto': 'https',
    'x-forwarded-host': headers.host,
    'x-forwarded-for': incoming.socket.remoteAddress,
  };
  const call = request({ host: 'localhost', port, path, method, headers: { ...headers, ...forwarded } }, (response) => {
    // A browser that trusts the certificate would ask for https at every other port of this machine, too. How long the BFF
    // keeps a connection says nothing about this one.
    const { 'strict-transport-security': _, connection: __, 'keep-alive': ___, ...others } = response.headers;
    outgoing.writeHead(response.statusCode ?? 502, others);
    response.pipe(outgoing);
  });
  call.on('error', () => outgoing.destroy());
  outgoing.on('close', () => call.destroy());
  incoming.pipe(call);
}
