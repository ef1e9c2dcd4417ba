/** Runs the sandbox without a shop, on its default ports. */
import { startSandbox } from './sandbox.ts';

try {
  const sandbox = await startSandbox({
    ...(process.env['SHOP_URL'] && { shopUrl: process.env['SHOP_URL'] }),
    ...(process.env['OIDC_CLIENT_SECRET'] && { clientSecret: process.env['OIDC_CLIENT_SECRET'] }),
    ...(process.env['HOST'] && { host: process.env['HOST'] }),
  });
  for (const [service, url] of Object.entries(sandbox.urls)) process.stdout.write(`${service.padEnd(10)} ${url}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void sandbox.stop().then(() => process.exit(0)));
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
