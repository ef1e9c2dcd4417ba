/** A line to a service that can be cut and mended: to its client the service is down, and back again. */
import { connect, createServer, type Server, type Socket } from 'node:net';

export class SwitchablePort {
  readonly #target: number;
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  readonly port: number;

  private constructor(port: number, target: number) {
    this.port = port;
    this.#target = target;
  }

  /** Listens on a port and passes everything on to another. */
  static async open(port: number, target: number): Promise<SwitchablePort> {
    const line = new SwitchablePort(port, target);
    await line.mend();
    return line;
  }

  /** Cuts the line: connections end, and new ones are refused. */
  async cut(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = undefined;
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  }

  async mend(): Promise<void> {
    if (this.#server) return;
    const server = createServer((socket) => this.#passOn(socket));
    this.#server = server;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.port, resolve);
    });
  }

  #passOn(socket: Socket): void {
    const upstream = connect(this.#target, 'localhost');
    for (const end of [socket, upstream]) {
      this.#sockets.add(end);
      end.once('close', () => this.#sockets.delete(end));
      end.once('error', () => end.destroy());
    }
    socket.pipe(upstream).pipe(socket);
  }
}
