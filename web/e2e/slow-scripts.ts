/** Scripts that come late, as on a slow line. */
import type { Page } from 'playwright/test';

/** Holds the scripts of the page back until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return resolve;
}
