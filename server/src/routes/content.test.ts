import type { ContentDocument } from '@perennial/shared/models/content';
import { expect, test, vi } from 'vitest';
import type { ContentService } from '../content/content-service.ts';
import { emptyContent, testApp } from '../testing/test-app.ts';

const help: ContentDocument = { id: 'help', type: 'page', name: null, title: 'Aide', html: '<p>Oui</p>', image: null };

async function requestDocuments(ids: string) {
  const document = vi.fn<ContentService['document']>(async (id) => (id === 'help' ? help : null));
  const app = await testApp({}, { content: { ...emptyContent, document } });
  const headers = { 'x-culture': 'en-ca', 'x-language': 'fr-CA' };
  const response = await app.inject({ url: `/bff/content/documents?ids=${ids}`, headers });
  await app.close();
  return { status: response.statusCode, body: response.json(), requests: document.mock.calls };
}

test('returns documents by id in the language of the request, without unknown ids', async () => {
  expect(await requestDocuments('help,unknown,help')).toEqual({
    status: 200,
    body: [help],
    requests: [
      ['help', 'fr-CA'],
      ['unknown', 'fr-CA'],
    ],
  });
});

test.each([
  ['an empty list', ''],
  ['more than twenty ids', Array.from({ length: 21 }, (_, index) => `d${index}`).join(',')],
  ['an invalid id', '../x'],
])('rejects %s without a request to the content service', async (_, ids) => {
  expect(await requestDocuments(ids)).toMatchObject({ status: 400, requests: [] });
});
