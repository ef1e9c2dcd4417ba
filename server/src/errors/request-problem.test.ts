import { expect, test } from 'vitest';
import { RequestProblem } from './request-problem.ts';

test('the log shows the code and the cause of an error of the BFF', () => {
  const cause = new Error('connect ECONNREFUSED');
  const problem = new RequestProblem('shop.unreachable', { cause });
  expect(String(problem)).toBe('RequestProblem: shop.unreachable');
  expect(problem.cause).toBe(cause);
});
