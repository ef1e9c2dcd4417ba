import type { Problem } from '@perennial/shared/errors/problem';
import { describe, expect, it } from 'vitest';
import { type CartRequest, findRecovery, resolveFailedChange } from './cart-request.ts';

const createProblem = (changes: Partial<Problem>): Problem => ({
  type: '',
  title: '',
  status: 400,
  detail: 'No',
  messages: [],
  requestId: '',
  ...changes,
});
const line = (name: string, quantity: number, ...promotionCodes: string[]) => ({ name, quantity, promotionCodes });
const createRequest = (quantity: number, codes: readonly string[], zipCode?: string): CartRequest => ({
  lines: [{ name: 'a', quantity, promotionCodes: codes }],
  zipCode,
});

describe('the recovery of a cart that cannot be loaded', () => {
  it.each([
    [
      'drops a duplicate code without a message',
      { action: 'reload-cart-without-promotions' },
      createRequest(1, ['X']),
      createRequest(1, []),
      false,
    ],
    [
      'drops an invalid code and shows the error',
      { action: 'show-cart' },
      createRequest(1, ['X']),
      createRequest(1, []),
      true,
    ],
    [
      'sets too high quantities to one and shows the error',
      { action: 'show-quantities' },
      createRequest(4, []),
      createRequest(1, []),
      true,
    ],
    [
      'drops a rejected postal code without a message',
      { status: 400 },
      createRequest(1, [], 'K1A 0B1'),
      createRequest(1, []),
      false,
    ],
    [
      'drops a postal code without tax rates without a message',
      { status: 422 },
      createRequest(1, [], 'K1A 0B1'),
      createRequest(1, []),
      false,
    ],
    [
      'sets the only too high quantity to one and shows the error',
      { action: 'show-quantities' },
      { lines: [line('a', 1), line('b', 4)], zipCode: undefined },
      { lines: [line('a', 1), line('b', 1)], zipCode: undefined },
      true,
    ],
  ] satisfies [string, Partial<Problem>, CartRequest, CartRequest, boolean][])(
    '%s',
    (_, problem, failed, repeated, showsProblem) => {
      const recovery = findRecovery(createProblem(problem), failed);
      expect(recovery).toEqual({ request: repeated, problem: showsProblem ? createProblem(problem) : undefined });
    },
  );

  it.each([
    ['the cart has no code', { action: 'show-cart' }, createRequest(1, [])],
    ['every quantity is one', { action: 'show-quantities' }, createRequest(1, [])],
    ['the server has an error, although the cart has a code', { status: 500 }, createRequest(1, ['X'])],
    ['the server has an error, although a quantity is high', { status: 500 }, createRequest(4, [])],
    ['the bundle does not exist', { status: 404 }, createRequest(1, [], 'K1A 0B1')],
    ['there is no connection', { status: 0 }, createRequest(1, [], 'K1A 0B1')],
    ['the server has an error', { status: 500 }, createRequest(1, [], 'K1A 0B1')],
  ] satisfies [string, Partial<Problem>, CartRequest][])('is not attempted if %s', (_, problem, failed) => {
    expect(findRecovery(createProblem(problem), failed)).toBeUndefined();
  });
});

describe('a failed change of the cart', () => {
  const priced = createRequest(1, []);
  const codeProblem = { bundle: 'a', text: 'No' };
  const problem = createProblem({});
  it.each([
    ['shows the error of a quantity above the cart', createRequest(2, []), {}, { problem }, priced],
    [
      'shows the error of a code at its field',
      createRequest(1, ['X']),
      { action: 'show-cart' },
      { codeProblem },
      priced,
    ],
    [
      'shows the error of a code that could not be checked at its field',
      createRequest(1, ['X']),
      { status: 0 },
      { codeProblem },
      priced,
    ],
    ['shows the error of a postal code at its field', createRequest(1, [], '10001'), {}, { zipProblem: 'No' }, priced],
    [
      'shows an error about codes above a cart without codes',
      createRequest(2, []),
      { action: 'show-cart' },
      { problem: createProblem({ action: 'show-cart' }) },
      priced,
    ],
    [
      'shows the error of a quantity above the cart, also with a new code',
      createRequest(2, ['X']),
      {},
      { problem },
      priced,
    ],
    [
      'shows the error of a quantity above the cart, also with a new postal code',
      createRequest(2, [], '10001'),
      {},
      { problem },
      priced,
    ],
    [
      'keeps the new quantity if the code is rejected',
      createRequest(2, ['X']),
      { action: 'show-cart' },
      { codeProblem },
      createRequest(2, []),
    ],
    [
      'keeps the new postal code if the code is rejected',
      createRequest(1, ['X'], '10001'),
      { action: 'show-cart' },
      { codeProblem },
      createRequest(1, [], '10001'),
    ],
  ] satisfies [string, CartRequest, Partial<Problem>, object, CartRequest][])(
    '%s',
    (_, failed, changes, placement, request) => {
      const result = resolveFailedChange(createProblem(changes), failed, priced);
      expect(result.placement).toMatchObject(placement);
      expect(result.request).toEqual(request);
    },
  );

  it('shows the error of the second code at its bundle and keeps the code of the first', () => {
    const withCode = { lines: [line('a', 1, 'X'), line('b', 1)], zipCode: undefined };
    const failed = { lines: [line('a', 2, 'X'), line('b', 1, 'Y')], zipCode: undefined };
    expect(resolveFailedChange(createProblem({ action: 'show-cart' }), failed, withCode)).toEqual({
      placement: { codeProblem: { bundle: 'b', text: 'No' } },
      request: { lines: [line('a', 2, 'X'), line('b', 1)], zipCode: undefined },
    });
  });

  it('keeps the new quantity if a code that was valid before is rejected now', () => {
    const withCode = createRequest(1, ['X']);
    const request = createRequest(2, []);
    const invalid = createProblem({ action: 'show-cart' });
    expect(resolveFailedChange(invalid, createRequest(2, ['X']), withCode)).toEqual({
      placement: { problem: invalid },
      request,
    });
    const duplicated = createProblem({ action: 'reload-cart-without-promotions' });
    expect(resolveFailedChange(duplicated, createRequest(2, ['X']), withCode)).toEqual({ placement: {}, request });
  });
});

describe('a bundle that is not sold', () => {
  const naming = (bundleName: string) => ({
    status: 404,
    messages: [{ code: '', text: '', extraInfo: { bundleName } }],
  });
  const both: CartRequest = { lines: [line('a', 2, 'X'), line('b', 1)], zipCode: 'K1A 0B1' };
  const withoutB: CartRequest = { lines: [line('a', 2, 'X')], zipCode: 'K1A 0B1' };

  it('leaves the cart, which keeps the other with its quantity and code', () => {
    expect(findRecovery(createProblem(naming('b')), both)).toEqual({ request: withoutB, problem: undefined });
  });

  it('is not dropped if it is the only one', () => {
    expect(findRecovery(createProblem(naming('a')), { ...withoutB, zipCode: undefined })).toBeUndefined();
  });

  it('leaves the cart at a change, which is kept', () => {
    const priced = { ...both, lines: [line('a', 1), line('b', 1)] };
    expect(resolveFailedChange(createProblem(naming('b')), both, priced)).toEqual({ placement: {}, request: withoutB });
  });
});
