import { readFile } from 'node:fs/promises';
import { actFor } from './customer-care.ts';
import { signInAs } from './customers.ts';
import { expect, test } from './shop.ts';

test.beforeEach(({ shop }) => shop.sandbox.reset());

test('sees on a phone what the shop keeps, ends a sign-in of another browser, and requests the deletion', async ({
  page,
  shop,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await actFor(page, shop, 'de-bundle', 'de-de');
  await page.request.post('/api/users/current/language', {
    headers: { 'x-culture': 'de-de' },
    data: { languageCode: 'de-DE' },
  });
  await page.request.post('/bff/logout', { headers: { 'x-culture': 'de-de' } });
  const phone = await browser.newContext({
    baseURL: shop.shopUrl,
    userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0',
  });
  await signInAs({ request: phone.request }, shop, 'de-bundle');
  const { email } = await signInAs(page, shop, 'de-bundle');
  await page.goto('/de-de/my-account/overview');
  await page.locator('.header__toggle').click();
  await page.getByRole('link', { name: 'Daten und Anmeldungen' }).click();
  await expect(page).toHaveURL(/\/de-de\/my-account\/my-data$/);
  const part = (name: string) => page.locator('.card').filter({ has: page.getByRole('heading', { level: 2, name }) });

  await test.step('reads what customer care did', async () => {
    await expect(part('Was unser Kundenservice getan hat').getByRole('listitem')).toContainText([
      'Sprache geändert',
      'Anmeldung in Ihrem Konto',
    ]);
  });

  await test.step('ends the sign-in of the other browser, which is out at once', async () => {
    const signIns = part('Wo Sie angemeldet sind');
    await expect(signIns.getByRole('listitem').filter({ hasText: 'Firefox auf Windows' })).toBeVisible();
    await expect(signIns.getByRole('listitem').filter({ hasText: 'Dieser Browser' })).toHaveCount(1);
    // Each fact of a sign-in has a line of its own.
    const lines = await signIns.getByRole('listitem').first().locator('> *').all();
    const boxes = await Promise.all(lines.map((line) => line.boundingBox()));
    expect(boxes.length).toBeGreaterThan(1);
    expect(new Set(boxes.map((box) => box?.x)).size, 'all lines begin at the same place').toBe(1);
    expect(new Set(boxes.map((box) => box?.y)).size, 'no line stands beside another').toBe(boxes.length);
    await signIns.getByRole('button', { name: 'Alle anderen Anmeldungen beenden' }).click();
    await expect(signIns.getByText('Alle anderen Anmeldungen sind beendet.')).toBeVisible();
    await expect(signIns.getByRole('listitem')).toHaveCount(1);
    const session = await phone.request.get('/bff/session', { headers: { 'x-culture': 'de-de' } });
    expect(await session.json()).toEqual({ signedIn: false, role: 'user', endedElsewhere: true });
    await phone.close();
  });

  await test.step('reads, prints and saves the copy of all data', async () => {
    const copy = part('Kopie Ihrer Daten');
    await copy.getByRole('button', { name: 'Meine Daten anzeigen' }).click();
    await expect(copy.getByRole('heading', { level: 4 })).toHaveCount(3);
    await expect(copy.getByText(email)).toBeVisible();
    const downloading = page.waitForEvent('download');
    await copy.getByRole('button', { name: 'Als Datei speichern' }).click();
    const file = JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
    expect([file.missing, file.subscriptionDetails.length]).toEqual([[], 3]);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Kopie Ihrer Daten' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Meine Daten löschen' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('requests the deletion, and has a receipt', async () => {
    const deletion = part('Meine Daten löschen');
    await expect(deletion.getByText(/^Sie laufen mit Lieferungen und Zahlungen weiter/)).toBeVisible();
    await deletion.getByRole('button', { name: 'Löschung verlangen' }).click();
    await expect(deletion.getByText('Ihre Anfrage wurde gesendet')).toBeVisible();
    await page.reload();
    await expect(deletion.getByText(email)).toBeVisible();
  });

  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
