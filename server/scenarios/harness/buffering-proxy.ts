/** A reverse proxy that passes a response on when it is complete, as some proxies do. */
import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { portOf } from '../../src/testing/listen.ts';
import { responseTo } from './http-request.ts';

export class BufferingProxy {
  readonly url: string;
  readonly #server: Server;
  #kept = '';

  private constructor(server: Server, url: string) {
    this.#server = server;
    this.url = url;
  }

  static async start(target: string): Promise<BufferingProxy> {
    const server = createServer(async (incoming, outgoing) => {
      const { method, url, headers } = incoming;
      const sent = request(new URL(url ?? '/', target), { method, headers, agent: false });
      outgoing.once('close', () => sent.destroy());
      try {
        const response = await responseTo(sent.end());
        const chunks: Buffer[] = [];
        for await (const chunk of response) {
          chunks.push(chunk);
          proxy.#kept += String(chunk);
        }
        outgoing.writeHead(response.statusCode ?? 502, response.headers).end(Buffer.concat(chunks));
      } catch {
        outgoing.destroy();
      }
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const proxy = new BufferingProxy(server, `http://127.0.0.1:${portOf(server)}`);
    return proxy;
  }

  /** What it has received of responses. */
  get kept(): string {
    return this.#kept;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
