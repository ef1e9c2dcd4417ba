import { describe, expect, it } from 'vitest';
import { purposeOfCategory } from './analytics-setup.ts';
import { trackedEventSchema } from './event-schemas.ts';
import { type EventDetails, type EventName, eventCategories, events } from './events.ts';

const names = Object.keys(events) as EventName[];

/** Valid details of each event. */
const examples: { readonly [N in EventName]: EventDetails<N> } = {
  subscription_conversion: { name: 'sonic-brush', quantity: 2, ctn: '945100200018', price: 9.99, frequency: 3 },
  order_confirmation: { orderNumber: 'O-1', totalPrice: 90.39, couponCode: 'SPRING,FREE_1', bundlesName: 'a,b-c' },
  order_placed: { orderNumber: 'O-1' },
  payment_result: { result: 'failure' },
  'different_billing_address:check': {},
  'different_billing_address:uncheck': {},
  validation_error: { form: 'address', fields: ['postalCode', 'billingTown'] },
  'cart_quantity:change': { bundle: 'sonic-brush', quantity: 3 },
  'cart_item:remove': { bundle: 'sonic-brush' },
  'cart_code:apply': { bundle: 'sonic-brush' },
  'cart_code:remove': { bundle: 'sonic-brush' },
  'subscription:cancel': { kind: 'replenishment' },
  'cancel_reason:give': { ticked: true, written: false },
  'subscription_frequency:change': { frequency: 3 },
  'subscription_shipment:postpone': {},
  'one_time_order:place': {},
  'language:change': { from: 'en-CA', to: 'fr-CA' },
  'sign_in:start': {},
  'sign_up:start': {},
  'sign_out:start': {},
  api_call: { name: 'getProfile', status: 0, milliseconds: 120 },
};

const passes = (event: unknown) => trackedEventSchema.safeParse(event).success;

it('every event has a schema, and every schema has an event', () => {
  expect(trackedEventSchema.options.map(({ shape }) => shape.name.value).sort()).toEqual([...names].sort());
});

describe.each(names)('%s', (name) => {
  const details = examples[name];

  it('has a category that the operator can configure', () => expect(eventCategories).toContain(events[name].category));

  it('accepts valid details', () => expect(passes({ name, details })).toBe(true));

  it('rejects unknown keys', () => {
    for (const key of ['email', 'userId', 'hashedEmail']) {
      expect(passes({ name, details: { ...details, [key]: 'x' } })).toBe(false);
    }
  });

  it('rejects e-mail addresses and sentences in its texts', () => {
    for (const [key, value] of Object.entries(details)) {
      if (typeof value === 'number') continue;
      for (const text of ['ada@example.com', 'Ada Byron']) {
        const forged = Array.isArray(value) ? [text] : text;
        expect(passes({ name, details: { ...details, [key]: forged } }), `${key}: ${text}`).toBe(false);
      }
    }
  });
});

it('waits for the consent to what it is for: purchases are told to partners, the rest measures the shop', () => {
  expect(purposeOfCategory).toEqual({ conversion: 'marketing', analytics: 'measurement', ajax: 'measurement' });
});
