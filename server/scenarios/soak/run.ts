/** `pnpm soak`: customers use two instances for minutes, while instances and Redis end and come back. */

import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildShop } from '@perennial/sandbox/launch/build';
import { readFields } from '@perennial/shared/unknown-values';
import { type Stack, startStack } from '../harness/stack.ts';
import { ATTEMPT, Customer } from './customer.ts';
import { schedule } from './interruptions.ts';
import { Ledger } from './ledger.ts';
import { readMemory, type Sample, toTrend } from './memory.ts';
import { readOptions, USAGE, UsageError } from './options.ts';
import { findFaults, formatReport } from './report.ts';

const SAMPLE_MS = 1000;
/** The sandbox keeps a thousand requests, so they are read often. */
const ARRIVALS_MS = 100;
/** People who live in Canada, may order, and have none of what they order. */
const PEOPLE = ['ca-subscriber', 'ca-paused', 'ca-resumed', 'ca-filters'];

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Moves the orders that arrived at the shop API from the sandbox's log into the ledger. */
function readArrivals({ sandbox }: Stack, ledger: Ledger): void {
  const { requests } = sandbox.control;
  const orders = requests.all('shop-api').filter(({ method, path }) => method === 'POST' && path === '/api/orders');
  requests.clear();
  for (const { body } of orders) {
    const { cancelPaymentUrl = '' } = readFields(body);
    ledger.noteArrival(new URL(String(cancelPaymentUrl)).searchParams.get(ATTEMPT) ?? '');
  }
}

async function soak(stack: Stack, metricsToken: string, { minutes, customers }: ReturnType<typeof readOptions>) {
  const ledger = new Ledger();
  const ending = new AbortController();
  const samples = stack.instances.map((): Sample[] => []);
  const readings = setInterval(() => readArrivals(stack, ledger), ARRIVALS_MS);
  const samplings = setInterval(() => {
    stack.instances.forEach(async (instance, index) => {
      const sample = await readMemory(instance, metricsToken);
      if (sample) samples[index]?.push(sample);
    });
  }, SAMPLE_MS);

  const shopping = Array.from({ length: customers }, (_, index) => {
    const person = stack.findCustomer(PEOPLE[index % PEOPLE.length] ?? '');
    return new Customer(stack.openBrowser(), person, { ledger, signal: ending.signal }).shop();
  });
  const durationMs = minutes * 60_000;
  const start = Date.now();
  for (const { at, name, interrupt } of schedule) {
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

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  await buildShop();
  const folder = await mkdtemp(join(tmpdir(), 'perennial-soak-'));
  const metricsToken = randomBytes(24).toString('base64url');
  const stack = await startStack({
    redisFolder: folder,
    redisMode: options.redisMode,
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

try {
  await main();
} catch (error) {
  if (error instanceof UsageError) process.stderr.write(`${error.message}\n${USAGE}`);
  else throw error;
  process.exitCode = 2;
}
