import { readFile } from 'node:fs/promises';
import { signInAs } from './customers.ts';
import { expect, test } from './shop.ts';

test.beforeEach(({ shop }) => shop.sandbox.reset());

test('finds a past-due invoice, downloads it and sends a support question', async ({ page, shop, watch }) => {
  watch.allowConsole(/Failed to load resource/);
  await signInAs(page, shop, 'ca-failed-card');
  await page.goto('/en-ca/my-account/overview');
  await expect(page.getByText('$35.82 is past due')).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Billing' }).click();
  await expect(page).toHaveURL(/\/en-ca\/my-account\/billing\?language=en-CA/);
  await expect(page.getByRole('heading', { name: 'To be paid' })).toBeVisible();

  await test.step('downloads the invoice as a PDF, and the temporary link is removed', async () => {
    const downloading = page.waitForEvent('download');
    await page
      .getByRole('button', { name: /^Invoice/ })
      .first()
      .click();
    const file = await (await downloading).path();
    expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-');
    await expect(page.locator('a[download]')).toHaveCount(0);
  });

  await test.step('shows an error for a failed download', async () => {
    shop.sandbox.control.faults.add({
      service: 'shop-api',
      method: 'GET',
      path: '/api/attachment/invoicefile/*',
      status: 500,
      times: 1,
    });
    await page
      .getByRole('button', { name: /^Invoice/ })
      .first()
      .click();
    await expect(page.getByText('The invoice file is not found.').last()).toBeVisible();
  });

  await test.step('stays on the page with My Account, and sees a link to the payment', async () => {
    await page.getByRole('link', { name: 'My Account' }).click();
    await expect(page).toHaveURL(/\/my-account\/billing/);
    await expect(page.getByRole('link', { name: 'Pay now' })).toHaveAttribute(
      'href',
      /subscription-payment-detail\/INV-/,
    );
  });

  await test.step('keeps a question that could not be sent', async () => {
    await page.goto('/en-ca/my-account/support');
    const question = page.getByRole('textbox', { name: 'Your question' });
    await question.fill('Short');
    await page.getByRole('button', { name: 'Submit your question' }).click();
    await expect(page.getByText('Your question must have at least 10 letters')).toBeVisible();
    await expect(page.getByText('Subject is required')).toBeVisible();

    await page.getByRole('combobox', { name: 'Subject' }).click();
    await page.getByRole('option').first().click();
    await question.fill('When does my next parcel come?');
    await expect(page.getByText('30 of 200')).toBeVisible();
    shop.sandbox.control.faults.add({
      service: 'shop-api',
      method: 'POST',
      path: '/api/user/support',
      status: 500,
      times: 1,
    });
    await page.getByRole('button', { name: 'Submit your question' }).click();
    await expect(page.locator('form').getByRole('alert')).toBeVisible();
    await expect(question).toHaveValue('When does my next parcel come?');
    await page.getByRole('button', { name: 'Submit your question' }).click();
    await expect(page.getByText(/The question has been sent to administrators/).last()).toBeVisible();
    await expect(question).toHaveValue('');
  });
});
