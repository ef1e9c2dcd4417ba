import { approvedVisa, chooseCard, payByCard, refusedVisa } from './checkout-screen.ts';
import { expect, openMarkets, signInAt, test } from './shop.ts';

test.use({ environment: openMarkets });
test.beforeEach(({ shop }) => shop.sandbox.reset());

test('a person buys the device on trial with a code, at the second card', async ({ page, shop }) => {
  const person = shop.sandbox.scenarios().find(({ id }) => id === 'ca-collector');
  const number = person?.subscriptions[5]?.number ?? '';
  await page.goto(`/en-ca/my-account/subscription-details/${number}`);
  await signInAt(page, { email: person?.email ?? '', password: person?.password ?? '' });

  for (const card of [refusedVisa, approvedVisa]) {
    await page.getByText('Buy your product').click();
    await page.getByRole('link', { name: 'Pay in full now' }).click();
    const place = page.getByRole('button', { name: /^Place order · \$542\.28/ });
    await expect(place).toBeDisabled();
    await page.getByRole('textbox', { name: 'Discount code' }).fill('KEEPIT15');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('Voucher code correct. Discount applied')).toBeVisible();
    await chooseCard(page, 'Visa');
    await page.getByRole('checkbox', { name: /purchase terms/ }).check();
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

test('a person is asked about recurring payments first, and pays at the wallet after they agreed', async ({
  page,
  shop,
}) => {
  const person = shop.sandbox.scenarios().find(({ id }) => id === 'nl-no-consent');
  const number = person?.subscriptions[0]?.number ?? '';
  await page.goto(`/nl-nl/my-account/subscription-purchase/${number}`);
  await signInAt(page, { email: person?.email ?? '', password: person?.password ?? '' });
  const question = page.getByRole('dialog', { name: 'Terugkerende betalingen' });
  await question.getByRole('button', { name: 'Weigeren' }).click();
  await expect(page.getByRole('radio', { name: /PayPal/ })).toBeDisabled();
  await page.getByRole('button', { name: 'Mijn antwoord wijzigen' }).click();
  await question.getByRole('button', { name: 'Accepteren' }).click();

  await page.getByRole('radio', { name: /PayPal/ }).check();
  await page.getByRole('checkbox', { name: /koopvoorwaarden/ }).check();
  await page.getByRole('button', { name: /^Bestellen en betalen · €.359,88/ }).click();
  await page.getByRole('button', { name: /mislukken/ }).click();
  await expect(page).toHaveURL(new RegExp(`/nl-nl/my-account/subscription-details/${number}`));
  await expect(page.getByText('De aankoop is mislukt, probeer het opnieuw!')).toBeVisible();
});
