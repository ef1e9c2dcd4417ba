import { signUp } from './customers.ts';
import { inMatrix } from './matrix.ts';
import { expect, test } from './shop.ts';

test.beforeEach(({ shop }) => shop.sandbox.reset());

test('corrects the ZIP code of another state and saves the address', inMatrix, async ({ page, shop }) => {
  await signUp(page, { culture: 'en-us' });
  await page.goto('/en-us/checkout?bundle=sonic-brush-halo');

  const address = page.getByRole('group', { name: 'Shipping address' });
  const zipCode = address.getByRole('textbox', { name: 'ZIP code' });
  const next = page.getByRole('button', { name: 'Next' });
  await address.getByRole('textbox', { name: 'Address' }).fill('PO Box 12');
  await zipCode.fill('10118');
  await address.getByRole('textbox', { name: 'City' }).fill('Austin');
  await expect(next).toBeDisabled();
  await page.getByRole('combobox', { name: 'State' }).pressSequentially('TEX');
  await page.getByRole('option', { name: 'Texas' }).click();

  await next.click();
  await expect(page.getByText('Address is not allowed to be a PO box or FedEx')).toBeVisible();
  await expect(address.getByRole('textbox', { name: 'Address' })).toBeFocused();

  await address.getByRole('textbox', { name: 'Address' }).fill('500 E 4th St');
  await next.click();
  await expect(page.getByRole('dialog')).toContainText('does not match with the city Austin and state Texas');
  await page.getByRole('button', { name: 'Edit' }).last().click();
  await expect(zipCode).toBeFocused();

  await zipCode.fill('787011234');
  await next.click();
  await expect(page.getByText('500 E 4th St, Austin, TX 78701-1234')).toBeVisible();
  const sent = shop.sandbox.control.requests.all().filter(({ path }) => path.startsWith('/api/user/addresses'));
  expect(sent).toHaveLength(1);
});
