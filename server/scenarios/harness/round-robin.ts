/** A reverse proxy in front of several instances: it sends each request to the next one that accepts connections. */

import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { responseTo } from './http-request.ts';

export type RoundRobin = {
  readonly url: string;
  /** The instances that get requests, by URL. They can be changed at any time. */
  instances: readonly string[];
  /** How many answers each instance has given, by URL. */
  readonly answers: ReadonlyMap<string, number>;
  close(): Promise<void>;
};

export async function startRoundRobin(port: number): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const answers = new Map<string, number>();

  const server: Server = createServer(async (incoming, outgoing) => {
    const body = await buffer(incoming).catch(() => undefined);
    if (!body) return;
    for (const instance of takeTurn()) {
      const response = await forward(instance, incoming, body).catch((error: NodeJS.ErrnoException) => error);
      if (!(response instanceof Error)) {
        answers.set(instance, (answers.get(instance) ?? 0) + 1);
        return send(response, outgoing);
      }
      // After another failure the instance may have handled the request. A read can be repeated.
      if (response.code !== 'ECONNREFUSED' && incoming.method !== 'GET') break;
    }
    outgoing.writeHead(502).end('No instance could handle the request.');
  });

  /** All instances, beginning with the next one. */
  function takeTurn(): readonly string[] {
    const { instances } = proxy;
    const first = turn % Math.max(1, instances.length);
    turn += 1;
    return [...instances.slice(first), ...instances.slice(0, first)];
  }

  async function forward(instance: string, { method, url, rawHeaders }: IncomingMessage, body: Buffer) {
    const { hostname, port: instancePort } = new URL(instance);
    const options = { agent, hostname, port: instancePort, method, path: url, headers: rawHeaders, setHost: false };
    return responseTo(request(options).end(body));
  }

  const proxy: RoundRobin = {
    url: `http://localhost:${port}`,
    instances: [],
    answers,
    close: async () => {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  server.listen(port, 'localhost');
  await once(server, 'listening');
  return proxy;
}

async function send(response: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(response.statusCode ?? 502, response.rawHeaders);
  // A connection that ends early ends the other one.
  await pipeline(response, outgoing).catch(() => {});
}
