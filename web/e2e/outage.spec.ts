import { expect, test } from './shop.ts';

test.beforeEach(({ shop }) => shop.sandbox.reset());
test.afterEach(({ shop }) => shop.shopApiLine.mend());

test('with the shop API stopped the page says so in words, and works again when it is back', async ({
  page,
  shop,
  watch,
}) => {
  watch.allowConsole(/502|504/);
  await shop.shopApiLine.cut();
  await page.goto('/en-ca/cart?bundle=sonic-brush-halo');
  await expect(page.getByText('We cannot reach the shop at the moment.').first()).toBeVisible();

  await shop.shopApiLine.mend();
  await page
    .getByRole('button', { name: /try again|retry/i })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Halo sonic toothbrush with brush heads' })).toBeVisible();
});
