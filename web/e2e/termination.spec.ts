import type { Page } from 'playwright/test';
import { inMatrix } from './matrix.ts';
import { expect, type ShopUnderTest, test } from './shop.ts';

test.beforeEach(({ shop }) => shop.sandbox.reset());

const CALL = '/api/user/SendCancelEmail';

async function fillForm(page: Page, labels: readonly string[], email: string): Promise<void> {
  const values = [' Anna ', 'Schmidt', email, 'S20100042'];
  for (const [index, name] of labels.entries())
    await page.getByRole('textbox', { name, exact: true }).fill(values[index] ?? '');
}

const german = ['Vorname', 'Nachname', 'E-Mail-Adresse', 'Nummer des Abos oder der Bestellung'];
const french = ['Prénom', 'Nom', 'Adresse e-mail', 'Numéro d’abonnement ou de commande'];

const anna = { name: 'Anna', surName: 'Schmidt', fromEmail: 'anna@example.com', subscriptionNumber: 'S20100042' };

/** Returns the bodies that the shop API has received. */
const sentBodies = (shop: ShopUnderTest) =>
  shop.sandbox.control.requests
    .all('shop-api')
    .filter(({ path }) => path === CALL)
    .map(({ body }) => body);

test('terminates a contract in the German checkout', inMatrix, async ({ page, shop }) => {
  await page.goto('/de-de/checkout?bundle=razor-arc');
  await page.getByRole('button', { name: 'Verträge hier kündigen' }).click();
  const terminate = page.getByRole('dialog').getByRole('button', { name: 'Jetzt kündigen' });
  await expect(terminate).toBeDisabled();
  await fillForm(page, german, 'anna');
  await terminate.click();
  await expect(page.getByText('E-Mail-Adresse ist ungültig')).toBeVisible();
  expect(sentBodies(shop)).toEqual([]);
  await fillForm(page, german, 'anna@example.com');
  await terminate.click();

  const confirmation = page.getByRole('dialog', { name: 'Wir haben Ihre Kündigung erhalten.' });
  await expect(confirmation).toContainText('Sie erhalten eine Bestätigung per E-\u{2060}Mail.');
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
  expect(sentBodies(shop)).toEqual([{ ...anna, kind: 'Ordinary' }]);
});

