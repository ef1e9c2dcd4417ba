import type { Page } from 'playwright/test';
import { expect, type ShopUnderTest, signInAt, test } from './shop.ts';

async function openAs(page: Page, { sandbox }: ShopUnderTest, id: string, path: (number: string) => string) {
  const person = sandbox.scenarios().find((scenario) => scenario.id === id);
  if (!person) throw new Error(`There is no scenario ${id}`);
  await page.goto(path(person.subscriptions[0]?.number ?? ''));
  await signInAt(page, person);
}

const details = (number: string) => `/en-ca/my-account/subscription-details/${number}`;

test('a customer reads a subscription: products, dates, sums, orders, parcels and terms', async ({ page, shop }) => {
  await openAs(page, shop, 'ca-changed', details);
  await expect(page.getByRole('heading', { name: 'Halo sonic toothbrush with brush heads', level: 1 })).toBeVisible();
  await expect(page.getByText('Your device has been purchased')).toBeVisible();
  await expect(page.getByText('The product that you changed to comes with the next shipment.')).toBeVisible();

  await page.getByText('One-time orders').click();
  await expect(page.getByRole('row', { name: /Two Halo brush heads 2/ })).toBeVisible();
  await page.getByText('Track your order').click();
  await expect(page.getByRole('link', { name: /^Track PN/ })).toHaveCount(2);

  await page.getByText('Terms and conditions').click();
  const terms = page.getByRole('link', { name: 'Purchase terms' });
  const answer = await page.request.get((await terms.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toContain('application/pdf');

  await page.getByRole('link', { name: 'Back to my account' }).click();
  await expect(page).toHaveURL(/\/en-ca\/my-account\/overview/);
});

test('a subscription that there is not is told, with a way on', async ({ page, shop, watch }) => {
  watch.allowConsole(/404/);
  await openAs(page, shop, 'ca-subscriber', () => details('S999'));
  await expect(page.getByRole('heading', { name: 'This subscription is not in your account' })).toBeVisible();
  await page.getByRole('link', { name: 'To my subscriptions' }).click();
  await expect(page.getByRole('heading', { name: 'Halo sonic toothbrush with brush heads' })).toBeVisible();
});

test('what was cancelled can be ordered again', async ({ page, shop }) => {
  const cancelled = shop.sandbox
    .scenarios()
    .find(({ id }) => id === 'ca-collector')
    ?.subscriptions.at(-1);
  await openAs(page, shop, 'ca-collector', () => details(cancelled?.number ?? ''));
  await page.getByRole('link', { name: 'Restart subscription' }).click();
  await expect(page).toHaveURL(/\/en-ca\/checkout\?bundle=brush-heads-halo&language=en-CA/);
});
