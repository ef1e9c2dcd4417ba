/** A server in a process of its own, seen from outside: when it has sent its first page, and what it uses. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { request } from 'undici';
import { listen } from '../../src/testing/listen.ts';
import type { Usage } from '../subjects/subject.ts';
import { readUsage } from './process-usage.ts';

/** Between two tries of the first page. */
const TRY_MS = 5;
/** A server that has sent no page until then does not start. */
const PATIENCE_MS = 60_000;
/** What a failed process wrote last, in characters. */
const KEPT_OUTPUT = 4_000;

export type ServerCommand = {
  readonly title: string;
  readonly folder: string;
  /** Those of Node. */
  readonly arguments: (port: number) => readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
};

type Page = { readonly path: string; readonly headers: Readonly<Record<string, string>> };

export class ServerProcess {
  readonly #child: ChildProcess;
  readonly origin: string;
  /** From the start of the process until its first page was there. */
  firstPageMs = 0;
  #output = '';

  private constructor(child: ChildProcess, origin: string) {
    this.#child = child;
    this.origin = origin;
    child.stderr?.on('data', (chunk) => {
      this.#output = (this.#output + chunk).slice(-KEPT_OUTPUT);
    });
  }

  /** Starts a server and waits for its first page. Throws if it sends none. */
  static async start(
    command: ServerCommand,
    pinning: readonly string[],
    { path, headers }: Page,
    onStart: (server: ServerProcess) => void,
  ): Promise<ServerProcess> {
    const port = await findFreePort();
    const [program = process.execPath, ...args] = [...pinning, process.execPath, ...command.arguments(port)];
    const startedAt = performance.now();
    const child = spawn(program, args, {
      cwd: command.folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(port),
        ...command.environment,
      },
    });
    const server = new ServerProcess(child, `http://127.0.0.1:${port}`);
    onStart(server);
    while (!(await server.#sends(path, headers))) {
      if (child.exitCode !== null || performance.now() - startedAt > PATIENCE_MS) {
        throw new Error(`${command.title} sent no page\n${server.output()}`);
      }
      await wait(TRY_MS);
    }
    server.firstPageMs = performance.now() - startedAt;
    return server;
  }

  async #sends(path: string, headers: Page['headers']): Promise<boolean> {
    try {
      const response = await request(this.origin + path, { headers });
      await response.body.dump();
      return response.statusCode === 200;
    } catch {
      // Nobody listens yet.
      return false;
    }
  }

  async usage(): Promise<Usage> {
    return readUsage(this.#child.pid ?? 0);
  }

  /** What it wrote last to its standard error. */
  output(): string {
    return this.#output;
  }

  stop(): void {
    this.#child.kill('SIGKILL');
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  const { port } = new URL(await listen(server));
  await new Promise((closed) => server.close(closed));
  return Number(port);
}
