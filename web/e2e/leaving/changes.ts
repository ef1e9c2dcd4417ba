/** Changes of a customer, each with the press that makes it, and how it is known that the press was kept. */
import { expect as expectAtOnce, type Page } from 'playwright/test';
import { fillInAddress } from '../checkout-screen.ts';
import { signInAs } from '../customers.ts';
import type { ShopUnderTest } from '../shop.ts';

export type Shop = Pick<ShopUnderTest, 'shopUrl' | 'sandbox'>;

/** The call of the change, as the shop API receives it. */
export type ChangeRequest = { readonly method: 'POST'; readonly path: string };

export type Change = {
  /** Opens the page and does all that comes before the press. Returns the call that the press makes. */
  readonly prepare: (page: Page, shop: Shop) => Promise<ChangeRequest>;
  readonly press: (page: Page) => Promise<void>;
  /** Fails if the page does not show what the press has changed. Left out where the request alone tells. */
  readonly expectKept?: (page: Page) => Promise<void>;
  /** The request only reads: it may be made any number of times, also never. */
  readonly isRead?: true;
};

/** Many pages are open at the same time. */
const expect = expectAtOnce.configure({ timeout: 15_000 });

const post = (path: string): ChangeRequest => ({ method: 'POST', path });

const cartCall = post('/api/shoppingcart/request');
const stepper = '.quantity-stepper output, output';
const more = (page: Page) => page.getByRole('button', { name: 'One more' });

/** Whether a text is on the page or in one of its fields. Waits for it. */
const expectText = (page: Page, text: string) =>
  expect
    .poll(() =>
      page.evaluate(
        (wanted) =>
          document.querySelector('#root')?.textContent.includes(wanted) ||
          [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(({ value }) =>
            value.includes(wanted),
          ),
        text,
      ),
    )
    .toBe(true);

async function openCart(page: Page, path: string): Promise<ChangeRequest> {
  await page.goto(path);
  await page.locator('.charges__today-amount').waitFor();
  return cartCall;
}

async function openSubscription(page: Page, shop: Shop, id: string, index: number, task: string): Promise<string> {
  const { culture, subscriptions } = await signInAs(page, shop, id);
  const number = subscriptions[index]?.number ?? '';
  await page.goto(`/${culture}/my-account/subscription-details/${number}?task=${task}`);
  return number;
}

export const changes = {
  'cart quantity': {
    prepare: (page) => openCart(page, '/en-ca/cart?bundle=halo-gift-box'),
    press: (page) => more(page).click(),
    expectKept: (page) => expect(page.locator(stepper).first()).toHaveText('2'),
    isRead: true,
  },
  'cart removal': {
    prepare: (page) => openCart(page, '/en-ca/cart?bundle=sonic-brush-halo,brush-heads-halo'),
    press: (page) =>
      page
        .getByRole('button', { name: /^Remove/ })
        .last()
        .click(),
    expectKept: async (page) => {
      await expect(page.locator('.charges__today-amount')).toBeVisible();
      await expect(page.locator('.cart-item')).toHaveCount(1);
    },
    isRead: true,
  },
  'cart code': {
    prepare: async (page) => {
      const request = await openCart(page, '/en-ca/cart?bundle=sonic-brush-halo');
      await page.getByText('Add a discount code').click();
      await page.getByRole('textbox', { name: 'Discount code' }).fill('HALO20');
      return request;
    },
    press: (page) => page.getByRole('button', { name: 'Apply', exact: true }).click(),
    expectKept: (page) => expect(page.locator('.discount-code__applied')).toContainText('HALO20'),
    isRead: true,
  },
  'checkout address': {
    prepare: async (page) => {
      await fillInAddress(page);
      return post('/api/user/addresses');
    },
    press: (page) => page.getByRole('button', { name: 'Next' }).click(),
    expectKept: (page) => expectText(page, '301 Front Street West'),
  },
  'account address': {
    prepare: async (page, shop) => {
      await signInAs(page, shop, 'ca-subscriber');
      await page.goto('/en-ca/my-account/personal-details');
      await page.getByRole('button', { name: 'Edit addresses' }).click();
      const form = page.getByRole('group', { name: 'Shipping address' });
      await form.getByRole('textbox', { name: 'Address' }).fill('88 Queens Quay West');
      return post('/api/user/addresses');
    },
    press: (page) => page.getByRole('button', { name: 'Save' }).click(),
    expectKept: (page) => expectText(page, '88 Queens Quay West'),
  },
  question: {
    prepare: async (page, shop) => {
      await signInAs(page, shop, 'ca-discounts');
      await page.goto('/en-ca/my-account/support');
      await page.getByRole('combobox').first().click();
      await page.getByRole('option').first().click();
      await page.getByRole('textbox', { name: /question/i }).fill('Where is my parcel?');
      return post('/api/user/support');
    },
    press: (page) => page.getByRole('button', { name: 'Submit your question' }).click(),
  },
  pause: {
    prepare: async (page, shop) => {
      const number = await openSubscription(page, shop, 'ca-subscriber', 0, 'pause');
      await page.locator('details[open]').getByRole('radio').first().check();
      await page.getByRole('button', { name: 'Pause subscription', exact: true }).click();
      await page.getByRole('dialog').waitFor();
      return post(`/api/replenishments/${number}/pausing`);
    },
    press: (page) => page.getByRole('dialog').locator('.form__actions button').first().click(),
    // In one of the two languages, or on the overview.
    expectKept: (page) => expect(page.locator('#root')).toContainText(/Paused|En pause/),
  },
  cancellation: {
    prepare: async (page, shop) => {
      const number = await openSubscription(page, shop, 'de-bundle', 0, 'cancel');
      await page.locator('details[open] .button--primary').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Abo kündigen' }).click();
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
  declaration: {
    prepare: async (page) => {
      await page.goto('/en-ca/subscription-contractcancel');
      const values = ['Anna', 'Schmidt', 'anna@example.com', 'S20100042'];
      for (const [index, name] of ['First name', 'Surname', 'Email address', 'Subscription number'].entries())
        await page.getByRole('textbox', { name, exact: true }).fill(values[index] ?? '');
      return post('/api/user/SendCancelEmail');
    },
    press: (page) => page.getByRole('button', { name: 'Terminate contract' }).click(),
  },
} as const satisfies Readonly<Record<string, Change>>;

export type ChangeName = keyof typeof changes;
