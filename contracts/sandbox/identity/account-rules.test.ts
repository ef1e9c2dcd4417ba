import { describe, expect, it } from 'vitest';
import { isValidPassword, validateFields } from './account-rules.ts';

describe('a password', () => {
  it.each([
    ['letters and digits', 'perennial1', true],
    ['letters and a symbol', 'perennial_', true],
    ['digits and a symbol', '1234567@', true],
    ['all three kinds', 'Leaf.2024$', true],
    ['the longest', 'a1'.repeat(10), true],
    ['letters with accents and digits', 'éèàùçôî7', true],
    ['letters only', 'perennial', false],
    ['digits only', '12345678', false],
    ['too short', 'leaf123', false],
    ['too long', `${'a1'.repeat(10)}b`, false],
    ['a symbol that does not count', 'perennial!', false],
  ])('of %s: "%s" is accepted: %s', (_kind, password, accepted) => {
    expect(isValidPassword(password)).toBe(accepted);
  });
});

describe('a form', () => {
  it.each([
    ['email', 'ada@example.com', undefined],
    ['email', 'ada@mail.example.co.uk', undefined],
    ['email', 'ada', 'isNotAnEmail'],
    ['email', 'ada@example', 'isNotAnEmail'],
    ['email', 'ada@example..com', 'isNotAnEmail'],
    ['email', 'a da@example.com', 'isNotAnEmail'],
    ['email', '', 'isRequired'],
    ['email', `${'a'.repeat(250)}@example.com`, 'isTooLong'],
    ['firstName', "Siobhán O'Neill", undefined],
    ['lastName', 'Łukasiewicz-Müller', undefined],
    ['lastName', 'R2D2', 'isNotAName'],
    ['lastName', '<b>', 'isNotAName'],
    ['firstName', 'a'.repeat(21), 'isTooLong'],
    ['phoneNumber', '', undefined],
    ['phoneNumber', '+1 (416) 555-0199', undefined],
    ['phoneNumber', '((((((((', 'isNotAPhoneNumber'],
    ['phoneNumber', 'call me', 'isNotAPhoneNumber'],
    ['terms', '', 'termsAreRequired'],
    ['terms', 'on', undefined],
  ] as const)('with %s "%s" has the error %s', (field, value, error) => {
    expect(validateFields({ [field]: value })).toEqual(error ? { [field]: error } : {});
  });
});
