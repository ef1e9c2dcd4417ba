import type { CallName } from '@perennial/shared/catalogue/routes';
import { type BffErrorCode, bffErrorCodes } from '@perennial/shared/errors/error-table';
import type { ProblemAction } from '@perennial/shared/errors/problem';
import { textsFor } from '@perennial/shared/locales/texts';
import { describe, expect, test } from 'vitest';
import type { InputFault } from './input-faults.ts';
import { RequestProblem } from './request-problem.ts';
import { parseShopError } from './shop-error.ts';
import { toProblem } from './to-problem.ts';

const context = { texts: textsFor('en-CA'), language: 'en-CA', requestId: 'r-1' };

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
    ['nothing to an empty message', { message: '', extraInfo: 3 }, 'Internal Server Error (422)'],
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
  [422, 'Unprocessable Entity'],
  [503, 'Service Unavailable'],
  [520, 'Error'],
])('an error of the shop API keeps the status %i, and its title is the phrase "%s"', (status, title) => {
  expect(problemFor(status, '')).toMatchObject({ type: 'about:blank', title, status, requestId: 'r-1' });
});

test('a message keeps the extra information of the shop API', () => {
  const extraInfo = { bundleName: 'sonic-brush-halo' };
  expect(problemFor(400, { errorMessages: [{ ...invalid, extraInfo }, unknown] }).messages).toEqual([
    { code: invalid.code, text: 'This discount code is not valid.', extraInfo },
    { code: unknown.code, text: 'The moon is full.' },
  ]);
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

test.each([
  [
    'pauseReplenishment',
    'shop.unreachable',
    'Nothing was done. We are having trouble at the moment. Please try again in a minute.',
  ],
  [
    'pauseReplenishment',
    'shop.busy',
    'Nothing was done. The shop is very busy at the moment. Please try again in 30 seconds.',
  ],
  ['pauseReplenishment', 'change.unknown', context.texts.errors['change.unknown']],
  ['getSubscription', 'shop.unreachable', context.texts.errors['shop.unreachable']],
] as const)('%s, %s: %s', (call, code, text) => {
  expect(toProblem(new RequestProblem(code, { call, retryAfterSeconds: 30 }), context).detail).toBe(text);
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

test.each([
  [400, undefined],
  [401, 'show-not-found'],
  [403, undefined],
])('the action of a status %i without a known code: %s', (status, action) => {
  expect(problemFor(status, { errorMessages: [unknown] }).action).toBe(action);
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
    [
      'a rejected order with one code of two that has a row of its own',
      'submitOrder',
      { errorMessages: [unknown, invalid] },
      { detail: 'The moon is full.\nThis discount code is not valid.', action: 'show-cart' },
    ],
    ['a rejected order without a message', 'submitOrder', '', { detail: 'Internal Server Error (422)' }],
    ['a missing invoice file', 'getInvoiceFile', noRow, { detail: 'The invoice file is not found.' }],
    [
      'a rejected re-shipping with a message',
      'reship',
      noRow,
      { detail: 'Re-shipping rate plan not applied\nThe moon is full.' },
    ],
    [
      'a rejected re-shipping that says the same',
      'reship',
      {
        errorMessages: [{ code: 'error.message.reshippingIsNotApplied', message: 're-shipping rate plan not applied' }],
      },
      { detail: 'Re-shipping rate plan not applied' },
    ],
    ['a rejected re-shipping without a message', 'reship', '', { detail: 'Re-shipping rate plan not applied' }],
  ])('%s', (_, call, body, expected) => {
    const bytes = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
    const { detail, action } = toProblem(parseShopError(422, bytes, call), context);
    expect({ detail, ...(action && { action }) }).toEqual(expected);
  });
});

describe('refused input', () => {
  const sentence = 'Some of the details are not valid. Please check them and try again.';
  const email = { field: 'body.email', fault: { message: 'emailInvalid' }, reason: 'must be an address' } as const;
  const city = { field: 'body.addresses.0.city', fault: { message: 'required' }, reason: 'must be set' } as const;
  const color = { field: 'body.color', reason: 'must not be there' };

  test.each<[string, readonly InputFault[], string]>([
    ['nothing else without a fault', [], sentence],
    [
      'a line for each wrong field of a form',
      [email, city],
      `${sentence}\nEmail is not a valid email address\nCity is required`,
    ],
    ['nothing about what is in no form', [color], sentence],
    ['the same line once', [city, color, { ...city, field: 'body.addresses.1.city' }], `${sentence}\nCity is required`],
  ])('has a sentence and %s', (_, faults, detail) => {
    expect(toProblem(new RequestProblem('request.invalid', { faults }), context).detail).toBe(detail);
  });

  test('has a message for each fault, with its field and reason for developers', () => {
    expect(toProblem(new RequestProblem('request.invalid', { faults: [email, color] }), context)).toEqual({
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      detail: `${sentence}\nEmail is not a valid email address`,
      code: 'request.invalid',
      messages: [
        {
          code: 'request.invalid',
          text: 'Email is not a valid email address',
          extraInfo: { field: 'body.email', reason: 'must be an address' },
        },
        {
          code: 'request.invalid',
          text: sentence,
          extraInfo: { field: 'body.color', reason: 'must not be there' },
        },
      ],
      requestId: 'r-1',
    });
  });
});

describe('action of an error of the BFF', () => {
  test.each<[BffErrorCode, ProblemAction | undefined, ProblemAction | undefined]>([
    ['session.required', undefined, 'sign-in'],
    ['session.required', 'show-not-found', 'show-not-found'],
    ['session.adminRequired', undefined, undefined],
    ['request.invalid', 'show-cart', 'show-cart'],
    ['server.failed', undefined, undefined],
  ])('%s with the action %s of its cause: %s', (code, action, expected) => {
    const problem = toProblem(new RequestProblem(code, action && { action }), context);
    expect(problem.action).toBe(expected);
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

describe('the text about too many tries says when to try again', () => {
  test.each([
    [1, 'en-CA', 'in 1 second'],
    [60, 'en-CA', 'in 60 seconds'],
    [61, 'en-CA', 'in 2 minutes'],
    [3600, 'cs-CZ', 'za 60 minut'],
  ])('%i seconds in %s: %s', (retryAfterSeconds, language, expected) => {
    const error = new RequestProblem('tries.tooMany', { retryAfterSeconds });
    const { detail, status } = toProblem(error, { texts: textsFor(language), language, requestId: 'r-1' });
    expect(detail).toContain(expected);
    expect(status).toBe(429);
  });
});
