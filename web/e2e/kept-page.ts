/**
 * A page that the journeys of a shop use one after the other (ADR 29). A new page starts processes of the browser, which then
 * load and compile the whole client: two thirds of the time of a page. Between two journeys everything is removed that
 * a journey can leave behind, except the browser's cache.
 */
import { type Browser, expect, type Page, type ViewportSize } from 'playwright/test';

/** Events that journeys listen to. */
const EVENTS = ['console', 'pageerror', 'request', 'requestfinished'] as const;

export class KeptPage {
  readonly #browser: Browser;
  readonly emptyUrl: string;
  #page: Page | undefined;
  #viewport: ViewportSize | null = null;
  #options = '';

  /**
   * `emptyUrl` is a document of the shop without scripts. It needs the headers of the shop's pages: a browser starts a new
   * process between two documents whose `Cross-Origin-Opener-Policy` differs.
   */
  constructor(browser: Browser, emptyUrl: string) {
    this.#browser = browser;
    this.emptyUrl = emptyUrl;
  }

  /** Returns the page. `options` are those that new contexts have now: with others it is a new page. */
  async take(options: string): Promise<Page> {
    if (this.#page?.isClosed() || this.#options !== options) await this.close();
    this.#options = options;
    if (!this.#page) {
      this.#page = await (await this.#browser.newContext()).newPage();
      this.#viewport = this.#page.viewportSize();
    }
    return this.#page;
  }

  async empty(): Promise<void> {
    const page = this.#page;
    if (!page || page.isClosed()) return;
    const context = page.context();
    for (const other of context.pages()) if (other !== page) await other.close();
    for (const event of EVENTS) page.removeAllListeners(event);
    await Promise.all([page, context].map((routed) => routed.unrouteAll({ behavior: 'ignoreErrors' })));
    // First, because a page that still runs could store something again.
    // A journey may end while its page is going to another site, which interrupts the first try.
    await expect(() => page.goto(this.emptyUrl)).toPass();
    const clearStorage = () => {
      window.localStorage.clear();
      window.sessionStorage.clear();
    };
    await Promise.all([page.evaluate(clearStorage), context.clearCookies()]);
    if (this.#viewport) await page.setViewportSize(this.#viewport);
  }

  /** Closes the page; the next journey gets a new one. */
  async close(): Promise<void> {
    await this.#page?.context().close();
    this.#page = undefined;
  }
}
