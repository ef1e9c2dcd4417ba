/** A flow up to its last button, and how the tables of flows find its buttons. */
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { Locator, Page } from 'playwright/test';
import { actFor, careActionsOf } from '../customer-care.ts';
import { signInAs } from '../customers.ts';
import type { ShopUnderTest } from '../shop.ts';

/** Routes of the BFF that a button sends to. */
export const routes = { 'sign-out': '/bff/logout', 'end-others': '/bff/sign-ins/end-others' } as const;

/** A call of the catalogue, or a route of the BFF. */
export type Sent = CallName | keyof typeof routes;

export type Flow = {
  readonly title: string;
  /** Goes to the first of `buttons`. */
  readonly open: (page: Page, shop: ShopUnderTest) => Promise<unknown>;
  /** The buttons one after the other; the last one sends. A row may do something before its press. */
  readonly buttons: readonly ((page: Page) => Locator | Promise<Locator>)[];
  /** What the last button sends, in this order. */
  readonly sends: readonly Sent[];
  /** What is there in the end, if a press too many could take it away. */
  readonly expectAtEnd?: (page: Page) => Promise<unknown>;
};

export const named = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name });
export const exact = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });
export const inDialog = (name: RegExp) => (page: Page) => page.getByRole('dialog').getByRole('button', { name });

/** The button of the dialog that asks about an action. */
export const confirm = (page: Page) => page.getByRole('dialog').locator('.form__actions button').first();

/** The button of the open section of a subscription. */
export const sectionButton = (page: Page) => page.locator('details[open] .sections__body > div > .button');

/** Signs in and opens a page of the culture. */
export const signedIn =
  (id: string, path: string, prepare?: (page: Page) => Promise<unknown>): Flow['open'] =>
  async (page, shop) => {
    const { culture } = await signInAs(page, shop, id);
    await page.goto(`/${culture}${path}`);
    await prepare?.(page);
  };

/** Signs in and opens a page of a subscription. `index` is that of the subscription. */
export const subscriptionPage =
  (id: string, path: (number: string) => string, prepare?: (page: Page) => Promise<unknown>, index = 0): Flow['open'] =>
  async (page, shop) => {
    const { culture, subscriptions } = await signInAs(page, shop, id);
    await page.goto(`/${culture}/my-account/${path(subscriptions[index]?.number ?? '')}`);
    await prepare?.(page);
  };

export const task = (
  id: string,
  name: string,
  prepare?: (page: Page) => Promise<unknown>,
  index?: number,
): Flow['open'] => subscriptionPage(id, (number) => `subscription-details/${number}?task=${name}`, prepare, index);

/** Signs customer care in for a customer and chooses an action for a subscription. `index` is that of the subscription. */
export async function openCare(
  page: Page,
  shop: ShopUnderTest,
  action: string,
  id = 'ca-subscriber',
  index = 0,
): Promise<void> {
  const { customer } = await actFor(page, shop, id);
  await page.goto(`/en-ca/my-account/subscription-details/${customer.subscriptions[index]?.number}`);
  await careActionsOf(page).open();
  await careActionsOf(page).choose(action);
}
