import { textsFor } from '@perennial/shared/locales/texts';
import { signInAs } from './customers.ts';
import { inMatrix } from './matrix.ts';
import { expect, test, withoutStreams } from './shop.ts';

test.use({ environment: withoutStreams });
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

const phone = { width: 390, height: 844 };

for (const { culture, language, customer } of [
  { culture: 'en-ca', language: 'en', customer: 'ca-subscriber' },
  { culture: 'de-de', language: 'de', customer: 'de-bundle' },
] as const) {
  const { account, outage, ui } = textsFor(language);
  /** The words before the time. */
  const [words = ''] = outage.notice.split('{{time}}');

  test(
    `reads the account while the shop API is away, changes nothing, and goes on when it is back, in ${culture}`,
    inMatrix,
    async ({ page, shop, watch }) => {
      watch.allowConsole(/502|503|504/);
      await page.setViewportSize(phone);
      const { subscriptions } = await signInAs(page, shop, customer);
      const [{ number = '' } = {}] = subscriptions;
      const notice = page.getByText(words);
      const messages = page.getByRole('region', { name: ui.notifications });
      const isAsWide = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
      const visited = ['overview', `subscription-details/${number}`, 'billing', 'payment-details', 'personal-details'];
      for (const name of visited) {
        await page.goto(`/${culture}/my-account/${name}`);
        await page.waitForLoadState('networkidle');
        await expect(notice).toBeHidden();
      }

      await shop.shopApiConnection.disconnect();
      // Before the first script.
      const html = await (await page.request.get(`/${culture}/my-account/subscription-details/${number}`)).text();
      const markup = html.slice(html.indexOf('id="root"'));
      expect(markup).toContain(words);
      expect(markup).toMatch(/\d\d:\d\d UTC/);
      expect(markup).toContain(outage.closed);
      for (const name of visited) {
        await page.goto(`/${culture}/my-account/${name}`);
        await expect(notice).toBeVisible();
        await expect(page.getByText(ui.loadFailed)).toBeHidden();
        expect(await isAsWide()).toBe(true);
      }
      const edit = page.getByRole('button', { name: account.details.editAddresses });
      await expect(edit).toBeDisabled();
      await expect(edit).toHaveAccessibleDescription(outage.closed);

      // Pressed before the script of the notice is there.
      const { promise: isPressed, resolve: press } = Promise.withResolvers<void>();
      await page.route('**/assets/kept-notice-*.js', async (route) => {
        await isPressed;
        await route.continue();
      });
      await page.reload();
      await page.getByRole('button', { name: ui.retry }).click();
      press();
      await expect(messages.getByText(outage.still)).toBeVisible();
      await expect(notice).toBeVisible();

      await shop.shopApiConnection.connect();
      await page.getByRole('button', { name: ui.retry }).click();
      await expect(messages.getByText(outage.over)).toBeVisible();
      await expect(notice).toBeHidden();
      await expect(edit).toBeEnabled();
    },
  );
}

test('presses while the shop API is away, reads that nothing was done, and still reads the account', async ({
  page,
  shop,
  watch,
}) => {
  watch.allowConsole(/502|503|504/);
  await page.setViewportSize(phone);
  const { outage, subscription, ui } = textsFor('de');
  const { culture, subscriptions } = await signInAs(page, shop, 'de-bundle');
  await page.goto(`/${culture}/my-account/subscription-details/${subscriptions[2]?.number}?task=pause`);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: subscription.pause.action, exact: true }).click();
  await shop.shopApiConnection.disconnect();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: subscription.pause.action }).click();
  await expect(dialog.getByText(/^Es wurde nichts ausgeführt\./)).toBeVisible();
  await page.reload();
  const [words = ''] = outage.notice.split('{{time}}');
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByText(ui.loadFailed)).toBeHidden();
});
