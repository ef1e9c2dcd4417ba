/** A state of a page or dialog, and how a person comes to it. */
import { type CallName, calls } from '@perennial/shared/catalogue/routes';
import type { Locator, Page } from 'playwright/test';
import { actFor } from '../customer-care.ts';
import { findScenario, signInAs } from '../customers.ts';
import { expect, type ShopUnderTest } from '../shop.ts';

/**
 * `shown`: the page has what it is for, or the dialog is open. `disabled`: an action is not possible, and its reason stands
 * beside it. `refused`: the shop has refused a change, or a field has an error.
 */
export type StateKind = 'shown' | 'loading' | 'empty' | 'failed' | 'disabled' | 'refused';

export type State = {
  readonly title: string;
  readonly kind: StateKind;
  /** A page by its module in `web/src/features`, or the components of the dialogs that are open one after the other. */
  readonly shows: readonly string[];
  /** A scenario customer; without one it is a visitor. */
  readonly customer?: string;
  /** Customer care acts for the customer. */
  readonly care?: true;
  /** After the culture; `{number}` is that of the customer's subscription at `index`. */
  readonly path: string;
  readonly index?: number;
  /** The culture of a visitor. */
  readonly culture?: string;
  /** Changes what the shop has before the page is opened. */
  readonly prepare?: (shop: ShopUnderTest) => unknown;
  /** Calls that are not answered while the state is looked at. */
  readonly held?: readonly CallName[];
  /** Calls that the shop API fails. */
  readonly failing?: readonly CallName[];
  /** What the person does on the page. */
  readonly act?: (page: Page, shop: ShopUnderTest) => Promise<unknown>;
  /** What only this state has. */
  readonly ready: (page: Page) => Locator;
};

type Fault = Parameters<ShopUnderTest['sandbox']['control']['faults']['add']>[0];

/** Changes how the shop API answers a call. */
export function addFault({ sandbox }: ShopUnderTest, name: CallName, fault: Partial<Fault>): void {
  const { method, path } = calls[name];
  sandbox.control.faults.add({ service: 'shop-api', method, path: path.replace(/\{\w+\}/g, '*'), ...fault });
}

/** Lets the shop API answer a customer's first subscription with other values. */
export async function changeSubscription(shop: ShopUnderTest, id: string, changes: object): Promise<void> {
  const { email, subscriptions } = findScenario(shop, id);
  const market = { country: 'CA', currency: 'CAD', language: 'en-CA' };
  const response = await fetch(`${shop.sandbox.urls['shop-api']}/api/subscriptions/${subscriptions[0]?.number}`, {
    headers: { ...market, 'user-token': shop.sandbox.userToken(email) },
  });
  const subscription: unknown = await response.json();
  addFault(shop, 'getSubscription', { status: 200, body: Object.assign({}, subscription, changes) });
}

/** What the shop API answers to a change that it refuses. */
export const refusal = {
  status: 400,
  body: { errorMessages: [{ code: 'error.message.made-up', message: 'The shop says no to this.' }] },
} as const;

/** Opens a state and waits until it is there. Returns what answers the calls that are held. */
export async function openState(page: Page, shop: ShopUnderTest, state: State): Promise<() => void> {
  const { customer, care, index = 0, held = [], failing = [] } = state;
  const { promise: until, resolve: release } = Promise.withResolvers<void>();
  const { culture, subscriptions } = await signIn(page, shop, customer, care, state.culture);
  await state.prepare?.(shop);
  for (const name of held) addFault(shop, name, { until });
  for (const name of failing) addFault(shop, name, { status: 500, body: { errorMessages: [] } });
  await page.goto(`/${culture}${state.path.replace('{number}', subscriptions[index]?.number ?? '')}`);
  await state.act?.(page, shop);
  await expect(state.ready(page).filter({ visible: true }).first()).toBeVisible();
  return release;
}

type Visitor = { readonly culture: string; readonly subscriptions: readonly { readonly number: string }[] };

async function signIn(
  page: Page,
  shop: ShopUnderTest,
  customer: string | undefined,
  care: true | undefined,
  culture = 'en-ca',
): Promise<Visitor> {
  if (customer === undefined) return { culture, subscriptions: [] };
  if (!care) return signInAs(page, shop, customer);
  const acting = await actFor(page, shop, customer);
  return acting.customer;
}
