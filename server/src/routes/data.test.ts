import type { ContentDocument } from '@perennial/shared/models/content';
import { expect, test, vi } from 'vitest';
import type { ContentService } from '../content/content-service.ts';
import { silentContent, testApp } from '../testing/test-app.ts';

const help: ContentDocument = { id: 'help', type: 'page', name: null, title: 'Aide', html: '<p>Oui</p>', image: null };

async function asked(ids: string) {
  const document = vi.fn<ContentService['document']>(async (id) => (id === 'help' ? help : null));
  const app = await testApp({}, { content: { ...silentContent, document } });
  const headers = { 'x-culture': 'en-ca', 'x-language': 'fr-CA' };
  const answer = await app.inject({ url: `/bff/content/documents?ids=${ids}`, headers });
  await app.close();
  return { status: answer.statusCode, body: answer.json(), questions: document.mock.calls };
}

test('documents come by their ids in the language of the request, unknown ones left out', async () => {
  expect(await asked('help,unknown,help')).toEqual({
    status: 200,
    body: [help],
    questions: [
      ['help', 'fr-CA'],
      ['unknown', 'fr-CA'],
    ],
  });
});

test.each([
  ['none', ''],
  ['more than twenty', Array.from({ length: 21 }, (_, index) => `d${index}`).join(',')],
  ['one that is no id', '../x'],
])('%s is refused, and the content service is not asked', async (_, ids) => {
  expect(await asked(ids)).toMatchObject({ status: 400, questions: [] });
});
