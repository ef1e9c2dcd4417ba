import { textsFor } from '@perennial/shared/locales/texts';
import { actFor } from './customer-care.ts';
import { customersOfSeveral, signInAs } from './customers.ts';
import { inMatrix } from './matrix.ts';
import { expect, openMarkets, test } from './shop.ts';

test.use({ environment: openMarkets, viewport: { width: 390, height: 844 } });
test.beforeEach(({ shop }) => shop.sandbox.reset());

for (const { id, culture, language } of customersOfSeveral) {
  test(
    `takes a pause back on a phone, keeps its receipt, and customer care checks it, in ${culture}`,
    inMatrix,
    async ({ page, shop, browser }) => {
      const texts = textsFor(language);
      const { subscriptions } = await signInAs(page, shop, id);
      const [, , third] = subscriptions;
      await page.goto(`/${culture}/my-account/subscription-details/${third?.number}?task=pause`);
      await page.getByRole('button', { name: texts.subscription.pause.action, exact: true }).click();
      const dialog = page.getByRole('dialog');
      const nextShipment = await dialog.getByRole('definition').first().textContent();
      await dialog.getByRole('button', { name: texts.subscription.pause.action }).click();

      const notices = page.getByLabel(texts.ui.notifications);
      const paused = notices.getByRole('listitem').filter({ hasText: texts.subscription.pause.done });
      await expect(paused.getByText(texts.afterChange.undoes.pause)).toBeVisible();
      await expect(page).toHaveURL(/\/my-account\/overview/);
      // The next page takes the focus when it is there.
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      // By the keyboard alone: the message is in the order of the page.
      const undo = paused.getByRole('button', { name: texts.afterChange.undo });
      await undo.focus();
      await page.keyboard.press('Enter');
      const undone = notices.getByRole('listitem').filter({ hasText: texts.afterChange.undone.pause });
      await expect(undone).toBeVisible();
      await expect(paused).toBeHidden();
      await expect(undone.getByRole('button', { name: texts.afterChange.undo })).toBeHidden();

      await undone.getByRole('link', { name: texts.afterChange.receipt, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: texts.receipts.title })).toBeVisible();
      const items = page.locator('.receipts__item');
      await expect(items).toHaveCount(2);
      await expect(items.nth(0)).toContainText(texts.receipts.subjects.resume);
      await items.nth(1).locator('summary').click();
      await expect(items.nth(1)).toContainText(texts.receipts.subjects.pause);
      await expect(items.nth(1)).toContainText(third?.number ?? '');
      // What the dialog has announced.
      await expect(items.nth(1)).toContainText(nextShipment ?? '');
      const code = (await items.nth(1).locator('.receipts__code').textContent()) ?? '';

      // A reload, and another instance, find the receipts in the session.
      await page.reload();
      await expect(items).toHaveCount(2);

      const care = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
      await actFor(care, shop, id, culture);
      await care.goto(`/${culture}/my-account/receipts`);
      await care
        .getByRole('textbox', { name: texts.receipts.check.label })
        .fill(`${texts.afterChange.receipt}\n${code}`);
      await care.getByRole('button', { name: texts.receipts.check.submit, exact: true }).click();
      await expect(care.getByText(texts.receipts.check.genuine)).toBeVisible();
      await expect(care.getByText(texts.receipts.check.ofCustomer)).toBeVisible();
      await expect(care.getByText(third?.number ?? '', { exact: true })).toBeVisible();
      await care.context().close();
    },
  );
}
