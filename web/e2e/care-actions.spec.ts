import { rm } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { navigate } from './client-navigation.ts';
import { actFor, careActionsOf, readAudit, readAuditLines, toAudited } from './customer-care.ts';
import { inMatrix } from './matrix.ts';
import { expect, type ShopUnderTest, test } from './shop.ts';

test.beforeEach(async ({ shop }) => {
  shop.sandbox.reset();
  await rm(shop.auditLog, { force: true });
});

const done = 'This action has been executed successfully';
const detailsOf = (culture: string, number = '') => `/${culture}/my-account/subscription-details/${number}`;

/** Asks the shop for the plans of a subscription: `Cancel` and the day, or `runs`. */
async function readPlans(page: Page, culture: string, number = ''): Promise<readonly string[]> {
  const response = await page.request.get(`/api/subscriptions/${number}`, { headers: { 'x-culture': culture } });
  const { ratePlans } = (await response.json()) as {
    ratePlans: readonly { status: string | null; cancellationDate: string | null }[];
  };
  return ratePlans.map(({ status, cancellationDate }) => (status ? `${status} ${cancellationDate}` : 'runs'));
}

/** Returns the paths of the changes that the shop API has received. */
const sentPaths = ({ sandbox }: ShopUnderTest) =>
  sandbox.control.requests
    .all('shop-api')
    .filter(({ method, path }) => method === 'POST' && !path.endsWith('/signin'))
    .map(({ path }) => path);

const toDay = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
const [today, tenDaysAgo, yesterday] = [toDay(0), toDay(10), toDay(1)];

test(
  'runs one care action after another until none is left, and each is written down',
  inMatrix,
  async ({ page, shop, watch }) => {
    watch.allowConsole(/status of 400/);
    const { customer } = await actFor(page, shop, 'ca-subscriber');
    const { open, action, choose, submit, dialog, run, said } = careActionsOf(page);
    await page.goto(detailsOf('en-ca', customer.subscriptions[0]?.number));

    await open();
    await expect(submit).toBeDisabled();
    await choose('Give a discount on the next payment');
    await page.getByLabel('Discount amount').fill('5,50');
    await expect(submit).toBeDisabled();
    await page.getByLabel('Discount amount').fill('5.50');
    await submit.click();
    await expect(dialog).toContainText(customer.email);
    await run.click();
    await expect(said(done)).toBeVisible();
    await expect(action).toHaveValue('');

    await choose('Ship again');
    await submit.click();
    await expect(run).toBeDisabled();
    await dialog.getByRole('checkbox', { name: 'Device' }).check();
    await dialog.getByRole('checkbox', { name: 'Replenishment' }).check();
    await run.click();
    await expect(dialog.getByRole('alert')).toContainText('Re-shipping rate plan not applied');
    await dialog.getByRole('checkbox', { name: 'Replenishment' }).uncheck();
    const reloaded = page.waitForEvent('load');
    await run.click();
    await expect(said('Re-shipping rate plan successfully applied')).toBeVisible();
    await reloaded;
    await expect(said('Re-shipping rate plan successfully applied')).toBeVisible();

    await open();
    await choose('Cancel the replenishment subscription within the return period');
    await submit.click();
    await run.click();
    await expect(said(done)).toBeVisible();
    const plans = page.getByRole('region', { name: /plan$/ });
    await expect(plans.last()).toContainText('Cancelled');
    await expect(plans.first()).not.toContainText('Cancelled');

    await expect(page.getByText('This subscription has no executable action')).toBeVisible();

    expect(await readAudit(shop)).toEqual([
      'sign-in done',
      ...toAudited('giveDiscount'),
      'care-action reship started',
      'care-action reship refused',
      ...toAudited('reship', 'cancelReplenishmentWithinRightToReturn'),
    ]);
  },
);

test('cancels plans of every kind and age, and only those', inMatrix, async ({ page, shop }) => {
  const { admin, customer } = await actFor(page, shop, 'ca-collector');
  const numbers = customer.subscriptions.map(({ number }) => number);
  const runs = [
    {
      of: numbers[3],
      action: 'Cancel within the return period',
      call: 'cancelWithinRightToReturn',
      plans: [`Cancel ${today}`, `Cancel ${today}`],
    },
    {
      of: numbers[4],
      action: 'Cancel the device subscription within the return period',
      call: 'cancelTryBuyWithinRightToReturn',
      plans: [`Cancel ${today}`, 'runs'],
    },
    {
      of: numbers[5],
      action: 'Cancel after the return period, customer not at fault',
      date: tenDaysAgo,
      call: 'cancelAfterRightToReturnNotAtFault',
      plans: [`Cancel ${tenDaysAgo}`],
    },
    {
      of: numbers[6],
      action: 'Cancel after the return period',
      call: 'cancelAfterRightToReturn',
      plans: [`Cancel ${today}`, `Cancel ${today}`],
    },
    {
      of: numbers[7],
      action: 'Cancel the device subscription after the return period',
      call: 'cancelTryBuyAfterRightToReturn',
      plans: [`Cancel ${today}`, 'runs'],
    },
    {
      of: numbers[7],
      action: 'Cancel the replenishment subscription after the return period, customer not at fault',
      date: yesterday,
      call: 'cancelReplenishmentAfterRightToReturnNotAtFault',
      plans: [`Cancel ${today}`, `Cancel ${yesterday}`],
    },
  ];
  const { open, choose, date, submit, dialog, run } = careActionsOf(page);
  await page.goto('/en-ca/my-account/overview');
  let shown: string | undefined;
  for (const { of, action: label, date: day, plans } of runs) {
    await test.step(label, async () => {
      if (of !== shown) {
        await navigate(page, detailsOf('en-ca', of));
        await open();
      }
      shown = of;
      await choose(label);
      if (day) await date.fill(day);
      await submit.click();
      await run.click();
      // A failure would keep the dialog.
      await expect(dialog).toBeHidden();
      expect(await readPlans(page, 'en-ca', of)).toEqual(plans);
    });
  }
  const acting = { admin: admin.email, customer: customer.email };
  expect(await readAuditLines(shop)).toMatchObject([
    { event: 'sign-in', result: 'done', ...acting },
    ...runs.flatMap(({ of, call, date: cancellationDate }) => {
      const input = cancellationDate && { input: { cancellationDate } };
      const line = { event: 'care-action', call, subscription: of, ...acting, ...input };
      return [
        { ...line, result: 'started' },
        { ...line, result: 'done' },
      ];
    }),
  ]);
});

