/** Finds or installs the browser of the journeys, and builds the client and the workshop of its parts if they have changed. */
import { buildClient, workshop } from '@perennial/sandbox/launch/client-build';
import { ensureBrowser } from './browser.ts';

/** Returns the path of the browser. Throws an error that says what to do if there is none, or if a build fails. */
export async function prepare(): Promise<string> {
  const browser = ensureBrowser();
  await buildClient();
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
