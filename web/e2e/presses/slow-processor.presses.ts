/** The presses of a hand on a slow processor, where what a press does appears late. */
import type { CDPSession } from 'playwright/test';
import { noLimits, openMarkets, test } from '../shop.ts';
import { flows } from './flows.ts';
import { hands } from './hands.ts';
import { pressThrough } from './press-journey.ts';

test.use({ environment: { ...openMarkets, ...noLimits }, hasTouch: true, viewport: { width: 390, height: 844 } });
test.beforeEach(({ shop }) => shop.sandbox.reset());

const titles = [
  'the way from the cart to checkout',
  'an order with the saved card',
  'a pause',
  'a cancellation with its amounts',
  'a return from its pages',
];

let session: CDPSession | undefined;
// The journeys of a worker share the page.
test.afterEach(async () => {
  await session?.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session?.detach();
  session = undefined;
});

for (const flow of flows.filter(({ title }) => titles.includes(title)))
  for (const name of ['two clicks 80 ms apart', 'two clicks 200 ms apart', 'two taps'] as const)
    for (const rate of [4, 6])
      test(`${flow.title}: ${name} on every button, with a processor ${rate} times slower`, async ({ page, shop }) => {
        test.slow();
        session = await page.context().newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate });
        await pressThrough(page, shop, flow, hands[name]);
      });
