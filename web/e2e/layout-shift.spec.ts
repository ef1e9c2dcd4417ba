/**
 * The look of the main pages: what a customer already sees does not move while the rest loads on a slow line, axe finds
 * nothing serious and nothing outside the landmarks, and large text in a narrow window stays inside it.
 */
import type { Page } from 'playwright/test';
import { signInAs } from './customers.ts';
import { placedOrder } from './lighthouse/pages.ts';
import { inMatrix } from './matrix.ts';
import { expect, openMarkets, test } from './shop.ts';
import { findViolations } from './violations.ts';

test.use({ newPages: true, environment: openMarkets, contextOptions: { reducedMotion: 'no-preference' } });

/** The largest sum of layout shift scores of a page. */
const MAXIMUM_SHIFT = 0.02;

/** A mobile connection. Milliseconds, and bytes a second. */
const slowLine = { offline: false, latency: 60, downloadThroughput: 400_000, uploadThroughput: 100_000 };

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** Calls that decide about banners. They are answered last, so that a banner without a place would move the page. */
const slowCalls = ['/api/user/payment-activity', '/api/invoice/list'];

type Visit = {
  readonly path: string;
  readonly customer?: string;
  /** Whether the browser has just placed an order. */
  readonly hasOrdered?: true;
  readonly texts: readonly (string | RegExp)[];
};

/** The pages, and texts that only the complete page has. Without a customer the visitor is not signed in. */
const visits: Readonly<Record<string, Visit>> = {
  'an empty cart': { path: '/en-ca/cart', texts: ['Our products'] },
  cart: { path: '/en-ca/cart?bundle=sonic-brush-halo', texts: ['Add a discount code'] },
  'a page that does not exist': { path: '/en-ca/404', texts: [/./] },
  'checkout of a visitor': { path: '/en-ca/checkout?bundle=sonic-brush-halo', texts: ['Log in or sign up'] },
  'checkout of a customer': {
    customer: 'ca-subscriber',
    path: '/en-ca/checkout?bundle=razor-arc',
    texts: ['Saved payment method'],
  },
  'subscription details': {
    customer: 'ca-subscriber',
    path: '/en-ca/my-account/subscription-details/{number}',
    texts: ['Terms and conditions'],
  },
  billing: { customer: 'ca-subscriber', path: '/en-ca/my-account/billing', texts: ['Payments'] },
  'thank-you page': {
    customer: 'ca-subscriber',
    path: '/en-ca/subscription-successful',
    hasOrdered: true,
    texts: ['The payment was successful.', 'A good start'],
  },
  'overview with a payment problem': {
    customer: 'ca-failed-card',
    path: '/en-ca/my-account/overview',
    texts: ['There seems to be a problem with your payment.', 'is past due', 'Active subscriptions'],
  },
  'overview with a past-due invoice': {
    customer: 'it-past-due',
    path: '/it-it/my-account/overview',
    texts: ['da pagare', 'Abbonamenti attivi'],
  },
  'overview with a payment under authorisation': {
    customer: 'ca-pending',
    path: '/en-ca/my-account/overview',
    texts: ['The payment is still under authorization', 'Active subscriptions'],
  },
  'overview with moved rentals': {
    customer: 'pl-subscriber',
    path: '/pl-pl/my-account/overview',
    texts: ['Aktywne subskrypcje'],
  },
};

declare global {
  interface Window {
    /** Returns score and moved elements of each layout shift since the page was opened. */
    readLayoutShifts: () => { score: number; moved: string }[];
  }
}

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };

/** Starts to record layout shifts in each page that `page` opens. */
async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { score: number; moved: string }[] = [];
    const add = (entries: readonly PerformanceEntry[]) => {
      for (const { value, hadRecentInput, sources } of entries as LayoutShift[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(({ node }) => (node instanceof Element ? node.className || node.tagName : '#text'));
        shifts.push({ score: value, moved: moved.join(', ') });
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    window.readLayoutShifts = () => {
      add(observer.takeRecords());
      return shifts;
    };
  });
}

/** Stores an order in the tab, as checkout does. */
async function storeOrder(page: Page): Promise<void> {
  await page.goto('/healthz');
  await page.evaluate((order) => sessionStorage.setItem('placedOrder', JSON.stringify(order)), placedOrder);
}

/** Waits until the page has neither placeholders nor pictures on their way, and two frames have been drawn since. */
async function waitUntilStill(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('.skeleton') === null &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Returns by how many pixels the page is wider than a window of 320 px, with text of twice the size. */
async function measureLargeText(page: Page): Promise<number> {
  await page.setViewportSize({ width: 320, height: 800 });
  return page.evaluate(() => {
    const root = document.documentElement;
    root.style.fontSize = '200%';
    const excess = root.scrollWidth - root.clientWidth;
    root.style.fontSize = '';
    return excess;
  });
}

test('moves nothing while pages load on a slow line, and every page is readable', inMatrix, async ({ page, shop }) => {
  test.setTimeout(120_000);
  shop.sandbox.reset();
  for (const path of slowCalls)
    shop.sandbox.control.faults.add({ service: 'shop-api', method: 'GET', path, delayMs: 200 });
  await recordLayoutShifts(page);
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', slowLine);

  let signedIn: Awaited<ReturnType<typeof signInAs>> | undefined;
  for (const [name, { customer, path, hasOrdered, texts }] of Object.entries(visits)) {
    if (customer && signedIn?.id !== customer) {
      // A page that is open without its sign-in would ask for its events and be refused.
      await page.goto('about:blank');
      await page.context().clearCookies();
      signedIn = await signInAs(page, shop, customer);
    }
    if (hasOrdered) await storeOrder(page);
    for (const size of sizes) {
      await test.step(`${name}, ${size.width} px`, async () => {
        await page.setViewportSize(size);
        await page.goto(path.replace('{number}', signedIn?.subscriptions[0]?.number ?? ''));
        for (const text of texts) await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
        await waitUntilStill(page);
        const shifts = await page.evaluate(() => window.readLayoutShifts());
        const sum = shifts.reduce((total, { score }) => total + score, 0);
        test.info().annotations.push({ type: 'shift', description: `${name} ${size.width} px ${sum.toFixed(3)}` });
        expect.soft(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(MAXIMUM_SHIFT);
      });
    }
    await test.step(`${name}, accessibility and large text`, async () => {
      expect.soft(await findViolations(page), name).toEqual([]);
      expect.soft(await measureLargeText(page), `${name} sticks out`).toBeLessThanOrEqual(0);
    });
  }
});
