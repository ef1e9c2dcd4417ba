/**
 * A sign-in that ends without activity: a notice comes five minutes before and stays, and any key keeps the sign-in
 * (docs/rules/sign-in.md#end-without-activity). The clocks of page and BFF are moved, by less than the lifetime of a
 * token: the sign-in is one of customer care, whose time is a setting.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textsFor } from '@perennial/shared/locales/texts';
import { actFor } from './customer-care.ts';
import { inMatrix } from './matrix.ts';
import { expect, openMarkets, test } from './shop.ts';

const clockFile = join(tmpdir(), `session-end-${process.pid}`);

test.use({
  newPages: true,
  environment: {
    ...openMarkets,
    ADMIN_IDLE_MINUTES: '20',
    CLOCK_FILE: clockFile,
    NODE_OPTIONS: `--import ${new URL('file-clock.ts', import.meta.url).href}`,
  },
  viewport: { width: 390, height: 844 },
});
test.beforeEach(({ shop }) => shop.sandbox.reset());
test.afterAll(() => rmSync(clockFile, { force: true }));

for (const [id, culture, language] of [
  ['ca-subscriber', 'en-ca', 'en-CA'],
  ['de-subscriber', 'de-de', 'de-DE'],
] as const)
  test(
    `is told before a sign-in ends without activity, keeps it by a key, and loses it without, in ${culture}`,
    inMatrix,
    async ({ page, shop }) => {
      const { shell, ui } = textsFor(language);
      let ahead = 0;
      /** Lets minutes pass in which the customer does nothing. */
      const wait = async (minutes: number) => {
        ahead += minutes;
        writeFileSync(clockFile, String(ahead * 60_000));
        await page.clock.fastForward(minutes * 60_000);
      };
      writeFileSync(clockFile, '0');
      await page.clock.install();
      await actFor(page, shop, id);
      await page.goto(`/${culture}/my-account/personal-details`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const notice = page.getByRole('region', { name: ui.notifications }).getByText(shell.sessionIdle);

      await expect(notice).toHaveCount(0);
      // What a page watches begins some seconds after it, and the end of the sign-in a minute later.
      const watches = page.waitForRequest(/\/bff\/event-stream/);
      await wait(0.2);
      await watches;
      await wait(1.1);
      await expect(notice).toHaveCount(0);
      await wait(15.5);
      await expect(notice).toBeVisible();
      await wait(2);
      await expect(notice).toBeVisible();

      const kept = page.waitForResponse(/\/api\/user\/details/);
      await page.keyboard.press('Shift');
      expect((await kept).status()).toBe(200);
      await expect(notice).toHaveCount(0);
      // Past the end that was announced.
      await wait(8);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(`/${culture}/my-account/personal-details`);

      await wait(21);
      await page.goto(`/${culture}/my-account/personal-details`);
      await expect(page).not.toHaveURL(new RegExp(`/${culture}/my-account/personal-details`));
    },
  );
