/** What a page shows without a reload (docs/rules/results-at-once.md). */
import { type CultureCode, cultureOf } from '@perennial/shared/cultures/cultures';
import { EVENT_STREAM_PATH } from '@perennial/shared/event-stream';
import { textsFor } from '@perennial/shared/locales/texts';
import type { BrowserContext, Page, Request } from 'playwright/test';
import { approvedVisa, payByCard, undecidedVisa } from './checkout-screen.ts';
import { customersOfSeveral, signInAs } from './customers.ts';
import { inMatrix } from './matrix.ts';
import { expect, openMarkets, type ShopUnderTest, test } from './shop.ts';

test.use({ environment: openMarkets, newPages: true });
test.beforeEach(({ shop }) => shop.sandbox.reset());

const phone = { width: 390, height: 844 };

/** In milliseconds. The page polls every 30 seconds. */
const NEXT_POLL_MS = 31_000;

function textsOf(culture: CultureCode) {
  return textsFor(cultureOf(culture).languages[0]);
}

/** The bank has not decided yet about the new card. Opens the payment details again, which say so. */
async function changeToUndecidedCard(page: Page, culture: CultureCode): Promise<void> {
  const { payment, paymentDetails } = textsOf(culture);
  await page.goto(`/${culture}/my-account/payment-details`);
  await page.getByRole('button', { name: payment.failed.change }).click();
  await page.getByRole('radio', { name: payment.creditCard }).check();
  await page.getByRole('combobox', { name: payment.cardType }).selectOption('Visa');
  await page.getByRole('button', { name: paymentDetails.submit }).click();
  await payByCard(page, undecidedVisa);
  await expect(page.getByText(payment.pending).last()).toBeVisible();
  await page.goto(`/${culture}/my-account/payment-details`);
  await expect(undecided(page, culture)).toBeVisible();
}

/** What the payment details say while the bank has not decided. */
function undecided(page: Page, culture: CultureCode) {
  return page.getByRole('main').getByText(textsOf(culture).account.paymentInProgress).first();
}

/** Observes the streams of a browser. `isOpen` resolves when one was answered. */
function watchStreams(context: BrowserContext) {
  const requests = new Set<Request>();
  const isOpen = Promise.withResolvers<void>();
  const isOfStream = (url: string) => new URL(url).pathname === EVENT_STREAM_PATH;
  context.on('request', (request) => {
    if (isOfStream(request.url())) requests.add(request);
  });
  context.on('requestfinished', (request) => requests.delete(request));
  context.on('requestfailed', (request) => requests.delete(request));
  context.on('response', (response) => {
    if (isOfStream(response.url()) && response.status() === 200) isOpen.resolve();
  });
  return {
    /** The pages that hold one now. */
    holders: () => [...requests].map((request) => request.frame().page()).filter((page) => !page.isClosed()),
    isOpen: isOpen.promise,
  };
}

const countQuestions = ({ sandbox }: ShopUnderTest) =>
  sandbox.control.requests.all('shop-api').filter(({ path }) => path === '/api/user/payment-activity').length;

for (const { culture, id: customer } of customersOfSeveral) {
  test(
    `sees on a phone that the bank has approved the new card, without a reload (${culture})`,
    inMatrix,
    async ({ page, shop }) => {
      await page.setViewportSize(phone);
      await signInAs(page, shop, customer);
      const streams = watchStreams(page.context());
      await changeToUndecidedCard(page, culture);
      await streams.isOpen;
      shop.sandbox.control.clock.advance(1);
      const knownAt = performance.now();
      await expect(undecided(page, culture)).toBeHidden();
      const ms = Math.round(performance.now() - knownAt);
      test.info().annotations.push({ type: 'shown after', description: `${ms} ms` });
    },
  );
}

test('sees it by polling where a proxy buffers the stream', inMatrix, async ({ page, shop }) => {
  await page.clock.install();
  await signInAs(page, shop, 'ca-subscriber');
  // It never answers.
  await page.route(`**${EVENT_STREAM_PATH}*`, () => undefined);
  await changeToUndecidedCard(page, 'en-ca');
  shop.sandbox.control.clock.advance(1);
  // What watches payments is loaded after two seconds.
  await page.clock.fastForward(NEXT_POLL_MS);
  await expect(undecided(page, 'en-ca')).toBeVisible();
  await expect(async () => {
    await page.clock.fastForward(NEXT_POLL_MS);
    await expect(undecided(page, 'en-ca')).toBeHidden({ timeout: 1000 });
  }).toPass();
});

