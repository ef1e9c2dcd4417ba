/** The journeys, written once for all engines. Each compares what is read on the page with what the shop API has. */
import assert from 'node:assert/strict';
import { approvedVisa, signUpWithAddress } from '../checkout-screen.ts';
import { findScenario, signInAs } from '../customers.ts';
import type { Visit } from './visit.ts';

export type Journey = { readonly title: string; readonly go: (visit: Visit) => Promise<void> };

const brush = 'Halo sonic toothbrush with brush heads';

/** Opens checkout at the payment step as a new customer, chooses how to pay, and places the order. */
async function placeOrder(visit: Visit, choosePayment: () => Promise<void>): Promise<void> {
  await visit.enter(signUpWithAddress);
  await visit.browser.open('/en-ca/checkout?bundle=sonic-brush-halo');
  await choosePayment();
  await visit.browser.press('button', /^Place order · \$146\.89/);
}

/** Waits for the thank-you page, and for the subscription in the account. */
async function seePurchase({ browser, countRequests }: Visit): Promise<void> {
  await browser.arriveAt(/\/en-ca\/subscription-successful/);
  await browser.see('The payment was successful.');
  assert.equal(countRequests('POST', '/api/orders'), 1);
  await browser.press('link', 'My Account');
  await browser.meet('heading', /^Hello /);
  await browser.meet('heading', brush);
}

export const journeys: readonly Journey[] = [
  {
    title: 'changes the quantity in the cart, applies a code and goes to checkout',
    go: async ({ browser, lastRequest }) => {
      await browser.open('/en-ca/cart?bundle=sonic-brush-halo');
      await browser.see('$129.99');
      await browser.press('button', 'One more');
      await browser.see('$259.98');
      await browser.press('button', 'One less');
      await browser.see('$129.99');
      await browser.pressText('Add a discount code');
      await browser.fill('Discount code', ' halo20 ');
      await browser.press('button', 'Apply');
      await browser.see('$103.99');
      assert.match(lastRequest('POST', '/api/shoppingcart/request'), /"quantity":1\b.*"halo20"/i);
      await browser.press('button', 'Checkout');
      await browser.arriveAt(/\/en-ca\/checkout\?bundle=sonic-brush-halo/);
      await browser.see('Log in or sign up to continue');
    },
  },
  {
    title: 'buys with a card, and sees the subscription',
    go: async (visit) => {
      const { browser } = visit;
      await placeOrder(visit, async () => {
        await browser.press('radio', /^Credit card/);
        await browser.choose('Card type', 'Visa');
      });
      await browser.fillInFrame(/card number/i, 'Card number', approvedVisa);
      await browser.fillInFrame(/expiry date/i, /expiry date/i, '0330');
      await browser.fillInFrame(/security code/i, /security code/i, '737');
      await browser.fill(/^Name on card/, 'Ada Byron');
      await browser.press('button', /^Pay/);
      await seePurchase(visit);
    },
  },
  {
    title: 'buys with a wallet, and sees the subscription',
    go: async (visit) => {
      const { browser } = visit;
      await placeOrder(visit, () => browser.press('radio', /^PayPal/));
      await browser.press('button', 'Pay $146.89');
      await seePurchase(visit);
    },
  },
  {
    title: 'signs in, and logs out while the account is open in a second tab',
    go: async ({ browser, shop }) => {
      const { email, password } = findScenario(shop, 'ca-subscriber');
      const overview = '/en-ca/my-account/overview';
      await browser.open(overview);
      await browser.fill('Email address', email);
      await browser.fill('Password', password);
      await browser.press('button', 'Sign in');
      await browser.meet('heading', /^Hello /);
      const first = await browser.openTab();
      await browser.open(overview);
      await browser.meet('heading', /^Hello /);
      const second = await browser.showTab(first);
      await browser.press('button', 'Log Out');
      await browser.meet('link', 'Log In');
      await browser.showTab(second);
      await browser.meet('heading', 'Sign in');
      await browser.showTab(first);
      await browser.open(overview);
      await browser.meet('heading', 'Sign in');
    },
  },
  {
    title: 'pauses a subscription',
    go: async (visit) => {
      const { browser, shop } = visit;
      const { subscriptions } = await visit.enter((page) => signInAs(page, shop, 'ca-subscriber'));
      const number = subscriptions[0]?.number;
      await browser.open(`/en-ca/my-account/subscription-details/${number}?task=pause`);
      await browser.press('radio', 'Indefinitely');
      await browser.press('button', 'Pause subscription');
      await browser.within('dialog').press('button', 'Pause subscription');
      await browser.see('Subscription paused successfully!');
      assert.equal(visit.countRequests('POST', `/api/replenishments/${number}/pausing`), 1);
      assert.equal(findScenario(shop, 'ca-subscriber').subscriptions[0]?.state, 'Paused');
    },
  },
  {
    title: 'cancels a subscription and returns its device',
    go: async (visit) => {
      const { browser, shop } = visit;
      const { subscriptions } = await visit.enter((page) => signInAs(page, shop, 'gb-hair-removal'));
      const number = subscriptions[0]?.number;
      const dialog = browser.within('dialog');
      await browser.open(`/en-gb/my-account/subscription-details/${number}?task=cancel`);
      await dialog.press('radio', 'No, I will return it.');
      await dialog.press('button', 'Proceed');
      await dialog.fill('Anything else?', 'It is too loud');
      await dialog.press('button', 'Proceed');
      await dialog.see('You have requested the return.');
      await dialog.fill('Region', 'Scot');
      await dialog.press('option', 'Scotland');
      await dialog.press('button', 'Confirm address');
      await dialog.see('A return label was emailed to');
      await dialog.press('button', 'Continue');
      await browser.arriveAt(new RegExp(`/en-gb/my-account/subscription-cancel/${number}`));
      await browser.meet('heading', 'Sad to see you go');
      assert.equal(visit.countRequests('POST', '/api/return/TryBuyBundledReturn'), 1);
      await browser.open(`/en-gb/my-account/subscription-details/${number}`);
      await browser.see('Waiting for device return');
    },
  },
  {
    title: 'saves an invoice',
    go: async (visit) => {
      const { browser, shop } = visit;
      await visit.enter((page) => signInAs(page, shop, 'ca-failed-card'));
      await browser.open('/en-ca/my-account/billing');
      await browser.press('button', /^Invoice/);
      assert.match(await visit.findSavedPdf(), /^INV-\d+\.pdf$/);
      assert.equal(visit.countRequests('GET', /^\/api\/attachment\/invoicefile\//), 1);
    },
  },
];
