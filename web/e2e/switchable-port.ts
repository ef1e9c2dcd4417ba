/** A TCP proxy in front of a service, which can simulate an outage of that service, and a slow line to it. */
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';

export class SwitchablePort {
  readonly #target: number;
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  readonly port: number;
  /** How long each request is on its way to the service, in milliseconds. */
  latencyMs = 0;

  private constructor(port: number, target: number) {
    this.port = port;
    this.#target = target;
  }

  /** Forwards all connections of a port to another port. */
  static async open(port: number, target: number): Promise<SwitchablePort> {
    const proxy = new SwitchablePort(port, target);
    await proxy.connect();
    return proxy;
  }

  /** Ends all connections and refuses new ones. */
  async disconnect(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = undefined;
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  }

  /** Accepts connections again. */
  async connect(): Promise<void> {
    if (this.#server) return;
    const server = createServer((socket) => this.#forward(socket));
    this.#server = server;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.port, resolve);
    });
  }

  #forward(socket: Socket): void {
    const upstream = createConnection(this.#target, 'localhost');
    for (const end of [socket, upstream]) {
      this.#sockets.add(end);
      end.once('close', () => this.#sockets.delete(end));
      end.once('error', () => end.destroy());
    }
    // Whoever has gone reads nothing more, and a service that refuses a connection answers nothing.
    socket.once('close', () => upstream.destroy());
    upstream.once('error', () => socket.destroy());
    socket.pipe(this.#delay()).pipe(upstream).pipe(socket);
  }

  /** Passes everything on after the latency, in the same order. */
  #delay(): Transform {
    let passed: Promise<unknown> = Promise.resolve();
    const passLater = (pass: () => void) => {
      passed = Promise.all([passed, this.latencyMs > 0 && delay(this.latencyMs)]).then(() => pass());
    };
    return new Transform({
      transform(chunk, _encoding, done) {
        passLater(() => this.push(chunk));
        done();
      },
      flush: passLater,
    });
  }
}