test('cancels a device on a date, in German', async ({ page, shop }) => {
  const { customer } = await actFor(page, shop, 'de-lock-in', 'de-de');
  await page.goto(detailsOf('de-de', customer.subscriptions[0]?.number));
  await page.getByText('Aktionen des Kundenservice').click();
  const action = 'Vertrag für das Gerät nach der Rückgabefrist kündigen, ohne Verschulden des Kunden';
  await page.getByLabel('Aktion', { exact: true }).selectOption({ label: action });
  const date = page.getByLabel('Kündigungsdatum');
  const submit = page.getByRole('button', { name: 'Absenden' });
  await expect(submit).toBeEnabled();
  await date.fill('30-02-2026');
  await expect(submit).toBeDisabled();
  await date.fill(today);
  await submit.click();
  await page.getByRole('button', { name: 'Aktion ausführen' }).click();
  await expect(page.getByRole('region', { name: 'Geräteplan' })).toContainText('Gekündigt');
  await expect(page.getByRole('region', { name: 'Nachlieferungsplan' })).not.toContainText('Gekündigt');
  const audited = toAudited('cancelTryBuyAfterRightToReturnNotAtFault');
  expect(await readAudit(shop)).toEqual(['sign-in done', ...audited]);
});

test('cancels the hair-removal device in Great Britain with calls of its own', inMatrix, async ({ page, shop }) => {
  const { open, choose, submit, run } = careActionsOf(page);
  const steps = [
    {
      id: 'gb-two-addresses',
      daysLater: 0,
      action: 'Cancel the device subscription within the return period',
      path: 'trybuycancellation-within-right-to-return-day',
    },
    {
      id: 'gb-hair-removal',
      daysLater: 30,
      action: 'Cancel the device subscription after the return period',
      path: 'trybuycancellation-after-right-to-return-day',
    },
  ];
  for (const { id, daysLater, action, path } of steps) {
    shop.sandbox.control.clock.advance(daysLater);
    shop.sandbox.control.requests.clear();
    // The page of the customer before would load itself again.
    await page.goto('about:blank');
    const { customer } = await actFor(page, shop, id, 'en-gb');
    const number = customer.subscriptions[0]?.number;
    await page.goto(detailsOf('en-gb', number));
    await open();
    await choose(action);
    await submit.click();
    await run.click();
    await expect(page.getByText('This subscription has no executable action')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Device plan' })).toContainText('Cancelled');
    expect(sentPaths(shop)).toEqual([`/api/trybuy/${number}/actions/${path}`]);
  }
  expect(await readAudit(shop)).toEqual([
    'sign-in done',
    ...toAudited('cancelBundledTryBuyWithinRightToReturn'),
    'sign-in done',
    'sign-out done',
    ...toAudited('cancelBundledTryBuyAfterRightToReturn'),
  ]);
});

test(
  'offers nothing but a re-shipping for a subscription that an American insurer pays',
  inMatrix,
  async ({ page, shop }) => {
    const { customer } = await actFor(page, shop, 'us-insurer', 'en-us');
    const number = customer.subscriptions[0]?.number;
    const { open, action, choose, submit, dialog, run, said } = careActionsOf(page);
    await page.goto(detailsOf('en-us', number));
    await open();
    await expect(action.getByRole('option')).toHaveText(['Trigger re-shipping']);
    await choose('Trigger re-shipping');
    await submit.click();
    await dialog.getByRole('checkbox', { name: 'Replenishment' }).check();
    await run.click();
    await expect(said('Re-shipping rate plan successfully applied')).toBeVisible();
    const actions = await page.request.get(`/api/admin/${number}/actions`, { headers: { 'x-culture': 'en-us' } });
    expect(await actions.json()).toEqual([{ name: 'reshipping', enabled: true, extraData: { hasReship: true } }]);
    expect(await readAudit(shop)).toEqual(['sign-in done', ...toAudited('reship')]);
  },
);
