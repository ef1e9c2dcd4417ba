import { describe, expect, it } from 'vitest';
import { readFields } from '../unknown-values.ts';
import type { CallSchemas } from './call.ts';
import { type ReceiptName, receiptNames, toStated } from './receipts.ts';
import { calls } from './routes.ts';
import { callSchemas } from './schemas.ts';

/** They are about the account, or about an invoice. */
const OF_NO_SUBSCRIPTION: readonly ReceiptName[] = [
  'updatePersonalDetails',
  'updateOptIn',
  'updateAddresses',
  'changePaymentMethod',
  'orderPayNow',
];

/** Returns a value for each field of a call. The number of the subscription is `S-1`, and no other field has it. */
function fill(name: ReceiptName) {
  const { query, body }: CallSchemas = callSchemas[name];
  const [ofSubscription, ...others] = [...calls[name].path.matchAll(/\{(\w+)\}/g)].map(([, field = '']) => field);
  const params = { ...Object.fromEntries(others.map((field) => [field, `other ${field}`])) };
  const values = (schema: unknown) =>
    Object.fromEntries(
      Object.keys(readFields(readFields(schema)['shape'])).map((field) => [
        field,
        field === 'subscriptionNumber' ? 'S-1' : `other ${field}`,
      ]),
    );
  return {
    params: ofSubscription ? { ...params, [ofSubscription]: 'S-1' } : params,
    query: values(query),
    body: values(body),
  };
}

describe('a receipt', () => {
  it.each(receiptNames)('of %s names the subscription that the change is about, and no plan', (name) => {
    expect(toStated(name, fill(name)).subscription).toBe(OF_NO_SUBSCRIPTION.includes(name) ? null : 'S-1');
  });
});
