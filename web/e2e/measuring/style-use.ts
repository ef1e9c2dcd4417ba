/** How much of its styles a page uses, by Chromium's coverage (docs/performance.md#what-a-page-loads). */
import type { Page } from 'playwright/test';

/** In characters. */
export type StyleUse = {
  readonly all: number;
  readonly used: number;
};

/** A phone and a wide window, in pixels. */
const phone = { width: 390, height: 844 };
const wide = { width: 1280, height: 900 };

/**
 * Runs what loads a page, and returns how many characters of styles it has, and how many of them belong to rules that
 * some element of it has had.
 */
export async function countStyles(page: Page, load: () => Promise<unknown>): Promise<StyleUse> {
  await page.coverage.startCSSCoverage();
  await load();
  const sheets = await page.coverage.stopCSSCoverage();
  return {
    all: sheets.reduce((sum, { text = '' }) => sum + text.length, 0),
    used: sheets.flatMap(({ ranges }) => ranges).reduce((sum, { start, end }) => sum + end - start, 0),
  };
}

/** Counts the styles of a page that is shown as on a phone until it is complete, and then in a wide window. */
export function countStylesOfBothWidths(page: Page, path: string): Promise<StyleUse> {
  return countStyles(page, async () => {
    await page.setViewportSize(phone);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await page.setViewportSize(wide);
    // A frame with the new width, and what it asks for.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    await page.waitForLoadState('networkidle');
  });
}

/** In percent. */
export function toShare({ all, used }: StyleUse): number {
  return all === 0 ? 0 : (100 * used) / all;
}

/** Returns the uses as Markdown. */
export function toStyleTable(uses: Readonly<Record<string, StyleUse>>): string {
  const lines = Object.entries(uses).map(([name, use]) => [
    name,
    `${(use.all / 1000).toFixed(1)} kB`,
    `${(use.used / 1000).toFixed(1)} kB`,
    `${Math.floor(toShare(use))} %`,
  ]);
  return [['page', 'styles', 'used', 'share'], ['---', '---', '---', '---'], ...lines]
    .map((cells) => `| ${cells.join(' | ')} |\n`)
    .join('');
}
