import type { Problem } from '@perennial/shared/errors/problem';
import { describe, expect, it } from 'vitest';
import { createLines, withoutCodes } from '../../commerce/cart/cart-lines.ts';
import { correctCart } from './corrected-cart.ts';

const cart = { lines: createLines(['a', 'b'], 'CODE'), unsold: ['c'], codeNotice: undefined };
const refusal = (changes: Partial<Problem>): Problem => ({
  type: '',
  title: '',
  status: 400,
  detail: 'Not valid.',
  messages: [],
  requestId: '',
  ...changes,
});
const about = (bundleName: string) => [{ code: '', text: '', extraInfo: { bundleName, title: 'Brush' } }];

describe('a refused cart of checkout', () => {
  it('is requested again without its codes, and says nothing of a code that was used before', () => {
    const corrected = correctCart(cart, refusal({ action: 'reload-cart-without-promotions' }));
    expect(corrected).toEqual({ ...cart, lines: withoutCodes(cart.lines) });
  });

  it('loses the refused code alone, and says why', () => {
    const corrected = correctCart(cart, refusal({ action: 'show-cart', messages: about('b') }));
    expect(corrected?.lines.map(({ promotionCodes }) => promotionCodes)).toEqual([['CODE'], []]);
    expect(corrected?.codeNotice).toBe('Brush: Not valid.');
  });

  it('keeps the other bundles if one is not sold, and names it before those that left earlier', () => {
    const corrected = correctCart(cart, refusal({ status: 404, messages: about('b') }));
    expect(corrected).toEqual({ ...cart, lines: cart.lines.slice(0, 1), unsold: ['b', 'c'] });
  });

  it.each([
    ['without a reason that a code explains', refusal({})],
    ['without the name of a bundle', refusal({ status: 404 })],
  ])('stays as it is %s', (_, problem) => {
    expect(correctCart(cart, problem)).toBeUndefined();
  });

  it.each(['reload-cart-without-promotions', 'show-cart'] as const)('without codes stays as it is: %s', (action) => {
    expect(correctCart({ ...cart, lines: withoutCodes(cart.lines) }, refusal({ action }))).toBeUndefined();
  });
});
