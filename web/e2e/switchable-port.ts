/** A TCP proxy in front of a service, which can simulate an outage of that service. */
import { createConnection, createServer, type Server, type Socket } from 'node:net';

export class SwitchablePort {
  readonly #target: number;
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  readonly port: number;

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
    socket.pipe(upstream).pipe(socket);
  }
}
