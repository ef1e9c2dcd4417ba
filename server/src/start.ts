/** The start of the BFF: reads the environment, listens, and stops on SIGINT or SIGTERM. */
import { useOwnTexts } from '@perennial/shared/locales/texts';
import { buildApp, type Overrides } from './app.ts';
import { checkAuditDestination } from './audit/audit-log.ts';
import { ConfigError, readConfig, variableNames } from './config.ts';
import { readOwnTexts } from './content/own-texts.ts';
import { openClient } from './rendering/client-source.ts';
import { prepareStop, ServiceState, stopLimitMs } from './stop.ts';
import { findUnknownVariables } from './unknown-variables.ts';

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

async function listen(overrides: Overrides): Promise<void> {
  const config = readConfig(process.env);
  useOwnTexts(readOwnTexts());
  try {
    checkAuditDestination(config.AUDIT_LOG);
  } catch (error) {
    fail(`AUDIT_LOG cannot be written: ${error instanceof Error ? error.message : error}`);
  }
  const state = new ServiceState();
  const app = await buildApp(config, { ...overrides, state, measuresProcess: true });
  for (const line of findUnknownVariables(process.env, variableNames)) app.log.warn(line);
  const stop = prepareStop(app, state);
  try {
    await app.listen({ port: config.PORT, host: '0.0.0.0' });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      fail(`Port ${config.PORT} is already in use.`);
    }
    throw error;
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      if (state.isStopping) return;
      setTimeout(() => {
        app.log.error('the time to stop is over: requests in progress are cut off');
        process.exit(1);
      }, stopLimitMs(config)).unref();
      void stop(config.DRAIN_SECONDS * 1000).then(() => process.exit(0));
    });
  }
}

/** Loads the client's server build with all pages, which a start loads when it listens. Throws if it is not built. */
export async function loadClient(): Promise<void> {
  const { loadBuild } = await openClient({ CLIENT_DEV_SERVER: undefined });
  const { rendering } = await loadBuild();
  await rendering?.loadPages();
}

/** Resolves when the BFF listens. Ends the process with the reason if it cannot. `overrides` are for development. */
export function startBff(overrides: Pick<Overrides, 'store'> = {}): Promise<void> {
  return listen(overrides).catch((error: unknown) => {
    fail(
      error instanceof ConfigError ? error.message : String(error instanceof Error ? (error.stack ?? error) : error),
    );
  });
}
