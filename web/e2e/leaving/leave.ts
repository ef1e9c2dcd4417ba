/** Leaves a page in one way at one moment, comes back, and looks what was kept. */
import type { BrowserContext, Page } from 'playwright/test';
import { type Change, type Shop, waitForScripts } from './change.ts';
import { type ChangeName, changes } from './changes.ts';
import { type Moment, moments } from './moments.ts';
import { areAnswered, countRequests, delayNext, findRequests, until, waitForEnd } from './requests.ts';
import { type Way, ways } from './ways.ts';

export type Case = { readonly change: ChangeName; readonly moment: Moment; readonly way: Way };

type Delays = {
  /** How long the shop API takes for the change, in milliseconds. */
  readonly changeMs: number;
  /** Called right before the press: from now on the line delays whatever the browser asks for. */
  readonly slowLine?: () => void;
};

/** How long a request that has left may take to arrive, in milliseconds. */
const ARRIVAL_MS = 1000;

/** Fails if the press was lost or made twice. */
export async function leaveAndComeBack(
  context: BrowserContext,
  shop: Shop,
  tried: Case,
  { changeMs, slowLine }: Delays,
): Promise<void> {
  const page = context.pages()[0] ?? (await context.newPage());
  const change: Change = changes[tried.change];
  const request = await change.prepare(page, shop);
  await waitForScripts(page);
  const before = countRequests(shop, request);
  await delayNext(shop, request, changeMs);
  slowLine?.();
  const ended = waitForEnd(page, request);
  await moments[tried.moment]({ page, shop, request, ended, press: () => change.press(page) });
  const back = await ways[tried.way](page, ended).catch(async (error: unknown) => {
    if (!change.loadsPage || page.isClosed()) throw error;
    // A way back that is ended may still lead back, a moment later.
    await until(() => page.url() === 'about:blank', ARRIVAL_MS).catch(() => undefined);
    if (page.url() === 'about:blank') await page.goForward();
    await waitForScripts(page);
    return page;
  });
  // The first tab is still there if a second one was opened.
  const tabs = [...new Set([back, page])].filter((tab) => !tab.isClosed());
  if (change.isRepeatable) {
    for (const tab of tabs) await change.expectKept?.(tab);
    return;
  }
  const isOnItsWay = () => countRequests(shop, request) > before;
  if (tried.way === 'lost line' && (await ended) === 'lost') {
    // The line was lost before the request had left. The page has said so, and the same press sends it.
    await until(isOnItsWay, ARRIVAL_MS).catch(() => change.press(back));
  }
  // Also, because the next cell has the same customers: nothing of this one may arrive there.
  await until(() => isOnItsWay() && areAnswered(shop, request));
  for (const tab of tabs) await expectKeptAtLast(change, tab);
  // A page that makes the change again does it with its first requests.
  await back.waitForLoadState('networkidle');
  const sent = findRequests(shop, request).slice(before);
  if (sent.length === 1) return;
  const each = sent.map(({ time, status, headers }) => `${time} ${status} ${headers['x-request-id']}`);
  throw new Error(`the change was sent ${sent.length} times: ${each.join(', ')}`);
}

/** A page that was asked before the shop had made the change shows it after that. */
async function expectKeptAtLast({ expectKept }: Change, page: Page): Promise<void> {
  await expectKept?.(page).catch(async () => {
    await page.reload();
    await expectKept(page);
  });
}
