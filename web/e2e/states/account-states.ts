/** The states of the account as a whole, and of its overview. */
import { keptNames } from '@perennial/shared/catalogue/kept-answers';
import { textsFor } from '@perennial/shared/locales/texts';
import type { Page } from 'playwright/test';
import { en, heading, retry, text } from './locators.ts';
import { addFault, refusal, type State } from './state.ts';

const layout: readonly State[] = [
  {
    title: 'account whose payments cannot be known',
    kind: 'failed',
    shows: ['account/layout/account-layout'],
    customer: 'ca-subscriber',
    path: '/my-account/support',
    failing: ['getPaymentActivity'],
    ready: (page) => page.getByRole('heading', { level: 1 }),
  },
  {
    title: 'account whose payments are not known yet',
    kind: 'loading',
    shows: ['account/layout/account-layout'],
    customer: 'ca-subscriber',
    path: '/my-account/personal-details',
    held: ['getPaymentActivity'],
    ready: (page) => page.locator('.account__skeleton'),
  },
  {
    title: 'account while the shop API is away',
    kind: 'disabled',
    shows: ['account/personal-details/personal-details-page'],
    customer: 'ca-subscriber',
    path: '/my-account/personal-details',
    act: async (page, shop) => {
      await page.waitForLoadState('networkidle');
      for (const name of keptNames) addFault(shop, name, { status: 503 });
      await page.reload();
    },
    ready: text(en.outage.closed),
  },
  {
    title: 'account with the menu of a phone open',
    kind: 'shown',
    shows: ['account/layout/account-layout'],
    customer: 'ca-failed-card',
    path: '/my-account/support',
    act: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.locator('.header__toggle').click();
    },
    ready: (page) =>
      page.locator('.header__list[data-open="true"]').getByRole('link', { name: en.account.pages.support }),
  },
];

const overview = { shows: ['account/overview/overview-page'], path: '/my-account/overview' } as const;

const overviews: readonly State[] = [
  {
    ...overview,
    title: 'overview with many subscriptions, none of which is found',
    kind: 'empty',
    customer: 'ca-many',
    act: (page) => page.getByRole('searchbox').fill('made-up'),
    ready: text(en.account.list.none),
  },
  {
    ...overview,
    title: 'overview with many subscriptions',
    kind: 'shown',
    customer: 'ca-many',
    ready: (page) => page.getByRole('searchbox'),
  },
  {
    ...overview,
    title: 'overview with what is past due',
    kind: 'shown',
    customer: 'ca-failed-card',
    ready: text(/is past due/),
  },
  {
    ...overview,
    title: 'overview with an order that the bank has not decided about',
    kind: 'shown',
    customer: 'ca-pending',
    ready: text(en.account.subscriptions.pending),
  },
  {
    ...overview,
    title: 'overview with waiting returns, ended subscriptions and discounts',
    kind: 'shown',
    customer: 'ca-discounts',
    ready: text(en.account.subscriptions.waiting.device),
  },
  {
    ...overview,
    title: 'overview with cancelled subscriptions',
    kind: 'shown',
    customer: 'de-cancelled',
    ready: heading(textsFor('de').account.subscriptions.inactive),
  },
  {
    ...overview,
    title: 'overview without a subscription',
    kind: 'empty',
    customer: 'ca-new',
    ready: text(en.account.subscriptions.empty),
  },
  {
    ...overview,
    title: 'overview that loads',
    kind: 'loading',
    customer: 'ca-subscriber',
    held: ['getSubscriptions'],
    ready: (page) => page.locator('.overview__list .skeleton'),
  },
  {
    ...overview,
    title: 'overview whose coming days load',
    kind: 'loading',
    customer: 'ca-subscriber',
    held: ['getSubscription'],
    ready: (page) => page.locator('.coming-up__skeleton'),
  },
  {
    ...overview,
    title: 'overview that cannot be loaded',
    kind: 'failed',
    customer: 'ca-subscriber',
    failing: ['getSubscriptions', 'getInvoices'],
    ready: retry,
  },
  {
    ...overview,
    title: 'overview for customer care',
    kind: 'shown',
    customer: 'ca-failed-card',
    care: true,
    ready: (page) => page.locator('.acting-as'),
  },
  {
    ...overview,
    title: 'overview for customer care, who leaves the account',
    kind: 'shown',
    shows: ['ActingAsBar'],
    customer: 'ca-subscriber',
    care: true,
    act: (page) => page.getByRole('button', { name: en.care.bar.switch, exact: true }).click(),
    ready: (page) => page.getByRole('dialog'),
  },
];

/** The dialog that changes several subscriptions. */
const away = { shows: ['AwayDialog'], path: '/my-account/overview?task=away' } as const;

const choosePause = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: en.subscription.pause.until }).fill('12/31/2032');
  await dialog.getByRole('button', { name: en.away.all, exact: true }).click();
};

const aways: readonly State[] = [
  {
    ...away,
    title: 'several subscriptions, some of which cannot be paused',
    kind: 'shown',
    customer: 'ca-collector',
    act: choosePause,
    ready: (page) => page.getByRole('dialog').getByText(en.subscription.pause.charge).first(),
  },
  {
    ...away,
    title: 'several subscriptions that are read',
    kind: 'loading',
    customer: 'ca-collector',
    held: ['getSubscription'],
    ready: (page) => page.getByRole('dialog').locator('.skeleton').first(),
  },
  {
    ...away,
    title: 'several subscriptions that cannot be read',
    kind: 'failed',
    customer: 'ca-collector',
    failing: ['getSubscription'],
    ready: (page) => page.getByRole('dialog').getByRole('button', { name: en.ui.retry }),
  },
  {
    ...away,
    title: 'several subscriptions, one of which was refused',
    kind: 'refused',
    customer: 'ca-month-end',
    prepare: (shop) => addFault(shop, 'pauseReplenishment', { ...refusal, times: 1 }),
    act: async (page) => {
      await choosePause(page);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Pause selected/ })
        .click();
    },
    ready: (page) => page.getByRole('dialog').getByRole('button', { name: en.away.again }),
  },
  {
    ...away,
    title: 'several subscriptions of a customer who has none',
    kind: 'empty',
    customer: 'ca-new',
    ready: text(en.away.few),
  },
];

export const accountStates: readonly State[] = [...layout, ...overviews, ...aways];
