import { MatchersV3 } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { matching, withoutNulls } from './matching.ts';

const schema = z.looseObject({
  name: z.string(),
  status: z.enum(['Active', 'Paused']).nullable(),
  price: z.number(),
  units: z.number().int().optional(),
  paid: z.boolean(),
  lines: z.array(z.looseObject({ title: z.string() })),
});

const { boolean, eachLike, integer, like, number, regex, string } = MatchersV3;

test('an answer is compared by the kinds of its model', () => {
  const example = { name: 'Halo', status: 'Active', price: 80, units: 2, paid: true, lines: [{ title: 'A' }] };
  expect(matching(schema, example)).toEqual({
    name: string('Halo'),
    status: regex('^(Active|Paused)$', 'Active'),
    price: number(80),
    units: integer(2),
    paid: boolean(true),
    lines: eachLike({ title: string('A') }),
  });
});

test('a field that matters is compared as it is', () => {
  expect(matching(schema, { name: 'Halo', paid: true }, ['paid'])).toEqual({ name: string('Halo'), paid: true });
});

test('an empty list asks for a list', () => {
  expect(matching(schema, { lines: [] })).toEqual({ lines: like([]) });
});

test('an example with a field that the model does not have is a mistake', () => {
  expect(() => matching(schema, { lines: [{ titel: 'A' }] })).toThrow('answer.lines[].titel is no field of the model');
});

test('nothing is asked where an example has null', () => {
  expect(withoutNulls({ status: null, lines: [{ title: 'A', note: null }] })).toEqual({ lines: [{ title: 'A' }] });
});
