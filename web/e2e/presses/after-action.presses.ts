/** The page after each flow, by the keyboard: where the focus is, what is said, and what axe finds. */
import type { Page } from 'playwright/test';
import { expect, noLimits, openMarkets, test } from '../shop.ts';
import { recordSpeech } from '../speech.ts';
import { findViolations } from '../violations.ts';
import { afterwards } from './afterwards.ts';
import { flows } from './flows.ts';
import { pressByKey } from './hands.ts';
import { SentRequests } from './press-journey.ts';

test.use({ environment: { ...openMarkets, ...noLimits }, newPages: true });
test.beforeEach(({ shop }) => shop.sandbox.reset());

/** Returns role and name of what has the focus; undefined if nothing has it. */
async function readFocus(page: Page): Promise<string | undefined> {
  const focused = page.locator(':focus');
  if ((await focused.count()) === 0) return undefined;
  const [line = ''] = (await focused.first().ariaSnapshot()).split('\n');
  return line.replace(/^- /, '');
}

for (const flow of flows)
  test(`after ${flow.title}: focus, words and axe`, async ({ page, shop }) => {
    const { focus, says } = afterwards[flow.title] ?? {};
    const said = await recordSpeech(page);
    await flow.open(page, shop);
    const requests = new SentRequests(page, flow.sends);
    const before = said.length;
    for (const find of flow.buttons) {
      await pressByKey(await find(page));
    }
    await expect.poll(() => requests.sent()).toEqual(flow.sends);
    await requests.waitForEnd();
    await flow.expectAtEnd?.(page);
    if (says)
      await expect
        .poll(() => said.slice(before).filter((words) => words.match(says)), JSON.stringify(said.slice(before)))
        .not.toEqual([]);
    if (focus) await expect.poll(() => readFocus(page)).toContain(focus);
    // A page that is loaded again has lost the question.
    await expect.poll(() => findViolations(page).catch(() => undefined)).toEqual([]);
  });
