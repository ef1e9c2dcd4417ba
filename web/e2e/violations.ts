/** What axe finds on a page. */
import axe from 'axe-core';
import type { Page } from 'playwright/test';

declare global {
  interface Window {
    /** Set by the source of axe. */
    axe: typeof axe;
  }
}

/** Returns the serious and critical violations that axe finds, with the elements. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
