import { expect, test } from 'vitest';
import { createShopHeaders, type ShopContext } from './request-headers.ts';

const visitor: ShopContext = { site: { culture: 'nl-be', language: 'fr-BE' }, requestId: 'r-1' };
const market = { language: 'fr-BE', country: 'BE', currency: 'EUR', 'x-request-id': 'r-1' };

test.each([
  ['a visitor who looks at something', visitor, undefined, { accept: 'application/json', ...market }],
  [
    'a customer who looks at something',
    { ...visitor, userToken: 'token' },
    undefined,
    { accept: 'application/json', ...market, 'user-token': 'token' },
  ],
  [
    'a customer who changes something',
    { ...visitor, userToken: 'token' },
    { hasBody: true },
    { accept: 'application/json', ...market, 'content-type': 'application/json', 'user-token': 'token' },
  ],
  ['a visitor who opens a PDF', visitor, { accept: '*/*' }, { accept: '*/*', ...market }],
])('%s sends these headers to the shop API and no others', (_, context, options, expected) => {
  expect(createShopHeaders(context, options)).toStrictEqual(expected);
});
