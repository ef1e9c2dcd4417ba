/** Starts the BFF. With `--compile-only` it writes what V8 has compiled, for later starts, and ends (ADR 108). */
import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Before the rest is loaded: most of that time is compilation.
enableCompileCache({ directory: fileURLToPath(new URL('../compile-cache', import.meta.url)), portable: true });
const { loadClient, startBff } = await import('./start.ts');
if (process.argv.includes('--compile-only')) {
  await loadClient();
  flushCompileCache();
  // Libraries have timers that would keep the process.
  process.exit(0);
}
await startBff();