test(
  'has one stream for three tabs, and all of them see the result of one question',
  inMatrix,
  async ({ page, shop }) => {
    await signInAs(page, shop, 'ca-subscriber');
    const context = page.context();
    const streams = watchStreams(context);
    await changeToUndecidedCard(page, 'en-ca');
    const tabs = [page, await context.newPage(), await context.newPage()];
    for (const tab of tabs.slice(1)) await tab.goto('/en-ca/my-account/payment-details');
    await streams.isOpen;
    // Each tab has had the time to open one of its own.
    await expect.poll(() => Promise.all(tabs.map(hasAskedForLock))).toEqual([true, true, true]);
    const before = countQuestions(shop);
    await expect.poll(() => countQuestions(shop)).toBeGreaterThan(before + 1);
    expect(streams.holders()).toEqual([page]);

    shop.sandbox.control.clock.advance(1);
    for (const tab of tabs) await expect(undecided(tab, 'en-ca')).toBeHidden();

    await test.step('the next tab holds the stream when the first one is closed', async () => {
      await page.close();
      await expect.poll(() => streams.holders().length).toBe(1);
    });
  },
);

/** Whether the page holds the stream, or waits for its turn. */
function hasAskedForLock(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    return [...held, ...pending].filter(({ name }) => name === 'perennial-event-stream').length === 3;
  });
}

test(
  'reads in an open page that the sign-in was ended from another browser',
  inMatrix,
  async ({ page, shop, browser, watch }) => {
    watch.allowConsole(/401 \(Unauthorized\)/);
    await page.setViewportSize(phone);
    const { culture } = await signInAs(page, shop, 'de-subscriber');
    const streams = watchStreams(page.context());
    await page.goto(`/${culture}/my-account/billing`);
    await streams.isOpen;
    const laptop = await browser.newContext();
    await signInAs(laptop, shop, 'de-subscriber');
    const headers = { 'X-Culture': 'de-de' };
    expect((await laptop.request.post('/bff/sign-ins/end-others', { headers })).ok()).toBe(true);
    await expect(page).not.toHaveURL(/my-account\/billing$/);
    await laptop.close();
  },
);

test('sees in an open page what another browser has changed', async ({ page, shop, browser }) => {
  await page.setViewportSize(phone);
  const { culture, subscriptions } = await signInAs(page, shop, 'de-bundle');
  const streams = watchStreams(page.context());
  await page.goto(`/${culture}/my-account/overview`);
  await streams.isOpen;
  const paused = page.getByRole('article').getByText(textsOf('de-de').subscription.state.paused, { exact: true });
  await expect(paused).toHaveCount(0);
  const laptop = await browser.newContext();
  await signInAs(laptop, shop, 'de-bundle');
  const url = `/api/replenishments/${subscriptions[0]?.number}/pausing`;
  expect((await laptop.request.post(url, { headers: { 'X-Culture': 'de-de' } })).ok()).toBe(true);
  await expect(paused).toHaveCount(1);
  await laptop.close();
});

test(
  'reads why an open question has gone, when another browser has paused the subscription',
  inMatrix,
  async ({ page, shop, browser }) => {
    await page.setViewportSize(phone);
    const { subscription, meanwhile, ui } = textsOf('de-de');
    const { culture, subscriptions } = await signInAs(page, shop, 'de-bundle');
    const number = subscriptions[2]?.number;
    const streams = watchStreams(page.context());
    await page.goto(`/${culture}/my-account/subscription-details/${number}?task=pause`);
    await page.getByRole('button', { name: subscription.pause.action, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await streams.isOpen;
    const laptop = await browser.newContext();
    await signInAs(laptop, shop, 'de-bundle');
    const url = `/api/replenishments/${number}/pausing`;
    expect((await laptop.request.post(url, { headers: { 'X-Culture': 'de-de' } })).ok()).toBe(true);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('region', { name: ui.notifications }).getByText(meanwhile.gone)).toBeVisible();
    await laptop.close();
  },
);

test('sees in another tab the card that was approved at once', inMatrix, async ({ page, shop }) => {
  const { payment, paymentDetails } = textsOf('de-de');
  const { culture } = await signInAs(page, shop, 'de-bundle');
  const streams = watchStreams(page.context());
  await page.goto(`/${culture}/my-account/payment-details`);
  const tab = await page.context().newPage();
  await tab.goto(`/${culture}/my-account/payment-details`);
  await expect(tab.getByText('Mastercard, endet auf 4444')).toBeVisible();
  await streams.isOpen;
  await page.getByRole('button', { name: payment.failed.change }).click();
  await page.getByRole('radio', { name: payment.creditCard }).check();
  await page.getByRole('combobox', { name: payment.cardType }).selectOption('Visa');
  await page.getByRole('button', { name: paymentDetails.submit }).click();
  await payByCard(page, approvedVisa);
  await expect(tab.getByText('Visa, endet auf 1111')).toBeVisible();
  await tab.close();
});
