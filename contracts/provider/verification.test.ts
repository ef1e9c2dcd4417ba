import { afterAll, beforeAll, expect, test } from 'vitest';
import { selectPactSource } from './pact-source.ts';
import { openShopApi, type ShopApiUnderVerification } from './shop-api-under-verification.ts';
import { verify } from './verify.ts';

let shop: ShopApiUnderVerification;

beforeAll(async () => {
  shop = await openShopApi(process.env);
});
afterAll(() => shop.stop());

test(`the shop API fulfils the contract (${process.env['SHOP_API_URL'] || 'sandbox'})`, async () => {
  expect(await verify(shop, selectPactSource(process.env))).toEqual([]);
});
