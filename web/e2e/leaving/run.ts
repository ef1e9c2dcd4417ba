/**
 * `pnpm e2e:leaving`: leaves the page of every change at every moment in every way, and comes back. It is no part of
 * `test`, because it takes minutes. `--part 2/8` runs a part of the matrix.
 */

import { join } from 'node:path';
import { buildClient } from '@perennial/sandbox/launch/client-build';
import { type DevStack, startDevStack } from '@perennial/sandbox/launch/dev-stack';
import { freePorts } from '@perennial/sandbox/ports';
import { type BrowserContext, chromium } from 'playwright';
import { ensureBrowser } from '../browser.ts';
import { noLimits, openMarkets } from '../shop.ts';
import { chooseCells } from './cells.ts';
import { type Case, leaveAndComeBack } from './leave.ts';

/** In milliseconds. */
const CASE_TIMEOUT_MS = 30_000;
/** Cells that are tried at the same time, each with a shop of its own: most of the time a cell waits. */
const SHOPS = 6;
/** The exit code of a program that Ctrl-C ended. */
const INTERRUPTED = 130;

const pictures = join(import.meta.dirname, '../../../test-results/leaving');

async function main(args: readonly string[]): Promise<void> {
  const cells = chooseCells(args);
  const executablePath = ensureBrowser();
  await buildClient();
  const startedAt = performance.now();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
  const stacks: DevStack[] = [];
  const stop = () => Promise.all([browser.close(), ...stacks.map((stack) => stack.stop())]);
  process.once('SIGINT', () => void stop().finally(() => process.exit(INTERRUPTED)));

  const failures: string[] = [];

  async function tryCell(stack: DevStack, cell: Case): Promise<void> {
    stack.sandbox.reset();
    const context = await browser.newContext({ baseURL: stack.shopUrl, locale: 'en-CA', reducedMotion: 'reduce' });
    context.setDefaultTimeout(CASE_TIMEOUT_MS);
    const name = `${cell.change}, ${cell.moment}, ${cell.way}`;
    try {
      await watchErrors(context, () => leaveAndComeBack(context, stack, cell));
    } catch (error) {
      const why = error instanceof Error ? error.message.split('\n').slice(0, 6).join(' ') : String(error);
      failures.push(`${name}: ${why}`);
      process.stderr.write(`${failures.at(-1)} (${context.pages().at(-1)?.url()})\n`);
      const path = join(pictures, `${name} ${failures.length}.png`);
      await context
        .pages()
        .at(-1)
        ?.screenshot({ path, fullPage: true })
        .catch(() => undefined);
    } finally {
      await context.close();
    }
  }

  const queue = [...cells];
  async function tryAll(stack: DevStack): Promise<void> {
    for (let cell = queue.shift(); cell; cell = queue.shift()) await tryCell(stack, cell);
  }

  try {
    // One after the other: together they would not be ready in time on a busy machine.
    while (stacks.length < Math.min(SHOPS, cells.length)) stacks.push(await startShop());
    await Promise.all(stacks.map(tryAll));
  } finally {
    await stop();
  }
  for (const [change, ofChange] of Map.groupBy(cells, (cell) => cell.change)) {
    const failed = failures.filter((failure) => failure.startsWith(`${change}, `)).length;
    process.stdout.write(`${change}: ${ofChange.length - failed} of ${ofChange.length} kept\n`);
  }
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  process.stdout.write(`${cells.length - failures.length} of ${cells.length} cells kept in ${seconds} s\n`);
  if (failures.length > 0) process.exitCode = 1;
}

async function startShop(): Promise<DevStack> {
  const environment = { ...openMarkets, ...noLimits, LOG_LEVEL: 'fatal', ANALYTICS_ADAPTERS: '' };
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
