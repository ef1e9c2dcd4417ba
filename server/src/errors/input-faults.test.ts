import { textsFor } from '@perennial/shared/locales/texts';
import type { FieldFault } from '@perennial/shared/validation/field-fault';
import { describe, expect, it } from 'vitest';
import { toFaultLine, toFaultMessage, toInputFault } from './input-faults.ts';

const english = textsFor('en-CA');

describe('a fault of the input', () => {
  it.each([
    ['a first name of the wrong type', '/firstName', 'invalid_type', {}, 'body.firstName', { message: 'nameInvalid' }],
    ['a last name of the wrong type', '/lastName', 'invalid_type', {}, 'body.lastName', { message: 'nameInvalid' }],
    [
      'a wrong email address of an account',
      '/email',
      'invalid_format',
      { origin: 'string', format: 'email' },
      'body.email',
      { message: 'emailInvalid' },
    ],
    ['a wrong email address', '/fromEmail', 'custom', {}, 'body.fromEmail', { message: 'emailInvalid' }],
    [
      "a customer's wrong email address",
      '/customerEmail',
      'custom',
      {},
      'body.customerEmail',
      { message: 'emailInvalid' },
    ],
    ['a wrong phone number', '/phoneNumber', 'custom', {}, 'body.phoneNumber', { message: 'phoneInvalid' }],
    ['a wrong last day of a contract', '/endDate', 'custom', {}, 'body.endDate', { message: 'dateInvalid' }],
    ['a field of a list', '/people/0/email', 'custom', {}, 'body.people.0.email', { message: 'emailInvalid' }],
    [
      'a long text',
      '/question',
      'too_big',
      { origin: 'string', maximum: 200 },
      'body.question',
      { message: 'maxLetters', n: 200 },
    ],
    [
      'a short text',
      '/question',
      'too_small',
      { origin: 'string', minimum: 10 },
      'body.question',
      { message: 'minLetters', n: 10 },
    ],
    ['an empty text', '/title', 'too_small', { origin: 'string', minimum: 1 }, 'body.title', { message: 'required' }],
    ['a long list', '/bundles', 'too_big', { origin: 'array', maximum: 20 }, 'body.bundles', undefined],
    ['an empty list', '/bundles', 'too_small', { origin: 'array', minimum: 1 }, 'body.bundles', undefined],
    ['an unknown field', '/', 'unrecognized_keys', { keys: ['color'] }, 'body.color', undefined],
    [
      'an unknown field in an entry of a list, by the entry',
      '/addresses/0',
      'unrecognized_keys',
      { keys: ['color'] },
      'body.addresses.0',
      undefined,
    ],
    [
      'an unknown field with the name of a form field',
      '/',
      'unrecognized_keys',
      { keys: ['email'] },
      'body.email',
      undefined,
    ],
    ['a body of the wrong type', '/', 'invalid_type', { expected: 'object' }, 'body', undefined],
    [
      'a field with the name of an inherited property',
      '/',
      'unrecognized_keys',
      { keys: ['constructor'] },
      'body.constructor',
      undefined,
    ],
  ])('names the field and the message of the form: %s', (_, instancePath, keyword, params, field, fault) => {
    expect(toInputFault('body', { instancePath, keyword, params, message: 'x' })).toEqual({
      field,
      fault,
      reason: 'x',
    });
  });

  it('has an empty reason if the schema gives none', () => {
    expect(toInputFault('params', { instancePath: '/id', keyword: 'custom', params: {} })).toEqual({
      field: 'params.id',
      reason: '',
    });
  });
});

describe('the line that a customer reads', () => {
  it.each([
    ['body.firstName', 'First name is required'],
    ['body.lastName', 'Last name is required'],
    ['body.name', 'First name is required'],
    ['body.surName', 'Last name is required'],
    ['body.email', 'Email is required'],
    ['body.fromEmail', 'Email is required'],
    ['body.customerEmail', 'Email is required'],
    ['body.phoneNumber', 'Phone number is required'],
    ['body.addresses.0.addition', 'Address is required'],
    ['body.addresses.0.street', 'Street is required'],
    ['body.addresses.0.line1', 'Street is required'],
    ['body.addresses.0.line2', 'Address line 2 is required'],
    ['body.addresses.0.houseNumber', 'House number is required'],
    ['body.addresses.0.extension', 'Extension is required'],
    ['body.addresses.1.zipCode', 'Zip code is required'],
    ['body.address.postCode', 'Zip code is required'],
    ['body.address.city', 'City is required'],
    ['body.address.county', 'County is required'],
    ['body.address.stateCode', 'State is required'],
    ['body.title', 'Subject is required'],
    ['body.question', 'Your question is required'],
    ['body.subscriptionNumber', 'Subscription or order number is required'],
    ['body.reason', 'Reason for the termination is required'],
    ['body.endDate', 'End date is required'],
  ])('has the label of the form field: %s', (field, line) => {
    expect(toFaultLine({ field, fault: { message: 'required' }, reason: 'x' }, english)).toBe(line);
  });

  it.each<[string, FieldFault, string]>([
    ['body.phoneNumber', { message: 'phoneInvalid' }, 'Telefonnummer ist ungültig'],
    ['body.question', { message: 'maxLetters', n: 200 }, 'Ihre Frage darf höchstens 200 Zeichen haben'],
    [
      'body.addresses.0.city',
      { message: 'townInvalid', n: 30, character: '(' },
      'Ort ist ungültig (Buchstaben und -, höchstens 30 Zeichen). Nicht erlaubt: „(“',
    ],
  ])('has the message of the form in the language of the page: %s', (field, fault, line) => {
    expect(toFaultLine({ field, fault, reason: 'x' }, textsFor('de-DE'))).toBe(line);
  });

  it.each<[string, string, FieldFault | undefined]>([
    ['a field that is in no form', 'body.color', { message: 'required' }],
    ['a field with the name of an inherited property', 'body.constructor', { message: 'required' }],
    ['a title in another place than the support form', 'body.bundles.0.title', { message: 'required' }],
    ['a value of the URL', 'querystring.email', { message: 'emailInvalid' }],
    ['a fault without a message of the forms', 'body.email', undefined],
  ])('does not exist for %s', (_, field, fault) => {
    expect(toFaultLine({ field, fault, reason: 'must be a string' }, english)).toBeUndefined();
  });
});

describe('the message of a fault', () => {
  it.each<[string, string, FieldFault | undefined, string]>([
    [
      'its line, for a field of a form',
      'body.email',
      { message: 'emailInvalid' },
      'Email is not a valid email address',
    ],
    ['the sentence, for anything else', 'body.bundles', undefined, 'Something is wrong.'],
  ])('has %s', (_, field, fault, text) => {
    const inputFault = { field, fault, reason: 'must be right' };
    expect(toFaultMessage(inputFault, 'request.invalid', 'Something is wrong.', english)).toEqual({
      code: 'request.invalid',
      text,
      extraInfo: { field, reason: 'must be right' },
    });
  });
});
