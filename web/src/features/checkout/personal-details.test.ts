import { describe, expect, it } from 'vitest';
import { sampleProfile } from '../../testing/sample-profile.ts';
import {
  areDetailsComplete,
  editableDetails,
  type PhoneRule,
  personalDetailFault,
  phoneRule,
} from './personal-details.ts';

const anna = sampleProfile({ lastName: "O'Brien" }).personalDetail;
const canada = { country: 'CA', phone: 'required' } as const;

describe('personal details in checkout', () => {
  it('are complete with names and, if the bundle requires it, a phone number', () => {
    expect(areDetailsComplete(anna, canada)).toBe(true);
    expect(areDetailsComplete({ ...anna, phoneNumber: null }, canada)).toBe(false);
    expect(areDetailsComplete({ ...anna, phoneNumber: null }, { ...canada, phone: 'optional' })).toBe(true);
    expect(areDetailsComplete({ ...anna, phoneNumber: '12' }, { ...canada, phone: 'hidden' })).toBe(true);
    expect(areDetailsComplete({ ...anna, firstName: 'Maximiliana Rose' }, canada)).toBe(false);
  });

  it('are read-only for a subscriber, except a required phone number that is missing or invalid', () => {
    const subscriber = { ...anna, hasSubscription: true };
    const editable = (detail: typeof anna, phone: PhoneRule) => editableDetails(detail, { ...canada, phone });
    expect(editable(anna, 'required')).toEqual(['firstName', 'lastName', 'phoneNumber']);
    expect(editable(anna, 'hidden')).toEqual(['firstName', 'lastName']);
    expect(editable(subscriber, 'required')).toEqual([]);
    expect(editable({ ...subscriber, phoneNumber: null }, 'required')).toEqual(['phoneNumber']);
    expect(editable({ ...subscriber, phoneNumber: '12' }, 'required')).toEqual(['phoneNumber']);
    expect(editable({ ...subscriber, phoneNumber: null }, 'optional')).toEqual([]);
    expect(editable({ ...subscriber, phoneNumber: '12' }, 'optional')).toEqual([]);
    expect(areDetailsComplete({ ...subscriber, phoneNumber: null }, canada)).toBe(false);
  });

  it.each([
    ['firstName', '', 'required'],
    ['firstName', 'Anna', undefined],
    ['firstName', 'Maximilianaaaaa', 'maxLetters'],
    ['lastName', 'Featherstonehaugh', undefined],
    ['lastName', 'Featherstonehaughford', 'maxLetters'],
    ['lastName', 'A@B', 'nameInvalid'],
    ['phoneNumber', '(416) 555-0134', undefined],
    ['phoneNumber', '555', 'phoneInvalid'],
    ['phoneNumber', ' ', 'required'],
  ] as const)('%s "%s": %s', (name, value, message) => {
    expect(personalDetailFault(name, value, canada)?.message).toBe(message);
  });

  it.each(['12', ''])('do not check the phone number %j if it is hidden', (value) => {
    expect(personalDetailFault('phoneNumber', value, { ...canada, phone: 'hidden' })).toBeUndefined();
  });

  it('use the rule of the cart for the phone number', () => {
    expect(phoneRule({ phoneNumberRequired: true, phoneNumberVisible: true })).toBe('required');
    expect(phoneRule({ phoneNumberRequired: false, phoneNumberVisible: true })).toBe('optional');
    expect(phoneRule({ phoneNumberRequired: false, phoneNumberVisible: false })).toBe('hidden');
  });
});
