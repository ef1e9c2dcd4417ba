/** Finds a browser for the journeys: CHROMIUM_PATH, that of Playwright, one of the system. Otherwise installs one. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** The headless shell first: it draws pages like Chromium and needs less processor time, because it has no windows. */
const SYSTEM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const MAC_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Returns the path of an installed browser. Throws if CHROMIUM_PATH is not an executable file. */
function findBrowser(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const chosen = environment['CHROMIUM_PATH'];
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is ${chosen}, which is not an executable file.`);
  }
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  const folders = (environment['PATH'] ?? '').split(delimiter);
  const onPath = SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...MAC_PATHS].find(isExecutable);
}

/** Returns the path of a browser, and installs one if necessary. Throws an error that explains what to do. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  process.stdout.write('No browser found; installing Chromium.\n');
  for (const [command, ...args] of installers()) {
    spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new Error(
    'The journeys need Chromium, which could not be installed: install it, or set CHROMIUM_PATH to its executable file.',
  );
}

const debianInstallers: readonly [string, ...string[]][] = [
  ['apt-get', 'update', '-qq'],
  ['apt-get', 'install', '-y', '-qq', 'chromium-headless-shell'],
  // Older releases have no package of the shell alone.
  ['apt-get', 'install', '-y', '-qq', 'chromium'],
];

function installers(): [string, ...string[]][] {
  const debian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const cli = join(import.meta.dirname, '../node_modules/playwright/cli.js');
  return [...(debian ? debianInstallers : []), [process.execPath, cli, 'install', 'chromium']];
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
