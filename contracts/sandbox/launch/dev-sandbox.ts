/**
 * The sandbox of `pnpm dev`: it is started again at each change of its own. Its customers and their orders begin anew
 * then, and who is signed in stays so, because the process that starts it keeps the sign-ins meanwhile.
 */
import { once } from 'node:events';
import { readFields } from '@perennial/shared/unknown-values';
import { startSandbox } from '../sandbox.ts';
import { workshop } from './build.ts';
import { exitWithError } from './terminal.ts';

const toMap = (kept: unknown) => new Map(kept instanceof Map ? kept : []);

// At the first start an empty map.
const [kept] = await once(process, 'message');
const { identity, tokens } = readFields(kept);
const signIns = { identity: toMap(identity), tokens: toMap(tokens) };
const { SHOP_URL: shopUrl = '', OIDC_CLIENT_SECRET: clientSecret = '' } = process.env;

try {
  const sandbox = await startSandbox({ shopUrl, clientSecret, signIns, workshop });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      process.send?.(signIns);
      void sandbox.stop().then(() => process.exit(0));
    });
  }
} catch (error) {
  exitWithError(error);
}
