/** `pnpm start`: builds the client where needed, starts the whole shop, and says where it is. */

import { usualPorts } from '../ports.ts';
import { buildClient } from './client-build.ts';
import { startConstellation } from './constellation.ts';
import { fail, refuseTakenPorts, stopOnSignal, tellWelcome } from './terminal.ts';

await refuseTakenPorts(usualPorts);

try {
  await buildClient();
  const constellation = await startConstellation({ ports: usualPorts });
  stopOnSignal(constellation.stop);
  tellWelcome(constellation);
} catch (error) {
  fail(error);
}
