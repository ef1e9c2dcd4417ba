/** A shop API that gives every request the same answer, to see what the BFF makes of it. */

import { once } from 'node:events';
import { createServer } from 'node:http';
import { portOf } from '@perennial/server/testing/listen';

export type AnsweringShop = { readonly port: number; close(): void };

/** Starts it; the answer is a success with JSON. */
export async function startAnsweringShop(answer: unknown): Promise<AnsweringShop> {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: portOf(server),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
