/** Runs the sandbox without a shop, on its default ports. */
import { type SandboxOptions, startSandbox } from './sandbox.ts';

/** The environment variables of a sandbox in a container (docker-compose.yml). */
const variables = {
  shopUrl: 'SHOP_URL',
  shopUrlForProvider: 'SHOP_URL_FOR_PROVIDER',
  clientSecret: 'OIDC_CLIENT_SECRET',
  issuer: 'OIDC_ISSUER',
  host: 'HOST',
  publicHost: 'PUBLIC_HOST',
} as const satisfies Partial<Record<keyof SandboxOptions, string>>;

try {
  const set = Object.entries(variables).flatMap(([option, name]) => {
    const value = process.env[name];
    return value ? [[option, value]] : [];
  });
  const sandbox = await startSandbox(Object.fromEntries(set));
  for (const [service, url] of Object.entries(sandbox.urls)) process.stdout.write(`${service.padEnd(10)} ${url}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void sandbox.stop().then(() => process.exit(0)));
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
