import type { Problem } from '@perennial/shared/errors/problem';
import { describe, expect, it } from 'vitest';
import { afterFailure, type CartRequest, recoveryOf } from './cart-request.ts';

const no = (changes: Partial<Problem>): Problem => ({
  type: '',
  title: '',
  status: 400,
  detail: 'No',
  messages: [],
  requestId: '',
  ...changes,
});
const wish = (quantity: number, codes: readonly string[], zipCode?: string): CartRequest => ({
  lines: [{ name: 'a', quantity, promotionCodes: codes }],
  zipCode,
});

describe('a cart that cannot be read', () => {
  it.each([
    [
      'a code used before goes, silently',
      { action: 'reload-cart-without-promotions' },
      wish(1, ['X']),
      wish(1, []),
      false,
    ],
    ['a code that does not hold goes, and that is told', { action: 'show-cart' }, wish(1, ['X']), wish(1, []), true],
    ['too many become one, and that is told', { action: 'show-quantities' }, wish(4, []), wish(1, []), true],
    ['a refused postal code goes, silently', { status: 400 }, wish(1, [], 'K1A 0B1'), wish(1, []), false],
  ] satisfies [string, Partial<Problem>, CartRequest, CartRequest, boolean][])(
    '%s',
    (_, problem, asked, again, told) => {
      expect(recoveryOf(no(problem), asked)).toEqual({ wish: again, told });
    },
  );

  it.each([
    ['there is no code to drop', { action: 'show-cart' }, wish(1, [])],
    ['it is one of each already', { action: 'show-quantities' }, wish(1, [])],
    ['the bundle does not exist', { status: 404 }, wish(1, [], 'K1A 0B1')],
    ['nobody was reached', { status: 0 }, wish(1, [], 'K1A 0B1')],
    ['the server is at fault', { status: 500 }, wish(1, [], 'K1A 0B1')],
  ] satisfies [string, Partial<Problem>, CartRequest][])(
    'is not asked for again by itself when %s',
    (_, problem, asked) => {
      expect(recoveryOf(no(problem), asked)).toBeUndefined();
    },
  );
});

describe('a change that failed', () => {
  const priced = wish(1, []);
  const codeProblem = { bundle: 'a', text: 'No' };
  const problem = no({});
  it.each([
    ['a quantity is told above the cart', wish(2, []), {}, { problem }, priced],
    ['a code is told beside its box', wish(1, ['X']), { action: 'show-cart' }, { codeProblem }, priced],
    ['a code that nobody could check, too', wish(1, ['X']), { status: 0 }, { codeProblem }, priced],
    ['a postal code is told beside its box', wish(1, [], '10001'), {}, { zipProblem: 'No' }, priced],
    ['a refused code leaves the quantity', wish(2, ['X']), { action: 'show-cart' }, { codeProblem }, wish(2, [])],
    [
      'a refused code leaves the postal code',
      wish(1, ['X'], '10001'),
      { action: 'show-cart' },
      { codeProblem },
      wish(1, [], '10001'),
    ],
  ] satisfies [string, CartRequest, Partial<Problem>, object, CartRequest][])('%s', (_, wanted, said, told, rest) => {
    const failure = afterFailure(no(said), wanted, priced);
    expect(failure.told).toMatchObject(told);
    expect(failure.rest).toEqual(rest);
  });

  it('keeps the new quantity when a code that was priced before holds no more', () => {
    const withCode = wish(1, ['X']);
    const refused = no({ action: 'show-cart' });
    expect(afterFailure(refused, wish(2, ['X']), withCode)).toEqual({ told: { problem: refused }, rest: wish(2, []) });
    const used = no({ action: 'reload-cart-without-promotions' });
    expect(afterFailure(used, wish(2, ['X']), withCode)).toEqual({ told: {}, rest: wish(2, []) });
  });
});
