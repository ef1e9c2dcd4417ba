/** `pnpm e2e:engines`: the journeys in the other browser engines (ADR 52). */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildShop } from '@perennial/sandbox/launch/build';
import { type DevStack, startDevStack } from '@perennial/sandbox/launch/dev-stack';
import { freePorts } from '@perennial/sandbox/ports';
import { openMarkets } from '../shop.ts';
import { choose } from './choice.ts';
import type { Engine } from './engine.ts';
import { firefox } from './firefox.ts';
import { type Journey, journeys } from './journeys.ts';
import { stopAllPrograms } from './programs.ts';
import { Visit } from './visit.ts';
import { webkit } from './webkit.ts';

/** In milliseconds; a browser that hangs must not hang the run. */
const JOURNEY_MS = 90_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Resolves with the time that the journey took, in seconds. */
async function take(engine: Engine, { go }: Journey, shop: DevStack, folder: string): Promise<string> {
  await mkdir(folder);
  shop.sandbox.reset();
  const began = performance.now();
  const running = await engine.start(folder);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It took longer than ${JOURNEY_MS / 1000} seconds.`)), JOURNEY_MS);
  });
  try {
    await Promise.race([go(new Visit(running, shop)), late]);
    const errors = running.readErrors?.() ?? [];
    if (errors.length > 0) throw new Error(errors.join('\n'));
    return ((performance.now() - began) / 1000).toFixed(1);
  } finally {
    clearTimeout(timer);
    await running.stop();
  }
}

async function main(args: readonly string[]): Promise<void> {
  const chosen = choose(args, { engines: [firefox, webkit], journeys });
  const missing = chosen.engines.filter((engine) => engine.findMissing().length > 0);
  const installed = chosen.engines.filter((engine) => !missing.includes(engine));
  for (const engine of missing)
    say(
      `${engine.name} is not installed, Debian packages: ${engine.findMissing().join(', ')}. Its journeys are skipped.`,
    );
  if (missing.length > 0 && chosen.mustBeInstalled) process.exitCode = 1;
  if (installed.length === 0) {
    say('No journey was tried.');
    return;
  }

  const folder = await mkdtemp(join(tmpdir(), 'perennial-engines-'));
  const starting = startShop();
  let ending: Promise<void> | undefined;
  const end = async () => {
    await stopAllPrograms();
    // A shop that is just being started can be stopped only afterwards.
    await (await starting.catch(() => undefined))?.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const endOnce = () => {
    ending ??= end();
    return ending;
  };
  // The exit code of a program that a signal has ended.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void endOnce().finally(() => process.exit(128 + constants.signals[signal])));

  let [passed, failed] = [0, 0];
  try {
    const shop = await starting;
    for (const [index, engine] of installed.entries())
      for (const [place, journey] of chosen.journeys.entries()) {
        try {
          const seconds = await take(engine, journey, shop, join(folder, `${index}-${place}`));
          say(`${engine.name} ${journey.title}: passed in ${seconds} s`);
          passed += 1;
        } catch (error) {
          // A journey does not fail because it was interrupted.
          if (ending) return;
          say(`${engine.name} ${journey.title}: failed\n${error instanceof Error ? error.stack : error}`);
          failed += 1;
        }
      }
  } finally {
    await endOnce();
  }
  const skipped = missing.length * chosen.journeys.length;
  say(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  if (failed > 0) process.exitCode = 1;
}

async function startShop(): Promise<DevStack> {
  await buildShop();
  const environment = { ...openMarkets, LOG_LEVEL: 'fatal', ANALYTICS_ADAPTERS: '' };
  return startDevStack({ ports: await freePorts(), environment });
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
