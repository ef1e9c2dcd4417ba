/** How a page is left, or loses its line, and the way back to it. */
import type { Page } from 'playwright/test';
import { expect, waitForScripts } from './change.ts';

/** Resolves when the request of the change has ended: `lost` without an answer. */
type Ended = Promise<'answered' | 'lost'>;

/** Each returns the page that stands at the same URL afterwards. */
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
  'other page': async (page, ended) => {
    const path = await followLink(page);
    await ended;
    // What the page does with an answer comes before what it does with a later one. A change of the language loads the page.
    await page.evaluate(() => fetch('/healthz')).catch(() => waitForScripts(page));
    const { pathname } = new URL(page.url());
    if (pathname !== path) throw new Error(`the answer led from the page ${path} to ${pathname}`);
    await page.goBack();
    return page;
  },
  'Back and Forward': async (page) => {
    await page.goBack();
    // Chromium refuses the way forward while the page before is being restored.
    await expect(() => page.goForward()).toPass({ intervals: [100] });
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
  /** The first tab stays open. */
  'second tab': async (page) => {
    const second = await page.context().newPage();
    await second.goto(page.url());
    return second;
  },
  /** The page stays open, and says so if an answer is lost. */
  'lost line': async (page, ended) => {
    const context = page.context();
    await context.setOffline(true);
    if ((await ended) === 'lost') await expectWords(page);
    await context.setOffline(false);
    if (isOfBrowser(page)) await page.reload();
    return page;
  },
} as const satisfies Readonly<Record<string, (page: Page, ended: Ended) => Promise<Page>>>;

export type Way = keyof typeof ways;

/** In milliseconds. */
const OPENING_MS = 5000;

/** Opens another page without loading the document again, and returns its path. */
async function followLink(page: Page): Promise<string> {
  const path = `/${new URL(page.url()).pathname.split('/')[1]}/404`;
  // A change of the language loads the page, maybe just now: a link that was pressed before is pressed again.
  await expect(async () => {
    await waitForScripts(page);
    await page.evaluate((to) => {
      if (window.location.pathname !== to) window.history.pushState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await page.locator('h1', { hasText: /404|not|nicht|introuvable/i }).waitFor({ timeout: OPENING_MS });
  }).toPass();
  return path;
}

/** The browser has a page of its own for a document that it cannot load. */
const isOfBrowser = (page: Page): boolean => page.url().startsWith('chrome-error:');

/** Fails if the page does not say why a change is missing. */
async function expectWords(page: Page): Promise<void> {
  const words = page.getByRole('alert').or(page.locator('.notification'));
  await expect.poll(async () => isOfBrowser(page) || (await words.count()) > 0, 'the page says so').toBe(true);
}
