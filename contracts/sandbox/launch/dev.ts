/**
 * `pnpm dev`: the same URLs as `pnpm start`. The BFF and the sandbox restart, and the client reloads, when files change;
 * who is signed in stays so. `--inspect` opens the debugger of the BFF.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { tableOf } from '@perennial/shared/typed-tables';
import { defaultPorts, sandboxServices } from '../ports.ts';
import { bffEnvironment, trialEnvironment } from './dev-stack.ts';
import { KeptProcess } from './kept-process.ts';
import { toReadable } from './readable-log.ts';
import { exitIfPortsInUse, exitWithError, printWelcome, stopOnSignal } from './terminal.ts';
import { watchFolders } from './watch-folders.ts';

const ports = { ...defaultPorts, vite: 5173, debugger: 9229 };
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const SERVER = `${ROOT}server/src`;
const SHARED = `${ROOT}shared/src`;
const SANDBOX = `${ROOT}contracts/sandbox`;
/** All URLs of Vite start with this path, so that the BFF can proxy them and the websocket. */
const VITE_BASE = '/vite/';
/** A restart compiles again what has changed only. */
const NODE_COMPILE_CACHE = `${ROOT}node_modules/.cache/node`;
const READY_POLL_MS = 50;
const READY_TIMEOUT_MS = 30_000;

const isInspected = process.argv.includes('--inspect');
const { debugger: _, ...withoutDebugger } = ports;
await exitIfPortsInUse(isInspected ? ports : withoutDebugger);

const say = (line: string) => process.stdout.write(`${line}\n`);
const shopUrl = `http://localhost:${ports.shop}`;
const urls = tableOf(sandboxServices, (service) => `http://localhost:${ports[service]}`);
const clientSecret = randomBytes(24).toString('base64url');

const vite = spawn(
  process.execPath,
  [
    'node_modules/vite/bin/vite.js',
    ...['--port', String(ports.vite), '--strictPort', '--base', VITE_BASE, '--clearScreen', 'false'],
  ],
  { cwd: `${ROOT}web`, stdio: ['ignore', 'inherit', 'inherit'] },
);
const sandbox = new KeptProcess({
  command: [`${SANDBOX}/launch/dev-sandbox.ts`],
  environment: { SHOP_URL: shopUrl, OIDC_CLIENT_SECRET: clientSecret, NODE_COMPILE_CACHE },
  onLine: say,
});
const bff = new KeptProcess({
  command: [...(isInspected ? [`--inspect=${ports.debugger}`] : []), `${SERVER}/dev.ts`],
  environment: {
    ...bffEnvironment(urls, { shopUrl, port: ports.shop, clientSecret }),
    ...trialEnvironment,
    NODE_ENV: 'development',
    NODE_COMPILE_CACHE,
    CLIENT_DEV_SERVER: `http://localhost:${ports.vite}${VITE_BASE}`,
  },
  onLine: (line) => say(toReadable(line)),
});

/** Restarts what uses a changed file. Vite looks after the client itself. */
function restart(paths: readonly string[]): void {
  const isIn = (folder: string) => paths.some((path) => path.startsWith(`${folder}/`));
  say(`${paths.map((path) => relative(ROOT, path)).join(', ')}: restarting`);
  if (isIn(SERVER) || isIn(SHARED)) void bff.restart();
  if (isIn(SANDBOX) || isIn(SHARED)) void sandbox.restart();
}

const unwatch = watchFolders([SERVER, SHARED, SANDBOX], restart);
stopOnSignal(async () => {
  unwatch();
  vite.kill();
  await Promise.all([bff.stop(), sandbox.stop()]);
});

/** Waits until a service answers. Throws after half a minute; why it did not start stands above. */
async function waitFor(url: string): Promise<void> {
  for (const end = Date.now() + READY_TIMEOUT_MS; Date.now() < end; await wait(READY_POLL_MS)) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
  }
  throw new Error(`${url} does not answer.`);
}

try {
  await waitFor(`${urls.console}/scenarios`);
  await waitFor(`${shopUrl}/readyz`);
  printWelcome({ shopUrl, consoleUrl: urls.console });
} catch (error) {
  unwatch();
  vite.kill();
  await Promise.all([bff.stop(), sandbox.stop()]);
  exitWithError(error);
}
