import { callSchemas } from '@perennial/shared/catalogue/schemas';
import { describe, expect, test } from 'vitest';
import { workloads } from '../workloads.ts';
import { customersAnswers, strangersAnswers } from './shop-answers.ts';

describe.each([...customersAnswers, ...strangersAnswers])('the answer to %s', (_, { call, body }) => {
  test('is one of the catalogue', () => {
    expect(callSchemas[call].response.safeParse(JSON.parse(body.toString())).error).toBeUndefined();
  });
});

test('the answers of the measured calls have 2 kB', () => {
  const sizes = workloads.flatMap(({ method, path }) => customersAnswers.get(`${method} ${path}`)?.body.length ?? []);
  expect(sizes.map((size) => Math.round(size / 200) / 5)).toEqual([2, 2]);
});

test('the body of the measured POST is one of the catalogue', () => {
  const [body] = workloads.flatMap((workload) => ('body' in workload ? [workload.body] : []));
  expect(callSchemas.requestCart.body.safeParse(JSON.parse(body ?? '')).error).toBeUndefined();
});

test('a stranger gets another cart than a customer, so a subject that loses the token is found out', () => {
  const [customers, strangers] = [customersAnswers, strangersAnswers].map(
    (answers) => answers.get('POST /api/shoppingcart/request')?.body.length,
  );
  expect(strangers).not.toBe(customers);
});
