import { describe, expect, it } from 'vitest';
import { PROBLEM_MEDIA_TYPE, problemSchema } from './problem.ts';

const problem = {
  type: 'about:blank',
  title: 'Bad Request',
  status: 400,
  detail: 'This discount code is not valid.',
  messages: [{ code: 'error.message.promotionIsInvalid', text: 'invalid' }],
  requestId: 'r-1',
};

const { requestId: _, ...withoutRequestId } = problem;
const { detail: __, ...withoutDetail } = problem;

describe('the error response of a call', () => {
  /** The table in docs/rules/errors.md#error-shape. */
  it.each([
    { title: 'the least that it has', value: problem, accepted: true },
    { title: 'no messages', value: { ...problem, messages: [] }, accepted: true },
    { title: 'a code', value: { ...problem, code: 'market.closed' }, accepted: true },
    { title: 'extra info', value: { ...problem, messages: [{ code: 'a', text: 'b', extraInfo: 3 }] }, accepted: true },
    { title: 'no request id', value: withoutRequestId, accepted: false },
    { title: 'no text', value: withoutDetail, accepted: false },
    { title: 'a status that is no number', value: { ...problem, status: '400' }, accepted: false },
    { title: 'a status with a fraction', value: { ...problem, status: 400.5 }, accepted: false },
    { title: 'a message without a text', value: { ...problem, messages: [{ code: 'a' }] }, accepted: false },
    { title: 'a message without a code', value: { ...problem, messages: [{ text: 'a' }] }, accepted: false },
    { title: 'an unknown action', value: { ...problem, action: 'show-home' }, accepted: false },
    { title: 'an empty action', value: { ...problem, action: '' }, accepted: false },
  ])('with $title is accepted: $accepted', ({ value, accepted }) => {
    expect(problemSchema.safeParse(value).success).toBe(accepted);
  });

  it.each([
    'sign-in',
    'reload-cart-without-promotions',
    'show-cart',
    'show-address-step',
    'show-personal-details',
    'show-quantities',
    'show-availability',
    'show-not-found',
  ])('can ask the client to %s', (action) => {
    expect(problemSchema.safeParse({ ...problem, action }).success).toBe(true);
  });

  it('is recognized by its media type', () => {
    expect(PROBLEM_MEDIA_TYPE).toBe('application/problem+json');
  });
});
