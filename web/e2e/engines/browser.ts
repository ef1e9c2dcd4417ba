/** What a person does in a browser, by what is read on the page: roles, labels and texts. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Cookie } from 'playwright';
import { error as errors, type WebDriver, type WebElement } from 'selenium-webdriver';
import { findElement, findOption, hasQueries, readText, scrollTo, type Wanted } from './page-scripts.ts';

/** How long a person waits for what should be there, in milliseconds. */
const PATIENCE_MS = 20_000;
const POLL_MS = 50;

const QUERIES = fileURLToPath(
  new URL('../../node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js', import.meta.url),
);

/** Refusals of what did not happen: something lies over the element, it cannot take input yet, or it is gone. */
const refusals = [
  errors.ElementClickInterceptedError,
  errors.ElementNotInteractableError,
  errors.StaleElementReferenceError,
];

type Name = string | RegExp;

export class Browser {
  readonly #driver: WebDriver;
  readonly #shopUrl: string;
  /** The role of the part of the page that counts; the whole page if it is null. */
  readonly #part: string | null;

  constructor(driver: WebDriver, shopUrl: string, part: string | null = null) {
    this.#driver = driver;
    this.#shopUrl = shopUrl;
    this.#part = part;
  }

  /** The same page, of which only the last part with this role counts. */
  within(role: string): Browser {
    return new Browser(this.#driver, this.#shopUrl, role);
  }

  async open(path: string): Promise<void> {
    await this.#driver.get(new URL(path, this.#shopUrl).href);
  }

  /** Opens a tab and shows it. Returns the one that was shown before. */
  async openTab(): Promise<string> {
    const before = await this.#driver.getWindowHandle();
    await this.#driver.switchTo().newWindow('tab');
    return before;
  }

  /** Shows another tab. Returns the one that was shown before. */
  async showTab(tab: string): Promise<string> {
    const before = await this.#driver.getWindowHandle();
    await this.#driver.switchTo().window(tab);
    return before;
  }

  /** Waits for the address of the page. */
  async arriveAt(address: RegExp): Promise<void> {
    await this.wait(`a page at ${address}`, async () => address.test(await this.#driver.getCurrentUrl()));
  }

  /** Waits for a text that can be read. */
  async see(text: string): Promise<void> {
    await this.wait(`the text "${text}"`, async () => (await this.#read()).includes(text));
  }

  /** Waits for an element with a role and a name. */
  async meet(role: string, name: Name): Promise<void> {
    await this.#find(toWanted('role', name, role));
  }

  /** Presses an element with a role and a name, as soon as that is possible. */
  async press(role: string, name: Name): Promise<void> {
    await this.#press(toWanted('role', name, role));
  }

  /** Presses a text, such as a summary, which has no role in every engine. */
  async pressText(text: string): Promise<void> {
    await this.#press(toWanted('text', text));
  }

  /** Replaces the text of a field. */
  async fill(label: Name, text: string): Promise<void> {
    await this.#use(toWanted('label', label), async (field) => {
      // WebKit types into the field of a frame only after a press.
      await field.click();
      await field.clear();
      await field.sendKeys(text);
    });
  }

  /** Replaces the text of a field in a frame, which is a document of its own. */
  async fillInFrame(title: Name, label: Name, text: string): Promise<void> {
    await this.#driver.switchTo().frame(await this.#find(toWanted('title', title)));
    await this.fill(label, text);
    await this.#driver.switchTo().defaultContent();
  }

  /** Chooses an option of a select. */
  async choose(label: Name, text: string): Promise<void> {
    await this.#use(toWanted('label', label), async (select) => {
      const option: WebElement | null = await this.#driver.executeScript(findOption, select, text);
      if (!option) throw new Error(`The select has no option "${text}".`);
      await option.click();
    });
  }

  /** Takes over the cookies that a person has received elsewhere. */
  async takeCookies(cookies: readonly Cookie[]): Promise<void> {
    // A browser takes cookies for the page that it shows. This one asks for nothing meanwhile.
    await this.open('/healthz');
    for (const { name, value, path, httpOnly, sameSite, secure } of cookies)
      await this.#driver.manage().addCookie({ name, value, path, httpOnly, sameSite, secure });
  }

  /** Asks again until it is true. Throws an error with what the page shows. */
  async wait(what: string, isTrue: () => Promise<boolean>): Promise<void> {
    const deadline = performance.now() + PATIENCE_MS;
    let reason = '';
    while (performance.now() < deadline) {
      try {
        if (await isTrue()) return;
        reason = '';
      } catch (error) {
        // A page that is just being left answers with errors.
        if (!(error instanceof errors.WebDriverError) || error instanceof errors.NoSuchSessionError) throw error;
        reason = `, because ${error.message.split('\n')[0]}`;
      }
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    const url = await this.#driver.getCurrentUrl();
    throw new Error(`Waited in vain for ${what}${reason}. ${url} shows:\n${await this.#read()}`);
  }

  #press(wanted: Wanted): Promise<void> {
    return this.#use(wanted, (element) => element.click());
  }

  /** Does something with an element as soon as that is possible. */
  async #use(wanted: Wanted, act: (element: WebElement) => Promise<void>): Promise<void> {
    await this.wait(`${describe(wanted)} that can be used`, async () => {
      const element = await this.#findNow(wanted);
      if (!element) return false;
      // WebKit does not scroll to what is hidden in part.
      await this.#driver.executeScript(scrollTo, element);
      return isAccepted(() => act(element));
    });
  }

  async #find(wanted: Wanted): Promise<WebElement> {
    let found: WebElement | null = null;
    await this.wait(describe(wanted), async () => {
      found = await this.#findNow(wanted);
      return found !== null;
    });
    if (!found) throw new Error(`There is no ${describe(wanted)}.`);
    return found;
  }

  async #findNow(wanted: Wanted): Promise<WebElement | null> {
    await this.#loadQueries();
    return this.#driver.executeScript(findElement, this.#part, wanted);
  }

  async #read(): Promise<string> {
    await this.#loadQueries();
    return this.#driver.executeScript(readText, this.#part);
  }

  /** Each document needs them. They are sent by WebDriver, so that the policy of the page does not matter. */
  async #loadQueries(): Promise<void> {
    if (await this.#driver.executeScript(hasQueries)) return;
    await this.#driver.executeScript(await readFile(QUERIES, 'utf8'));
  }
}

/** Returns false if the browser refuses what a person could not do now either. */
async function isAccepted(act: () => Promise<void>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    if (refusals.some((refusal) => error instanceof refusal)) return false;
    throw error;
  }
}

function toWanted(by: Wanted['by'], name: Name, role = ''): Wanted {
  return { by, role, name: name instanceof RegExp ? { source: name.source, flags: name.flags } : name };
}

function describe({ by, role, name }: Wanted): string {
  return `the ${role || by} "${typeof name === 'string' ? name : name.source}"`;
}
