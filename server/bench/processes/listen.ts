import { once } from 'node:events';
import type { Server } from 'node:http';
import { portOf } from '../../src/testing/listening-port.ts';

/** Listens on a free port of the loopback interface. Returns the URL. */
export async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${portOf(server)}`;
}
