/**
 * `pnpm e2e:leaving`: leaves the page of every change at every moment in every way, and comes back, on a line that delays
 * every request. It is no part of `test`, because it takes minutes. `--part 2/8` runs a part of the matrix.
 */

import { join } from 'node:path';
import { buildShop } from '@perennial/sandbox/launch/build';
import { type DevStack, startDevStack } from '@perennial/sandbox/launch/dev-stack';
import { freePort, freePorts } from '@perennial/sandbox/ports';
import { namesOf } from '@perennial/shared/typed-tables';
import { type BrowserContext, chromium } from 'playwright';
import { ensureBrowser } from '../browser.ts';
import { openAndUnlimited } from '../shop.ts';
import { SwitchablePort } from '../switchable-port.ts';
import { chooseCells } from './cells.ts';
import { type Case, leaveAndComeBack } from './leave.ts';

/** How long each request is on its way, and how long the shop API takes for the change, in milliseconds. */
const DELAY_MS = 1500;
/** In milliseconds. */
const CASE_TIMEOUT_MS = 30_000;
/** Cells that are tried at the same time, each with a shop of its own: most of the time a cell waits. */
const SHOPS = 10;
/** The exit codes of a program that Ctrl-C or a time limit ended. */
const endings = { SIGINT: 130, SIGTERM: 143 } as const;

const pictures = join(import.meta.dirname, '../../../test-results/leaving');

async function main(args: readonly string[]): Promise<void> {
  const cells = chooseCells(args);
  const executablePath = ensureBrowser();
  await buildShop();
  const startedAt = performance.now();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
  const shops: SlowShop[] = [];
  const stop = () => Promise.all([browser.close(), ...shops.map((shop) => shop.stop())]);
  for (const signal of namesOf(endings))
    process.once(signal, () => void stop().finally(() => process.exit(endings[signal])));

  const failures: string[] = [];

  async function tryCell(shop: SlowShop, cell: Case): Promise<void> {
    shop.sandbox.reset();
    shop.line.latencyMs = 0;
    const slowLine = () => {
      shop.line.latencyMs = DELAY_MS;
    };
    const context = await browser.newContext({ baseURL: shop.shopUrl, locale: 'en-CA', reducedMotion: 'reduce' });
    context.setDefaultTimeout(CASE_TIMEOUT_MS);
    const name = `${cell.change}, ${cell.moment}, ${cell.way}`;
    try {
      await watchErrors(context, () => leaveAndComeBack(context, shop, cell, { changeMs: DELAY_MS, slowLine }));
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
  async function tryAll(shop: SlowShop): Promise<void> {
    for (let cell = queue.shift(); cell; cell = queue.shift()) await tryCell(shop, cell);
  }

  try {
    // One after the other: together they would not be ready in time on a busy machine.
    while (shops.length < Math.min(SHOPS, cells.length)) shops.push(await startShop());
    await Promise.all(shops.map(tryAll));
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

/** A shop, and the line that browsers reach it by: what a page asks for, be it a document, a script or data, goes there. */
type SlowShop = DevStack & { readonly line: SwitchablePort };

async function startShop(): Promise<SlowShop> {
  const ports = await freePorts();
  const bffPort = await freePort();
  const line = await SwitchablePort.open(ports.shop, bffPort);
  const common = { ...openAndUnlimited, LOG_LEVEL: 'fatal', ANALYTICS_ADAPTERS: '' };
  const stack = await startDevStack({ ports, environment: { ...common, PORT: String(bffPort) } });
  const stop = async () => {
    await stack.stop();
    await line.disconnect();
  };
  return { ...stack, line, stop };
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
