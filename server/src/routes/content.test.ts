import type { BundleContent, ContentDocument } from '@perennial/shared/models/content';
import { describe, expect, test, vi } from 'vitest';
import type { ContentService } from '../content/content-service.ts';
import { emptyContent, testApp } from '../testing/test-app.ts';

const help: ContentDocument = { id: 'help', type: 'page', name: null, title: 'Aide', html: '<p>Oui</p>', image: null };

const halo: BundleContent = {
  bundleName: 'halo',
  title: 'Halo, brosse avec socle',
  image: null,
  description: '',
  promoteApp: [],
  pretreatmentTitle: null,
  paymentSuccessfulList: [],
};
/** A field that the content service may add one day. */
const unknownField = { internalNote: 'not for customers' };

async function request(path: string) {
  const document = vi.fn<ContentService['document']>(async (id) =>
    id === 'help' ? { ...help, ...unknownField } : null,
  );
  const bundles = vi.fn<ContentService['bundles']>(async () => new Map([['halo', { ...halo, ...unknownField }]]));
  const app = await testApp({}, { content: { ...emptyContent, document, bundles } });
  const headers = { 'x-culture': 'en-ca', 'x-language': 'fr-CA' };
  const response = await app.inject({ url: `/bff/content/${path}`, headers });
  await app.close();
  const requests = [...document.mock.calls, ...bundles.mock.calls];
  return { status: response.statusCode, body: response.json(), requests };
}

test('returns documents by id in the language of the request, without unknown ids', async () => {
  expect(await request('documents?ids=help,,unknown,help')).toEqual({
    status: 200,
    body: [help],
    requests: [
      ['help', 'fr-CA'],
      ['unknown', 'fr-CA'],
    ],
  });
});

test('returns bundles by name in the language of the request, without unknown names', async () => {
  expect(await request('bundles?names=unknown,halo,')).toEqual({ status: 200, body: [halo], requests: [['fr-CA']] });
});

test('returns all bundles in the language of the request, for the cart that is empty', async () => {
  expect(await request('bundles')).toEqual({ status: 200, body: [halo], requests: [['fr-CA']] });
});

describe.each(['documents?ids=', 'bundles?names='])('the list %s', (path) => {
  test('may have twenty ids', async () => {
    const ids = Array.from({ length: 20 }, (_, index) => `d${index}`).join(',');
    expect(await request(path + ids)).toMatchObject({ status: 200, body: [] });
  });

  test.each([
    ['an empty list', ''],
    ['more than twenty ids', Array.from({ length: 21 }, (_, index) => `d${index}`).join(',')],
    ['an invalid id', '../x'],
  ])('rejects %s without a request to the content service', async (_, ids) => {
    expect(await request(path + ids)).toMatchObject({ status: 400, requests: [] });
  });
});
