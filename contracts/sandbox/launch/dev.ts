/** `pnpm dev`: the same shop at the same address, with the BFF restarting and the client reloading as files change. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { usualPorts } from '../ports.ts';
import { startConstellation } from './constellation.ts';
import { fail, refuseTakenPorts, stopOnSignal, tellWelcome } from './terminal.ts';

const VITE_PORT = 5173;
/** Everything of Vite's stands under one path, so that the BFF can pass it through, its websocket included. */
const VITE_BASE = '/vite/';

await refuseTakenPorts(usualPorts);

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
  const constellation = await startConstellation({
    ports: usualPorts,
    environment: { NODE_ENV: 'development', CLIENT_DEV_SERVER: `http://localhost:${VITE_PORT}${VITE_BASE}` },
    nodeArguments: ['--watch', '--watch-preserve-output'],
  });
  stopOnSignal(async () => {
    vite.kill();
    await constellation.stop();
  });
  tellWelcome(constellation);
} catch (error) {
  vite.kill();
  fail(error);
}
