import { describe, expect, it } from 'vitest';
import {
  findBrand,
  formatExpiry,
  formatNumber,
  hasValidCheckDigit,
  parseExpiry,
  validateCode,
  validateExpiry,
  validateNumber,
} from './browser/card-rules.js';
import { decodeField, encodeField } from './browser/field-blob.js';
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
  ])('that starts with "%s" has the brand %s', (digits, brand) => {
    expect(findBrand(digits)?.name).toBe(brand);
  });

  it.each([
    ['', 'cc.num.900'],
    ['411111111111111', 'cc.num.901'],
    ['4111111111111112', 'cc.num.902'],
    ['4111111111111111', undefined],
    ['37000000000000', 'cc.num.901'],
    ['370000000000002', undefined],
  ])('"%s" has the error code %s', (digits, code) => {
    expect(validateNumber(digits)).toBe(code);
  });

  it('is validated with the result of the brand look-up', () => {
    expect(validateNumber('4111111111111112', { checksDigit: false })).toBeUndefined();
    expect(validateNumber('4111111111111111', { panLength: 19 })).toBe('cc.num.901');
  });

  it.each([
    ['4111111111111111', '4111 1111 1111 1111'],
    ['41111', '4111 1'],
    ['370000000000002', '3700 000000 00002'],
    ['6759649826438453123', '6759 6498 2643 8453 123'],
    ['', ''],
  ])('"%s" is formatted as "%s"', (digits, text) => {
    expect(formatNumber(digits, findBrand(digits))).toBe(text);
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
  ])('%s/%s has the error code %s', (month, year, code) => {
    expect(validateExpiry({ month, year }, today)).toBe(code);
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
  ])('entered as "%s" (deleting: %s) is formatted as "%s"', (text, isDeleting, formatted) => {
    expect(formatExpiry(parseExpiry(text), { isDeleting })).toBe(formatted);
  });
});

describe('a security code', () => {
  const [visa, amex, maestro] = ['4', '37', '6759'].map(findBrand);

  it.each([
    ['123', visa, 'required', undefined],
    ['12', visa, 'required', 'cc.cvc.921'],
    ['', visa, 'required', 'cc.cvc.920'],
    ['123', amex, 'required', 'cc.cvc.921'],
    ['1234', amex, 'required', undefined],
    ['', maestro, 'optional', undefined],
  ])('"%s" is validated by its brand', (digits, brand, policy, code) => {
    expect(validateCode(digits, brand, policy)).toBe(code);
  });
});

describe('an encoded field', () => {
  it('does not contain its digits in plain text and decodes as its own kind only', () => {
    const blob = encodeField('number', '4111111111111111');
    expect(blob).not.toContain('4111');
    expect(decodeField('number', blob)).toBe('4111111111111111');
    expect(decodeField('code', blob)).toBeUndefined();
    expect(decodeField('number', 'sandbox.nonsense')).toBeUndefined();
    expect(decodeField('number', undefined)).toBeUndefined();
  });
});

describe('the test cards', () => {
  it.each(testCards.map((card) => [card.description, card] as const))(
    '%s passes the validation of the form',
    (_description, card) => {
      expect(hasValidCheckDigit(card.number)).toBe(true);
      expect(findBrand(card.number)?.name).toBe(card.brand);
      expect(validateNumber(card.number)).toBeUndefined();
      expect(validateCode(card.securityCode, findBrand(card.number))).toBeUndefined();
    },
  );

  it.each(['visa', 'mc', 'amex'])('contain an approved and a refused %s', (brand) => {
    const results = testCards.filter((card) => card.brand === brand).map((card) => card.result);
    expect(results).toEqual(expect.arrayContaining(['Authorised', 'Refused']));
  });
});
