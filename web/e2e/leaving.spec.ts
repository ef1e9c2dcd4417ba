import { namesOf } from '@perennial/shared/typed-tables';
import type { ChangeName } from './leaving/changes.ts';
import { type Case, leaveAndComeBack } from './leaving/leave.ts';
import { moments } from './leaving/moments.ts';
import { ways } from './leaving/ways.ts';
import { expect, openMarkets, test } from './shop.ts';

test.use({ environment: openMarkets });
test.beforeEach(({ shop }) => shop.sandbox.reset());

/** Each change once. `pnpm e2e:leaving` has all cells. */
const sample: Readonly<Record<ChangeName, Pick<Case, 'moment' | 'way'>>> = {
  'cart quantity': { moment: 'after the press', way: 'reload' },
  'cart removal': { moment: 'during the request', way: 'lost line' },
  'cart code': { moment: 'during the request', way: 'second tab' },
  'cart postal code': { moment: 'after the press', way: 'language' },
  'checkout address': { moment: 'during the request', way: 'Back and Forward' },
  'personal details': { moment: 'during the request', way: 'lost line' },
  'account address': { moment: 'after the press', way: 'reload' },
  question: { moment: 'during the request', way: 'other page' },
  newsletter: { moment: 'after the answer', way: 'reload' },
  language: { moment: 'during the request', way: 'address' },
  declaration: { moment: 'during the request', way: 'language' },
  pause: { moment: 'after the answer', way: 'second tab' },
  'pause until a day': { moment: 'during what follows', way: 'Back and Forward' },
  cancellation: { moment: 'after the press', way: 'address' },
  return: { moment: 'during what follows', way: 'link and Back' },
  'return address': { moment: 'after the answer', way: 'closed tab' },
};

/** Longer than the way back takes, in milliseconds. */
const DELAY_MS = 600;

for (const change of namesOf(sample)) {
  const { moment, way } = sample[change];
  test(`keeps a change on a page that is left: ${change}, ${moment}, ${way}`, async ({ context, shop, watch }) => {
    watch.allowConsole(/ERR_INTERNET_DISCONNECTED/);
    await leaveAndComeBack(context, shop, { change, moment, way }, { changeMs: DELAY_MS });
  });
}

test('the sample of pages that are left has each way and each moment', () => {
  const cells = Object.values(sample);
  expect(namesOf(ways).filter((name) => !cells.some(({ way }) => way === name))).toEqual([]);
  expect(namesOf(moments).filter((name) => !cells.some(({ moment }) => moment === name))).toEqual([]);
});
