/** `pnpm interaction`: see docs/performance.md#the-presses-of-people. */
import { chromium } from 'playwright';
import { runMeasurement, type Subject } from '../measuring/run-measurement.ts';
import { openAndUnlimited } from '../shop.ts';
import { pressOnce } from './press-once.ts';
import { type Press, presses } from './presses.ts';
import { findMisses, type Row, toTable } from './report.ts';

/** A press that fails is made again; it may have met another work of the machine. */
const FAILED_PRESSES = 3;

async function measure(press: Press, { stack, browser: executablePath, runs }: Subject): Promise<Row> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu'],
  });
  const durations: number[] = [];
  try {
    for (let failed = 0; durations.length < runs && failed < FAILED_PRESSES; ) {
      stack.sandbox.reset();
      try {
        durations.push(await pressOnce(press, stack, browser));
      } catch (error) {
        failed += 1;
        const why = error instanceof Error ? error.message : String(error);
        process.stderr.write(`${press.name}: a press failed: ${why}\n`);
      }
    }
  } finally {
    await browser.close();
  }
  process.stderr.write(`${press.name}: ${durations.join(', ')}\n`);
  return { name: press.name, durations };
}

await runMeasurement({
  name: 'interaction',
  row: 'press',
  rows: presses,
  environment: openAndUnlimited,
  measure,
  toTable,
  findMisses,
});
