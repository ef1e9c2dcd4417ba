/** Runs the journeys, after it has found a browser and built the client. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { prepare } from './prepare.ts';

try {
  const browser = await prepare();
  const cli = join(import.meta.dirname, '../node_modules/playwright/cli.js');
  const config = join(import.meta.dirname, 'playwright.config.ts');
  const run = spawnSync(process.execPath, [cli, 'test', '--config', config, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: browser },
  });
  process.exit(run.status ?? 1);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
