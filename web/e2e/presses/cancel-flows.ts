/** Cancellations and returns. */
import { textsFor } from '@perennial/shared/locales/texts';
import { expect, type Page } from 'playwright/test';
import { type Flow, inDialog, named, sectionButton, subscriptionPage, task } from './flow.ts';

const openSection = (page: Page) => sectionButton(page).click();

const { withdraw } = textsFor('de').subscription.cancel;

/** Requests the return of a device in the dialogs. Its address is the next question. */
async function requestReturn(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await openSection(page);
  await dialog.getByRole('radio', { name: 'Nein, ich sende es zurück.' }).check();
  await dialog.getByRole('button', { name: 'Weiter' }).click();
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('button', { name: 'Weiter' }).click();
  await dialog.getByText(/^Ihre Rücksendung ist angemeldet\./).waitFor();
}

export const cancelFlows: readonly Flow[] = [
  {
    title: 'a cancellation with its amounts',
    open: task('de-bundle', 'return', async (page) => {
      await openSection(page);
      await inDialog(/^Weiter zur Kündigung/)(page).click();
      const keep = page.getByRole('dialog').getByRole('radio', { name: 'Ja, ich möchte es behalten.' });
      for (const one of await keep.all()) await one.check();
      await inDialog(/^Weiter/)(page).click();
      await page.getByRole('dialog').getByRole('checkbox').first().check();
    }),
    buttons: [
      inDialog(/^Abo kündigen/),
      (page) => page.getByRole('dialog', { name: 'Was noch zu zahlen ist' }).locator('.form__actions button').first(),
    ],
    sends: ['cancelReplenishment'],
  },
  {
    title: 'a cancellation without a remaining amount',
    open: task('ca-collector', 'return'),
    buttons: [
      sectionButton,
      (page) =>
        page.getByRole('dialog', { name: 'Sorry to hear that' }).getByRole('button', { name: 'Continue to cancel' }),
      async (page) => {
        await page.getByRole('dialog').getByRole('checkbox').first().check();
        return inDialog(/^Cancel subscription/)(page);
      },
    ],
    sends: ['cancelReplenishmentOnly'],
  },
  {
    title: 'a cancellation that an American insurer pays',
    open: task('us-insurer', 'cancel'),
    buttons: [
      async (page) => {
        await page.getByRole('dialog').getByRole('checkbox').first().check();
        return inDialog(/^Cancel subscription/)(page);
      },
    ],
    sends: ['cancelInsurerSubscription'],
  },
  {
    title: 'a return from the dialogs',
    open: task('gb-hair-removal', 'return', async (page) => {
      await openSection(page);
      await page.getByRole('dialog').getByRole('radio', { name: 'No, I will return it.' }).check();
    }),
    buttons: [
      inDialog(/^Proceed/),
      async (page) => {
        await page.getByRole('dialog').getByRole('textbox').fill('It is too loud');
        return inDialog(/^Proceed/)(page);
      },
    ],
    sends: ['createBundledReturn'],
    expectAtEnd: (page) => expect(inDialog(/^Confirm address/)(page)).toBeVisible(),
  },
  {
    title: 'the address of a return from the dialogs',
    open: task('de-subscriber', 'return', requestReturn),
    buttons: [inDialog(/^Adresse bestätigen/)],
    sends: ['chooseReturnCarriers'],
    expectAtEnd: (page) => expect(page.getByRole('dialog', { name: 'Wie geht es weiter?' })).toBeVisible(),
  },
  {
    title: 'a return from its pages',
    open: subscriptionPage('ca-collector', (number) => `subscription-return/${number}`, undefined, 4),
    buttons: [named('Confirm address'), named('Next'), named(/^Request return/)],
    sends: ['createReturn', 'chooseReturnCarriers'],
    expectAtEnd: (page) => expect(page.getByRole('heading', { name: 'What happens next?' })).toBeVisible(),
  },
  {
    title: 'the address of a return',
    open: subscriptionPage(
      'ca-collector',
      (number) => `subscription-return/${number}`,
      async (page) => {
        await page.getByRole('button', { name: 'Edit address' }).click();
        await page.getByRole('textbox', { name: 'Address' }).fill('88 Queens Quay West');
      },
      4,
    ),
    buttons: [named(/^Save/)],
    sends: ['updateReturnAddress'],
    expectAtEnd: (page) => expect(page.getByRole('button', { name: 'Confirm address' })).toBeVisible(),
  },
  {
    title: 'the withdrawal of a return',
    open: task('de-returning-device', 'return'),
    buttons: [named(new RegExp(`^${withdraw.action}`))],
    sends: ['withdrawReturn'],
    expectAtEnd: (page) => expect(page.getByRole('dialog', { name: withdraw.done })).toBeVisible(),
  },
];
