/** A real Redis for tests: REDIS_SERVER_PATH, that of the system, or one that is installed on Debian. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { RedisSettings } from '../redis/redis-client.ts';
import { redisServers } from '../values/redis-values.ts';

/** The settings of a connection to one server. */
export function settingsOf(url: URL, changes: Partial<RedisSettings> = {}): RedisSettings {
  const REDIS_URL = redisServers.parse(url.href);
  return { REDIS_URL, REDIS_MODE: 'single', REDIS_SENTINEL_MASTER: 'mymaster', ...changes };
}

/** Returns the path of the server. Throws an error that explains what to do. */
export function ensureRedis(): string {
  const find = () => {
    const folders = (process.env['PATH'] ?? '').split(delimiter);
    return [process.env['REDIS_SERVER_PATH'] ?? '', ...folders.map((folder) => join(folder, 'redis-server'))].find(
      (path) => path !== '' && existsSync(path),
    );
  };
  const found = find();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { env: environment });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'redis-server'], { env: environment });
  }
  const installed = find();
  if (installed) return installed;
  throw new Error('The tests need redis-server: install it, or set REDIS_SERVER_PATH to its executable file.');
}

/** Below the ports that the system gives to outgoing connections. */
const PORTS = { first: 10_000, last: 32_000 };
export const choosePort = () => PORTS.first + Math.floor(Math.random() * (PORTS.last - PORTS.first));
const ATTEMPTS = 20;

type Options = {
  /** Where it keeps its values over a restart; by default it has no files. */
  readonly folder?: string;
  /** More arguments, for example those of a cluster. */
  readonly settings?: readonly string[];
  /** A command that limits the process to a core; empty without one. */
  readonly pinning?: readonly string[];
};

/** Returns the process; undefined if it has ended, because another process uses the port. */
async function launch(program: string, port: number, { folder, settings = [], pinning = [] }: Options) {
  // With `everysec` a busy disk delays a write, and a Redis that ends then loses what it has confirmed.
  const files =
    folder === undefined ? ['--appendonly', 'no'] : ['--appendonly', 'yes', '--appendfsync', 'always', '--dir', folder];
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', ...files, ...settings];
  const [command = program, ...args] = [...pinning, program, ...options];
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  for await (const text of child.stdout) if (String(text).includes('Ready to accept connections')) return child;
  return undefined;
}

const found: (() => ChildProcess | undefined)[] = [];

/** A run that is interrupted leaves no process behind. */
export function endWithRun(find: () => ChildProcess | undefined): void {
  if (found.push(find) > 1) return;
  process.once('exit', () => {
    for (const find of found) find()?.kill('SIGKILL');
  });
}

/** Starts a Redis on this machine. `stop` ends it at once, `start` starts it again on its port. */
export async function startRedis(options: Options = {}) {
  const program = ensureRedis();
  let port = 0;
  let child: ChildProcess | undefined;
  for (let attempt = 0; attempt < ATTEMPTS && !child; attempt += 1) {
    port = choosePort();
    child = await launch(program, port, options);
  }
  if (!child) throw new Error('redis-server does not start');
  endWithRun(() => child);

  async function start(): Promise<void> {
    child = await launch(program, port, options);
    if (!child) throw new Error(`redis-server does not start on port ${port} again`);
  }

  async function stop(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  return {
    url: new URL(`redis://127.0.0.1:${port}`),
    start,
    stop,
    /** From now on it answers nothing, and closes no connection, as a machine without power. `thaw` ends that. */
    freeze: () => child?.kill('SIGSTOP'),
    thaw: () => child?.kill('SIGCONT'),
  };
}
