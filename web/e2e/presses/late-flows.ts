/** What a notice, a dialog for several subscriptions, the papers and the page about a customer's own data send. */
import { textsFor } from '@perennial/shared/locales/texts';
import { expect, type Page } from 'playwright/test';
import { signInAs } from '../customers.ts';
import { confirm, exact, type Flow, named, signedIn, task } from './flow.ts';
import { pressByKey } from './hands.ts';

const de = textsFor('de');

/** The button of the newest notice. */
const undo = (page: Page) => page.locator('.notification .button').last();

/** Chooses in the list of subjects, by the keyboard. */
async function chooseSubject(page: Page): Promise<void> {
  const subject = page.getByRole('combobox').first();
  await subject.focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

export const lateFlows: readonly Flow[] = [
  {
    title: 'the way back of a pause',
    open: task('ca-subscriber', 'pause', async (page) => {
      await page.getByRole('radio', { name: 'Indefinitely' }).check();
      await pressByKey(exact('Pause subscription')(page));
      await pressByKey(confirm(page));
      // The overview opens, and its heading takes the focus.
      await expect(page.locator('h1:focus')).toHaveText(/^Hello/);
      await undo(page).waitFor();
    }),
    buttons: [undo],
    sends: ['resumeReplenishment'],
    expectAtEnd: (page) => expect(page.getByRole('article').first()).not.toContainText('Paused'),
  },
  {
    title: 'a pause of several subscriptions',
    open: signedIn('de-bundle', '/my-account/overview?task=away', async (page) => {
      const dialog = page.getByRole('dialog');
      await dialog
        .getByRole('textbox', { name: de.subscription.pause.until })
        .fill(`20-09-${new Date().getFullYear() + 2}`);
      await pressByKey(dialog.getByRole('button', { name: de.away.all, exact: true }));
    }),
    buttons: [named(/^Ausgewählte pausieren \(3\)/)],
    sends: ['pauseReplenishment', 'pauseReplenishment', 'pauseReplenishment'],
    // The buttons of the results have not been pressed.
    expectAtEnd: (page) =>
      expect(page.getByRole('heading', { name: 'Für alle ausgewählten Abos erledigt (3).' })).toBeVisible(),
  },
  {
    title: 'a question about a delivery',
    open: task('ca-subscriber', 'problem', (page) =>
      page.getByRole('radio', { name: 'I have too much of it' }).press('Space'),
    ),
    buttons: [
      (page) => page.getByRole('link', { name: 'Write to customer service' }),
      async (page) => {
        await chooseSubject(page);
        return page.getByRole('button', { name: /^Submit your question/ });
      },
    ],
    sends: ['sendSupportQuestion'],
  },
  {
    title: 'the request for deletion',
    open: signedIn('ca-subscriber', '/my-account/my-data'),
    buttons: [named(/^Request deletion/)],
    sends: ['sendSupportQuestion'],
    expectAtEnd: (page) => expect(page.getByText('Your request has been sent')).toBeVisible(),
  },
  {
    title: 'the end of other sign-ins',
    open: async (page, shop) => {
      const other = await page.context().browser()?.newContext({ baseURL: shop.shopUrl });
      if (!other) throw new Error('There is no browser for another sign-in');
      await signInAs(other, shop, 'ca-subscriber');
      await other.close();
      await signedIn('ca-subscriber', '/my-account/my-data')(page, shop);
    },
    buttons: [named(/^End all other logins/)],
    sends: ['end-others'],
    expectAtEnd: (page) => expect(page.getByText('All other logins have ended.')).toBeVisible(),
  },
  {
    title: 'the copy of all data',
    open: signedIn('ca-subscriber', '/my-account/my-data'),
    buttons: [named(/^Show my data/)],
    sends: [],
    expectAtEnd: (page) => expect(page.getByRole('button', { name: 'Save as file' })).toBeVisible(),
  },
  {
    title: 'the documents of a year',
    open: signedIn('ca-collector', `/my-account/billing?year=${new Date().getFullYear()}`),
    buttons: [exact('Download all documents')],
    sends: [],
    // The second press has not stopped it.
    expectAtEnd: (page) => expect(page.locator('.statement__documents .notice--success')).toBeVisible(),
  },
];
