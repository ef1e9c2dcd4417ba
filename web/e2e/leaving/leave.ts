/** How and when a page is left, and the way back to it. */
import type { BrowserContext, Page, Request } from 'playwright/test';
import { type Change, type ChangeName, type ChangeRequest, changes, type Shop } from './changes.ts';

/** How long the shop API takes for the change, in milliseconds. */
const DELAY_MS = 1500;
/** How long a request that follows the change may take to begin, in milliseconds. */
const FOLLOWING_MS = 1000;

/** Resolves when the page has the answer of the change. */
type Answered = () => Promise<void>;

/** Each leaves the page, and returns the page that stands at the same URL afterwards. */
export const ways = {
  reload: async (page): Promise<Page> => {
    await page.reload();
    return page;
  },
  language: async (page): Promise<Page> => {
    const other = page.locator('.languages__choice:not([aria-current])').first();
    // A culture of one language has no choice.
    if ((await other.count()) === 0) return ways.reload(page);
    const loaded = page.waitForEvent('load');
    // A dialog may lie over the link, which a keyboard reaches all the same.
    await other.dispatchEvent('click');
    await loaded;
    return page;
  },
  'link and Back': async (page) => {
    await followLink(page);
    await page.goBack();
    return page;
  },
  /** The answer arrives on another page, which it must not leave. */
  'other page': async (page, answered) => {
    const path = await followLink(page);
    await answered();
    const { pathname } = new URL(page.url());
    if (pathname !== path) throw new Error(`the answer led from the page ${path} to ${pathname}`);
    await page.goBack();
    return page;
  },
  address: async (page) => {
    await page.goto(page.url());
    return page;
  },
  'closed tab': async (page) => {
    const url = page.url();
    const opened = await page.context().newPage();
    await page.close();
    await opened.goto(url);
    return opened;
  },
} as const satisfies Readonly<Record<string, (page: Page, answered: Answered) => Promise<Page>>>;

export type Way = keyof typeof ways;

/** Opens another page without loading the document again, and returns its path. */
async function followLink(page: Page): Promise<string> {
  const path = `/${new URL(page.url()).pathname.split('/')[1]}/404`;
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.locator('h1', { hasText: /404|not|nicht/i }).waitFor();
  return path;
}

type Pressing = {
  readonly page: Page;
  readonly shop: Shop;
  readonly request: ChangeRequest;
  readonly press: () => Promise<void>;
};

/** Each presses, and resolves at a moment of the requests that the press causes. */
export const moments = {
  'after the press': ({ press }) => press(),
  'during the request': async ({ shop, request, press }) => {
    // The cart has been requested before.
    const before = countRequests(shop, request);
    await press();
    await until(() => countRequests(shop, request) > before);
  },
  'after the answer': async ({ page, request, press }) => {
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname === request.path);
    await press();
    await answered;
  },
  'during what follows': async ({ page, request, press }) => {
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname === request.path);
    await press();
    await answered;
    const isOfData = (url: string) => /^\/(?:api|bff)\/(?!events)/.test(new URL(url).pathname);
    // Not every change is followed by a request.
    await page.waitForRequest((next) => isOfData(next.url()), { timeout: FOLLOWING_MS }).catch(() => undefined);
  },
} as const satisfies Readonly<Record<string, (pressing: Pressing) => Promise<void>>>;

export type Moment = keyof typeof moments;

export type Case = { readonly change: ChangeName; readonly moment: Moment; readonly way: Way };

/** Leaves a page in one way at one moment, comes back, and fails if the press was lost or made twice. */
export async function leaveAndComeBack(
  context: BrowserContext,
  shop: Shop,
  tried: Case,
  delayMs = DELAY_MS,
): Promise<void> {
  const page = context.pages()[0] ?? (await context.newPage());
  const change: Change = changes[tried.change];
  const request = await change.prepare(page, shop);
  // A press that a server-rendered page keeps for the scripts is seen to wait: nothing has accepted it yet.
  await page.waitForFunction(() => !('keptInput' in window));
  const before = countRequests(shop, request);
  await delayNext(shop, request, delayMs);
  const isChange = (sent: Request) => new URL(sent.url()).pathname === request.path;
  // A page that is left cancels what it only reads.
  const ended = Promise.race([
    page.waitForEvent('requestfinished', isChange),
    page.waitForEvent('requestfailed', isChange),
  ]).catch(() => undefined);
  await moments[tried.moment]({ page, shop, request, press: () => change.press(page) });
  const back = await ways[tried.way](page, async () => {
    await ended;
    // What the page does with an answer comes before what it does with a later one.
    await page.evaluate(() => fetch('/healthz'));
  });
  if (change.isRead) return change.expectKept?.(back);
  // Also, because the next cell has the same customers: nothing of this one may arrive there.
  await until(() => countRequests(shop, request) > before && areAnswered(shop, request));
  await change.expectKept?.(back).catch(async () => {
    // A page that was asked before the shop had made the change shows it after that.
    await back.reload();
    await change.expectKept?.(back);
  });
  // A page that makes the change again does it with its first requests.
  await back.waitForLoadState('networkidle');
  const sent = findRequests(shop, request).slice(before);
  if (sent.length === 1) return;
  const each = sent.map(({ time, status, headers }) => `${time} ${status} ${headers['x-request-id']}`);
  throw new Error(`the change was sent ${sent.length} times: ${each.join(', ')}`);
}

function findRequests({ sandbox }: Shop, { method, path }: ChangeRequest) {
  const all = sandbox.control.requests.all('shop-api');
  return all.filter((one) => one.method === method && one.path === path);
}

const countRequests = (shop: Shop, request: ChangeRequest): number => findRequests(shop, request).length;

const areAnswered = (shop: Shop, request: ChangeRequest): boolean =>
  findRequests(shop, request).every(({ status }) => status !== undefined);

async function delayNext({ sandbox }: Shop, request: ChangeRequest, delayMs: number): Promise<void> {
  const response = await fetch(`${sandbox.urls.console}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ service: 'shop-api', ...request, delayMs, times: 1 }),
  });
  if (!response.ok) throw new Error(`The sandbox took no fault: ${await response.text()}`);
}

/** In milliseconds. */
const POLL_MS = 20;
const PATIENCE_MS = 10_000;

async function until(isTrue: () => boolean): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!isTrue()) {
    if (performance.now() > deadline) throw new Error('the request did not arrive');
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
