/** Firefox of the system, without windows. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WebDriver } from 'selenium-webdriver';
import type { Engine } from './engine.ts';
import { Marionette } from './marionette.ts';
import { findProgram, startProgram, waitForProgram } from './programs.ts';

const findFirefox = () => findProgram('firefox-esr') ?? findProgram('firefox');

/** Firefox writes a line for each exception of a page that nothing has caught. */
const PAGE_ERROR = /^JavaScript error: https?:.*/gm;

export const firefox: Engine = {
  name: 'Firefox',
  findMissing: () => (findFirefox() ? [] : ['firefox-esr']),
  start: async (folder) => {
    const downloads = join(folder, 'downloads');
    await mkdir(downloads);
    await writeFile(join(folder, 'user.js'), toUserScript(preferencesOf(downloads)));
    const program = startProgram(
      findFirefox() ?? 'firefox-esr',
      ['--headless', '--marionette', '--no-remote', '--profile', folder, 'about:blank'],
      { HOME: folder, MOZ_CRASHREPORTER_DISABLE: '1' },
    );
    const executor = await waitForProgram(program, async () =>
      Marionette.connect(Number(await readFile(join(folder, 'MarionetteActivePort'), 'utf8'))),
    );
    const driver = WebDriver.createSession(executor, {});
    return { driver, downloads, readErrors: () => program.output().match(PAGE_ERROR) ?? [], stop: program.stop };
  },
};

function preferencesOf(downloads: string): Readonly<Record<string, string | number | boolean>> {
  return {
    // Firefox chooses a free port and writes it into its profile.
    'marionette.port': 0,
    'browser.download.folderList': 2,
    'browser.download.dir': downloads,
    'browser.download.alwaysOpenPanel': false,
    'browser.helperApps.neverAsk.saveToDisk': 'application/pdf',
    'pdfjs.disabled': true,
    'intl.accept_languages': 'en-CA, en',
  };
}

function toUserScript(preferences: ReturnType<typeof preferencesOf>): string {
  const lines = Object.entries(preferences).map(
    (preference) => `user_pref(${JSON.stringify(preference).slice(1, -1)});`,
  );
  return lines.join('\n');
}
