import { errorTable } from '@perennial/shared/errors/error-table';
import { textsFor } from '@perennial/shared/locales/texts';
import type { APIRequestContext } from 'playwright/test';
import { signInAs } from './customers.ts';
import { expect, type ShopUnderTest, test } from './shop.ts';

/** The problem that the client receives for each row of the error table, caused by faults of the sandbox. */

test.beforeEach(({ shop }) => shop.sandbox.reset());

type Problem = { status: number; code?: string; detail: string; action?: string };

const languages = ['en-CA', 'fr-CA'] as const;

async function addFault(shop: ShopUnderTest, path: string, status: number, body: unknown, method = '*'): Promise<void> {
  const response = await fetch(`${shop.sandbox.urls.console}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ service: 'shop-api', method, path, status, body, times: 1 }),
  });
  expect(response.ok, await response.text()).toBe(true);
}

async function requestProblem(
  request: APIRequestContext,
  language: string,
  path: string,
  body?: unknown,
): Promise<Problem> {
  const headers = { 'X-Culture': 'en-ca', 'X-Language': language };
  const response =
    body === undefined ? await request.get(path, { headers }) : await request.post(path, { headers, data: body });
  expect(response.headers()['content-type']).toContain('application/problem+json');
  return response.json();
}

const cart = { bundles: [{ name: 'sonic-brush-halo', quantity: 1 }] };
const requestCartProblem = (request: APIRequestContext, language: string) =>
  requestProblem(request, language, '/api/shoppingcart/request', cart);

for (const language of languages) {
  const texts = textsFor(language);

  for (const [code, row] of Object.entries(errorTable)) {
    test(`maps ${code} in ${language}`, async ({ request, shop }) => {
      const message = 'At most 3 of these';
      await addFault(shop, '/api/shoppingcart/request', 400, { errorMessages: [{ code, message, extraInfo: 3 }] });
      const problem = await requestCartProblem(request, language);
      const ownText = (texts.validation as Readonly<Record<string, string>>)[code];
      // The first such error ends the sign-in. The row's own text and action are for a refusal after a new sign-in.
      const endsSession = 'endsSession' in row;
      const text = endsSession ? texts.errors['session.required'] : ownText;
      const isServerText = 'serverText' in row;
      expect(problem.detail).toBe(isServerText ? message : text);
      expect(problem.action).toBe(endsSession ? 'sign-in' : row.action);
    });
  }

  test(`maps an error without a code in ${language}`, async ({ request, shop }) => {
    await addFault(shop, '/api/shoppingcart/request', 500, '<html>10.0.0.7 is down</html>');
    expect((await requestCartProblem(request, language)).detail).toBe(
      texts.errors.unknown.replace('{{status}}', '500'),
    );
  });

  test(`maps several errors to one line each in ${language}`, async ({ request, shop }) => {
    const errors = ['One is wrong.', 'Two is wrong.'].map((message) => ({
      errorMessages: [{ code: 'error.message.x', message }],
    }));
    await addFault(shop, '/api/shoppingcart/request', 422, errors);
    expect((await requestCartProblem(request, language)).detail).toBe('One is wrong.\nTwo is wrong.');
  });

  test(`maps an unreachable shop API in ${language}`, async ({ request, shop }) => {
    await shop.shopApiConnection.disconnect();
    const problem = await requestCartProblem(request, language);
    await shop.shopApiConnection.connect();
    expect([problem.status, problem.detail]).toEqual([502, texts.errors['shop.unreachable']]);
  });

  test(`maps the errors of single calls in ${language}`, async ({ page, shop }) => {
    await signInAs(page, shop, 'ca-subscriber');
    const refusal = { errorMessages: [{ code: 'error.message.x', message: 'No.' }] };

    await addFault(shop, '/api/attachment/invoicefile/F1', 404, refusal);
    const invoice = await requestProblem(page.request, language, '/api/attachment/invoicefile/F1');
    expect(invoice.detail).toBe(texts.errors.invoiceFileNotFound);

    await addFault(shop, '/api/orders', 400, refusal);
    const order = { ...cart, cancelPaymentUrl: `${shop.shopUrl}/en-ca/checkout` };
    const refusedOrder = await requestProblem(page.request, language, '/api/orders', order);
    expect([refusedOrder.detail, refusedOrder.action]).toEqual([
      `No.\n${texts.errors.detailsInvalid}`,
      'show-personal-details',
    ]);

    await addFault(shop, '/api/user/details', 403, {
      errorMessages: [{ code: 'error.message.userIsNotBelongTo', message: 'x' }],
    });
    const notOwned = await requestProblem(page.request, language, '/api/user/details');
    expect([notOwned.status, notOwned.detail, notOwned.action]).toEqual([
      401,
      texts.errors['session.required'],
      'sign-in',
    ]);
  });
}
