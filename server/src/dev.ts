/**
 * The BFF of `pnpm dev`: it is started again at each change, and its sessions stay, because the process that starts it
 * keeps them meanwhile.
 */
import { once } from 'node:events';
import { MemoryStore } from './session/expiring-store.ts';
import { startBff } from './start.ts';

// At the first start an empty map.
const [kept] = await once(process, 'message');
const entries: NonNullable<ConstructorParameters<typeof MemoryStore>[2]> = new Map(kept);
process.once('SIGTERM', () => process.send?.(entries));

await startBff({ store: new MemoryStore(Date.now, undefined, entries) });
