/** A real Redis for tests: REDIS_SERVER_PATH, that of the system, or one that is installed on Debian. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';

/** Returns the path of the server. Throws an error that explains what to do. */
function ensureRedis(): string {
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

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Starts a Redis without files on a free port of this machine. `stop` ends it at once, `start` starts it again. */
export async function startRedis() {
  const program = ensureRedis();
  const port = await findFreePort();
  let child: ChildProcess;

  async function start(): Promise<void> {
    child = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    for await (const text of child.stdout ?? []) if (String(text).includes('Ready to accept connections')) return;
    throw new Error('redis-server has ended');
  }

  async function stop(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  await start();
  return { url: new URL(`redis://127.0.0.1:${port}`), start, stop };
}
