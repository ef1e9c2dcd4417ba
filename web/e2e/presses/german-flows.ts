/** The main flows of a customer, in German: other words, and other widths of the buttons. */
import { textsFor } from '@perennial/shared/locales/texts';
import { expect, type Page } from 'playwright/test';
import { confirm, exact, type Flow, inDialog, named, sectionButton, signedIn, task } from './flow.ts';

const { account, address, subscription } = textsFor('de-DE');
const { cancel } = subscription;

/** The customer has three subscriptions; the last one is of brush heads. */
const heads = (name: string, prepare?: (page: Page) => Promise<unknown>) => task('de-bundle', name, prepare, 2);

export const germanFlows: readonly Flow[] = [
  {
    title: 'a postponement',
    open: heads('postpone'),
    buttons: [exact(subscription.postpone.action), confirm],
    sends: ['postponeReplenishment'],
  },
  {
    title: 'a shipment now',
    open: heads('ship-now'),
    buttons: [exact(subscription.modify.parts.shippingNow), confirm],
    sends: ['shipReplenishmentNow'],
  },
  {
    title: 'one more shipment',
    open: heads('order'),
    buttons: [exact(subscription.oneTimeOrders.action), confirm],
    sends: ['orderOneTimeReplenishment'],
  },
  {
    title: 'a pause',
    open: heads('pause'),
    buttons: [exact(subscription.pause.action), confirm],
    sends: ['pauseReplenishment'],
  },
  {
    title: 'a cancellation',
    open: heads('return'),
    buttons: [
      sectionButton,
      inDialog(new RegExp(`^${cancel.nudge.goOn}`)),
      async (page) => {
        await page.getByRole('dialog').getByRole('radio', { name: cancel.choice.keep }).check();
        return inDialog(new RegExp(`^${cancel.reasons.proceed}`))(page);
      },
      async (page) => {
        await page.getByRole('dialog').getByRole('checkbox').first().check();
        return inDialog(new RegExp(`^${cancel.submit}`))(page);
      },
    ],
    sends: ['cancelReplenishmentOnly'],
  },
  {
    title: 'the newsletter',
    open: signedIn('de-bundle', '/my-account/personal-details'),
    buttons: [(page) => page.getByRole('checkbox', { name: account.details.newsletterLabel })],
    sends: ['updateOptIn'],
  },
  {
    title: 'an address of the account',
    open: signedIn('de-bundle', '/my-account/personal-details', async (page) => {
      await page.getByRole('button', { name: account.details.editAddresses }).click();
      const group = page.getByRole('group', { name: address.shipping });
      await group.getByRole('textbox').first().fill('Lindenstraße 7');
    }),
    buttons: [named(new RegExp(`^${account.details.save}`))],
    sends: ['updateAddresses'],
    expectAtEnd: (page) => expect(page.getByText('Lindenstraße 7').first()).toBeVisible(),
  },
];
