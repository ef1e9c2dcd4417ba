import type { Page } from 'playwright/test';
import { expect, test } from './shop.ts';

test.beforeEach(({ shop }) => shop.sandbox.reset());

async function fillForm(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Vorname' }).fill(' Anna ');
  await page.getByRole('textbox', { name: 'Nachname' }).fill('Schmidt');
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(email);
  await page.getByRole('textbox', { name: 'Abonnementnummer' }).fill('S20100042');
}

test('terminates a contract in the German checkout', async ({ page, shop }) => {
  await page.goto('/de-de/checkout?bundle=razor-arc');
  await page.getByRole('button', { name: 'Verträge hier kündigen' }).click();
  const terminate = page.getByRole('button', { name: 'Jetzt kündigen' });
  await expect(terminate).toBeDisabled();
  await fillForm(page, 'anna');
  await terminate.click();
  await expect(page.getByText('E-Mail-Adresse ist ungültig')).toBeVisible();
  await fillForm(page, 'anna@example.com');
  await terminate.click();

  const confirmation = page.getByRole('dialog', { name: 'Wir haben Ihre Kündigung erhalten.' });
  await expect(confirmation).toContainText('Sie erhalten eine Bestätigung per E-Mail.');
  await test.step('the confirmation stays open after Escape and after a click outside', async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(confirmation).toBeVisible();
  });
  await test.step('its button loads the page again', async () => {
    const loading = page.waitForEvent('load');
    await confirmation.getByRole('button', { name: 'Schließen' }).click();
    await loading;
    await expect(page.getByRole('button', { name: 'Verträge hier kündigen' })).toBeVisible();
  });

  const [sent] = shop.sandbox.control.requests
    .all('shop-api')
    .filter(({ path }) => path === '/api/user/SendCancelEmail');
  expect(sent?.body).toEqual({
    name: 'Anna',
    surName: 'Schmidt',
    fromEmail: 'anna@example.com',
    subscriptionNumber: 'S20100042',
  });
});

test('finds the form on its own page in Canada, but not in the Canadian checkout', async ({ page }) => {
  await page.goto('/en-ca/subscription-contractcancel');
  await expect(
    page.getByRole('heading', { name: 'Please fill in the subscription that you want to terminate' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Terminate contract' })).toBeDisabled();
  await page.goto('/en-ca/checkout?bundle=razor-arc');
  await expect(page.getByText('Log in or sign up to continue')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel contracts here' })).toHaveCount(0);
});
