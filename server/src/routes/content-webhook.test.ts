import { afterEach, expect, test, vi } from 'vitest';
import type { ContentService } from '../content/content-service.ts';
import { emptyContent, testApp } from '../testing/test-app.ts';

const secret = 'the-secret-of-the-content-service';
const invalidate = vi.fn<ContentService['invalidate']>();
const content: ContentService = { ...emptyContent, invalidate };

afterEach(() => invalidate.mockClear());

async function callWebhook(environment: Record<string, string>, payload: object, headers: Record<string, string> = {}) {
  const app = await testApp(environment, { content });
  const response = await app.inject({ method: 'POST', url: '/bff/content/webhook', headers, payload });
  await app.close();
  return { status: response.statusCode, invalidations: invalidate.mock.calls.length };
}

test('invalidates the content cache after a publication', async () => {
  expect(await callWebhook({ CONTENT_WEBHOOK_SECRET: secret }, { type: 'api-update', secret })).toEqual({
    status: 204,
    invalidations: 1,
  });
});

test.each([
  ['a wrong secret', { secret: 'guessed' }, 403],
  ['no secret', {}, 400],
])('rejects a request with %s', async (_, payload, status) => {
  expect(await callWebhook({ CONTENT_WEBHOOK_SECRET: secret }, payload)).toEqual({ status, invalidations: 0 });
});

test('does not exist without a configured secret', async () => {
  expect((await callWebhook({}, { secret }, { 'x-culture': 'en-ca' })).status).toBe(404);
  expect(invalidate).not.toHaveBeenCalled();
});
