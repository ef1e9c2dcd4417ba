import { errorTable } from '@perennial/shared/errors/error-table';
import { textsFor } from '@perennial/shared/locales/texts';
import type { APIRequestContext } from 'playwright/test';
import { expect, type ShopUnderTest, signInAt, test } from './shop.ts';

/** Every row of the error table, brought about by the sandbox's fault switch, as the client is told of it. */

test.beforeEach(({ shop }) => shop.sandbox.reset());

type Told = { status: number; code?: string; detail: string; action?: string };

const languages = ['en-CA', 'fr-CA'] as const;

async function fault(shop: ShopUnderTest, path: string, status: number, body: unknown, method = '*'): Promise<void> {
  const answer = await fetch(`${shop.sandbox.urls.console}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ service: 'shop-api', method, path, status, body, times: 1 }),
  });
  expect(answer.ok, await answer.text()).toBe(true);
}

async function ask(request: APIRequestContext, language: string, path: string, body?: unknown): Promise<Told> {
  const headers = { 'X-Culture': 'en-ca', 'X-Language': language };
  const answer =
    body === undefined ? await request.get(path, { headers }) : await request.post(path, { headers, data: body });
  expect(answer.headers()['content-type']).toContain('application/problem+json');
  return answer.json();
}

const cart = { bundles: [{ name: 'sonic-brush-halo', quantity: 1 }] };
const askCart = (request: APIRequestContext, language: string) =>
  ask(request, language, '/api/shoppingcart/request', cart);

for (const language of languages) {
  const texts = textsFor(language);

  for (const [code, row] of Object.entries(errorTable)) {
    test(`${code}, in ${language}`, async ({ request, shop }) => {
      const message = 'At most 3 of these';
      await fault(shop, '/api/shoppingcart/request', 400, { errorMessages: [{ code, message, extraInfo: 3 }] });
      const told = await askCart(request, language);
      const known = (texts.validation as Readonly<Record<string, string>>)[code];
      const isServerText = 'serverText' in row;
      expect(told.detail).toBe(isServerText ? message : known);
      expect(told.action).toBe(row.action);
    });
  }

  test(`an error without a code, in ${language}`, async ({ request, shop }) => {
    await fault(shop, '/api/shoppingcart/request', 500, '<html>10.0.0.7 is down</html>');
    expect((await askCart(request, language)).detail).toBe(texts.errors.unknown.replace('{{status}}', '500'));
  });

  test(`several errors, a line each, in ${language}`, async ({ request, shop }) => {
    const errors = ['One is wrong.', 'Two is wrong.'].map((message) => ({
      errorMessages: [{ code: 'error.message.x', message }],
    }));
    await fault(shop, '/api/shoppingcart/request', 422, errors);
    expect((await askCart(request, language)).detail).toBe('One is wrong.\nTwo is wrong.');
  });

  test(`a shop API that cannot be reached, in ${language}`, async ({ request, shop }) => {
    await shop.shopApiLine.cut();
    const told = await askCart(request, language);
    await shop.shopApiLine.mend();
    expect([told.status, told.detail]).toEqual([502, texts.errors['shop.unreachable']]);
  });

  test(`what the calls say of their own errors, in ${language}`, async ({ page, shop }) => {
    const person = shop.sandbox.scenarios().find(({ id }) => id === 'ca-subscriber');
    await page.goto('/en-ca/my-account/overview');
    await signInAt(page, { email: person?.email ?? '', password: person?.password ?? '' });
    await expect(page).toHaveURL(/my-account\/overview/);
    // The faults are for the questions below, not for those that the page asks by itself.
    await page.goto('about:blank');
    const refused = { errorMessages: [{ code: 'error.message.x', message: 'No.' }] };

    await fault(shop, '/api/attachment/invoicefile/F1', 404, refused);
    const invoice = await ask(page.request, language, '/api/attachment/invoicefile/F1');
    expect(invoice.detail).toBe(texts.errors.invoiceFileNotFound);

    await fault(shop, '/api/orders', 400, refused);
    const order = { ...cart, cancelPaymentUrl: `${shop.shopUrl}/en-ca/checkout` };
    const refusedOrder = await ask(page.request, language, '/api/orders', order);
    expect([refusedOrder.detail, refusedOrder.action]).toEqual([
      `No.\n${texts.errors.detailsInvalid}`,
      'show-personal-details',
    ]);

    await fault(shop, '/api/user/details', 403, {
      errorMessages: [{ code: 'error.message.userIsNotBelongTo', message: 'x' }],
    });
    const over = await ask(page.request, language, '/api/user/details');
    expect([over.status, over.detail, over.action]).toEqual([401, texts.errors['session.required'], 'sign-in']);
  });
}
