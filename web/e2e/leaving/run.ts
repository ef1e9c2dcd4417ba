/**
 * `pnpm e2e:leaving`: leaves the page of every change at every moment in every way, and comes back. It is no part of
 * `test`, because it takes minutes.
 */

import { buildClient } from '@perennial/sandbox/launch/client-build';
import { type DevStack, startDevStack } from '@perennial/sandbox/launch/dev-stack';
import { freePorts } from '@perennial/sandbox/ports';
import { type BrowserContext, chromium } from 'playwright';
import { ensureBrowser } from '../browser.ts';
import { openMarkets } from '../shop.ts';
import { type ChangeName, changes } from './changes.ts';
import { type Case, leaveAndComeBack, moments, ways } from './leave.ts';

/** In milliseconds; what is not tried by then has failed. */
const TIME_LIMIT_MS = 10 * 60_000;
const CASE_TIMEOUT_MS = 45_000;
/** The exit code of a program that Ctrl-C ended. */
const INTERRUPTED = 130;

const deadline = performance.now() + TIME_LIMIT_MS;
const namesOf = <K extends string>(table: Readonly<Record<K, unknown>>) => Object.keys(table) as K[];

/** The changes of a shop are tried at the same time: each has calls and customers of its own. */
function plan(chosen: readonly ChangeName[]): readonly (readonly ChangeName[])[] {
  // Those of the cart have the same call, and those of a return the same customer.
  const isAlone = (name: ChangeName) => name.startsWith('cart ') || name === 'return';
  const alone = chosen.filter(isAlone).map((name) => [name]);
  const together = chosen.filter((name) => !isAlone(name));
  return together.length > 0 ? [...alone, together] : alone;
}

/** Returns every moment with every way; in a sample each way once, and each moment at least once. */
function leavings(isSample: boolean): readonly Pick<Case, 'moment' | 'way'>[] {
  const all = namesOf(ways).map((way) => namesOf(moments).map((moment) => ({ moment, way })));
  return all.flatMap((ofWay, index) => (isSample ? ofWay.slice(index % ofWay.length).slice(0, 1) : ofWay));
}

async function main(given: readonly string[]): Promise<void> {
  const args = given.filter((arg) => arg !== '--sample');
  const isSample = args.length < given.length;
  const unknown = args.filter((arg) => !Object.hasOwn(changes, arg));
  if (unknown.length > 0)
    throw new Error(`Unknown change: ${unknown.join(', ')}. Changes: ${namesOf(changes).join(', ')}`);
  const chosen = namesOf(changes).filter((name) => args.length === 0 || args.includes(name));
  const executablePath = ensureBrowser();
  await buildClient();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
  const rounds = plan(chosen);
  const stacks = await Promise.all(rounds.map(startShop));
  const stop = () => Promise.all([browser.close(), ...stacks.map((stack) => stack.stop())]);
  process.once('SIGINT', () => void stop().finally(() => process.exit(INTERRUPTED)));

  const failures: string[] = [];
  const counts = new Map<ChangeName, number>(chosen.map((name) => [name, 0]));

  async function tryCase(stack: DevStack, tried: Case): Promise<void> {
    const context = await browser.newContext({ baseURL: stack.shopUrl, locale: 'en-CA', reducedMotion: 'reduce' });
    context.setDefaultTimeout(CASE_TIMEOUT_MS);
    const { change, moment, way } = tried;
    try {
      if (performance.now() > deadline) throw new Error('the time was over');
      await watchErrors(context, () => leaveAndComeBack(context, stack, tried));
      counts.set(change, (counts.get(change) ?? 0) + 1);
    } catch (error) {
      const why = error instanceof Error ? error.message.split('\n').slice(0, 6).join(' ') : String(error);
      failures.push(`${change}, ${moment}, ${way}: ${why}`);
      process.stderr.write(`${failures.at(-1)}\n`);
    } finally {
      await context.close();
    }
  }

  async function tryRound(stack: DevStack, round: readonly ChangeName[]): Promise<void> {
    for (const { moment, way } of leavings(isSample)) {
      stack.sandbox.reset();
      await Promise.all(round.map((change) => tryCase(stack, { change, moment, way })));
    }
  }

  try {
    await Promise.all(rounds.map((round, index) => tryRound(stacks[index] as DevStack, round)));
  } finally {
    await stop();
  }
  const each = leavings(isSample).length;
  for (const [name, kept] of counts) process.stdout.write(`${name}: ${kept} of ${each} kept\n`);
  if (failures.length > 0) process.exitCode = 1;
}

async function startShop(): Promise<DevStack> {
  const environment = { ...openMarkets, LOG_LEVEL: 'fatal', ANALYTICS_ADAPTERS: '' };
  return startDevStack({ ports: await freePorts(), environment });
}

/** Fails for an exception of a page. */
async function watchErrors(context: BrowserContext, run: () => Promise<void>): Promise<void> {
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(error.error().message));
  await run();
  if (errors.length > 0) throw new Error(`page error: ${errors.join(', ')}`);
}

try {
  await main(process.argv.slice(2).filter((arg) => arg !== '--'));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
