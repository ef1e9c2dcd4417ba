/** The presses that people make most, each found by role and label (docs/performance.md#the-presses-of-people). */
import type { DevStack } from '@perennial/sandbox/launch/dev-stack';
import type { Locator, Page } from 'playwright';
import { fillInAddress } from '../checkout-screen.ts';
import { signInAs } from '../customers.ts';

export type Press = {
  readonly name: string;
  /** Opens the page and does what comes before the press. */
  readonly open: (page: Page, stack: DevStack) => Promise<unknown>;
  /** What is pressed: with a finger, or with the key if there is one. */
  readonly target: (page: Page) => Locator;
  readonly key?: string;
  /** What is there after the press. */
  readonly result: (page: Page) => Locator;
};

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name });
const link = (name: string | RegExp) => (page: Page) => page.getByRole('link', { name });
const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name });
const radio = (name: string | RegExp) => (page: Page) => page.getByRole('radio', { name });
const textbox = (name: string | RegExp) => (page: Page) => page.getByRole('textbox', { name });
const dialog = (page: Page) => page.getByRole('dialog').getByRole('button').first();
/** The row of a section of a subscription, or of a question. */
const summary = (name: string) => (page: Page) => page.locator('summary').filter({ hasText: name });
const inMain = (find: (page: Page) => Locator) => (page: Page) => page.getByRole('main').locator(find(page));

const open = (path: string) => (page: Page) => page.goto(`/en-ca${path}`);

/** Signs a customer in and opens a page of the customer's culture; `{number}` is that of the first subscription. */
const signedIn =
  (id: string, path: string): Press['open'] =>
  async (page, stack) => {
    const { culture, subscriptions } = await signInAs(page, stack, id);
    await page.goto(`/${culture}${path.replace('{number}', subscriptions[0]?.number ?? '')}`);
  };

const details = signedIn('ca-subscriber', '/my-account/subscription-details/{number}');
const cart = open('/cart?bundle=sonic-brush-halo');
const checkout = '/checkout?bundle=sonic-brush-halo';

const enterCode: Press['open'] = async (page) => {
  await cart(page);
  await summary('Add a discount code')(page).click();
  await textbox('Discount code')(page).fill('HALO20');
};

export const presses: readonly Press[] = [
  {
    name: 'cart: one more',
    open: cart,
    target: button('One more'),
    result: (page) => page.getByRole('status').getByText('2', { exact: true }),
  },
  {
    name: 'cart: remove',
    open: open('/cart?bundle=sonic-brush-halo,razor-arc'),
    target: (page) => button(/^Remove/)(page).first(),
    result: (page) => page.getByRole('main').filter({ has: page.locator('.cart-item:only-of-type') }),
  },
  { name: 'cart: add a code', open: enterCode, target: button(/^Apply/), result: button(/^Remove/) },
  { name: 'cart: checkout', open: cart, target: button('Checkout'), result: heading('Log in or sign up to continue') },
  {
    name: 'checkout: choose a method',
    open: signedIn('ca-subscriber', checkout),
    target: radio('Credit card'),
    result: (page) => page.getByRole('combobox', { name: 'Card type' }),
  },
  {
    name: 'checkout: open the order',
    open: signedIn('ca-subscriber', checkout),
    target: button(/^Your order/),
    result: (page) => page.getByRole('button', { name: /^Your order/, expanded: true }),
  },
  {
    name: 'checkout: submit a wrong field',
    // Without all fields the button cannot be pressed.
    open: async (page) => {
      await fillInAddress(page);
      await textbox('Postal code')(page).fill('none');
    },
    target: button(/^Next/),
    result: (page) => page.locator('[aria-invalid="true"]:focus'),
  },
  {
    name: 'menu: open',
    open: signedIn('ca-subscriber', '/my-account/overview'),
    target: button(/^Menu/),
    result: (page) => page.getByRole('banner').getByRole('link', { name: 'Billing' }),
  },
  {
    name: 'language',
    open: signedIn('ca-subscriber', '/my-account/overview'),
    target: link('FR, français'),
    result: heading('Bonjour Owen'),
  },
  {
    name: 'overview: open a subscription',
    open: signedIn('ca-subscriber', '/my-account/overview'),
    target: link(/^Subscription details/),
    result: heading('Next shipment'),
  },
  {
    name: 'overview: search',
    open: signedIn('ca-many', '/my-account/overview'),
    target: (page) => page.getByRole('searchbox'),
    key: 'r',
    result: (page) => page.getByRole('status').filter({ hasText: 'found' }),
  },
  {
    name: 'overview: show more',
    open: signedIn('ca-many', '/my-account/overview'),
    target: button('Show 10 more'),
    result: (page) => page.getByRole('article').nth(10),
  },
  { name: 'details: move the date', open: details, target: button(/^Postpone/), result: dialog },
  { name: 'details: one more', open: details, target: button('Add a shipment'), result: dialog },
  { name: 'details: pause', open: details, target: summary('Pause subscription'), result: radio('Indefinitely') },
  {
    name: 'details: change the frequency',
    open: details,
    target: summary('How often'),
    result: (page) => page.getByRole('combobox', { name: 'How often' }),
  },
  { name: 'details: change the product', open: details, target: summary('Product'), result: radio(/brush heads/) },
  {
    name: 'details: cancel',
    open: details,
    target: summary('Cancel, return or withdraw'),
    result: (page) => page.locator('details[open]').getByRole('button').first(),
  },
  {
    name: 'billing: open a year',
    open: signedIn('ca-many', '/my-account/billing'),
    target: link(/^Statement/),
    result: (page) => page.getByRole('table').first(),
  },
  {
    name: 'billing: pay now',
    open: signedIn('ca-failed-card', '/my-account/overview'),
    target: inMain(link('Pay now')),
    result: heading(/payment/i),
  },
  {
    name: 'personal details: edit',
    open: signedIn('ca-subscriber', '/my-account/personal-details'),
    target: button('Edit addresses'),
    result: button(/^Save/),
  },
  {
    name: 'personal details: newsletter',
    open: signedIn('ca-subscriber', '/my-account/personal-details'),
    target: (page) => page.getByText('Send me news and offers by email'),
    result: (page) => page.getByRole('checkbox', { name: /^Send me news/, checked: true }),
  },
  {
    name: 'payment details: change',
    open: signedIn('de-subscriber', '/my-account/payment-details'),
    target: button('Zahlungsart ändern'),
    result: radio('PayPal'),
  },
];
