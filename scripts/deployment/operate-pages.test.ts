/** The pages for operators name log lines, variables and codes as the code writes them. */
import { variableNames } from '@perennial/server/config';
import { callNames } from '@perennial/shared/catalogue/routes';
import { bffErrorCodes } from '@perennial/shared/errors/error-table';
import { describe, expect, it } from 'vitest';
import { listFiles, readText } from '../repository/tracked-files.ts';

const pages = ['README.md', ...listFiles('docs/operate/*.md', 'docs/operate/identity-providers/*.md')].filter(
  (path) => path !== 'docs/operate/wrong-settings.md',
);
const inBackticks = (path: string) =>
  [
    ...readText(path)
      .replaceAll(/^```[\s\S]*?^```/gm, '')
      .matchAll(/`([^`\n]+)`/g),
  ].map(([, code = '']) => code);

/** Of the tests and of Node; the last two are wrong on purpose. */
const OTHERS = [
  'CHROMIUM_PATH',
  'REDIS_SERVER_PATH',
  'NODE_EXTRA_CA_CERTS',
  'NODE_OPTIONS',
  'REDIS_URI',
  'OVERLOAD_DELAY',
];

const sources = listFiles('server/src/*.ts', 'server/src/**/*.ts')
  .filter((path) => !/\.test\.ts$|\/testing\//.test(path))
  .map(readText)
  .join('\n');

describe('the pages for operators', () => {
  it.each(['docs/operate/README.md', 'docs/operate/runbook.md'])('%s has log lines that the BFF writes', (path) => {
    const lines = inBackticks(path).filter((code) =>
      /^(?:[\w-]+:? ){2,}[\w-]+|^(?:[A-Z]\w+ )?.*… is |^… no /.test(code),
    );
    const told = lines.filter(
      (code) => !/^--|^(?:docker|npx|node|kubectl|sum|from|openssl|pnpm|logs|curl) |^[a-z_]+[({]|[|=$<]/.test(code),
    );
    expect(told.length).toBeGreaterThan(4);
    const written = told.map((line) => line.replace(/^[A-Z_]+(?= is not a variable)/, ''));
    const parts = written.flatMap((line) => line.split('…').map((part) => part.trim())).filter((part) => part !== '');
    expect(parts.filter((part) => !sources.includes(part))).toEqual([]);
  });

  it.each(pages)('%s names variables that exist', (path) => {
    const names = inBackticks(path).flatMap(
      (code) => code.match(/(?<![\w./$-])[A-Z][A-Z0-9]*_[A-Z0-9_]*[A-Z0-9](?![\w/-])/g) ?? [],
    );
    expect(names.filter((name) => !variableNames.includes(name) && !OTHERS.includes(name))).toEqual([]);
  });

  it.each(pages)('%s names codes of the BFF that exist', (path) => {
    const kinds = new Set(bffErrorCodes.map((code) => code.split('.')[0]));
    const codes = inBackticks(path).filter(
      (code) => /^[a-z]+\.[a-zA-Z]+$/.test(code) && kinds.has(code.split('.')[0] ?? ''),
    );
    expect(codes.filter((code) => !bffErrorCodes.some((known) => known === code))).toEqual([]);
  });

  it('count the calls of the catalogue', () => {
    const [, calls] = readText('docs/integrate/README.md').match(/`shared\/src\/catalogue`\): (\d+) calls/) ?? [];
    expect(Number(calls)).toBe(callNames.length);
  });
});

describe('the URLs that a provider has to know', () => {
  const page = readText('docs/operate/identity-provider.md');
  const urlsIn = (text = '') => [...text.matchAll(/`\{PUBLIC_URL\}(\/[^`]*)`/g)].map(([, path]) => path);
  const back = ['/{culture}/', '/{culture}/login-admin', '/{culture}/udi-return'];

  it('are in the table and in the README', () => {
    const cells = [
      'Redirect, one for each culture',
      'After a log-out, three for each culture',
      'Back-channel logout \\|',
      'Keys',
    ];
    const rows = cells.map((cell) => urlsIn(page.match(new RegExp(`^\\| ${cell}.*?(\`.*) \\|$`, 'm'))?.[1]));
    expect(rows).toEqual([['/{culture}/udi-return'], back, ['/bff/backchannel-logout'], ['/bff/client-keys']]);
    const [, step] = readText('README.md').match(/^2\. At the identity provider, (.*)$/m) ?? [];
    expect(urlsIn(step)).toEqual(['/{culture}/udi-return', ...back, '/bff/backchannel-logout']);
    expect(readText('docs/operate/runbook.md')).toContain('does not know `{PUBLIC_URL}/bff/backchannel-logout`');
  });

  it('are routes of the BFF, wherever a page for a provider names them', () => {
    const named = pages.flatMap((path) => [
      ...readText(path).matchAll(/(?:PUBLIC_URL\}|shop\.example|`)(\/bff\/[\w/-]+)/g),
    ]);
    const paths = new Set(named.map(([, path = '']) => path));
    expect([...paths]).toEqual(
      expect.arrayContaining(['/bff/backchannel-logout', '/bff/client-keys', '/bff/profile-return']),
    );
    expect([...paths].filter((path) => !sources.includes(`'${path}'`))).toEqual([]);
  });
});

describe('the page of the configuration', () => {
  const page = readText('docs/operate/configuration.md');
  const doubts = readText('server/src/doubts.ts');

  it('says what is required', () => {
    const required = [
      ...page.matchAll(/^\| ([^|]*) \| (yes|without [^|]*|with adapter `bff`|for Apple Pay|behind a proxy) \|/gm),
    ];
    expect(required.map(([, names, when]) => `${names?.replaceAll('`', '')}: ${when?.replaceAll('`', '')}`)).toEqual([
      ...['PUBLIC_URL: yes', 'SHOP_API_URL: yes', 'CONTENT_API_URL: yes', 'OIDC_ISSUER, OIDC_CLIENT_ID: yes'],
      ...['OIDC_CLIENT_SECRET: without OIDC_CLIENT_KEYS', 'OIDC_CLIENT_KEYS: without OIDC_CLIENT_SECRET'],
      ...['SESSION_SECRETS: yes', 'CARD_ENVIRONMENT: yes', 'APPLE_PAY_DOMAIN_FILE: for Apple Pay'],
      ...['ANALYTICS_COLLECTOR_URL: with adapter bff', 'TRUST_PROXY: behind a proxy'],
    ]);
  });

  it('names each setting that the log tells to have no effect', () => {
    const told = new Set([...doubts.matchAll(/line: '([A-Z_]+) has no effect/g)].map(([, name]) => name));
    const [, named = ''] = page.match(/^\| settings without effect: (.*?) \|/m) ?? [];
    expect(named.match(/[A-Z_]{4,}/g)?.toSorted()).toEqual([...told].toSorted());
  });

  it('names the beginnings by which a variable of the shop is known', () => {
    const [, named = ''] = page.match(/of the shop by how it begins \(([^)]*)\)/) ?? [];
    const begins = named.match(/[A-Z_]+/g) ?? [];
    expect(begins.length).toBeGreaterThan(4);
    for (const begin of begins) expect(variableNames.some((name) => name.startsWith(begin))).toBe(true);
    const [, known = ''] = readText('server/src/unknown-variables.ts').match(/\^\(\?:([A-Z_|]+)\)_/) ?? [];
    expect(begins).toEqual(known.split('|').map((begin) => `${begin}_`));
  });
});

/** A number of a page, and where the code has it. */
type Told = readonly [page: string, told: RegExp, path: string, source: RegExp];

const NUMBERS: readonly Told[] = [
  ['README.md', /if it sends (\d+) to/, 'plugins/request-id.ts', /\{(\d+),/],
  ['README.md', /if it sends \d+ to (\d+) letters/, 'plugins/request-id.ts', /\{\d+,(\d+)\}/],
  ['README.md', /the first (\d+) letters of a page/, 'http/failed-requests.ts', /MAX_TEXT = (\d+)/],
  ['README.md', /written as they are, (\d+) letters at most/, 'logger.ts', /MAX_DESCRIPTION = (\d+)/],
  [
    'README.md',
    /once in (ten) minutes for each `kind`/,
    'session/unreadable-values.ts',
    /SILENT_MS = (10) \* 60 \* 1000/,
  ],
  ['README.md', /A stop waits (two) seconds for it at most/, 'tracing/tracing.ts', /LAST_EXPORT_MS = (2)_000/],
  ['README.md', /besides the key, which lives (ten) seconds/, 'redis/redis-store.ts', /CHECK_LIFETIME_MS = (10)_000/],
  [
    'README.md',
    /`renewed` \(after eight to (ten) minutes\)/,
    'event-stream/event-streams.ts',
    /LONGEST_LIFETIME_MS = (10) \* 60_000/,
  ],
  ['redis.md', /counts as lost after (two) seconds/, 'redis/redis-client.ts', /SILENCE_TIMEOUT_MS = (2)000/],
];

const IN_WORDS: Readonly<Record<string, string>> = { two: '2', ten: '10' };

describe('the pages for operators and the code', () => {
  it.each(NUMBERS)('have the same number in %s: %s', (page, told, path, source) => {
    const [, written] = readText(`docs/operate/${page}`).match(told) ?? ['', 'no sentence'];
    const [, coded] = readText(`server/src/${path}`).match(source) ?? ['', 'no number'];
    expect(IN_WORDS[written ?? ''] ?? written).toBe(coded);
  });

  it('name the levels of pino, the paths, and the statuses that a Prometheus and a collector see', () => {
    const page = readText('docs/operate/README.md');
    expect(page).toContain('| `level` | 30 (info), 40 (warn), 50 (error) |');
    expect(page).toContain('without the header, or with another token, it answers 401.');
    expect(page).toContain('by OTLP over http (protobuf) to `/v1/traces`');
    expect(page).toContain(
      '`ok` (a status below 400), `unauthorized` (401), `refused` (another 4xx), `failed` (5xx), `timeout`',
    );
    expect(readText('docs/operate/runbook.md')).toContain("logs | jq -c 'select(.level >= 40) | ");
    expect(readText('docs/operate/runbook.md')).toContain("`logs | jq 'select(.level == 50)'` has the stack");
    const least = [...readText('README.md').matchAll(/\(docs\/operate\/redis\.md\) (\d\.\d) or later/g)].map(
      ([, one]) => one,
    );
    expect(least).toEqual([readText('docs/operate/redis.md').match(/in Redis (\d\.\d) or later/)?.[1]]);
  });
});
