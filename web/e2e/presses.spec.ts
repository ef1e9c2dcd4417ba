import { cellOf, inMatrix } from './matrix.ts';
import { flows } from './presses/flows.ts';
import { germanFlows } from './presses/german-flows.ts';
import { hands } from './presses/hands.ts';
import { pressThrough } from './presses/press-journey.ts';
import { openMarkets, test } from './shop.ts';

test.use({ environment: openMarkets, hasTouch: true, viewport: { width: 390, height: 844 } });
test.beforeEach(({ shop }) => shop.sandbox.reset());

/** The command e2e:presses goes through every flow with every hand. */
const sample = [
  ['one more shipment', 'two clicks at once'],
  ['a termination on one page', 'two clicks 80 ms apart'],
  ['a termination in two steps', 'two taps'],
  ['a pause', 'Enter held'],
  ['the way from the cart to checkout', 'two clicks 80 ms apart'],
  ['the newsletter', 'two clicks 200 ms apart'],
] as const;

/** The flows that `test` goes through. */
const inTest = ['a pause', 'the newsletter'];

for (const [title, hand] of sample) {
  const name = `sends ${title} once, and only at its last button: ${hand} on every button`;
  test(name, cellOf(title, inTest), async ({ page, shop }) => {
    const flow = flows.find((one) => one.title === title);
    if (!flow) throw new Error(`There is no flow ${title}`);
    await pressThrough(page, shop, flow, hands[hand]);
  });
}

for (const flow of germanFlows) {
  for (const hand of ['two taps', 'Enter held'] as const) {
    test(`sends ${flow.title} in German once: ${hand} on every button`, inMatrix, async ({ page, shop }) => {
      await pressThrough(page, shop, flow, hands[hand]);
    });
  }
}
