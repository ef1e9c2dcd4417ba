import { textsFor } from '@perennial/shared/locales/texts';
import { actFor } from './customer-care.ts';
import { signInAs } from './customers.ts';
import { expect, openMarkets, test } from './shop.ts';

test.use({ environment: openMarkets, viewport: { width: 390, height: 844 } });
test.beforeEach(({ shop }) => shop.sandbox.reset());

const de = textsFor('de-DE');

test('a German customer with three subscriptions takes a pause back on a phone, keeps its receipt, and customer care checks it', async ({
  page,
  shop,
  browser,
}) => {
  const { subscriptions } = await signInAs(page, shop, 'de-bundle');
  expect(subscriptions).toHaveLength(3);
  const [, , third] = subscriptions;
  await page.goto(`/de-de/my-account/subscription-details/${third?.number}?task=pause`);
  await page.getByRole('button', { name: de.subscription.pause.action, exact: true }).click();
  const dialog = page.getByRole('dialog');
  const nextShipment = await dialog.getByRole('definition').first().textContent();
  await dialog.getByRole('button', { name: de.subscription.pause.action }).click();

  const notices = page.getByLabel(de.ui.notifications);
  const paused = notices.getByRole('listitem').filter({ hasText: de.subscription.pause.done });
  await expect(paused.getByText(de.afterChange.undoes.pause)).toBeVisible();
  await expect(page).toHaveURL(/\/my-account\/overview/);
  // By the keyboard alone: the message is in the order of the page.
  const undo = paused.getByRole('button', { name: de.afterChange.undo });
  await undo.focus();
  await page.keyboard.press('Enter');
  const undone = notices.getByRole('listitem').filter({ hasText: de.afterChange.undone.pause });
  await expect(undone).toBeVisible();
  await expect(paused).toBeHidden();
  await expect(undone.getByRole('button', { name: de.afterChange.undo })).toBeHidden();

  await undone.getByRole('link', { name: de.afterChange.receipt, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: de.receipts.title })).toBeVisible();
  const items = page.locator('.receipts__item');
  await expect(items).toHaveCount(2);
  await expect(items.nth(0)).toContainText(de.receipts.subjects.resume);
  await items.nth(1).locator('summary').click();
  await expect(items.nth(1)).toContainText(de.receipts.subjects.pause);
  await expect(items.nth(1)).toContainText(third?.number ?? '');
  // What the dialog has announced.
  await expect(items.nth(1)).toContainText(nextShipment ?? '');
  const code = (await items.nth(1).locator('.receipts__code').textContent()) ?? '';

  // A reload, and another instance, find the receipts in the session.
  await page.reload();
  await expect(items).toHaveCount(2);

  const care = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  await actFor(care, shop, 'de-bundle', 'de-de');
  await care.goto('/de-de/my-account/receipts');
  await care.getByRole('textbox', { name: de.receipts.check.label }).fill(`Beleg\n${code}`);
  await care.getByRole('button', { name: de.receipts.check.submit, exact: true }).click();
  await expect(care.getByText(de.receipts.check.genuine)).toBeVisible();
  await expect(care.getByText(de.receipts.check.ofCustomer)).toBeVisible();
  await expect(care.getByText(third?.number ?? '', { exact: true })).toBeVisible();
  await care.context().close();
});
