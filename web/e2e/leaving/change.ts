/** A change of a customer: the press that makes it, and how it is known that the press was kept. */
import { expect as expectAtOnce, type Page } from 'playwright/test';
import { signInAs } from '../customers.ts';
import type { ShopUnderTest } from '../shop.ts';

export type Shop = Pick<ShopUnderTest, 'shopUrl' | 'sandbox'>;

/** The request of the change: a call as the shop API receives it, or a route of the BFF that another service hears of. */
export type ChangeRequest = {
  readonly method: 'POST';
  readonly path: string;
  /** What the identity provider receives for it. */
  readonly atProvider?: string;
};

export type Change = {
  /** Opens the page and does all that comes before the press. Returns the call that the press makes. */
  readonly prepare: (page: Page, shop: Shop) => Promise<ChangeRequest>;
  readonly press: (page: Page) => Promise<void>;
  /** Fails if the page does not show what the press has changed. Left out where the request alone tells. */
  readonly expectKept?: (page: Page) => Promise<void>;
  /** The request may be made any number of times, also never: it only reads, or the page goes on without it. */
  readonly isRepeatable?: true;
  /** The page loads itself after the change, which ends a way that the customer has just begun. */
  readonly loadsPage?: true;
};

/** Many pages are open at the same time. */
export const expect = expectAtOnce.configure({ timeout: 15_000 });

export const post = (path: string): ChangeRequest => ({ method: 'POST', path });

/** Whether a text is on the page or in one of its fields. Waits for it. */
export const expectText = (page: Page, text: string) =>
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

/** Signs in and opens a page of the culture. */
export async function openSignedIn(page: Page, shop: Shop, id: string, path: string): Promise<void> {
  const { culture } = await signInAs(page, shop, id);
  await page.goto(`/${culture}${path}`);
}

/** Signs in and opens a task of a subscription. Returns the number of the subscription. */
export async function openTask(page: Page, shop: Shop, id: string, task: string): Promise<string> {
  const { culture, subscriptions } = await signInAs(page, shop, id);
  const number = subscriptions[0]?.number ?? '';
  await page.goto(`/${culture}/my-account/subscription-details/${number}?task=${task}`);
  return number;
}

/** A press that a server-rendered page keeps for the scripts is seen to wait: nothing has accepted it yet. */
export async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(() => !('keptInput' in window));
}
