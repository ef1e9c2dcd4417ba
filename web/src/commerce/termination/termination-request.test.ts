import { describe, expect, it } from 'vitest';
import { isFilledIn, type TerminationField, terminationFault, terminationMail } from './termination-request.ts';

const anna = { firstName: 'Anna', surname: 'Schmidt', email: 'anna@example.com', subscriptionNumber: 'S-1000001' };

describe('termination request', () => {
  it('is complete with all four fields', () => {
    expect(isFilledIn(anna)).toBe(true);
  });

  it.each(Object.keys(anna))('is incomplete without %s or with only spaces in it', (field) => {
    expect(isFilledIn({ ...anna, [field]: '' })).toBe(false);
    expect(isFilledIn({ ...anna, [field]: '   ' })).toBe(false);
  });

  it('is sent without surrounding spaces', () => {
    expect(terminationMail({ ...anna, firstName: ' Anna ', subscriptionNumber: 'S-1000001 ' })).toEqual({
      name: 'Anna',
      surName: 'Schmidt',
      fromEmail: 'anna@example.com',
      subscriptionNumber: 'S-1000001',
    });
  });
});

describe('field of a termination request', () => {
  it.each<[TerminationField, string, string | undefined]>([
    ['firstName', ' ', 'required'],
    ['firstName', 'Anna', undefined],
    ['firstName', 'X Æ A-12', undefined],
    ['surname', 'a'.repeat(61), 'maxLetters'],
    ['email', 'anna', 'emailInvalid'],
    ['email', ' anna@example.com ', undefined],
    ['subscriptionNumber', '', 'required'],
    ['subscriptionNumber', '1'.repeat(65), 'maxLetters'],
  ])('%s with %j has the fault %s', (field, value, fault) => {
    expect(terminationFault(field, value)?.message).toBe(fault);
  });
});
