import { describe, expect, it } from 'vitest';
import {
  brandOf,
  codeProblem,
  expiryProblem,
  hasCheckDigit,
  numberProblem,
  typedExpiry,
  writtenExpiry,
  writtenNumber,
} from './browser/card-rules.js';
import { blobOf, fieldValue } from './browser/field-blob.js';
import { testCards } from './test-cards.ts';

describe('a card number', () => {
  it.each([
    ['4', 'visa'],
    ['51', 'mc'],
    ['55', 'mc'],
    ['2221', 'mc'],
    ['2720', 'mc'],
    ['2220', undefined],
    ['2721', undefined],
    ['34', 'amex'],
    ['37', 'amex'],
    ['35', undefined],
    ['6759', 'maestro'],
    ['', undefined],
  ])('beginning with %s is of %s', (digits, brand) => {
    expect(brandOf(digits)?.name).toBe(brand);
  });

  it.each([
    ['', 'cc.num.900'],
    ['411111111111111', 'cc.num.901'],
    ['4111111111111112', 'cc.num.902'],
    ['4111111111111111', undefined],
    ['37000000000000', 'cc.num.901'],
    ['370000000000002', undefined],
  ])('%s is answered with %s', (digits, code) => {
    expect(numberProblem(digits)).toBe(code);
  });

  it('follows what the host found out about the card', () => {
    expect(numberProblem('4111111111111112', { checksDigit: false })).toBeUndefined();
    expect(numberProblem('4111111111111111', { panLength: 19 })).toBe('cc.num.901');
  });

  it.each([
    ['4111111111111111', '4111 1111 1111 1111'],
    ['41111', '4111 1'],
    ['370000000000002', '3700 000000 00002'],
    ['6759649826438453123', '6759 6498 2643 8453 123'],
    ['', ''],
  ])('%s is written %s', (digits, text) => {
    expect(writtenNumber(digits, brandOf(digits))).toBe(text);
  });
});

describe('an expiry date', () => {
  const today = new Date(2026, 10, 21);

  it.each([
    ['', '', 'cc.dat.910'],
    ['1', '', 'cc.dat.911'],
    ['12', '3', 'cc.dat.911'],
    ['13', '30', 'cc.dat.911'],
    ['00', '30', 'cc.dat.911'],
    ['10', '26', 'cc.dat.912'],
    ['11', '26', undefined],
    ['11', '56', undefined],
    ['12', '56', 'cc.dat.913'],
  ])('%s/%s is answered with %s', (month, year, code) => {
    expect(expiryProblem({ month, year }, today)).toBe(code);
  });

  it.each([
    ['1', false, '1'],
    ['5', false, '05/'],
    ['12', false, '12/'],
    ['12/', true, '12'],
    ['1/', false, '01/'],
    ['12/3', false, '12/3'],
    ['1230', false, '12/30'],
    ['5/2031', false, '05/31'],
    ['12 / 30', false, '12/30'],
  ])('typed as %s (deleting: %s) is written %s', (text, isDeleting, written) => {
    expect(writtenExpiry(typedExpiry(text), { isDeleting })).toBe(written);
  });
});

describe('a security code', () => {
  const [visa, amex, maestro] = ['4', '37', '6759'].map(brandOf);

  it.each([
    ['123', visa, 'required', undefined],
    ['12', visa, 'required', 'cc.cvc.921'],
    ['', visa, 'required', 'cc.cvc.920'],
    ['123', amex, 'required', 'cc.cvc.921'],
    ['1234', amex, 'required', undefined],
    ['', maestro, 'optional', undefined],
  ])('%s is checked by the brand', (digits, brand, policy, code) => {
    expect(codeProblem(digits, brand, policy)).toBe(code);
  });
});

describe('a field on its way to the host', () => {
  it('does not show its digits and cannot be taken for another field', () => {
    const blob = blobOf('number', '4111111111111111');
    expect(blob).not.toContain('4111');
    expect(fieldValue('number', blob)).toBe('4111111111111111');
    expect(fieldValue('code', blob)).toBeUndefined();
    expect(fieldValue('number', 'sandbox.nonsense')).toBeUndefined();
    expect(fieldValue('number', undefined)).toBeUndefined();
  });
});

describe('the test cards', () => {
  it.each(testCards.map((card) => [card.description, card] as const))('%s can be typed', (_description, card) => {
    expect(hasCheckDigit(card.number)).toBe(true);
    expect(brandOf(card.number)?.name).toBe(card.brand);
    expect(numberProblem(card.number)).toBeUndefined();
    expect(codeProblem(card.securityCode, brandOf(card.number))).toBeUndefined();
  });

  it.each(['visa', 'mc', 'amex'])('let %s end well and badly', (brand) => {
    const results = testCards.filter((card) => card.brand === brand).map((card) => card.result);
    expect(results).toEqual(expect.arrayContaining(['Authorised', 'Refused']));
  });
});
