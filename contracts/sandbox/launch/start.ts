/** `pnpm start`: builds the client if necessary, starts the complete shop and prints its URLs. */

import { defaultPorts } from '../ports.ts';
import { buildClient } from './client-build.ts';
import { startDevStack } from './dev-stack.ts';
import { exitIfPortsInUse, exitWithError, printWelcome, stopOnSignal } from './terminal.ts';

await exitIfPortsInUse(defaultPorts);

try {
  await buildClient();
  const devStack = await startDevStack({ ports: defaultPorts });
  stopOnSignal(devStack.stop);
  printWelcome(devStack);
} catch (error) {
  exitWithError(error);
}
