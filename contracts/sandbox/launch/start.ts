/**
 * `pnpm start`: builds the client if necessary, starts the complete shop and prints its URLs. `--https` gives the shop an
 * https URL, which Apple Pay needs.
 */

import { defaultPorts } from '../ports.ts';
import { buildShop } from './build.ts';
import { startDevStack, trialEnvironment } from './dev-stack.ts';
import { exitIfPortsInUse, exitWithError, printWelcome, stopOnSignal } from './terminal.ts';

await exitIfPortsInUse(defaultPorts);

try {
  await buildShop();
  const devStack = await startDevStack({
    ports: defaultPorts,
    https: process.argv.includes('--https'),
    environment: trialEnvironment,
  });
  stopOnSignal(devStack.stop);
  printWelcome({ shopUrl: devStack.shopUrl, consoleUrl: devStack.sandbox.urls.console });
} catch (error) {
  exitWithError(error);
}
