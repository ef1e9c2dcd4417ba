import { MatchersV3 } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createMatcher, withoutNulls } from './matching.ts';

const schema = z.looseObject({
  name: z.string(),
  status: z.enum(['Active', 'Paused']).nullable(),
  price: z.number(),
  units: z.number().int().optional(),
  paid: z.boolean(),
  lines: z.array(z.looseObject({ title: z.string() })),
});

const { boolean, eachLike, integer, like, number, regex, string } = MatchersV3;

test('compares a response by the types of its schema', () => {
  const example = { name: 'Halo', status: 'Active', price: 80, units: 2, paid: true, lines: [{ title: 'A' }] };
  expect(createMatcher(schema, example)).toEqual({
    name: string('Halo'),
    status: regex('^(Active|Paused)$', 'Active'),
    price: number(80),
    units: integer(2),
    paid: boolean(true),
    lines: eachLike({ title: string('A') }),
  });
});

test('compares exact fields by value', () => {
  expect(createMatcher(schema, { name: 'Halo', paid: true }, ['paid'])).toEqual({ name: string('Halo'), paid: true });
});

test('matches any list for an empty example', () => {
  expect(createMatcher(schema, { lines: [] })).toEqual({ lines: like([]) });
});

test('throws for an example with an unknown field', () => {
  expect(() => createMatcher(schema, { lines: [{ titel: 'A' }] })).toThrow(
    'response.lines[].titel is not a field of the model',
  );
});

test('removes null fields from an example', () => {
  expect(withoutNulls({ status: null, lines: [{ title: 'A', note: null }] })).toEqual({ lines: [{ title: 'A' }] });
});