test.describe('on a phone, without a sign-in', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    'terminates a German contract for cause on one page, after a reload, a way back and a failure',
    inMatrix,
    async ({ page, shop, watch }) => {
      await page.goto('/de-de/404');
      await page.getByRole('link', { name: 'Verträge hier kündigen' }).click();
      await fillForm(page, german, 'anna@example.com');
      await page.getByText('Außerordentliche Kündigung').click();
      await page.getByText('An einem bestimmten Tag').click();
      await page.getByRole('textbox', { name: 'Vertragsende' }).fill('30.02.2090');
      const terminate = page.getByRole('button', { name: 'Jetzt kündigen' });
      await terminate.click();
      await expect(page.getByText('Grund der Kündigung ist erforderlich')).toBeVisible();
      await page.getByRole('textbox', { name: 'Grund der Kündigung' }).fill('Zweimal defekt');
      await terminate.click();
      await expect(page.getByText('Das ist kein gültiges Datum.')).toBeVisible();
      await page.getByRole('textbox', { name: 'Vertragsende' }).fill('31.01.2090');

      await test.step('a reload, another page and the way back keep the values with the day', async () => {
        const expectKept = async () => {
          await expect(page.getByRole('textbox', { name: 'Vorname' })).toHaveValue(/Anna/);
          await expect(page.getByRole('textbox', { name: 'Vertragsende' })).toHaveValue('31.01.2090');
        };
        await page.reload();
        await expectKept();
        await page.goto('/de-de/404');
        await page.goBack();
        await expectKept();
        expect(sentBodies(shop)).toEqual([]);
      });

      watch.allowConsole(/503/);
      shop.sandbox.control.faults.add({ service: 'shop-api', method: 'POST', path: CALL, status: 503, times: 1 });
      await terminate.click();
      await expect(page.getByRole('alert')).toBeVisible();
      await terminate.click();
      const receipt = page.getByRole('dialog', { name: 'Wir haben Ihre Kündigung erhalten.' });
      await expect(receipt).toContainText('Zweimal defekt');
      await expect(receipt).toContainText(/Eingegangen.*\d{1,2}:\d{2}/);
      const saved = page.waitForEvent('download');
      await receipt.getByRole('button', { name: 'Eingangsbestätigung speichern' }).click();
      expect((await saved).suggestedFilename()).toMatch(/^Perennial \d{4}-\d\d-\d\d\.txt$/);

      const body = { ...anna, kind: 'ForCause', reason: 'Zweimal defekt', endDate: '2090-01-31' };
      expect(sentBodies(shop)).toEqual([body, body]);
      await test.step('a reload keeps the receipt, its button leads to an empty form, and neither sends', async () => {
        await page.reload();
        await expect(receipt).toContainText('Zweimal defekt');
        await receipt.getByRole('button', { name: 'Schließen' }).click();
        await expect(receipt).toHaveCount(0);
        await expect(page.getByRole('textbox', { name: 'Vorname' })).toHaveValue('');
        expect(sentBodies(shop)).toHaveLength(2);
      });
    },
  );

  test('withdraws from a French and a German contract, and terminates another', async ({ page, shop }) => {
    const inFrench = { from: '', labels: french, next: 'Continuer', at: /Reçu le.*\d{1,2}:\d{2}/, close: 'Fermer' };
    const inGerman = { labels: german, next: 'Weiter', at: /Eingegangen.*\d{1,2}:\d{2}/, close: 'Schließen' };
    const steps = [
      {
        ...inFrench,
        open: 'Renoncer au contrat ici',
        heading: 'Renoncer au contrat ici',
        confirm: 'Confirmer la rétractation',
        received: 'Nous avons bien reçu votre rétractation.',
      },
      {
        ...inFrench,
        open: 'Résilier votre contrat',
        heading: 'Veuillez indiquer l’abonnement que vous souhaitez résilier',
        confirm: 'Notifier la résiliation',
        received: 'Nous avons bien reçu la notification de votre résiliation.',
      },
      {
        ...inGerman,
        from: '/de-de/404',
        open: 'Vertrag widerrufen',
        heading: 'Vertrag widerrufen',
        confirm: 'Widerruf bestätigen',
        received: 'Wir haben Ihren Widerruf erhalten.',
      },
    ];
    await page.goto('/fr-fr/subscription-contractcancel');
    for (const { from, open, heading, labels, next, confirm, received, at, close } of steps) {
      if (from) await page.goto(from);
      await page.getByRole('link', { name: open }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await fillForm(page, labels, 'anna@example.com');
      await page.getByRole('button', { name: next, exact: true }).click();
      await page.getByRole('button', { name: confirm }).click();
      const receipt = page.getByRole('dialog', { name: received });
      await expect(receipt).toContainText(at);
      const loading = page.waitForEvent('load');
      await receipt.getByRole('button', { name: close }).click();
      await loading;
    }
    const [withdrawal, termination] = [
      { ...anna, kind: 'Withdrawal' },
      { ...anna, kind: 'Ordinary' },
    ];
    expect(sentBodies(shop)).toEqual([withdrawal, termination, withdrawal]);
  });
});

test('finds the form on its own page in Canada, but not in the Canadian checkout', inMatrix, async ({ page, shop }) => {
  await page.goto('/en-ca/subscription-contractcancel');
  const terminate = page.getByRole('button', { name: 'Terminate contract' });
  await expect(terminate).toBeDisabled();
  const labels = ['First name', 'Surname', 'Email address', 'Subscription or order number'];
  const email = page.getByRole('textbox', { name: 'Email address' });
  await test.step('a list of what is wrong leads to each field', async () => {
    await fillForm(page, labels, 'anna');
    await page.getByRole('textbox', { name: 'Surname' }).fill('x'.repeat(300));
    await terminate.click();
    const wrong = page.getByRole('region', { name: 'Please check these fields:' }).getByRole('button');
    await expect(wrong).toHaveCount(2);
    await wrong.filter({ hasText: 'Email address' }).press('Enter');
    await expect(email).toBeFocused();
  });
  await fillForm(page, labels, 'anna@example.com');
  await terminate.click();
  await expect(
    page.getByRole('dialog', { name: 'We have received your request to terminate the contract.' }),
  ).toContainText('You will receive a confirmation by email.');
  expect(sentBodies(shop)).toEqual([anna]);
  await page.goto('/en-ca/checkout?bundle=razor-arc');
  await expect(page.getByText('Log in or sign up to continue')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel contracts here' })).toHaveCount(0);
});
