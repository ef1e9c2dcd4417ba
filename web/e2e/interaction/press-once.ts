/** One press on a page of its own, with a slow processor, measured as INP is. */

import type { DevStack } from '@perennial/sandbox/launch/dev-stack';
import { type Browser, devices, type Page } from 'playwright';
import { LEAST_MS, observePresses } from './observe-presses.ts';
import type { Press } from './presses.ts';

/** How many times slower the processor is. */
const SLOWER = 4;
const STEP_TIMEOUT_MS = 30_000;
/** With one pixel for each of the page: the processor draws here, and the graphics unit of a phone is not measured. */
const phone = { ...devices['Pixel 7'], deviceScaleFactor: 1 };

/**
 * Makes a press and returns the longest duration of its events, in milliseconds. Throws if the page does not show what
 * comes after the press.
 */
export async function pressOnce(press: Press, stack: DevStack, browser: Browser): Promise<number> {
  const context = await browser.newContext({ ...phone, baseURL: stack.shopUrl });
  context.setDefaultTimeout(STEP_TIMEOUT_MS);
  try {
    const page = await context.newPage();
    await page.addInitScript(observePresses, LEAST_MS);
    await press.open(page, stack);
    await page.waitForLoadState('networkidle');
    const target = press.target(page);
    await target.tap({ trial: true });
    if (press.key) await target.focus();
    const box = await target.boundingBox();
    if (!box) throw new Error('it is not on the screen');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.evaluate(() => window.measuredPresses.forget());
    if (press.key) await page.keyboard.press(press.key);
    else await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    return await readDuration(page, press);
  } finally {
    await context.close();
  }
}

/** The result is looked for after the frame of the press, because each look takes time of the page. */
async function readDuration(page: Page, press: Press): Promise<number> {
  const name = press.key ? 'keydown' : 'click';
  // A press may leave the page.
  await page.evaluate((last) => window.measuredPresses.reported(last), name).catch(() => undefined);
  await press.result(page).waitFor();
  const duration = await page.evaluate(() => window.measuredPresses.longest());
  if (duration === undefined) throw new Error('the browser reports no press');
  return duration;
}
