/** What the commands that measure pages in a browser have in common: their arguments, the product, and their end. */
import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { buildShop } from '@perennial/sandbox/launch/build';
import { type DevStack, startDevStack } from '@perennial/sandbox/launch/dev-stack';
import { freePorts } from '@perennial/sandbox/ports';
import { ensureBrowser } from '../browser.ts';
import { type Command, readOptions, UsageError, usageOf } from './options.ts';

/** The exit code of a program that Ctrl-C ended. */
const INTERRUPTED = 130;

export type Subject = {
  readonly stack: DevStack;
  /** The path of the browser. */
  readonly browser: string;
  readonly runs: number;
};

type Measurement<Row extends { readonly name: string }, Measured> = Command<Row> & {
  /** Changes of the BFF's environment. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Installs what is not installed with the product. */
  readonly prepare?: () => void;
  /** Measures a row `runs` times. */
  readonly measure: (row: Row, subject: Subject) => Promise<Measured>;
  readonly toTable: (measured: readonly Measured[]) => string;
  /** Returns what misses its target, one sentence each. */
  readonly findMisses: (measured: readonly Measured[]) => readonly string[];
};

/**
 * Runs a command: starts the product, measures the chosen rows one after the other, prints the table and what missed its
 * target. The process ends with 1 if something did, and with 2 if the arguments are wrong.
 */
export async function runMeasurement<Row extends { readonly name: string }, Measured>(
  measurement: Measurement<Row, Measured>,
): Promise<void> {
  try {
    await run(measurement);
  } catch (error) {
    if (error instanceof UsageError) process.stderr.write(`${error.message}\n${usageOf(measurement)}`);
    else throw error;
    process.exitCode = 2;
  }
}

async function run<Row extends { readonly name: string }, Measured>(
  measurement: Measurement<Row, Measured>,
): Promise<void> {
  const { runs, rows, json } = readOptions(measurement, process.argv.slice(2));
  measurement.prepare?.();
  const browser = ensureBrowser();
  await buildShop();
  const stack = await startDevStack({
    ports: await freePorts(),
    environment: { LOG_LEVEL: 'error', ANALYTICS_ADAPTERS: '', EVENT_STREAMS: '0', ...measurement.environment },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stack.stop().finally(() => process.exit(INTERRUPTED)));
  try {
    // The first page of a process takes longer.
    await fetch(`${stack.shopUrl}/en-ca/cart`);
    const measured: Measured[] = [];
    for (const row of rows) measured.push(await measurement.measure(row, { stack, browser, runs }));
    if (json) await writeFile(json, `${JSON.stringify(measured, null, 2)}\n`);
    process.stdout.write(`${measurement.toTable(measured)}\n`);
    process.stderr.write(`Load average: ${loadavg()[0]?.toFixed(1)}\n`);
    const misses = measurement.findMisses(measured);
    for (const miss of misses) process.stderr.write(`${miss}\n`);
    if (misses.length > 0) process.exitCode = 1;
  } finally {
    await stack.stop();
  }
}
