/** Finds or installs the browser of the journeys, and builds the client and the workshop of its parts if they have changed. */
import { buildShop, workshop } from '@perennial/sandbox/launch/build';
import { ensureBrowser } from './browser.ts';

/** Returns the path of the browser. Throws an error that says what to do if there is none, or if a build fails. */
export async function prepare(): Promise<string> {
  const browser = ensureBrowser();
  await buildShop();
  await workshop.prepare();
  return browser;
}

if (import.meta.main) {
  try {
    await prepare();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
