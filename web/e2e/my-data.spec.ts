import { readFile } from 'node:fs/promises';
import { textsFor } from '@perennial/shared/locales/texts';
import { actFor } from './customer-care.ts';
import { customersOfSeveral, signInAs } from './customers.ts';
import { cellOf } from './matrix.ts';
import { expect, test } from './shop.ts';

test.beforeEach(({ shop }) => shop.sandbox.reset());

for (const { id, culture, language } of customersOfSeveral) {
  test(
    `sees on a phone what the shop keeps, ends a sign-in of another browser, and requests the deletion, in ${culture}`,
    cellOf(culture, ['de-de']),
    async ({ page, shop, browser }) => {
      const { account, myData } = textsFor(language);
      await page.setViewportSize({ width: 390, height: 844 });
      await actFor(page, shop, id, culture);
      await page.request.post('/api/users/current/language', {
        headers: { 'x-culture': culture },
        data: { languageCode: language },
      });
      await page.request.post('/bff/logout', { headers: { 'x-culture': culture } });
      const phone = await browser.newContext({
        baseURL: shop.shopUrl,
        userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0',
      });
      await signInAs({ request: phone.request }, shop, id);
      const { email, subscriptions } = await signInAs(page, shop, id);
      await page.goto(`/${culture}/my-account/overview`);
      await page.locator('.header__toggle').click();
      await page.getByRole('link', { name: account.pages.myData }).click();
      await expect(page).toHaveURL(/\/my-account\/my-data(\?|$)/);
      const part = (name: string) =>
        page.locator('.card').filter({ has: page.getByRole('heading', { level: 2, name }) });

      await test.step('reads what customer care did', async () => {
        await expect(part(myData.care.title).getByRole('listitem')).toContainText([
          myData.care.deeds.language,
          myData.care.deeds.signIn,
        ]);
      });

      await test.step('ends the sign-in of the other browser, which is out at once', async () => {
        const signIns = part(myData.signIns.title);
        await expect(
          signIns.getByRole('listitem').filter({
            hasText: myData.signIns.browser.replace('{{browser}}', 'Firefox').replace('{{system}}', 'Windows'),
          }),
        ).toBeVisible();
        await expect(signIns.getByRole('listitem').filter({ hasText: myData.signIns.this })).toHaveCount(1);
        // Each fact of a sign-in has a line of its own.
        const lines = await signIns.getByRole('listitem').first().locator('> *').all();
        const boxes = await Promise.all(lines.map((line) => line.boundingBox()));
        expect(boxes.length).toBeGreaterThan(1);
        expect(new Set(boxes.map((box) => box?.x)).size, 'all lines begin at the same place').toBe(1);
        expect(new Set(boxes.map((box) => box?.y)).size, 'no line stands beside another').toBe(boxes.length);
        await signIns.getByRole('button', { name: myData.signIns.endOthers }).click();
        await expect(signIns.getByText(myData.signIns.ended)).toBeVisible();
        await expect(signIns.getByRole('listitem')).toHaveCount(1);
        const session = await phone.request.get('/bff/session', { headers: { 'x-culture': culture } });
        expect(await session.json()).toEqual({ signedIn: false, role: 'user', endedElsewhere: true });
        await phone.close();
      });

      await test.step('reads, prints and saves the copy of all data', async () => {
        const copy = part(myData.copy.title);
        await copy.getByRole('button', { name: myData.copy.show }).click();
        await expect(copy.getByRole('heading', { level: 4 })).toHaveCount(subscriptions.length);
        await expect(copy.getByText(email)).toBeVisible();
        const downloading = page.waitForEvent('download');
        await copy.getByRole('button', { name: myData.copy.save }).click();
        const file = JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
        expect([file.missing, file.subscriptionDetails.length]).toEqual([[], subscriptions.length]);
        await page.emulateMedia({ media: 'print' });
        await expect(page.getByRole('heading', { name: myData.copy.title })).toBeVisible();
        await expect(page.getByRole('heading', { name: myData.deletion.title })).toBeHidden();
        await page.emulateMedia({ media: 'screen' });
      });

      await test.step('requests the deletion, and has a receipt', async () => {
        const deletion = part(myData.deletion.title);
        await expect(deletion.getByText(myData.deletion.runsOn)).toBeVisible();
        await deletion.getByRole('button', { name: myData.deletion.ask }).click();
        await expect(deletion.getByText(myData.deletion.sent)).toBeVisible();
        await page.reload();
        await expect(deletion.getByText(email)).toBeVisible();
      });

      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    },
  );
}
