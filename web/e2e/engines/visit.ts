/** One visit of the shop, in a browser that nobody has used. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DevStack } from '@perennial/sandbox/launch/dev-stack';
import { request } from 'playwright';
import type { Requesting } from '../customers.ts';
import { Browser } from './browser.ts';
import type { RunningEngine } from './engine.ts';

/** The last characters of a complete PDF. */
const END_OF_PDF = /%%EOF\s*$/;

export class Visit {
  readonly browser: Browser;
  readonly shop: DevStack;
  readonly #downloads: string;

  constructor({ driver, downloads }: RunningEngine, shop: DevStack) {
    this.browser = new Browser(driver, shop.shopUrl);
    this.shop = shop;
    this.#downloads = downloads;
  }

  /** Returns how often the shop API has received a request. */
  readonly countRequests = (method: string, path: string | RegExp): number => this.#findRequests(method, path).length;

  /** Returns the body of the last such request that the shop API has received, as JSON. */
  readonly lastRequest = (method: string, path: string): string =>
    JSON.stringify(this.#findRequests(method, path).at(-1)?.body);

  #findRequests(method: string, path: string | RegExp) {
    const all = this.shop.sandbox.control.requests.all('shop-api');
    return all.filter(
      (one) => one.method === method && (path instanceof RegExp ? path.test(one.path) : one.path === path),
    );
  }

  /** Signs in over HTTP, which takes less time than the pages, and goes on in the browser. */
  async enter<T>(signIn: (page: Requesting) => Promise<T>): Promise<T> {
    const requests = await request.newContext({ baseURL: this.shop.shopUrl });
    try {
      const customer = await signIn({ request: requests });
      await this.browser.takeCookies((await requests.storageState()).cookies);
      return customer;
    } finally {
      await requests.dispose();
    }
  }

  /** Waits for a complete PDF in the folder of saved files. Returns its name. */
  async findSavedPdf(): Promise<string> {
    let found = '';
    await this.browser.wait('a saved PDF', async () => {
      for (const name of await readdir(this.#downloads)) {
        const content = await readFile(join(this.#downloads, name), 'latin1');
        if (content.startsWith('%PDF-') && END_OF_PDF.test(content)) found = name;
      }
      return found !== '';
    });
    return found;
  }
}
