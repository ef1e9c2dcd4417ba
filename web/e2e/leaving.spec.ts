import { type Case, leaveAndComeBack } from './leaving/leave.ts';
import { test } from './shop.ts';

test.beforeEach(({ shop }) => shop.sandbox.reset());

/** Each way once, each moment at least once. `pnpm e2e:leaving` has all of them, for every change. */
const sample: readonly Pick<Case, 'moment' | 'way'>[] = [
  { moment: 'after the press', way: 'reload' },
  { moment: 'during the request', way: 'language' },
  { moment: 'during the request', way: 'link and Back' },
  { moment: 'during the request', way: 'other page' },
  { moment: 'after the answer', way: 'address' },
  { moment: 'during what follows', way: 'closed tab' },
];

/** Longer than the way back takes, in milliseconds. */
const DELAY_MS = 600;

for (const { moment, way } of sample)
  test(`keeps the quantity of a cart that is left ${moment}: ${way}`, async ({ context, shop }) => {
    await leaveAndComeBack(context, shop, { change: 'cart quantity', moment, way }, DELAY_MS);
  });
