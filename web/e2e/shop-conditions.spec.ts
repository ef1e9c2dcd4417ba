import { addDays, formatDay, toDay } from '@perennial/sandbox/shop-api/calendar/day';
import type { Page } from 'playwright/test';
import { signInAs } from './customers.ts';
import { inMatrix } from './matrix.ts';
import { expect, openMarkets, type ShopUnderTest, test } from './shop.ts';

/** Changes of a subscription at a shop that behaves otherwise than its tests (docs/rules/shop-sandbox.md#conditions). */

test.use({ environment: openMarkets });
test.beforeEach(({ shop }) => shop.sandbox.reset());

/** Signs a scenario customer in and opens a task of the first subscription. Returns the path of its page. */
async function openTask(page: Page, shop: ShopUnderTest, id: string, task: string): Promise<string> {
  const { culture, subscriptions } = await signInAs(page, shop, id);
  const path = `/${culture}/my-account/subscription-details/${subscriptions[0]?.number}`;
  await page.goto(`${path}?task=${task}`);
  return path;
}

const notices = (page: Page) => page.getByLabel('Notifications');

/** Returns a day as it is typed in a field: 11/24/2026. */
const typed = (day: string) => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1');

test(
  'pauses until tomorrow, and chooses the tomorrow of a shop whose day is later than that of the browser',
  inMatrix,
  async ({ page, shop, watch }) => {
    watch.allowConsole(/400 \(Bad Request\)/);
    // These are 24 or 25 hours apart, so their days differ at every moment.
    const [west, east] = ['Etc/GMT+12', 'Pacific/Auckland'] as const;
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setTimezoneOverride', { timezoneId: west });
    shop.sandbox.control.conditions.set({ timeZone: east });
    const path = await openTask(page, shop, 'ca-subscriber', 'pause');
    const tomorrow = (timeZone: string) => addDays(toDay(new Date(), timeZone), 1);
    const dialog = page.getByRole('dialog');
    const until = page.getByRole('textbox', { name: 'Resume on' });
    const pauseUntil = async (day: string) => {
      await until.fill(typed(day));
      await page.getByRole('button', { name: 'Pause subscription', exact: true }).click();
      await dialog.getByRole('button', { name: 'Pause subscription' }).click();
    };
    await page.getByRole('radio', { name: 'Until specific date' }).check();
    await pauseUntil(tomorrow(west));
    await expect(dialog.getByText(`Please choose ${formatDay(tomorrow(east), 'en-US')} or a later day.`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Keep it as it is' }).click();
    await pauseUntil(tomorrow(east));
    await expect(notices(page).getByText('Subscription paused successfully!')).toBeVisible();
    await page.goto(path);
    await expect(page.getByText(`charged until ${typed(tomorrow(east))}`)).toBeVisible();
    await client.detach();
  },
);

test(
  'sees a product, a one-time order, a pause and a resume that the shop shows later',
  inMatrix,
  async ({ page, shop }) => {
    const path = await openTask(page, shop, 'ca-subscriber', 'product');
    const { conditions } = shop.sandbox.control;
    const dialog = page.getByRole('dialog');
    const confirm = async (button: string) => {
      conditions.set({ visibility: 'when set back' });
      await page.getByRole('button', { name: button, exact: true }).click();
      await dialog.locator('.form__actions button').first().click();
      await expect(dialog.getByText('Your change has been received. It will be visible in a moment.')).toBeVisible();
      conditions.reset();
      await expect(dialog).toBeHidden();
    };
    await page.getByRole('radio', { name: /gentle brush heads/ }).check();
    await confirm('Change product type');
    await expect(page.getByText('Your new product comes with the next shipment.').first()).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);

    await page.getByText('One-time orders').click();
    await confirm('Order one more');
    await expect(page.getByRole('row', { name: /Not shipped yet/ })).toBeVisible();

    await page.goto(`${path}?task=pause`);
    await confirm('Pause subscription');
    await expect(notices(page).getByText('Subscription paused successfully!')).toBeVisible();
    await page.goto(`${path}?task=resume`);
    await expect(page.getByText('Paused since')).toBeVisible();
    await confirm('Resume now');
    await expect(notices(page).getByText(/^Your subscription continues\. Next shipment: /)).toBeVisible();
    await expect(page.getByText('Paused since')).toHaveCount(0);
  },
);
