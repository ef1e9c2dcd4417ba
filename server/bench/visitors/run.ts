/**
 * `pnpm bench visitors`: two signed-in visitors open the server-rendered pages side by side, and nothing of one may be in a page of
 * the other (docs/rules/content.md#server-rendered-pages).
 */
import { buildContent } from '@perennial/sandbox/content/content';
import { request } from 'undici';
import { listen } from '../../src/testing/listen.ts';
import type { Options } from '../options.ts';
import { startWorker } from '../processes/worker.ts';
import type { SubjectAnswers } from '../subjects/subject.ts';
import { signIn } from '../visit.ts';
import { createShopOfVisitors, findFaults, isServerRendered, pages, type Visitor, visitors } from './visitors.ts';

type VisitorsOptions = Extract<Options, { command: 'visitors' }>;

/** The least share of pages with an answer: without answers nothing could be mixed up. */
const MIN_RENDERED = 0.9;

type Guest = { readonly visitor: Visitor; readonly cookie: string };

/** Throws at the first page that has something of the other visitor. */
export async function openSideBySide({ rounds }: VisitorsOptions): Promise<void> {
  const shop = createShopOfVisitors();
  const content = await buildContent({ publicUrl: 'https://content.example' });
  const bff = startWorker<SubjectAnswers>({
    name: 'The BFF',
    file: new URL('../subjects/subject.ts', import.meta.url),
    pinning: [],
  });
  const stop = () => bff.stop();
  process.once('exit', stop);
  try {
    const contentUrl = await content.listen({ host: '127.0.0.1', port: 0 });
    const origin = await bff.ask('start', { name: 'bff', upstream: { shopUrl: await listen(shop), contentUrl } });
    const guests = await Promise.all(
      visitors.map(async (visitor): Promise<Guest> => ({ visitor, cookie: await signIn(origin, visitor.name) })),
    );
    await openRounds(origin, guests, rounds);
  } finally {
    process.off('exit', stop);
    stop();
    shop.closeAllConnections();
    shop.close();
    await content.close();
  }
}

async function openRounds(origin: string, guests: readonly Guest[], rounds: number): Promise<void> {
  const startedAt = performance.now();
  const [first, second] = visitors;
  let rendered = 0;
  for (let round = 0; round < rounds; round++) {
    const path = pages[round % pages.length] ?? '';
    const opened = await Promise.all(guests.map((guest) => open(origin, path, guest)));
    for (const { visitor, ...page } of opened) {
      const faults = findFaults(page, visitor, visitor === first ? second : first);
      if (faults.length > 0) throw new Error(`Round ${round}: ${path} of ${visitor.name} ${faults.join(', ')}`);
      if (isServerRendered(page, visitor)) rendered++;
    }
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const all = rounds * guests.length;
  if (rendered < all * MIN_RENDERED) throw new Error(`Only ${rendered} of ${all} pages were rendered with an answer`);
  process.stdout.write(
    `${all} pages of two visitors side by side in ${seconds} s, ${rendered} rendered with their answers: nothing was mixed up\n`,
  );
}

async function open(origin: string, path: string, { visitor, cookie }: Guest) {
  const url = `${origin}/en-ca${path}${path.endsWith('?') ? '' : '&'}language=${visitor.language}`;
  const { body, headers, statusCode } = await request(url, { headers: { cookie } });
  if (statusCode !== 200) throw new Error(`${path} of ${visitor.name} was answered with ${statusCode}`);
  return { visitor, html: await body.text(), cacheControl: headers['cache-control']?.toString() };
}
