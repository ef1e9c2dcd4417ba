/** `pnpm crowd`: a campaign's first minute on two instances, then a shop API that is slow or fails (docs/performance.md). */
import { randomBytes } from 'node:crypto';
import { buildShop } from '@perennial/sandbox/launch/build';
import { runCommand } from '../../src/testing/command-line.ts';
import { startStack } from '../harness/stack.ts';
import { Load } from './load.ts';
import { readProcessors, tellOtherWork } from './machine.ts';
import { readOptions, USAGE } from './options.ts';
import { findShopFaults, findWaveFaults, formatShopFaults, formatWave } from './report.ts';
import { makeShopFaults } from './shop-faults.ts';
import { createCrowd, makeWave, measureCapacity } from './wave.ts';

/** A breaker needs some seconds to see that most calls fail. */
const LEAST_PART_MS = 6000;

const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(args: readonly string[]): Promise<void> {
  const { seconds } = readOptions(args);
  await buildShop();
  const metricsToken = randomBytes(24).toString('base64url');
  const stack = await startStack({
    moreCustomers: createCrowd(),
    // An empty variable has its default.
    environment: { METRICS_TOKEN: metricsToken, OVERLOAD_DELAY_MS: '', LOG_LEVEL: 'fatal' },
  });
  const load = new Load(stack.instances.map(({ url }) => url));
  const machine = await readProcessors(stack.instances, metricsToken);
  try {
    await load.connect();
    const wave = await makeWave(stack, load, await measureCapacity(load, seconds), seconds * 1000);
    say(formatWave(wave));
    const faults = await makeShopFaults(stack, load, { metricsToken, partMs: Math.max(LEAST_PART_MS, seconds * 1000) });
    say(`\n${formatShopFaults(faults)}`);
    say(tellOtherWork(machine, await readProcessors(stack.instances, metricsToken)));
    const broken = [...findWaveFaults(wave), ...findShopFaults(faults)];
    for (const fault of broken) say(`FAULT: ${fault}`);
    process.exitCode = broken.length > 0 ? 1 : 0;
  } finally {
    await load.close();
    await stack.stop();
  }
}

await runCommand(main, USAGE);
