/** Changes of a subscription. */
import type { Page } from 'playwright/test';
import { signInAs } from '../customers.ts';
import { type Change, type ChangeRequest, expect, expectText, openTask, post, type Shop } from './change.ts';

/** Opens the dialog that asks about a pause, after `choose` has chosen how long it lasts. */
async function askForPause(page: Page, shop: Shop, choose: () => Promise<void>): Promise<ChangeRequest> {
  const number = await openTask(page, shop, 'ca-subscriber', 'pause');
  await choose();
  await page.getByRole('button', { name: 'Pause subscription', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  return post(`/api/replenishments/${number}/pausing`);
}

/** The pause that a dialog asks about. */
const pause = {
  press: (page: Page) => page.getByRole('dialog').locator('.form__actions button').first().click(),
  // In one of the two languages, or on the overview.
  expectKept: (page: Page) => expect(page.locator('#root')).toContainText(/Paused|En pause/),
};

/** Returns a day as a Canadian types it. */
function typedDay(daysAhead: number): string {
  const day = new Date();
  day.setDate(day.getDate() + daysAhead);
  const [year, month, date] = day.toISOString().slice(0, 10).split('-');
  return `${month}/${date}/${year}`;
}

export const subscriptionChanges = {
  pause: {
    ...pause,
    prepare: (page, shop) => askForPause(page, shop, () => page.getByRole('radio', { name: 'Indefinitely' }).check()),
  },
  'pause until a day': {
    ...pause,
    prepare: (page, shop) =>
      askForPause(page, shop, async () => {
        await page.getByRole('radio', { name: 'Until specific date' }).check();
        await page.getByRole('textbox', { name: 'Resume on' }).fill(typedDay(40));
      }),
  },
  cancellation: {
    prepare: async (page, shop) => {
      const number = await openTask(page, shop, 'de-bundle', 'cancel');
      // The link opens the flow.
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Weiter zur Kündigung' }).click();
      for (const keep of await dialog.getByRole('radio', { name: 'Ja, ich möchte es behalten.' }).all())
        await keep.check();
      await dialog.getByRole('button', { name: 'Weiter' }).click();
      await dialog.getByRole('checkbox').first().check();
      await dialog.getByRole('button', { name: 'Abo kündigen' }).click();
      await dialog.getByText('Restbetrag', { exact: true }).waitFor();
      return post(`/api/replenishments/${number}/cancellation`);
    },
    press: (page) => page.getByRole('dialog').getByRole('button', { name: 'Abo kündigen' }).click(),
  },
  return: {
    prepare: async (page, shop) => {
      const { subscriptions } = await signInAs(page, shop, 'ca-collector');
      await page.goto(`/en-ca/my-account/subscription-return/${subscriptions[4]?.number}`);
      await page.getByRole('button', { name: 'Confirm address' }).click();
      await page.getByText('Home pick-up').waitFor();
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('button', { name: 'Request return' }).waitFor();
      return post('/api/return');
    },
    press: (page) => page.getByRole('button', { name: 'Request return' }).click(),
  },
  'return address': {
    prepare: async (page, shop) => {
      const { subscriptions } = await signInAs(page, shop, 'ca-collector');
      await page.goto(`/en-ca/my-account/subscription-return/${subscriptions[4]?.number}`);
      await page.getByRole('button', { name: 'Edit address' }).click();
      await page.getByRole('textbox', { name: 'Address' }).fill('88 Queens Quay West');
      return post('/api/return/address');
    },
    press: (page) => page.getByRole('button', { name: 'Save' }).click(),
    expectKept: (page) => expectText(page, '88 Queens Quay West'),
  },
} as const satisfies Readonly<Record<string, Change>>;
