import { afterAll, beforeAll, expect, test } from 'vitest';
import { pactSource } from './pact-source.ts';
import { openShop, type ShopUnderVerification } from './shop-under-verification.ts';
import { verify } from './verify.ts';

let shop: ShopUnderVerification;

beforeAll(async () => {
  shop = await openShop(process.env);
});
afterAll(() => shop.stop());

test(`the shop API keeps the contract (${process.env['SHOP_API_URL'] || 'sandbox'})`, async () => {
  expect(await verify(shop, pactSource(process.env))).toEqual([]);
});
