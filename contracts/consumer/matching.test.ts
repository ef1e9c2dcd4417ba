import { MatchersV3 } from '@pact-foundation/pact';
import { amountSchema } from '@perennial/shared/models/charge';
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

const { boolean, eachLike, integer, like, number, string } = MatchersV3;

const regex = (pattern: string, value: string | number, type = 'type') => ({
  'pact:matcher:type': [{ 'pact:matcher:type': type }, { 'pact:matcher:type': 'regex', regex: pattern }],
  value,
});

/** The form that a matcher compares by. */
const patternOf = (matcher: unknown) =>
  new RegExp(
    (matcher as ReturnType<typeof regex>)['pact:matcher:type']
      .map((rule) => ('regex' in rule ? rule.regex : ''))
      .join(''),
  );

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

test.each([
  ['2026-03-15', ['2026-3-15', '15-03-2026', '2026-13-01', '2026-03-15T10:00:00Z', 'soon']],
  ['2026-03-15T10:00:00.000Z', ['2026-03-15', '10:00']],
  ['03/2030', ['3/2030', '13/2030', '2030-03']],
])('compares a text like %s by its form', (example, others) => {
  const pattern = patternOf(createMatcher(z.string(), example));
  expect([example, ...others].filter((text) => pattern.test(text))).toEqual([example]);
});

test('compares a status that the model leaves open by its values', () => {
  const open = z.looseObject({ status: z.string().nullable() });
  expect(createMatcher(open, { status: 'Paused' })).toEqual({ status: regex('^(Active|Paused|InActive)$', 'Paused') });
});

test.each([
  ['provider', 'Adyen', 'adyen'],
  ['affiliatePartner', 'NotApplicable', 'notApplicable'],
])('refuses another case of a text that pages compare: %s', (field, value, other) => {
  const matcher = createMatcher(z.looseObject({ [field]: z.string() }), { [field]: value });
  const pattern = patternOf((matcher as Record<string, unknown>)[field]);
  expect([pattern.test(value), pattern.test(other)]).toEqual([true, false]);
});

test.each([
  [79.99, ['0.10', '12.5', '-3.00'], ['7999', '14.989999999', '79,99', '']],
  [80, ['80', '79.99', '0', '-3'], ['14.989999999', '79,99', '']],
])('compares an amount like %s by its scale, as a number', (example, amounts, others) => {
  const matcher = createMatcher(amountSchema, example);
  expect([...amounts, ...others].filter((text) => patternOf(matcher).test(text))).toEqual(amounts);
  expect(matcher).toMatchObject({ 'pact:matcher:type': [{ 'pact:matcher:type': 'number' }, {}], value: example });
});

test('compares a list with several elements one by one', () => {
  expect(createMatcher(schema, { lines: [{ title: 'A' }, {}] })).toEqual({ lines: [{ title: string('A') }, {}] });
});

test('removes null fields from an example', () => {
  expect(withoutNulls({ status: null, lines: [{ title: 'A', note: null }] })).toEqual({ lines: [{ title: 'A' }] });
});
