import { expect, it } from 'vitest';
import { z } from 'zod';
import { lengthFault } from './field-fault.ts';
import { linesSchema, textSchema } from './text-schema.ts';

const schema = textSchema({ min: 2, max: 4 });

it('a typed text is read without the spaces around it', () => {
  expect(schema.parse('  ab  ')).toBe('ab');
});

it.each([
  ['a', [{ code: 'too_small', minimum: 2, origin: 'string', inclusive: true, path: [] }]],
  ['ab', undefined],
  ['abcd', undefined],
  ['abcde', [{ code: 'too_big', maximum: 4, origin: 'string', inclusive: true, path: [] }]],
])('%j of two to four letters has the issues %j', (text, issues) => {
  const result = schema.safeParse(text).error?.issues;
  expect(result?.map(({ message: _, ...issue }) => issue)).toEqual(issues);
});

it.each([
  [
    { min: 2, max: 4 },
    { type: 'string', minLength: 2, maxLength: 4 },
  ],
  [
    { min: 0, max: 4 },
    { type: 'string', maxLength: 4 },
  ],
  [{ max: 4 }, { type: 'string', maxLength: 4 }],
])('the reference of the API shows the limits %j', (limits, documented) => {
  const { $schema: _, ...shown } = z.toJSONSchema(textSchema(limits));
  expect(shown).toEqual(documented);
});

it.each([
  ['a', { message: 'minLetters', n: 2 }],
  ['ab', undefined],
  ['abcd', undefined],
  ['abcde', { message: 'maxLetters', n: 4 }],
])('a form of two to four letters finds in %j the fault %j', (text, fault) => {
  expect(lengthFault(text, { min: 2, max: 4 })).toEqual(fault);
});

it.each([
  ['a\nb', false, true],
  ['a\r\nb', false, true],
  ['a\0b', false, false],
  ['a\tb', true, true],
  [' ab \r\n', true, true],
])('%j: is it a text of one line, is it one of several lines', (text, isLine, isLines) => {
  const accepted = [textSchema({ max: 9 }), linesSchema({ max: 9 })].map((each) => each.safeParse(text).success);
  expect(accepted).toEqual([isLine, isLines]);
});
