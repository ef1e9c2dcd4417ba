/** `pnpm start`: builds the client where needed, starts the whole shop, and says where it is. */
import { buildClient } from './client-build.ts';
import { startConstellation } from './constellation.ts';
import { takenPorts, usualPorts } from './ports.ts';
import { fail, stopOnSignal, tellWelcome } from './terminal.ts';

const taken = await takenPorts(usualPorts);
for (const service of taken) process.stderr.write(`Port ${usualPorts[service]} (${service}) is taken.\n`);
if (taken.length > 0) process.exit(1);

try {
  await buildClient();
  const constellation = await startConstellation({ ports: usualPorts });
  stopOnSignal(constellation.stop);
  tellWelcome(constellation);
} catch (error) {
  fail(error);
}
