/** The answers to the question about analytics. They are no request, but a press too many could ask again or answer otherwise. */
import { expect, test } from '../shop.ts';
import { hands } from './hands.ts';

test.use({
  environment: { ANALYTICS_ADAPTERS: 'bff', ANALYTICS_CONSENT: 'analytics,conversion' },
  hasTouch: true,
});
test.beforeEach(({ shop }) => shop.sandbox.reset());

for (const [answer, stored] of [
  ['Accept', 'accepted'],
  ['Decline', 'declined'],
] as const)
  for (const [name, hand] of Object.entries(hands))
    for (const width of [390, 1280])
      test(`"${answer}" for analytics: ${name}, ${width} px wide`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        await page.goto('/en-ca/cart?bundle=sonic-brush-halo');
        const bar = page.getByRole('region', { name: 'May we see how you use the shop?' });
        await hand(bar.getByRole('button', { name: answer }));
        await expect(page.getByRole('button', { name: 'Analytics choice' })).toBeVisible();
        await expect(bar).toBeHidden();
        expect(await page.evaluate(() => localStorage.getItem('analyticsConsent'))).toContain(`"${stored}"`);
      });
