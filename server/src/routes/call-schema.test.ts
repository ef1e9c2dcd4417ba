import { problemSchema } from '@perennial/shared/errors/problem';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { callRouteSchema } from './call-schema.ts';

test.each([
  ['nothing', undefined, true],
  ['null', null, true],
  ['an empty object', {}, true],
  ['a field', { admin: true }, false],
  ['a text', 'x', false],
])('a call without a body accepts %s: %s', (_, body, expected) => {
  expect(callRouteSchema('pauseReplenishment').body?.safeParse(body)).toMatchObject({ success: expected });
});

test('the documentation of a call says who may make it and how long it may take', () => {
  expect(callRouteSchema('getTermsDocument')).toMatchObject({
    operationId: 'getTermsDocument',
    description: 'Access: customer. Time-out: 300 s.',
    tags: ['Shop API'],
  });
});

test('a call has the schema of its response, or the one that replaces it', () => {
  const own = z.object({ details: z.string() });
  expect(callRouteSchema('getProfile', own).response).toEqual({ 200: own, default: problemSchema });
});
