/** A shop API whose payment methods are elsewhere and have other names keeps the contract through its mapping. */
import { readFields } from '@perennial/shared/unknown-values';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getPaymentMethods } from './example/get-payment-methods.ts';
import { startForeignShop } from './foreign-shop.ts';
import { openShopApi } from './shop-api-under-verification.ts';

let foreign: Awaited<ReturnType<typeof startForeignShop>>;

beforeAll(async () => {
  foreign = await startForeignShop(async (path, ask) => {
    const isElsewhere = path === '/v2/payment-options';
    const { status, body } = await ask(
      isElsewhere ? '/api/payment/methods' : path.replace(/^\/api\/payment\/methods$/, '/nowhere'),
    );
    return { status, body: isElsewhere ? JSON.stringify(toForeign(status, JSON.parse(body))) : body };
  });
});
afterAll(() => foreign.stop());

/** The same answer in the words of the other shop API. */
function toForeign(status: number, body: unknown): object {
  if (status >= 400) return { error: { reason: 'token-expired', text: 'The token has expired.' } };
  const methods = Array.isArray(body) ? body.map(readFields) : [];
  const options = methods.map(({ code, name, isCreditCard, logoUrl }) => ({
    id: code,
    title: name,
    kind: isCreditCard ? 'card' : 'redirect',
    logo: logoUrl,
  }));
  return { options };
}

/** Verifies the interactions of the payment methods. Returns the calls that are kept, and those that are not. */
async function verify(mappings: Parameters<typeof openShopApi>[1]): Promise<readonly boolean[]> {
  const contract = foreign.writeContract(({ request }) => request['path'] === '/api/payment/methods');
  const shop = await openShopApi({ SHOP_API_URL: foreign.url }, mappings);
  try {
    const verification = await foreign.verifier.verify(shop, { pactUrls: [contract] });
    expect(verification.failures).toEqual([]);
    expect(verification.interactions.length).toBeGreaterThan(1);
    return verification.interactions.map(({ faults }) => faults.length === 0);
  } finally {
    await shop.stop();
  }
}

test('through its mapping it keeps each interaction of the call, also the refusals', async () => {
  expect(new Set(await verify({ getPaymentMethods }))).toEqual(new Set([true]));
});

test('without the mapping it keeps none', async () => {
  expect(new Set(await verify({}))).toEqual(new Set([false]));
});
