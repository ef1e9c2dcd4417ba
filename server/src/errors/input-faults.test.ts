import { describe, expect, it } from 'vitest';
import { toInputFault } from './input-faults.ts';

describe('a fault of the input', () => {
  it.each([
    ['a name of the wrong type', '/firstName', 'invalid_type', {}, 'body.firstName', { message: 'nameInvalid' }],
    ['a wrong email address', '/fromEmail', 'custom', {}, 'body.fromEmail', { message: 'emailInvalid' }],
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
    ['an unknown field', '', 'unrecognized_keys', { keys: ['color'] }, 'body.color', undefined],
    [
      'a field with the name of an inherited property',
      '',
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
});
