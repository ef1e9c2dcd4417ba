import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brand } from '@perennial/shared/brand/brand';
import { cultureOf } from '@perennial/shared/cultures/cultures';
import { defaultCultureConfig } from '@perennial/shared/cultures/default-culture-config';
import { fastify } from 'fastify';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createContentService } from './content-service.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** `onFinished` is that of the test's context for tests that run at the same time. */
async function startContentService(handler: Handler, onFinished: typeof onTestFinished = onTestFinished) {
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    handler(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  const { log } = fastify();
  const warn = vi.spyOn(log, 'warn');
  const onChange = vi.fn();
  const content = createContentService(new URL(`http://127.0.0.1:${port}/api/v2`), log, { onChange });
  return {
    content,
    onChange,
    warn,
    countRequests: () => requests,
    readConfig: () => content.cultureConfig('en-ca', 'en-CA'),
  };
}

const defaults = defaultCultureConfig(cultureOf('en-ca'));

function json(response: ServerResponse, body: unknown): void {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
}

/** A repository that returns the same documents for every query. */
function serveDocuments(results: () => readonly unknown[]): Handler {
  return (request, response) => {
    if (!request.url?.includes('/documents/search')) return json(response, { refs: [{ ref: 'r', isMasterRef: true }] });
    json(response, { results: results(), total_pages: 1, next_page: null });
  };
}

const document = (deliveryTime: string) => ({ type: 'culture', data: { delivery_time: deliveryTime } });

// At the same time, because some of them wait for the time-out.
describe.concurrent('the default settings apply, with a warning, if the content service', () => {
  test.for<[string, Handler]>([
    ['sends no response', () => {}],
    ['sends one byte only', (_, response) => void response.write('{')],
    ['sends HTML', (_, response) => void response.end('<html>Sorry</html>')],
    [
      'closes the connection',
      (_, response) =>
        void response.writeHead(200, { 'content-length': '900' }).write('{"refs":', () => response.destroy()),
    ],
    ['sends JSON of another shape', (_, response) => json(response, { refs: 'none', results: 7 })],
    ['sends a list', (_, response) => json(response, [])],
    ['does not have the repository', (_, response) => void response.writeHead(404).end('{"message":"no"}')],
    ['returns status 500', (_, response) => void response.writeHead(500).end()],
    ['returns status 429', (_, response) => void response.writeHead(429, { 'retry-after': '3600' }).end()],
    ['does not have the document', serveDocuments(() => [])],
    ['has a document without data', serveDocuments(() => [{ type: 'culture' }])],
  ])('%s', async ([, handler], { expect, onTestFinished: onFinished }) => {
    const { readConfig, warn, countRequests } = await startContentService(handler, onFinished);
    expect(await readConfig()).toEqual(defaults);
    expect(warn).toHaveBeenCalled();
    // The next page does not wait for the failed service.
    const requestsOfFirst = countRequests();
    expect(await readConfig()).toEqual(defaults);
    expect(countRequests()).toBe(requestsOfFirst);
  });
});

test('returns a published change after an invalidation', async () => {
  const published = { time: '3 days' };
  const { content, onChange, readConfig } = await startContentService(serveDocuments(() => [document(published.time)]));
  expect((await readConfig()).deliveryTime).toBe('3 days');
  published.time = '5 days';
  expect((await readConfig()).deliveryTime).toBe('3 days');
  onChange.mockClear();
  content.invalidate();
  expect(onChange).toHaveBeenCalledOnce();
  await vi.waitFor(async () => expect((await readConfig()).deliveryTime).toBe('5 days'));
});

describe('keeps the documents of each language and culture apart', () => {
  /** Each document contains the language and the query that it was requested with. */
  const handler: Handler = (request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://content.example');
    const label = `${searchParams.get('lang')} ${/"(..-..)"/.exec(searchParams.getAll('q').join())?.[1] ?? ''}`.trim();
    const entries = [{ key: 'title', text: label }];
    const data = { delivery_time: label, copyright: label, bundle_name: 'halo', bundle_title: label, entries };
    serveDocuments(() => [{ data }])(request, response);
  };
  type Content = Awaited<ReturnType<typeof startContentService>>['content'];

  test.each<[string, (content: Content) => Promise<unknown>[], readonly string[]]>([
    [
      'settings',
      (content) => [
        content.cultureConfig('en-ca', 'en-CA').then(({ deliveryTime }) => deliveryTime),
        content.cultureConfig('en-ca', 'fr-CA').then(({ deliveryTime }) => deliveryTime),
        content.cultureConfig('fr-fr', 'fr-CA').then(({ deliveryTime }) => deliveryTime),
      ],
      ['en-ca en-ca', 'fr-ca en-ca', 'fr-ca fr-fr'],
    ],
    [
      'footer',
      (content) => [
        content.footer('en-ca', 'en-CA').then(({ copyright }) => copyright),
        content.footer('en-ca', 'fr-CA').then(({ copyright }) => copyright),
        content.footer('fr-fr', 'fr-CA').then(({ copyright }) => copyright),
      ],
      ['en-ca en-ca', 'fr-ca en-ca', 'fr-ca fr-fr'],
    ],
    [
      'texts',
      (content) => ['en-CA', 'fr-CA'].map(async (language) => (await content.localization(language))['title']),
      ['en-ca', 'fr-ca'],
    ],
    [
      'bundles',
      (content) => ['en-CA', 'fr-CA'].map(async (language) => (await content.bundles(language)).get('halo')?.title),
      ['en-ca', 'fr-ca'],
    ],
  ])('%s', async (_, readAll, expected) => {
    const { content } = await startContentService(handler);
    expect(await Promise.all(readAll(content))).toEqual(expected);
  });
});

test('drops an invalid setting and logs its name', async () => {
  const { readConfig, warn } = await startContentService(
    serveDocuments(() => [{ data: { delivery_time: '3 days', contact_form: 'perhaps' } }]),
  );
  expect(await readConfig()).toEqual({ ...defaults, deliveryTime: '3 days' });
  const line = { key: 'culture:en-ca:en-CA', field: 'contact_form', reason: expect.stringMatching(/\w/) };
  expect(warn.mock.calls).toEqual([[line, 'content field dropped']]);
});

test('without documents a site has the footer of its brand and country, and the log says what is missing', async () => {
  const before = { ...brand };
  onTestFinished(() => void Object.assign(brand, before));
  const instagram = { network: 'instagram', url: 'https://instagram.com/perennial' } as const;
  Object.assign(brand, { legalName: 'Perennial Ltd.', socialLinks: [instagram] });
  const { content, warn } = await startContentService(serveDocuments(() => []));
  expect(await content.footer('en-ca', 'fr-CA')).toEqual({
    bottomLinks: [],
    socialLinks: [instagram],
    copyright: '© Perennial Ltd.',
    countryLabel: 'Canada',
    siteLabel: 'Perennial Canada',
  });
  expect(warn.mock.calls).toEqual([[{ err: expect.any(Error), key: 'footer:en-ca:fr-CA' }, 'content request failed']]);
});

test('drops an invalid bundle and keeps the others', async () => {
  const { content } = await startContentService(
    serveDocuments(() => [{ data: { bundle_name: 'halo', bundle_title: 'Halo' } }, { data: {} }, 'x']),
  );
  expect([...(await content.bundles('en-CA')).keys()]).toEqual(['halo']);
});

describe('document', () => {
  const page = (id: string, lang: string, others: readonly string[]) => ({
    id,
    type: 'page',
    uid: 'help',
    lang,
    data: {
      title: `Help in ${lang}`,
      body: [],
      html: [{ type: 'paragraph', text: 'Hello & welcome', spans: [] }],
      image: { url: 'https://images.example.com/a.png' },
    },
    alternate_languages: others.map((other) => ({ id: `help_${other}`, lang: other, type: 'page' })),
  });
  const pages = [page('help_en-ca', 'en-ca', ['fr-ca']), page('help_fr-ca', 'fr-ca', ['en-ca'])];
  const handler: Handler = (request, response) => {
    const query = decodeURIComponent(request.url ?? '');
    serveDocuments(() => pages.filter(({ id }) => query.includes(`"${id}"`)))(request, response);
  };

  test('returns the translation in the requested language, under the requested id', async () => {
    const { content } = await startContentService(handler);
    expect(await content.document('help_en-ca', 'fr-CA')).toEqual({
      id: 'help_en-ca',
      type: 'page',
      name: 'help',
      title: 'Help in fr-ca',
      html: '<p>Hello &amp; welcome</p>',
      image: 'https://images.example.com/a.png',
    });
  });

  test('returns each language to its own readers', async () => {
    const { content } = await startContentService(handler);
    const titles = ['en-CA', 'fr-CA'].map(async (language) => (await content.document('help_en-ca', language))?.title);
    expect(await Promise.all(titles)).toEqual(['Help in en-ca', 'Help in fr-ca']);
  });

  test.each([
    ['an unknown id', 'nothing', 'fr-CA'],
    ['a document without the translation', 'help_en-ca', 'pl-PL'],
  ])('returns null for %s', async (_, id, language) => {
    const { content, warn } = await startContentService(handler);
    expect(await content.document(id, language)).toBeNull();
    expect(warn).not.toHaveBeenCalled();
  });
});
