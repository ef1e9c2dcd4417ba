import { describe, expect, it } from 'vitest';
import type { CartLines } from '../../commerce/cart/cart-lines.ts';
import { cartEvents } from './cart-events.ts';

const line = (name: string, quantity: number, ...promotionCodes: string[]) => ({ name, quantity, promotionCodes });
const before = [line('a', 1), line('b', 2, 'SPRING')];

type Case = readonly [what: string, after: CartLines, told: ReturnType<typeof cartEvents>];

const cases: readonly Case[] = [
  ['nothing of a cart that stays as it is', before, []],
  [
    'a new quantity',
    [line('a', 3), line('b', 2, 'SPRING')],
    [{ name: 'cart_quantity:change', details: { bundle: 'a', quantity: 3 } }],
  ],
  ['a bundle that goes', [line('a', 1)], [{ name: 'cart_item:remove', details: { bundle: 'b' } }]],
  [
    'a code, without its letters',
    [line('a', 1, 'SUMMER'), line('b', 2, 'SPRING')],
    [{ name: 'cart_code:apply', details: { bundle: 'a' } }],
  ],
  ['a code that goes', [line('a', 1), line('b', 2)], [{ name: 'cart_code:remove', details: { bundle: 'b' } }]],
];

describe('a change of the cart tells', () => {
  it.each(cases)('%s', (_, after, told) => expect(cartEvents(before, after)).toEqual(told));
});
