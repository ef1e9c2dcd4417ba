/** What a cart asks first when a visit starts with it. The server asks this for the drawn page. */

import type { CallBody, CallResponse } from '@perennial/shared/catalogue/types';
import type { Cart } from '@perennial/shared/models/cart';
import { askFirst, type PageQuestion } from '@perennial/shared/page-answers';
import type { FindAnswer } from '../../api/page-answers.tsx';
import { type CartLines, createLines, parseBundleNames, toBundles } from '../../commerce/cart/cart-lines.ts';
import type { CartRequest } from './cart-request.ts';

export type CartAnswers = { readonly cart: Cart; readonly limits: CallResponse<'validateMaxQuantity'> };

/** Returns the body of a request of the cart. */
export function toCartBody({ lines, zipCode }: CartRequest, excludePrice: boolean): CallBody<'requestCart'> {
  return { bundles: toBundles(lines), excludePrice, ...(zipCode !== undefined && { zipCode }) };
}

/** Returns the calls; undefined if the cart depends on what the browser remembers. */
export function cartQuestions(query: URLSearchParams): readonly PageQuestion[] | undefined {
  const names = parseBundleNames(query.get('bundle'));
  if (names.length === 0 || query.get('modified') === 'true') return undefined;
  const lines = createLines(names, query.get('coupon'));
  return [
    askFirst('requestCart', { body: toCartBody({ lines, zipCode: undefined }, false) }),
    askFirst('validateMaxQuantity', { body: { bundles: toBundles(lines) } }),
  ];
}

/** Returns the responses to `cartQuestions` for these lines; undefined if the page came without the cart. */
export function findCartAnswers(find: FindAnswer, lines: CartLines): CartAnswers | undefined {
  const cart = find('requestCart', { body: toCartBody({ lines, zipCode: undefined }, false) });
  const limits = find('validateMaxQuantity', { body: { bundles: toBundles(lines) } });
  return cart && { cart, limits: limits ?? { isValid: true, bundles: [] } };
}
