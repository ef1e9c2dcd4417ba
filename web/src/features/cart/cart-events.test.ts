import { describe, expect, it } from 'vitest';
import type { CartLines } from '../../commerce/cart/cart-lines.ts';
import { cartEvents } from './cart-events.ts';

const line = (name: string, quantity: number, ...promotionCodes: string[]) => ({ name, quantity, promotionCodes });
const before = [line('a', 1), line('b', 2, 'SPRING')];

type Case = readonly [what: string, after: CartLines, events: ReturnType<typeof cartEvents>];

const cases: readonly Case[] = [
  ['has no event for an unchanged cart', before, []],
  [
    'has an event for a new quantity',
    [line('a', 3), line('b', 2, 'SPRING')],
    [{ name: 'cart_quantity:change', details: { bundle: 'a', quantity: 3 } }],
  ],
  ['has an event for a removed bundle', [line('a', 1)], [{ name: 'cart_item:remove', details: { bundle: 'b' } }]],
  [
    'has an event without the text for a new discount code',
    [line('a', 1, 'SUMMER'), line('b', 2, 'SPRING')],
    [{ name: 'cart_code:apply', details: { bundle: 'a' } }],
  ],
  [
    'has an event for a removed discount code',
    [line('a', 1), line('b', 2)],
    [{ name: 'cart_code:remove', details: { bundle: 'b' } }],
  ],
];

describe('the events of a cart change', () => {
  it.each(cases)('%s', (_, after, events) => expect(cartEvents(before, after)).toEqual(events));
});
