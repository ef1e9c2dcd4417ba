/** Finds the browser for the journeys: CHROMIUM_PATH, Playwright's own, the system's; else installs one. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of a browser that is there already. Throws when CHROMIUM_PATH names none. */
export function findBrowser(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const chosen = environment['CHROMIUM_PATH'];
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH names ${chosen}, which is no program that can be run.`);
  }
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  const folders = (environment['PATH'] ?? '').split(delimiter);
  const onPath = folders.flatMap((folder) => SYSTEM_NAMES.map((name) => join(folder, name)));
  return [...onPath, ...MAC_PATHS].find(isExecutable);
}

/** The path of a browser, installed where there was none. Throws with a sentence that says what to do. */
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
    'The journeys need Chromium and it could not be installed: install it, or set CHROMIUM_PATH to its program.',
  );
}

function installers(): [string, ...string[]][] {
  const debian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const cli = join(import.meta.dirname, '../node_modules/playwright/cli.js');
  return [
    ...(debian
      ? ([
          ['apt-get', 'update', '-qq'],
          ['apt-get', 'install', '-y', '-qq', 'chromium'],
        ] as [string, ...string[]][])
      : []),
    [process.execPath, cli, 'install', 'chromium'],
  ];
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
