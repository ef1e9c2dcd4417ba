import { expect, test } from './shop.ts';

test.beforeEach(({ shop }) => shop.sandbox.reset());
test.afterEach(({ shop }) => shop.shopApiConnection.connect());

test('shows an error while the shop API is down and loads the cart after a retry', async ({ page, shop, watch }) => {
  watch.allowConsole(/502|504/);
  await shop.shopApiConnection.disconnect();
  await page.goto('/en-ca/cart?bundle=sonic-brush-halo');
  await expect(page.getByText('We are having trouble at the moment.').first()).toBeVisible();

  await shop.shopApiConnection.connect();
  await page
    .getByRole('button', { name: /try again|retry/i })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Halo sonic toothbrush with brush heads' })).toBeVisible();
});
