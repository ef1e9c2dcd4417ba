import { describe, expect, it } from 'vitest';
import {
  emptyTerminationRequest,
  isComplete,
  type TerminationField,
  terminationFault,
  toTerminationBody,
} from './termination-request.ts';

const anna = { firstName: 'Anna', surname: 'Schmidt', email: 'anna@example.com', subscriptionNumber: 'S-1000001' };

describe('termination request', () => {
  it('starts with four empty fields', () => {
    expect(emptyTerminationRequest).toEqual({ firstName: '', surname: '', email: '', subscriptionNumber: '' });
  });

  it('is complete with all four fields', () => {
    expect(isComplete(anna)).toBe(true);
  });

  it.each(Object.keys(anna))('is incomplete without %s or with only spaces in it', (field) => {
    expect(isComplete({ ...anna, [field]: '' })).toBe(false);
    expect(isComplete({ ...anna, [field]: '   ' })).toBe(false);
  });

  it('is sent without surrounding spaces', () => {
    const spaced = {
      firstName: ' Anna ',
      surname: ' Schmidt ',
      email: ' anna@example.com ',
      subscriptionNumber: ' S-1000001 ',
    };
    expect(toTerminationBody(spaced)).toEqual({
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
