/** Servers of tests and of the benchmark, on a free port. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Server as NetServer } from 'node:net';

/** Throws an Error if the server does not listen on a port. */
export function portOf(server: Pick<NetServer, 'address'>): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on a port');
  return address.port;
}

/** Listens on a free port of the loopback interface. Returns the URL. */
export async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${portOf(server)}`;
}
