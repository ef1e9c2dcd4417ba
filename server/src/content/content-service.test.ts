import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cultureOf } from '@perennial/shared/cultures/cultures';
import { defaultCultureConfig } from '@perennial/shared/cultures/default-culture-config';
import { fastify } from 'fastify';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createContentService } from './content-service.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

/** A content service that answers as it is told. */
async function serving(answer: Answer) {
  const told = { answer };
  const server = createServer((request, response) => told.answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  const { log } = fastify();
  const warn = vi.spyOn(log, 'warn');
  const content = createContentService(new URL(`http://127.0.0.1:${port}/api/v2`), log);
  return { content, warn, told, asked: () => ask(content) };
}

const ask = (content: ReturnType<typeof createContentService>) => content.cultureConfig('en-ca', 'en-CA');
const own = defaultCultureConfig(cultureOf('en-ca'));

function json(response: ServerResponse, body: unknown): void {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
}

/** A repository whose documents are those of the list, whatever is asked. */
function repositoryOf(results: () => readonly unknown[]): Answer {
  return (request, response) => {
    if (!request.url?.includes('/documents/search')) return json(response, { refs: [{ ref: 'r', isMasterRef: true }] });
    json(response, { results: results(), total_pages: 1, next_page: null });
  };
}

const document = (deliveryTime: string) => ({ type: 'culture', data: { delivery_time: deliveryTime } });

describe('the product has words of its own, within two seconds, while the content service', () => {
  test.each<[string, Answer]>([
    ['never answers', () => {}],
    ['answers one byte and no more', (_, response) => void response.write('{')],
    ['answers HTML', (_, response) => void response.end('<html>Sorry</html>')],
    [
      'breaks off',
      (_, response) =>
        void response.writeHead(200, { 'content-length': '900' }).write('{"refs":', () => response.destroy()),
    ],
    ['answers another shape', (_, response) => json(response, { refs: 'none', results: 7 })],
    ['answers a list', (_, response) => json(response, [])],
    ['knows no such repository', (_, response) => void response.writeHead(404).end('{"message":"no"}')],
    ['is broken', (_, response) => void response.writeHead(500).end()],
    ['asks for patience', (_, response) => void response.writeHead(429, { 'retry-after': '3600' }).end()],
    ['has no such document', repositoryOf(() => [])],
    ['has a document without data', repositoryOf(() => [{ type: 'culture' }])],
  ])('%s', async (_, answer) => {
    const { asked, warn } = await serving(answer);
    const start = performance.now();
    expect(await asked()).toEqual(own);
    expect(performance.now() - start).toBeLessThan(2_000);
    expect(warn).toHaveBeenCalled();
    // Once it has failed, nobody waits for it.
    const again = performance.now();
    expect(await asked()).toEqual(own);
    expect(performance.now() - again).toBeLessThan(50);
  });
});

test('what was published serves at once after the webhook has told of it', async () => {
  const published = { time: '3 days' };
  const { content, asked } = await serving(repositoryOf(() => [document(published.time)]));
  expect((await asked()).deliveryTime).toBe('3 days');
  published.time = '5 days';
  expect((await asked()).deliveryTime).toBe('3 days');
  content.forget();
  await vi.waitFor(async () => expect((await asked()).deliveryTime).toBe('5 days'));
});

test('a setting that cannot be read is told in the log, by its name', async () => {
  const { asked, warn } = await serving(
    repositoryOf(() => [{ data: { delivery_time: '3 days', contact_form: 'perhaps' } }]),
  );
  expect(await asked()).toEqual({ ...own, deliveryTime: '3 days' });
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ field: 'contact_form' }), expect.any(String));
});

test('one bundle that cannot be read does not take the others with it', async () => {
  const { content } = await serving(
    repositoryOf(() => [{ data: { bundle_name: 'halo', bundle_title: 'Halo' } }, { data: {} }, 'x']),
  );
  expect([...(await content.bundles('en-CA')).keys()]).toEqual(['halo']);
});

describe('a document by its id', () => {
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
  const answer: Answer = (request, response) => {
    const query = decodeURIComponent(request.url ?? '');
    repositoryOf(() => pages.filter(({ id }) => query.includes(`"${id}"`)))(request, response);
  };

  test('comes in the language of the page, under the id that was asked for', async () => {
    const { content } = await serving(answer);
    expect(await content.document('help_en-ca', 'fr-CA')).toEqual({
      id: 'help_en-ca',
      type: 'page',
      name: 'help',
      title: 'Help in fr-ca',
      html: '<p>Hello &amp; welcome</p>',
      image: 'https://images.example.com/a.png',
    });
  });

  test.each([
    ['an unknown one', 'nothing', 'fr-CA'],
    ['one without a translation', 'help_en-ca', 'pl-PL'],
  ])('%s is none', async (_, id, language) => {
    const { content, warn } = await serving(answer);
    expect(await content.document(id, language)).toBeNull();
    expect(warn).not.toHaveBeenCalled();
  });
});
