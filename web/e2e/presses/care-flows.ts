/** What customer care does for a customer. */
import { findScenario } from '../customers.ts';
import { confirm, exact, type Flow, inDialog, named, openCare } from './flow.ts';

export const careFlows: readonly Flow[] = [
  {
    title: 'the sign-in of customer care',
    open: async (page, shop) => {
      const admin = findScenario(shop, 'admin-canada');
      await page.goto('/en-ca/login-admin');
      await page.getByLabel('Admin username').fill(admin.email);
      await page.getByLabel('Admin password').fill(admin.password);
      await page.getByLabel('Customer email').fill(findScenario(shop, 'ca-subscriber').email);
      await page.getByRole('checkbox', { name: 'I agree to log in to this user' }).check();
    },
    buttons: [named(/^Login/)],
    sends: ['signInAdmin'],
  },
  {
    title: 'a discount by customer care',
    open: async (page, shop) => {
      await openCare(page, shop, 'Give a discount on the next payment');
      await page.getByLabel('Discount amount ($)').fill('5.50');
    },
    buttons: [named('Submit'), confirm],
    sends: ['giveDiscount'],
  },
  {
    title: 'a re-shipping',
    open: (page, shop) => openCare(page, shop, 'Ship again'),
    buttons: [
      named('Submit'),
      async (page) => {
        await page.getByRole('dialog').getByRole('checkbox').first().check();
        return confirm(page);
      },
    ],
    sends: ['reship'],
  },
  {
    title: 'a cancellation by customer care',
    open: (page, shop) => openCare(page, shop, 'Cancel within the return period', 'ca-collector', 3),
    buttons: [named('Submit'), confirm],
    sends: ['cancelWithinRightToReturn'],
  },
  {
    title: 'a cancellation by customer care on a date',
    open: (page, shop) =>
      openCare(page, shop, 'Cancel after the return period, customer not at fault', 'ca-collector', 5),
    buttons: [named('Submit'), confirm],
    sends: ['cancelAfterRightToReturnNotAtFault'],
  },
  {
    title: 'the change to another customer',
    open: async (page, shop) => {
      await openCare(page, shop, 'Ship again');
    },
    buttons: [exact('Another customer'), inDialog(/^Leave the account/)],
    sends: ['sign-out'],
  },
];
