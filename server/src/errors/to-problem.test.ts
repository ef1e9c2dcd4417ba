import type { CallName } from '@perennial/shared/catalogue/routes';
import { bffErrorCodes } from '@perennial/shared/errors/error-table';
import { textsFor } from '@perennial/shared/locales/texts';
import { describe, expect, test } from 'vitest';
import { RequestProblem } from './request-problem.ts';
import { parseShopError } from './shop-error.ts';
import { toProblem } from './to-problem.ts';

const context = { texts: textsFor('en-CA'), requestId: 'r-1' };

function problemFor(status: number, body: unknown, language = 'en-CA') {
  const bytes = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  return toProblem(parseShopError(status, bytes), { ...context, texts: textsFor(language) });
}

const invalid = { code: 'error.message.promotionIsInvalid', message: 'Server text' };
const unknown = { code: 'error.message.moonIsFull', message: 'The moon is full.' };

describe('detail of a shop API error', () => {
  test.each([
    ['uses our text for a known code', { errorMessages: [invalid] }, 'This discount code is not valid.'],
    ["uses the server's message for an unknown code", { errorMessages: [unknown] }, 'The moon is full.'],
    [
      'has one line for each message',
      { errorMessages: [invalid, unknown] },
      'This discount code is not valid.\nThe moon is full.',
    ],
    [
      'joins the messages of a list of errors',
      [{ errorMessages: [invalid] }, { errorMessages: [unknown] }],
      'This discount code is not valid.\nThe moon is full.',
    ],
    [
      'uses a generic text for a code without a message',
      { errorMessages: [{ code: 'error.message.moonIsFull' }] },
      'Internal Server Error (422)',
    ],
    [
      'uses a generic text for an HTML page of a proxy',
      '<html>Bad gateway at 10.0.0.7</html>',
      'Internal Server Error (422)',
    ],
    ['uses a generic text for an empty body', '', 'Internal Server Error (422)'],
    [
      'uses a generic text for an empty message',
      { errorMessages: [{ code: 'error.message.moonIsFull', message: '' }] },
      'Internal Server Error (422)',
    ],
  ])('%s', (_, body, detail) => {
    expect(problemFor(422, body).detail).toBe(detail);
  });

  test.each([
    ['the number', { message: 'At most', extraInfo: 3 }, 'At most 3'],
    ['the number as a text', { message: 'At most', extraInfo: '3' }, 'At most 3'],
    ['no number that the message has already', { message: 'At most 3', extraInfo: 3 }, 'At most 3'],
    ['no object', { message: 'At most 3', extraInfo: { maxQuantity: 3 } }, 'At most 3'],
    ['nothing to an absent number', { message: 'At most 3' }, 'At most 3'],
    ['nothing to an absent message', { extraInfo: 3 }, 'Internal Server Error (422)'],
  ])('adds the extra information to the text about the maximum number: %s', (_, message, detail) => {
    const code = 'error.message.reachMaxAllowedNumber';
    expect(problemFor(422, { errorMessages: [{ code, ...message }] }).detail).toBe(detail);
  });

  test('is in the language of the request', () => {
    expect(problemFor(400, { errorMessages: [invalid] }, 'fr-CA').detail).toBe(
      'Ce code promotionnel n’est pas valide.',
    );
  });
});

test.each([
  ['one error', { errorMessages: [unknown, invalid] }],
  ['a list of errors', [{ errorMessages: [unknown] }, { errorMessages: [invalid] }]],
])('the code is the first one of two messages of %s, and each message keeps its own', (_, body) => {
  const problem = problemFor(400, body);
  expect(problem.code).toBe('error.message.moonIsFull');
  expect(problem.messages.map(({ code }) => code)).toEqual([unknown.code, invalid.code]);
  // The action belongs to the code that has one.
  expect(problem.action).toBe('show-cart');
});

test.each(['constructor', 'toString', '__proto__'])('%s is an unknown code like any other', (code) => {
  const problem = problemFor(422, { errorMessages: [JSON.parse(`{"code":"${code}","message":"The moon is full."}`)] });
  expect([problem.detail, problem.action]).toEqual(['The moon is full.', undefined]);
});

test('an invoice file is not found, whatever the reason', () => {
  for (const code of ['shop.unreachable', 'shop.timeout', 'shop.invalidResponse'] as const) {
    const problem = toProblem(new RequestProblem(code, { call: 'getInvoiceFile' }), context);
    expect([problem.code, problem.detail]).toEqual([code, 'The invoice file is not found.']);
  }
});

describe('action of a shop API error', () => {
  test.each([
    ['error.message.applyPromotionIsDuplicated', 'reload-cart-without-promotions'],
    ['error.message.promotionIsInvalid', 'show-cart'],
    ['error.message.orderPreviewFailed', 'show-address-step'],
    ['error.message.moonIsFull', undefined],
  ])('%s: %s', (code, action) => {
    expect(problemFor(400, { errorMessages: [{ code, message: 'x' }] }).action).toBe(action);
  });
});

describe('detail and action of a call with error texts of its own', () => {
  const noRow = { errorMessages: [unknown] };
  const detailsInvalid =
    'Some information you filled in is invalid, please click the edit button to check and modify it';

  test.each<[string, CallName, unknown, { detail: string; action?: string }]>([
    [
      'a rejected order',
      'submitOrder',
      noRow,
      { detail: `The moon is full.\n${detailsInvalid}`, action: 'show-personal-details' },
    ],
    [
      'a rejected order whose code has a row of its own',
      'submitOrder',
      { errorMessages: [invalid] },
      { detail: 'This discount code is not valid.', action: 'show-cart' },
    ],
    ['a rejected order without a message', 'submitOrder', '', { detail: 'Internal Server Error (422)' }],
    ['a missing invoice file', 'getInvoiceFile', noRow, { detail: 'The invoice file is not found.' }],
    [
      'a rejected re-shipping with a message',
      'reship',
      noRow,
      { detail: 're-shipping rate plan not applied\nThe moon is full.' },
    ],
    ['a rejected re-shipping without a message', 'reship', '', { detail: 're-shipping rate plan not applied' }],
  ])('%s', (_, call, body, expected) => {
    const bytes = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
    const { detail, action } = toProblem(parseShopError(422, bytes, call), context);
    expect({ detail, ...(action && { action }) }).toEqual(expected);
  });
});

test.each(bffErrorCodes)('%s has a text, without internal details', (code) => {
  const problem = toProblem(
    new RequestProblem(code, { cause: new Error('connect ECONNREFUSED 10.0.0.7:4001') }),
    context,
  );
  expect(problem.detail.length).toBeGreaterThan(10);
  expect(JSON.stringify(problem)).not.toContain('10.0.0.7');
});
