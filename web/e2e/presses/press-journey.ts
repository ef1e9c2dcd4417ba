/** Goes through a flow with a hand that presses every button one time too many, and counts what the shop has received. */
import type { Page } from 'playwright/test';
import { expect, type ShopUnderTest } from '../shop.ts';
import type { Flow } from './flows.ts';
import type { hands } from './hands.ts';

type Hand = (typeof hands)[keyof typeof hands];

export async function pressThrough(page: Page, shop: ShopUnderTest, flow: Flow, hand: Hand): Promise<void> {
  const sent = () =>
    shop.sandbox.control.requests
      .all('shop-api')
      .filter(({ method, path }) => method === 'POST' && path.endsWith(flow.sends)).length;

  await flow.open(page, shop);
  for (const [index, find] of flow.buttons.entries()) {
    expect(sent(), `nothing is sent before button ${index + 1} of ${flow.buttons.length}`).toBe(0);
    await hand(await find(page));
  }
  await expect.poll(sent).toBe(1);
  // A second request would follow the first one at once. The browser answers this after everything that it has begun.
  await page.request.get('/healthz');
  await page.waitForLoadState('networkidle');
  expect(sent(), 'sent once').toBe(1);
}
