import { type EventName, events } from '@perennial/shared/analytics/events';
import { describe, expect, it } from 'vitest';

/** The folders of web/src that send each event. */
const emitters: { readonly [N in EventName]: readonly string[] } = {
  subscription_conversion: ['features/order-result'],
  order_confirmation: ['features/order-result'],
  order_placed: ['features/checkout'],
  payment_result: ['commerce/payment', 'features/payment-result'],
  'different_billing_address:check': ['commerce/address'],
  'different_billing_address:uncheck': ['commerce/address'],
  validation_error: ['commerce/forms', 'features/cart', 'commerce/dates'],
  'cart_quantity:change': ['features/cart'],
  'cart_item:remove': ['features/cart'],
  'cart_code:apply': ['features/cart'],
  'cart_code:remove': ['features/cart'],
  'subscription:cancel': ['features/subscription/cancel', 'features/subscription/return'],
  'cancel_reason:give': ['features/subscription/cancel'],
  'subscription_frequency:change': ['features/subscription/modify'],
  'subscription_shipment:postpone': ['features/subscription/modify'],
  'one_time_order:place': ['features/subscription/one-time-orders'],
  'language:change': ['app/language'],
  'sign_in:start': ['app/analytics'],
  'sign_up:start': ['app/analytics'],
  'sign_out:start': ['app/analytics'],
  api_call: ['app/analytics'],
};

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*', '!./**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('lists an emitter for every event', () => {
  expect(Object.keys(emitters).sort()).toEqual(Object.keys(events).sort());
});

describe.each(Object.entries(emitters))('%s', (name, folders) => {
  it.each(folders)('is sent by %s', (folder) => {
    const files = Object.entries(sources).filter(([path]) => path.startsWith(`../${folder}`));
    expect(files.some(([, source]) => source.includes(`'${name}'`))).toBe(true);
  });
});
