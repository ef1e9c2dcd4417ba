import { describe, expect, it } from 'vitest';
import { analyticsSetupSchema, eventBatchSchema, trackedEventSchema } from './event-schemas.ts';

const issues = (name: string, details: object) =>
  trackedEventSchema
    .safeParse({ name, details })
    .error?.issues.map(({ path, message }) => `${String(path.at(-1))}: ${message}`);

describe('the texts of an event', () => {
  it.each([
    ['from', 'xfr-CA'],
    ['from', 'fr-CAx'],
    ['to', 'fr_CA'],
    ['to', 'FR-ca'],
  ])('%s: "%s" is not a language tag', (key, text) => {
    const details = { from: 'en-CA', to: 'fr-CA', [key]: text };
    expect(issues('language:change', details)).toEqual([`${key}: must be a language tag, for example fr-CA`]);
  });

  it('that have another form are refused with the form', () => {
    const order = { orderNumber: 'O-1', totalPrice: 1, couponCode: 'SPRING DEAL', bundlesName: '' };
    expect(issues('order_confirmation', order)).toEqual(['couponCode: must be names or codes, comma-separated']);
    const subscription = { name: 'brush', quantity: 1, ctn: 'HX 12', price: 1, frequency: 1 };
    expect(issues('subscription_conversion', subscription)).toEqual(['ctn: must be a product code']);
    expect(issues('validation_error', { form: '1', fields: [] })).toEqual([
      'form: must be the name of a form or field: letters, digits, dots, hyphens',
    ]);
  });

  it.each(['success', 'failure'])('may tell that a payment was a %s', (result) => {
    expect(issues('payment_result', { result })).toBeUndefined();
  });
});

describe('an event', () => {
  const order = { orderNumber: 'O-1', totalPrice: 1, couponCode: '', bundlesName: '' };
  const subscription = { name: 'brush', quantity: 1, ctn: '', price: 1, frequency: 1 };
  const form = { form: 'address', fields: [] };
  const letters = (count: number) => 'a'.repeat(count);

  it.each<[string, string, object, unknown, unknown]>([
    ['the name of a form', 'validation_error', form, { form: letters(60) }, { form: letters(61) }],
    ['a form of one letter', 'validation_error', form, { form: 'a' }, { form: '' }],
    ['a field with signs', 'validation_error', form, { fields: ['billing_2.line-1'] }, { fields: ['billing line'] }],
    ['fields', 'validation_error', form, { fields: Array(40).fill('city') }, { fields: Array(41).fill('city') }],
    ['codes', 'order_confirmation', order, { couponCode: letters(400) }, { couponCode: letters(401) }],
    ['names of bundles', 'order_confirmation', order, { bundlesName: letters(400) }, { bundlesName: 'a@b' }],
    ['the least price', 'order_confirmation', order, { totalPrice: 0 }, { totalPrice: -0.01 }],
    ['a price', 'order_confirmation', order, { totalPrice: 1_000_000 }, { totalPrice: 1_000_000.01 }],
    ['no product code', 'subscription_conversion', subscription, { ctn: '' }, { ctn: ' ' }],
    ['a product code', 'subscription_conversion', subscription, { ctn: letters(40) }, { ctn: letters(41) }],
    ['no quantity', 'subscription_conversion', subscription, { quantity: 0 }, { quantity: -1 }],
    ['a quantity', 'subscription_conversion', subscription, { quantity: 999 }, { quantity: 1000 }],
    ['a frequency', 'subscription_conversion', subscription, { frequency: 999 }, { frequency: 1.5 }],
  ])('may tell %s, up to the limit', (_, name, details, most, beyond) => {
    expect(issues(name, { ...details, ...Object(most) })).toBeUndefined();
    expect(issues(name, { ...details, ...Object(beyond) })).toHaveLength(1);
  });
});

describe('a call', () => {
  const accepts = (details: object) =>
    issues('api_call', { name: 'getProfile', status: 200, milliseconds: 12, ...details }) === undefined;

  it.each([0, 200, 503])('has the status %i', (status) => expect(accepts({ status })).toBe(true));
  it.each([-1, 200.5])('has no status %d', (status) => expect(accepts({ status })).toBe(false));
  it.each([0, 90_000])('took %i ms', (milliseconds) => expect(accepts({ milliseconds })).toBe(true));
  it.each([-1, 0.5])('did not take %d ms', (milliseconds) => expect(accepts({ milliseconds })).toBe(false));
});

it.each([
  [0, false],
  [1, true],
  [50, true],
  [51, false],
])('a request with %i events is accepted: %s', (count, accepted) => {
  const events = Array.from({ length: count }, () => ({ name: 'sign_in:start', details: {} }));
  expect(eventBatchSchema.safeParse({ events }).success).toBe(accepted);
});

it.each([
  [{}, true],
  [{ identifiers: { hashedEmail: 'ab12', hashedUserId: 'cd34' } }, true],
  [{ identifiers: { hashedEmail: 5 } }, false],
  [{ identifiers: { hashedUserId: 5 } }, false],
  [{ identifiers: undefined }, false],
  [{ adapters: ['another'] }, false],
  [{ adapters: ['everything'] }, false],
])('the setup with %j is accepted: %s', (changes, accepted) => {
  const setup = { adapters: [], identifiers: {}, ...changes };
  const result = analyticsSetupSchema.safeParse(setup);
  expect(result.success).toBe(accepted);
  if (accepted) expect(result.data).toEqual(setup);
});
