/** The browser of WebKitGTK, on a display without a screen. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@perennial/sandbox/ports';
import { Builder } from 'selenium-webdriver';
import type { Engine } from './engine.ts';
import { findProgram, type Program, startProgram, waitForProgram } from './programs.ts';

/** The Debian package of each program. */
const packages = { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' };

export const webkit: Engine = {
  name: 'WebKitGTK',
  findMissing: () => Object.entries(packages).flatMap(([program, name]) => (findProgram(program) ? [] : [name])),
  start: async (folder) => {
    const downloads = await createDownloads(folder);
    const display = startProgram('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']);
    const number = await readDisplay(display);
    const port = await freePort();
    const program = startProgram('WebKitWebDriver', [`--port=${port}`], {
      DISPLAY: `:${number}`,
      GDK_BACKEND: 'x11',
      HOME: folder,
      XDG_CONFIG_HOME: join(folder, '.config'),
      // There is no bus on which a screen reader could ask.
      NO_AT_BRIDGE: '1',
    });
    const url = `http://127.0.0.1:${port}`;
    await waitForProgram(program, async () => ((await fetch(`${url}/status`)).ok ? true : undefined));
    const stop = async () => {
      await program.stop();
      await display.stop();
    };
    const capabilities = { browserName: 'MiniBrowser' };
    return { driver: new Builder().usingServer(url).withCapabilities(capabilities).build(), downloads, stop };
  },
};

/** The browser saves files in the folder that the desktop says. */
async function createDownloads(folder: string): Promise<string> {
  const downloads = join(folder, 'downloads');
  await mkdir(downloads);
  await mkdir(join(folder, '.config'));
  await writeFile(join(folder, '.config/user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  return downloads;
}

/** Xvfb chooses a free display and writes its number. */
async function readDisplay(display: Program): Promise<number> {
  let written = '';
  display.child.stdio[3]?.on('data', (bytes: Buffer) => {
    written += bytes;
  });
  return waitForProgram(display, async () => (written.endsWith('\n') ? Number(written) : undefined));
}
