/** The answers to the question about analytics. They are no request, but a press too many could ask again or answer otherwise. */
import { expect, test } from '../shop.ts';
import { hands } from './hands.ts';

test.use({
  environment: { ANALYTICS_ADAPTERS: 'bff' },
  hasTouch: true,
});
test.beforeEach(({ shop }) => shop.sandbox.reset());

for (const [answer, stored] of [
  ['Accept all', '"accepted":["measurement","marketing","extras"]'],
  ['Decline all', '"accepted":[]'],
] as const)
  for (const [name, hand] of Object.entries(hands))
    for (const width of [390, 1280])
      test(`"${answer}" to the question about consent: ${name}, ${width} px wide`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        await page.goto('/en-ca/cart?bundle=sonic-brush-halo');
        const bar = page.getByRole('region', { name: 'May we use optional services?' });
        await hand(bar.getByRole('button', { name: answer }));
        await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeVisible();
        await expect(bar).toBeHidden();
        expect(await page.evaluate(() => localStorage.getItem('analyticsConsent'))).toContain(stored);
      });
