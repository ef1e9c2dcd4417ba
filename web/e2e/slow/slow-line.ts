/** A slow line and a slow processor, and what a customer waits for on them. */
import { expect, type Locator, type Page } from 'playwright/test';
import type { ShopUnderTest } from '../shop.ts';

/** 3G: bytes per second, milliseconds, and how many times slower the processor is. */
const line = { throughput: 400_000 / 8, latency: 300, processor: 4 };

/** Applies to this page from now on, until it is closed. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latency,
    downloadThroughput: line.throughput,
    uploadThroughput: line.throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: line.processor });
}

/** After this time, in milliseconds, a customer who sees no result presses again. */
const PATIENCE_MS = 1000;

type Wait = { readonly what: string; readonly ms: number; readonly requests: number };

/** What a customer waits for, in order, and how many requests the page has begun since the wait before. */
export class Waits {
  readonly #waits: Wait[] = [];
  readonly #page: Page;
  #requests = 0;

  constructor(page: Page) {
    this.#page = page;
    page.on('request', () => {
      this.#requests += 1;
    });
  }

  /** Opens a page and records when it shows its first content. */
  async open(path: string): Promise<void> {
    await this.#page.goto(path, { waitUntil: 'commit' });
    const ms = await this.#page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const [paint] = list.getEntriesByName('first-contentful-paint');
            if (paint) resolve(paint.startTime);
          }).observe({ type: 'paint', buffered: true });
        }),
    );
    this.#add(`first content of ${path.split('?')[0]}`, ms);
  }

  /**
   * Presses twice, and once more if the result is not there soon, as customers on a slow line do. Records how long it
   * takes until the button can be pressed and the result is there.
   */
  async press(button: Locator, result: Locator): Promise<void> {
    const began = performance.now();
    await expect(button).toBeEnabled();
    const what = await button.locator('.button__label').first().textContent();
    const pressed = await button.elementHandle();
    await button.dblclick();
    const isThere = await result
      .first()
      .waitFor({ timeout: PATIENCE_MS })
      .then(
        () => true,
        () => false,
      );
    // This element and not a place on the screen, where something else may have come meanwhile.
    if (!isThere) await pressed?.evaluate((element) => element instanceof HTMLElement && element.click());
    await expect(result.first()).toBeVisible();
    this.#add(`"${what}"`, performance.now() - began);
  }

  #add(what: string, ms: number): void {
    this.#waits.push({ what, ms, requests: this.#requests });
    this.#requests = 0;
  }

  toString(): string {
    return this.#waits
      .map(
        ({ what, ms, requests }) => `${(ms / 1000).toFixed(1).padStart(6)} s ${String(requests).padStart(4)}  ${what}`,
      )
      .join('\n');
  }
}

/** The calls with a body that change nothing a customer would have twice. */
const questions: readonly string[] = [
  '/api/shoppingcart/request',
  '/api/shoppingcart/validation/maxQuantity',
  '/api/user/signin-udi',
  '/api/users/current/language',
];

/** Returns how often the shop API has received each change, by its path. */
export function countChanges({ sandbox }: ShopUnderTest): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { method, path } of sandbox.control.requests.all('shop-api')) {
    if (method === 'GET' || questions.includes(path)) continue;
    counts[path] = (counts[path] ?? 0) + 1;
  }
  return counts;
}
