import { approvedVisa, payByCard, refusedVisa } from './checkout-screen.ts';
import { expect, signInAt, test } from './shop.ts';

test.beforeEach(({ shop }) => shop.sandbox.reset());

test('a person changes the card that pays, and sees why the first one was not taken', async ({ page }) => {
  await page.goto('/de-de/my-account/payment-details');
  await signInAt(page, { email: 'jonas.becker@example.com', password: 'Muenchen089' });
  await expect(page.getByText('**** **** **** 4444')).toBeVisible();

  await page.getByRole('button', { name: 'Zahlungsart ändern' }).click();
  const submit = page.getByRole('button', { name: 'Diese Zahlungsart verwenden' });
  await expect(submit).toBeDisabled();
  await page.getByRole('radio', { name: 'Kreditkarte' }).check();
  await page.getByRole('combobox', { name: 'Kartentyp' }).selectOption('Visa');
  await submit.click();
  await payByCard(page, refusedVisa);
  await expect(page.getByText('Die Zahlungsart konnte nicht geändert werden')).toBeVisible();

  await payByCard(page, approvedVisa);
  await expect(page.getByText('Ihre Zahlungsart wurde geändert.').last()).toBeVisible();
  await expect(page.getByText('**** **** **** 1111')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zahlungsart ändern' })).toBeEnabled();
});

test('a person pays a past-due invoice at the second attempt, from the page that says the first one failed', async ({
  page,
}) => {
  await page.goto('/it-it/my-account/overview');
  await signInAt(page, { email: 'giulia.ferrari@example.com', password: 'Torino0110' });
  await page.getByRole('main').getByRole('link', { name: 'Paga ora' }).click();
  for (const card of [refusedVisa, approvedVisa]) {
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
