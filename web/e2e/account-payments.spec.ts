import { approvedVisa, decideAtWallet, declinedVisa, payByCard } from './checkout-screen.ts';
import { signInAs } from './customers.ts';
import { inMatrix } from './matrix.ts';
import { expect, test } from './shop.ts';

test.beforeEach(({ shop }) => shop.sandbox.reset());

test('changes the card of the account after the first card is declined', inMatrix, async ({ page, shop }) => {
  await signInAs(page, shop, 'de-subscriber');
  await page.goto('/de-de/my-account/payment-details');
  await expect(page.getByText('Mastercard, endet auf 4444')).toBeVisible();

  await page.getByRole('button', { name: 'Zahlungsart ändern' }).click();
  const submit = page.getByRole('button', { name: 'Diese Zahlungsart verwenden' });
  await submit.click();
  await expect(page.getByRole('radio', { name: 'Kreditkarte' })).toBeFocused();
  await page.getByRole('radio', { name: 'Kreditkarte' }).check();
  await page.getByRole('combobox', { name: 'Kartentyp' }).selectOption('Visa');
  await submit.click();

  await test.step('reads every label in a narrow window and with text of twice the size', async () => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const labels = page.locator('.adyen-checkout__label__text');
    await expect(labels.nth(3)).toBeVisible();
    const cut = await labels.evaluateAll((all) =>
      all.filter((label) => label.scrollWidth > label.clientWidth).map((label) => label.textContent),
    );
    expect(cut).toEqual([]);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await payByCard(page, declinedVisa);
  await expect(
    page.getByText(
      'Die Zahlungsart konnte nicht geändert werden. Bitte versuchen Sie es erneut oder wählen Sie eine andere.',
    ),
  ).toBeVisible();

  await payByCard(page, approvedVisa);
  await expect(page.getByText('Ihre Zahlungsart wurde geändert.').last()).toBeVisible();
  await expect(page.getByText('Visa, endet auf 1111')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zahlungsart ändern' })).toBeEnabled();
});

test('pays a past-due invoice after the first card is declined', async ({ page, shop }) => {
  await signInAs(page, shop, 'it-past-due');
  await page.goto('/it-it/my-account/overview');
  await page.getByRole('main').getByRole('link', { name: 'Paga ora' }).click();
  // What is paid stands above how it is paid, not beside it.
  const method = await page.getByRole('radio', { name: 'Carta di credito' }).boundingBox();
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(method?.x).toBeLessThan((heading?.x ?? 0) + (heading?.width ?? 0));
  for (const card of [declinedVisa, approvedVisa]) {
    await page.getByRole('radio', { name: 'Carta di credito' }).check();
    await page.getByRole('combobox', { name: 'Tipo di carta' }).selectOption('Visa');
    await page.getByRole('button', { name: /^Paga ora · 29,99/ }).click();
    await payByCard(page, card);
    if (card === approvedVisa) break;
    await expect(page).toHaveURL(/\/it-it\/subscription-error/);
    await page.getByRole('link', { name: 'Torna ai dati di pagamento' }).click();
  }
  await expect(page).toHaveURL(/\/it-it\/pay-now-successful/);
  await expect(page.getByRole('heading', { name: 'Il pagamento è andato a buon fine.' })).toBeVisible();
  await page.getByRole('link', { name: 'Torna ai dati di pagamento' }).click();
  await expect(page).toHaveURL(/\/it-it\/my-account\/overview/);
  await expect(page.getByText('29,99 € da pagare')).toBeHidden();
});

test(
  'changes the method at a wallet after another one, which gets a form, declined',
  inMatrix,
  async ({ page, shop }) => {
    await signInAs(page, shop, 'de-subscriber');
    for (const [method, decision] of [
      ['Sofort', 'decline'],
      ['PayPal', 'pay'],
    ] as const) {
      await page.goto('/de-de/my-account/payment-details');
      await page.getByRole('button', { name: 'Zahlungsart ändern' }).click();
      await page.getByRole('radio', { name: method }).check();
      await page.getByRole('button', { name: 'Diese Zahlungsart verwenden' }).click();
      await decideAtWallet(page, decision);
      const notice = decision === 'pay' ? 'Ihre Zahlungsart wurde geändert.' : 'konnte nicht geändert werden';
      await expect(page.getByText(notice).last()).toBeVisible();
    }
    await expect(page).toHaveURL(/\/de-de\/my-account\/payment-details/);
    await expect(page.getByRole('main').getByText('PayPal', { exact: true }).first()).toBeVisible();
  },
);

test('pays a past-due invoice at the wallet after the wallet declined once', inMatrix, async ({ page, shop }) => {
  await signInAs(page, shop, 'it-past-due');
  await page.goto('/it-it/my-account/overview');
  await page.getByRole('main').getByRole('link', { name: 'Paga ora' }).click();
  for (const decision of ['decline', 'pay'] as const) {
    await page.getByRole('radio', { name: 'PayPal' }).check();
    await page.getByRole('button', { name: /^Paga ora · 29,99/ }).click();
    await decideAtWallet(page, decision);
    if (decision === 'pay') break;
    await expect(page).toHaveURL(/\/it-it\/subscription-error/);
    await page.getByRole('link', { name: 'Torna ai dati di pagamento' }).click();
  }
  await expect(page).toHaveURL(/\/it-it\/pay-now-successful/);
});
