/** `pnpm dev`: the same URLs as `pnpm start`. The BFF restarts and the client reloads when files change. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { defaultPorts } from '../ports.ts';
import { startDevStack, trialEnvironment } from './dev-stack.ts';
import { exitIfPortsInUse, exitWithError, printWelcome, stopOnSignal } from './terminal.ts';

const VITE_PORT = 5173;
/** All URLs of Vite start with this path, so that the BFF can proxy them and the websocket. */
const VITE_BASE = '/vite/';

await exitIfPortsInUse(defaultPorts);

const web = fileURLToPath(new URL('../../../web/', import.meta.url));
const vite = spawn(
  process.execPath,
  [
    'node_modules/vite/bin/vite.js',
    '--port',
    String(VITE_PORT),
    '--strictPort',
    '--base',
    VITE_BASE,
    '--clearScreen',
    'false',
  ],
  {
    cwd: web,
    stdio: ['ignore', 'inherit', 'inherit'],
  },
);

try {
  const devStack = await startDevStack({
    ports: defaultPorts,
    environment: {
      ...trialEnvironment,
      NODE_ENV: 'development',
      CLIENT_DEV_SERVER: `http://localhost:${VITE_PORT}${VITE_BASE}`,
    },
    sourcesWith: ['--watch', '--watch-preserve-output'],
  });
  stopOnSignal(async () => {
    vite.kill();
    await devStack.stop();
  });
  printWelcome(devStack);
} catch (error) {
  vite.kill();
  exitWithError(error);
}
