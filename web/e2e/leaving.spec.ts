import { namesOf } from '@perennial/shared/typed-tables';
import { type Case, leaveAndComeBack } from './leaving/leave.ts';
import { moments } from './leaving/moments.ts';
import { ways } from './leaving/ways.ts';
import { cellOf } from './matrix.ts';
import { expect, openAndUnlimited, test } from './shop.ts';

test.use({ environment: openAndUnlimited });
test.beforeEach(({ shop }) => shop.sandbox.reset());

/** Each way once, and each moment. `pnpm e2e:leaving` has all cells. */
const sample: readonly Case[] = [
  { change: 'cart quantity', moment: 'after the press', way: 'reload' },
  { change: 'cart removal', moment: 'during the request', way: 'lost line' },
  { change: 'cart code', moment: 'during the request', way: 'second tab' },
  { change: 'cart postal code', moment: 'after the press', way: 'language' },
  { change: 'checkout address', moment: 'during the request', way: 'Back and Forward' },
  { change: 'question', moment: 'during the request', way: 'other page' },
  { change: 'cancellation', moment: 'after the press', way: 'address' },
  { change: 'return', moment: 'during what follows', way: 'link and Back' },
  { change: 'return address', moment: 'after the answer', way: 'closed tab' },
];

/** The changes of those that `test` makes. */
const inTest = ['cart quantity', 'question'];

/** Longer than the way back takes, in milliseconds. */
const DELAY_MS = 600;

for (const cell of sample) {
  const { change, moment, way } = cell;
  const title = `keeps a change on a page that is left: ${change}, ${moment}, ${way}`;
  test(title, cellOf(change, inTest), async ({ context, shop, watch }) => {
    watch.allowConsole(/ERR_INTERNET_DISCONNECTED/);
    await leaveAndComeBack(context, shop, cell, { changeMs: DELAY_MS });
  });
}

test('the sample of pages that are left has each way and each moment', () => {
  expect(namesOf(ways).filter((name) => !sample.some(({ way }) => way === name))).toEqual([]);
  expect(namesOf(moments).filter((name) => !sample.some(({ moment }) => moment === name))).toEqual([]);
});
