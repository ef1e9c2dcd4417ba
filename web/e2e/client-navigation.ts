/** Leaving a page without loading the client again. */
import { expect, type Page } from 'playwright/test';

/** Leaves a page within the client. The old page stays on screen until the next one is loaded, so this waits for it. */
export async function leavePage(page: Page, leave: () => Promise<void>): Promise<void> {
  await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-old-page', ''));
  await leave();
  await expect(page.locator('h1[data-old-page]')).toHaveCount(0);
}

/** Navigates within the client, without loading the page again. */
export async function navigate(page: Page, path: string): Promise<void> {
  await waitForClient(page);
  await leavePage(page, () =>
    page.evaluate((url) => {
      window.history.pushState(null, '', url);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, path),
  );
}

/**
 * Waits until the client has started, and has hydrated what the server has rendered: it does that at the URL of the
 * server, and reads no other before.
 */
async function waitForClient(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.readyState === 'complete' && document.querySelector('h1') && !('keptInput' in window),
  );
}
