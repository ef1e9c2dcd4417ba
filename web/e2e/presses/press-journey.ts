/** Goes through a flow with a hand that presses every button one time too many, and compares what the page has sent. */
import { calls } from '@perennial/shared/catalogue/routes';
import { namesOf } from '@perennial/shared/typed-tables';
import type { Page, Request } from 'playwright/test';
import { expect, type ShopUnderTest } from '../shop.ts';
import { type Flow, routes, type Sent } from './flow.ts';
import { changes } from './flows.ts';
import type { Hand } from './hands.ts';

export async function pressThrough(page: Page, shop: ShopUnderTest, flow: Flow, hand: Hand): Promise<void> {
  await flow.open(page, shop);
  const record = new SentRequests(page, flow.sends);
  for (const [index, find] of flow.buttons.entries()) {
    const button = await find(page);
    expect(record.sent(), `nothing is sent before button ${index + 1} of ${flow.buttons.length}`).toEqual([]);
    await hand(button);
  }
  await expect.poll(() => record.sent()).toEqual(flow.sends);
  await record.waitForEnd();
  await flow.expectAtEnd?.(page);
  expect(record.sent(), 'sent once').toEqual(flow.sends);
}

/**
 * The requests of a page from now on. They are counted in the browser: the BFF sends the same order to the shop API only
 * once, however often the page asks for it.
 */
export class SentRequests {
  readonly #page: Page;
  readonly #watched: readonly (readonly [Sent, RegExp])[];
  readonly #requests: Request[] = [];

  /** Records the changes, and of the other calls those of `expected`. */
  constructor(page: Page, expected: readonly Sent[]) {
    this.#page = page;
    this.#watched = [...new Set<Sent>([...changes, ...namesOf(routes), ...expected])].map((name) => [
      name,
      patternOf(name),
    ]);
    page.on('request', (request) => {
      if (['fetch', 'xhr'].includes(request.resourceType())) this.#requests.push(request);
    });
  }

  sent(): readonly Sent[] {
    return this.#requests.flatMap((request) => {
      if (request.method() !== 'POST') return [];
      const { pathname } = new URL(request.url());
      return this.#watched.filter(([, pattern]) => pattern.test(pathname)).map(([name]) => name);
    });
  }

  /** Resolves when every request has its answer, and the page has begun no other one until two frames after that. */
  async waitForEnd(): Promise<void> {
    let ended = -1;
    while (this.#requests.length > ended) {
      ended = this.#requests.length;
      // A page that is left has no answer, and renders nothing more.
      await Promise.all(this.#requests.map((request) => request.response().catch(() => null)));
      await this.#page.evaluate(renderTwice).catch(() => undefined);
    }
  }
}

const renderTwice = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

function patternOf(name: Sent): RegExp {
  const path = isRoute(name) ? routes[name] : calls[name].path.replace(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${path}$`);
}

const isRoute = (name: Sent): name is keyof typeof routes => Object.hasOwn(routes, name);
