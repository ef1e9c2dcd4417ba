/** `pnpm soak`: customers use two instances for minutes, while instances and Redis end and come back. */

import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildShop } from '@perennial/sandbox/launch/build';
import { runCommand } from '../../src/testing/command-line.ts';
import { type Stack, startStack } from '../harness/stack.ts';
import { ARRIVALS_MS, readArrivals } from './arrivals.ts';
import { Customer } from './customer.ts';
import { plans } from './interruptions.ts';
import { Ledger } from './ledger.ts';
import { readMemory, type Sample, toTrend } from './memory.ts';
import { readOptions, USAGE } from './options.ts';
import { createPeople } from './people.ts';
import { findFaults, formatReport } from './report.ts';

const SAMPLE_MS = 1000;
/** So many customers begin in a second: to sign in costs more than all else that they do. */
const BEGIN_PER_SECOND = 10;

const say = (line: string) => process.stdout.write(`${line}\n`);

type Options = ReturnType<typeof readOptions>;

async function soak(stack: Stack, metricsToken: string, { minutes, customers, plan }: Options) {
  const ledger = new Ledger();
  const ending = new AbortController();
  const samples = stack.instances.map((): Sample[] => []);
  const readings = setInterval(() => readArrivals(stack, ledger), ARRIVALS_MS);
  const shopping = createPeople(customers).map(async (person, index) => {
    await wait((index * 1000) / BEGIN_PER_SECOND);
    await new Customer(stack.openBrowser(), person, { ledger, signal: ending.signal, customers }).shop();
  });
  await wait((customers * 1000) / BEGIN_PER_SECOND);
  // Memory grows as long as customers come.
  const samplings = setInterval(() => {
    stack.instances.forEach(async (instance, index) => {
      const sample = await readMemory(instance, metricsToken);
      if (sample) samples[index]?.push(sample);
    });
  }, SAMPLE_MS);
  const durationMs = minutes * 60_000;
  const start = Date.now();
  for (const { at, name, interrupt } of plans[plan]) {
    await wait(Math.max(0, start + at * durationMs - Date.now()));
    say(`${Math.round((Date.now() - start) / 1000)} s: ${name}`);
    await interrupt(stack, ledger);
  }
  await wait(Math.max(0, start + durationMs - Date.now()));
  ending.abort();
  await Promise.all(shopping);
  clearInterval(readings);
  clearInterval(samplings);
  readArrivals(stack, ledger);
  return { counts: ledger.count(), interruptions: ledger.interruptions, memory: samples.map(toTrend) };
}

async function main(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  await buildShop();
  const folder = await mkdtemp(join(tmpdir(), 'perennial-soak-'));
  const metricsToken = randomBytes(24).toString('base64url');
  const stack = await startStack({
    redisFolder: folder,
    redisMode: options.redisMode,
    moreCustomers: createPeople(options.customers),
    environment: {
      METRICS_TOKEN: metricsToken,
      LOG_LEVEL: 'fatal',
      // All customers have one address here.
      SIGN_IN_LIMIT: '1000000/60',
    },
  });
  try {
    const result = await soak(stack, metricsToken, options);
    say(formatReport(result));
    const faults = findFaults(result);
    for (const fault of faults) say(`FAULT: ${fault}`);
    process.exitCode = faults.length > 0 ? 1 : 0;
  } finally {
    await stack.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

await runCommand(main, USAGE);
