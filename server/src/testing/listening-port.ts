/** The port of a server that listens on a free one. */
import type { Server } from 'node:net';

/** Throws an Error if the server does not listen on a port. */
export function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on a port');
  return address.port;
}
