import { approvedVisa, chooseCard, decideAtWallet, declinedVisa, payByCard } from './checkout-screen.ts';
import { signInAs } from './customers.ts';
import { inMatrix } from './matrix.ts';
import { expect, openMarkets, test } from './shop.ts';

test.use({ environment: openMarkets });
test.beforeEach(({ shop }) => shop.sandbox.reset());

test('buys a try-and-buy device with a code after the first card is declined', inMatrix, async ({ page, shop }) => {
  const { subscriptions } = await signInAs(page, shop, 'ca-collector');
  const number = subscriptions[5]?.number ?? '';
  await page.goto(`/en-ca/my-account/subscription-details/${number}`);

  for (const card of [declinedVisa, approvedVisa]) {
    await page.getByText('Buy your product').click();
    await page.getByRole('link', { name: 'Pay in full now' }).click();
    // After the declined card the code is still applied.
    if (card === declinedVisa) {
      const place = page.getByRole('button', { name: /^Place order · \$542\.28/ });
      await place.click();
      await expect(page.getByRole('alert')).toHaveText('Please choose how you want to pay.');
      await page.getByRole('textbox', { name: 'Discount code' }).fill('KEEPIT15');
      await page.getByRole('button', { name: 'Apply' }).click();
    }
    await expect(page.getByText('Voucher code correct. Discount applied.')).toBeVisible();
    await chooseCard(page, 'Visa');
    await page.getByRole('checkbox', { name: /agree to the terms/ }).check();
    await page.getByRole('button', { name: /^Place order · \$460\.94/ }).click();
    await payByCard(page, card);
    if (card === approvedVisa) break;
    await expect(page).toHaveURL(/\/subscription-details\//);
    await expect(page.getByText('Purchase failed, please try again!')).toBeVisible();
  }

  await expect(page).toHaveURL(new RegExp(`/en-ca/my-account/subscription-thankyou/${number}`));
  await expect(page.getByText('All yours!')).toBeVisible();
  await page.goto(`/en-ca/my-account/subscription-purchase/${number}`);
  await expect(page.getByRole('heading', { name: 'This product has already been purchased!' })).toBeVisible();
  await expect(page).toHaveURL(/\/en-ca\/my-account\/overview/);
});

test(
  'refuses and then accepts recurring payments, and sees an error when the wallet declines the payment',
  inMatrix,
  async ({ page, shop }) => {
    const { subscriptions } = await signInAs(page, shop, 'nl-no-consent');
    const number = subscriptions[0]?.number ?? '';
    await page.goto(`/nl-nl/my-account/subscription-purchase/${number}`);
    const consentDialog = page.getByRole('dialog', { name: 'Terugkerende betalingen' });
    await consentDialog.getByRole('button', { name: 'Weigeren' }).click();
    await expect(page.getByRole('radio', { name: /PayPal/ })).toBeDisabled();
    await page.getByRole('button', { name: 'Mijn antwoord wijzigen' }).click();
    await consentDialog.getByRole('button', { name: 'Accepteren' }).click();

    await page.getByRole('radio', { name: /PayPal/ }).check();
    await page.getByRole('checkbox', { name: /de voorwaarden/ }).check();
    await page.getByRole('button', { name: /^Bestellen en betalen · €.359,88/ }).click();
    await decideAtWallet(page, 'decline');
    await expect(page).toHaveURL(new RegExp(`/nl-nl/my-account/subscription-details/${number}`));
    await expect(page.getByText('De aankoop is mislukt, probeer het opnieuw!')).toBeVisible();
  },
);
