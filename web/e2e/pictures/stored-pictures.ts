/** Pictures of parts and pages: as they are stored in this folder, and as the browser takes them now. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Locator, Page, TestInfo } from 'playwright/test';
import { findDifference, KEPT_COLORS } from './compare.ts';
import { type Picture, readPng, writePng } from './png.ts';

/** The pause before a page is taken again, in milliseconds. */
const PAUSE_MS = 100;

/** How long a page has to become as stored, in milliseconds, as other expectations of the journeys. */
const WAIT_MS = 10_000;

/** How long a page is given to load what it shows, before a new picture of it is stored, in milliseconds. */
const LOADING_MS = 2000;

const SCREENSHOT = { animations: 'disabled', caret: 'hide' } as const;

/** Returns the path of a picture: `parts/buttons`, `pages/…`, or `probe`. */
const pathOf = (name: string) => join(import.meta.dirname, `${name}.png`);

function readStored(name: string): Picture | undefined {
  const path = pathOf(name);
  return existsSync(path) ? readPng(readFileSync(path)) : undefined;
}

function findDifferenceFrom(stored: Picture | undefined, taken: Picture): string | undefined {
  return stored ? findDifference(stored, taken) : 'it has no picture yet';
}

export class StoredPictures {
  readonly #testInfo: TestInfo;
  readonly #isUpdate: boolean;

  constructor(testInfo: TestInfo) {
    this.#testInfo = testInfo;
    this.#isUpdate = ['all', 'changed'].includes(testInfo.config.updateSnapshots);
  }

  /**
   * Returns how a part differs from its picture, undefined if it does not. A run that updates pictures writes this one
   * instead. Attaches both if they differ.
   */
  async compare(name: string, part: Locator): Promise<string | undefined> {
    return this.#report(name, readPng(await part.screenshot(SCREENSHOT)));
  }

  /** As `compare`, for a page that may still load something: it is taken again and again until it is as stored. */
  async comparePage(name: string, page: Page): Promise<string | undefined> {
    const stored = readStored(name);
    const endsAt = performance.now() + (this.#isUpdate ? LOADING_MS : WAIT_MS);
    let last: Buffer | undefined;
    for (;;) {
      await page.evaluate(loadImages);
      const taken = await page.screenshot({ ...SCREENSHOT, fullPage: true });
      if (findDifferenceFrom(stored, readPng(taken)) === undefined) return undefined;
      if (performance.now() >= endsAt && last?.equals(taken)) return this.#report(name, readPng(taken));
      last = taken;
      await page.waitForTimeout(PAUSE_MS);
    }
  }

  /**
   * Whether this machine draws letters and boxes in another way than that of the pictures. Then nothing can be compared,
   * and the report says so.
   */
  async isDrawnOtherwise(probe: Locator): Promise<boolean> {
    const difference = await this.compare('probe', probe);
    if (difference === undefined) return false;
    const sentence = `The pictures were not compared, because this machine draws letters or boxes in another way: ${difference}.`;
    this.#testInfo.annotations.push({ type: 'not compared', description: sentence });
    process.stdout.write(`${sentence}\n`);
    return true;
  }

  async #report(name: string, taken: Picture): Promise<string | undefined> {
    const difference = findDifferenceFrom(readStored(name), taken);
    if (difference === undefined) return undefined;
    const path = pathOf(name);
    if (this.#isUpdate) {
      writeFileSync(path, writePng(taken, KEPT_COLORS));
      return undefined;
    }
    if (existsSync(path)) await this.#testInfo.attach(`${name}, as stored`, { path, contentType: 'image/png' });
    const asItIs = this.#testInfo.outputPath(`${basename(name)}-as-it-is.png`);
    mkdirSync(dirname(asItIs), { recursive: true });
    writeFileSync(asItIs, writePng(taken, 256));
    await this.#testInfo.attach(`${name}, as it is`, { path: asItIs, contentType: 'image/png' });
    return difference;
  }
}

/** Also those below the window, which are loaded when it comes near. */
async function loadImages(): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  await Promise.allSettled([...document.images].map((image) => image.decode()));
}
