import type { CallName } from '@perennial/shared/catalogue/routes';
import { bffErrorCodes } from '@perennial/shared/errors/error-table';
import { textsFor } from '@perennial/shared/locales/texts';
import { describe, expect, test } from 'vitest';
import { RequestProblem } from './request-problem.ts';
import { shopErrorOf } from './shop-error.ts';
import { toProblem } from './to-problem.ts';

const context = { texts: textsFor('en-CA'), requestId: 'r-1' };

function problemFor(status: number, body: unknown, language = 'en-CA') {
  const bytes = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  return toProblem(shopErrorOf(status, bytes), { ...context, texts: textsFor(language) });
}

const invalid = { code: 'error.message.promotionIsInvalid', message: 'Server text' };
const unheardOf = { code: 'error.message.moonIsFull', message: 'The moon is full.' };

describe('what a person reads of an error of the shop API', () => {
  test.each([
    ['a code that we know', { errorMessages: [invalid] }, 'This discount code is not valid.'],
    ["a code that we do not know: the server's words", { errorMessages: [unheardOf] }, 'The moon is full.'],
    [
      'several, a line each',
      { errorMessages: [invalid, unheardOf] },
      'This discount code is not valid.\nThe moon is full.',
    ],
    [
      'a list of errors',
      [{ errorMessages: [invalid] }, { errorMessages: [unheardOf] }],
      'This discount code is not valid.\nThe moon is full.',
    ],
    ['a code without words', { errorMessages: [{ code: 'error.message.moonIsFull' }] }, 'Internal Server Error (422)'],
    ['a page of a proxy', '<html>Bad gateway at 10.0.0.7</html>', 'Internal Server Error (422)'],
    ['nothing', '', 'Internal Server Error (422)'],
    [
      "the largest number, with the server's extra info",
      { errorMessages: [{ code: 'error.message.reachMaxAllowedNumber', message: 'At most', extraInfo: 3 }] },
      'At most 3',
    ],
  ])('%s', (_, body, detail) => {
    expect(problemFor(422, body).detail).toBe(detail);
  });

  test('in their language', () => {
    expect(problemFor(400, { errorMessages: [invalid] }, 'fr-CA').detail).toBe(
      'Ce code promotionnel n’est pas valide.',
    );
  });
});

describe('what the client does about it', () => {
  test.each([
    ['error.message.applyPromotionIsDuplicated', 'reload-cart-without-promotions'],
    ['error.message.promotionIsInvalid', 'show-cart'],
    ['error.message.orderPreviewFailed', 'show-address-step'],
    ['error.message.moonIsFull', undefined],
  ])('%s: %s', (code, action) => {
    expect(problemFor(400, { errorMessages: [{ code, message: 'x' }] }).action).toBe(action);
  });
});

describe('what a call says of its own errors', () => {
  const noRow = { errorMessages: [unheardOf] };
  const detailsInvalid =
    'Some information you filled in are invalid, please click the edit button to check and modify it';

  test.each<[string, CallName, unknown, { detail: string; action?: string }]>([
    [
      'an order that the shop API refuses',
      'submitOrder',
      noRow,
      { detail: `The moon is full.\n${detailsInvalid}`, action: 'show-personal-details' },
    ],
    [
      'an order whose code has a row of its own',
      'submitOrder',
      { errorMessages: [invalid] },
      { detail: 'This discount code is not valid.', action: 'show-cart' },
    ],
    ['an order that failed without a word', 'submitOrder', '', { detail: 'Internal Server Error (422)' }],
    ['an invoice that is not there', 'getInvoiceFile', noRow, { detail: 'The invoice file is not found.' }],
    [
      'a re-shipping with words of the server',
      'reship',
      noRow,
      { detail: 're-shipping rate plan not applied\nThe moon is full.' },
    ],
    ['a re-shipping without', 'reship', '', { detail: 're-shipping rate plan not applied' }],
  ])('%s', (_, call, body, told) => {
    const bytes = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
    const { detail, action } = toProblem(shopErrorOf(422, bytes, call), context);
    expect({ detail, ...(action && { action }) }).toEqual(told);
  });
});

test.each(bffErrorCodes)('%s is told in words', (code) => {
  const problem = toProblem(
    new RequestProblem(code, { cause: new Error('connect ECONNREFUSED 10.0.0.7:4001') }),
    context,
  );
  expect(problem.detail.length).toBeGreaterThan(10);
  expect(JSON.stringify(problem)).not.toContain('10.0.0.7');
});
