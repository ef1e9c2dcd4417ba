import { textsFor } from '@perennial/shared/locales/texts';
import { signInAs } from './customers.ts';
import { expect, test } from './shop.ts';
import { addFault } from './states/state.ts';

const de = textsFor('de');

test('pauses three subscriptions on a phone in German, one of them at the second try', async ({
  page,
  shop,
  watch,
}) => {
  watch.allowConsole(/503 \(Service Unavailable\)/);
  shop.sandbox.reset();
  await page.setViewportSize({ width: 390, height: 844 });
  const { subscriptions } = await signInAs(page, shop, 'de-bundle');
  const year = new Date().getFullYear() + 2;
  await page.goto('/de-de/my-account/overview');
  await page.getByRole('button', { name: de.account.away, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: de.subscription.pause.until }).fill(`20-09-${year}`);
  await dialog.getByRole('button', { name: de.away.all, exact: true }).click();
  await expect(dialog.getByText('7,49 € pro Monat')).toBeVisible();
  await expect(dialog.getByText(de.subscription.pause.deviceGoesOn)).toBeVisible();

  addFault(shop, 'pauseReplenishment', { status: 503, headers: { 'Retry-After': '5' }, times: 1 });
  await dialog.getByRole('button', { name: 'Ausgewählte pausieren (3)' }).click();
  await expect(dialog.getByRole('heading', { name: 'Für 2 von 3 Abos erledigt.' })).toBeFocused();
  await expect(dialog.getByText(`Pausiert bis zum 20-09-${year}.`)).toHaveCount(2);
  await dialog.getByRole('button', { name: de.away.again }).click();
  await expect(dialog.getByText(de.away.reasons.paused)).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Ausgewählte pausieren (1)' }).click();
  await expect(dialog.getByRole('heading', { name: 'Für alle ausgewählten Abos erledigt (1).' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await dialog.getByRole('button', { name: de.ui.close, exact: true }).last().click();

  await expect(page.getByRole('article').getByText(de.subscription.state.paused, { exact: true })).toHaveCount(3);
  const answers = await Promise.all(
    subscriptions.map(({ number }) => page.request.get(`/bff/subscriptions/${number}`)),
  );
  const days = await Promise.all(answers.map(async (answer) => (await answer.json()).resumedReplenishmentDate));
  expect(days).toEqual([`${year}-09-20`, `${year}-09-20`, `${year}-09-20`]);
});
