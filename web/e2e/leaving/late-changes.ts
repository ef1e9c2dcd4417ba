/** Changes that a notice, a dialog for several subscriptions or the page about a customer's own data makes. */
import { textsFor } from '@perennial/shared/locales/texts';
import type { Page } from 'playwright/test';
import { signInAs } from '../customers.ts';
import { accountChanges } from './account-changes.ts';
import { type Change, expect, openSignedIn, openTask, post } from './change.ts';

const de = textsFor('de-DE');

/** The button of the newest notice, which takes no press of the mouse for half a second. */
async function pressUndo(page: Page): Promise<void> {
  const undo = page.locator('.notification .button').last();
  await undo.focus();
  await page.keyboard.press('Enter');
}

const { newsletter } = accountChanges;

export const lateChanges = {
  'undo of the newsletter': {
    prepare: async (page, shop) => {
      const request = await newsletter.prepare(page, shop);
      await newsletter.press(page);
      await page.locator('.notification .button').last().waitFor();
      return request;
    },
    press: pressUndo,
    expectKept: (page) => expect(page.getByRole('checkbox')).not.toBeChecked(),
  },
  'undo of a pause': {
    prepare: async (page, shop) => {
      const number = await openTask(page, shop, 'ca-subscriber', 'pause');
      await page.getByRole('radio', { name: 'Indefinitely' }).check();
      await page.getByRole('button', { name: 'Pause subscription', exact: true }).click();
      await page.getByRole('dialog').locator('.form__actions button').first().click();
      await page.locator('.notification .button').last().waitFor();
      return post(`/api/replenishments/${number}/resume`);
    },
    press: pressUndo,
    expectKept: async (page) => {
      await page.getByRole('article').first().waitFor();
      await expect(page.locator('main')).not.toContainText(/Paused|En pause/);
    },
  },
  /** The receipt goes with the change. */
  'receipt of a change': {
    ...newsletter,
    expectKept: async (page) => {
      const { pathname, search } = new URL(page.url());
      await page.goto(`${pathname.replace('personal-details', 'receipts')}${search}`);
      await expect(page.locator('.receipts__item')).toHaveCount(1);
    },
  },
  'pause of several subscriptions': {
    prepare: async (page, shop) => {
      const { subscriptions } = await signInAs(page, shop, 'de-bundle');
      await page.goto('/de-de/my-account/overview?task=away');
      const dialog = page.getByRole('dialog');
      await dialog
        .getByRole('textbox', { name: de.subscription.pause.until })
        .fill(`20-09-${new Date().getFullYear() + 2}`);
      await dialog.getByRole('button', { name: de.away.all, exact: true }).click();
      return post(`/api/replenishments/${subscriptions.at(-1)?.number}/pausing`);
    },
    press: async (page) => {
      // What was refused is chosen again.
      const again = page.getByRole('button', { name: de.away.again });
      if (await again.isVisible()) await again.click();
      await page.getByRole('button', { name: /^Ausgewählte pausieren/ }).click();
    },
    expectKept: (page) =>
      expect(page.getByRole('article').getByText(de.subscription.state.paused, { exact: true })).toHaveCount(3),
  },
  'question about a delivery': {
    prepare: async (page, shop) => {
      await openTask(page, shop, 'ca-subscriber', 'problem');
      await page.getByRole('radio', { name: 'I have too much of it' }).check();
      await page.getByRole('link', { name: 'Write to customer service' }).click();
      await page.getByRole('combobox').first().click();
      await page.getByRole('option').first().click();
      return post('/api/user/support');
    },
    press: (page) => page.getByRole('button', { name: /^(Submit your question|Envoyer)/ }).click(),
  },
  'request for deletion': {
    prepare: async (page, shop) => {
      await openSignedIn(page, shop, 'ca-subscriber', '/my-account/my-data');
      return post('/api/user/support');
    },
    press: (page) => page.getByRole('button', { name: 'Request deletion' }).click(),
    // Sent, or left before the answer, in one of the two languages. The tab of the press knows, and no other one.
    expectKept: async (page) => {
      if (!(await page.evaluate(() => JSON.stringify(sessionStorage).includes('deletion')))) return;
      await expect(page.locator('main')).toContainText(
        /Your request has been sent|We may have received it|demande a bien été envoyée|peut-être déjà reçue/,
      );
    },
  },
  'end of other sign-ins': {
    prepare: async (page, shop) => {
      const request = { ...post('/bff/sign-ins/end-others'), atProvider: '/token/revocation' };
      await signInAs(page, shop, 'ca-subscriber');
      // Those of the cells before: each sign-in that ends is a request.
      await page.request.post(request.path, { headers: { 'x-culture': 'en-ca' } });
      const other = await page.context().browser()?.newContext({ baseURL: shop.shopUrl });
      if (!other) throw new Error('There is no browser for another sign-in');
      await signInAs(other, shop, 'ca-subscriber');
      await other.close();
      await page.goto('/en-ca/my-account/my-data');
      return request;
    },
    press: (page) => page.getByRole('button', { name: 'End all other logins' }).click(),
    expectKept: (page) => expect(page.locator('.my-data__list').first().getByRole('listitem')).toHaveCount(1),
  },
} as const satisfies Readonly<Record<string, Change>>;
