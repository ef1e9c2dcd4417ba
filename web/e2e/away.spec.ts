import { textsFor } from '@perennial/shared/locales/texts';
import { customersOfSeveral, signInAs } from './customers.ts';
import { cellOf } from './matrix.ts';
import { expect, test } from './shop.ts';
import { addFault } from './states/state.ts';

/** A text with its values. */
const filled = (text: string, values: Readonly<Record<string, number | string>>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));

const year = new Date().getFullYear() + 2;
const dayIn = { 'de-de': `20-09-${year}`, 'en-ca': `09/20/${year}` } as const;

for (const { id, culture, language } of customersOfSeveral) {
  test(
    `pauses all subscriptions on a phone, one of them at the second try, in ${culture}`,
    cellOf(culture, ['de-de']),
    async ({ page, shop, watch }) => {
      watch.allowConsole(/503 \(Service Unavailable\)/);
      shop.sandbox.reset();
      const { account, away, subscription, ui } = textsFor(language);
      await page.setViewportSize({ width: 390, height: 844 });
      const { subscriptions } = await signInAs(page, shop, id);
      const total = subscriptions.length;
      await page.goto(`/${culture}/my-account/overview`);
      await page.getByRole('button', { name: account.away, exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: subscription.pause.until }).fill(dayIn[culture]);
      await dialog.getByRole('button', { name: away.all, exact: true }).click();
      if (culture === 'de-de') await expect(dialog.getByText('7,49 € pro Monat')).toBeVisible();
      await expect(dialog.getByText(subscription.pause.deviceGoesOn)).toBeVisible();

      addFault(shop, 'pauseReplenishment', { status: 503, headers: { 'Retry-After': '5' }, times: 1 });
      await dialog.getByRole('button', { name: filled(away.actions.pause, { n: total }) }).click();
      const some = filled(away.summary.some, { taken: total - 1, total });
      await expect(dialog.getByRole('heading', { name: some })).toBeFocused();
      const paused = filled(away.made.pausedUntil, { date: dayIn[culture] });
      await expect(dialog.getByText(paused)).toHaveCount(total - 1);
      await dialog.getByRole('button', { name: away.again }).click();
      await expect(dialog.getByText(away.reasons.paused)).toHaveCount(total - 1);
      await dialog.getByRole('button', { name: filled(away.actions.pause, { n: 1 }) }).click();
      const all = filled(away.summary.all, { total: 1 });
      await expect(dialog.getByRole('heading', { name: all })).toBeVisible();
      const isAsWide = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
      await expect.poll(isAsWide).toBe(true);
      await dialog.getByRole('button', { name: ui.close, exact: true }).last().click();

      const state = page.getByRole('article').getByText(subscription.state.paused, { exact: true });
      await expect(state).toHaveCount(total);
      const answers = await Promise.all(
        subscriptions.map(({ number }) => page.request.get(`/bff/subscriptions/${number}`)),
      );
      const days = await Promise.all(answers.map(async (answer) => (await answer.json()).resumedReplenishmentDate));
      expect(days).toEqual(subscriptions.map(() => `${year}-09-20`));
    },
  );
}
