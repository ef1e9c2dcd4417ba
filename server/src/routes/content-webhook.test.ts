import { afterEach, expect, test, vi } from 'vitest';
import type { ContentService } from '../content/content-service.ts';
import { silentContent, testApp } from '../testing/test-app.ts';

const secret = 'the-secret-of-the-content-service';
const forget = vi.fn<ContentService['forget']>();
const content: ContentService = { ...silentContent, forget };

afterEach(() => forget.mockClear());

async function told(environment: Record<string, string>, payload: object) {
  const app = await testApp(environment, { content });
  const answer = await app.inject({ method: 'POST', url: '/bff/content/webhook', payload });
  await app.close();
  return { status: answer.statusCode, forgotten: forget.mock.calls.length };
}

test('a publication makes the shop ask anew', async () => {
  expect(await told({ CONTENT_WEBHOOK_SECRET: secret }, { type: 'api-update', secret })).toEqual({
    status: 204,
    forgotten: 1,
  });
});

test.each([
  ['a wrong secret', { secret: 'guessed' }, 403],
  ['no secret', {}, 400],
])('%s changes nothing', async (_, payload, status) => {
  expect(await told({ CONTENT_WEBHOOK_SECRET: secret }, payload)).toEqual({ status, forgotten: 0 });
});

test('without a secret of its own the shop has no webhook', async () => {
  expect((await told({}, { secret })).status).toBeGreaterThanOrEqual(403);
  expect(forget).not.toHaveBeenCalled();
});
