import { signInAs } from '../customers.ts';
import { expect, openMarkets, test, withoutStreams } from '../shop.ts';
import { countChanges, slowDown, Waits } from './slow-line.ts';

test.use({ environment: { ...openMarkets, ...withoutStreams }, newPages: true });

test('orders, pauses and returns on a slow line, and every press counts once', async ({ page, shop }) => {
  const { subscriptions } = await signInAs(page, shop, 'de-subscriber');
  const [device, heads] = subscriptions.map(({ number }) => number);
  const details = '/de-de/my-account/subscription-details';
  shop.sandbox.control.requests.clear();
  await slowDown(page);
  const waits = new Waits(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const dialog = page.getByRole('dialog');
  const inDialog = (name: string) => dialog.getByRole('button', { name });

  await test.step('orders with the saved card', async () => {
    await waits.open('/de-de/cart?bundle=halo-gift-box');
    await waits.press(button('Zur Kasse'), button(/^Zahlungspflichtig bestellen · /));
    await waits.press(button(/^Zahlungspflichtig bestellen · /), page.getByText('Die Zahlung war erfolgreich.'));
    await expect(page).toHaveURL(/\/de-de\/subscription-successful/);
  });

  await test.step('pauses the brush heads', async () => {
    await waits.open(`${details}/${heads}?task=pause`);
    await page.getByRole('radio', { name: 'Auf unbestimmte Zeit' }).check();
    await waits.press(button('Abo pausieren'), inDialog('Abo pausieren'));
    await waits.press(inDialog('Abo pausieren'), page.getByText('Ihr Abo wurde pausiert!'));
  });

  await test.step('sends the device back', async () => {
    await waits.open(`${details}/${device}?task=return`);
    await waits.press(button('Weiter zur Kündigung'), dialog.getByRole('radio'));
    await dialog.getByRole('radio', { name: 'Nein, ich sende es zurück.' }).check();
    await waits.press(inDialog('Weiter'), dialog.getByRole('checkbox'));
    await dialog.getByRole('checkbox').first().check();
    await waits.press(inDialog('Weiter'), dialog.getByText(/^Ihre Rücksendung ist angemeldet\./));
    await waits.press(inDialog('Adresse bestätigen'), page.getByRole('dialog', { name: 'Wie geht es weiter?' }));
    await waits.press(inDialog('Weiter'), page.getByRole('heading', { name: 'Schade, dass Sie gehen' }));
  });

  // A second request would follow the first one at once: the browser has ended all that it has begun.
  await page.waitForLoadState('networkidle');
  const changes = countChanges(shop);
  process.stdout.write(`\n${waits}\n${JSON.stringify(changes)}\n`);
  expect(changes).toEqual({
    '/api/orders': 1,
    [`/api/replenishments/${heads}/pausing`]: 1,
    '/api/return': 1,
    '/api/return/return-carrier': 1,
  });
});
