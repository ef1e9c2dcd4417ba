import { noLimits, openMarkets, test } from '../shop.ts';
import { flows } from './flows.ts';
import { hands } from './hands.ts';
import { pressThrough } from './press-journey.ts';

test.use({ environment: { ...openMarkets, ...noLimits }, hasTouch: true });
test.beforeEach(({ shop }) => shop.sandbox.reset());

const widths = [390, 1280];

for (const flow of flows) {
  for (const [name, hand] of Object.entries(hands)) {
    for (const width of widths) {
      test(`${flow.title}: ${name} on every button, ${width} px wide`, async ({ page, shop }) => {
        await page.setViewportSize({ width, height: 844 });
        await pressThrough(page, shop, flow, hand);
      });
    }
  }
}
