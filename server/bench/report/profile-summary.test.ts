import { describe, expect, test } from 'vitest';
import { type ProfileNode, summariseProfile } from './profile-summary.ts';

const ROOT = 'file:///shop/perennial';
const STORE = `${ROOT}/node_modules/.pnpm`;

let ids = 0;
const node = (functionName: string, url: string, hitCount: number, ticks: [line: number, ticks: number][] = []) =>
  ({
    id: ++ids,
    callFrame: { functionName, url, lineNumber: 9 },
    hitCount,
    positionTicks: ticks.map(([line, count]) => ({ line, ticks: count })),
  }) satisfies ProfileNode;

const summarise = (...nodes: ProfileNode[]) => summariseProfile({ nodes }, ROOT);

test('time in which the process waits is no share of the others', () => {
  const { idle, packages } = summarise(
    node('(idle)', '', 60),
    node('(garbage collector)', '', 10),
    node('send', '', 30),
  );
  expect(idle).toBe(0.6);
  expect(packages).toEqual([
    { name: '(native functions)', share: 0.75 },
    { name: '(garbage collector)', share: 0.25 },
  ]);
});

test.each([
  [`${STORE}/undici@8.1.0/node_modules/undici/lib/core/request.js`, 'undici'],
  [`${STORE}/@fastify+session@11.1.3/node_modules/@fastify/session/lib/session.js`, '@fastify/session'],
  [`${ROOT}/server/src/routes/calls.ts`, 'server/src/routes'],
  [`${ROOT}/server/src/routes/overrides/submit-order.ts`, 'server/src/routes'],
  [`${ROOT}/server/src/app.ts`, 'server/src'],
  ['node:_http_outgoing', 'node:_http_outgoing'],
  ['node:internal/crypto/hash', 'node:internal/crypto'],
])('the package of %s is %s', (url, name) => {
  expect(summarise(node('send', url, 1)).packages).toEqual([{ name, share: 1 }]);
});

describe('functions', () => {
  test('are summed up over their callers, the largest first', () => {
    const url = `${STORE}/undici@8.1.0/node_modules/undici/lib/core/request.js`;
    const { functions } = summarise(
      node('onData', url, 1),
      node('', `${ROOT}/server/src/app.ts`, 5),
      node('onData', url, 2),
      node('onEnd', url, 2),
    );
    expect(functions.map(({ name, place, share }) => [name, place, share])).toEqual([
      ['(anonymous)', 'server/src/app.ts:10', 0.5],
      ['onData', 'undici/lib/core/request.js:10', 0.3],
      ['onEnd', 'undici/lib/core/request.js:10', 0.2],
    ]);
  });

  test('have their hottest lines, as shares of the whole profile', () => {
    const url = `${ROOT}/server/src/app.ts`;
    const [first] = summarise(
      node('send', url, 4, [
        [12, 3],
        [11, 1],
      ]),
      node('send', url, 4, [[11, 4]]),
      node('(garbage collector)', '', 8),
    ).functions;
    expect(first?.lines).toEqual([
      { line: 11, share: 5 / 16 },
      { line: 12, share: 3 / 16 },
    ]);
  });

  test('that are native have no lines', () => {
    expect(summarise(node('writev', '', 1, [[90, 1]])).functions[0]).toMatchObject({ place: '', lines: [] });
  });
});

test('functions of the repository have the time of what they call, and each counts once', () => {
  const own = (name: string, hitCount: number) => node(name, `${ROOT}/server/src/app.ts`, hitCount);
  const hash = node('hash', 'node:crypto', 5);
  const inner = { ...own('sign', 2), children: [hash.id] };
  const outer = { ...own('sign', 1), children: [inner.id] };
  const send = { ...own('send', 2), children: [outer.id] };
  const root = { ...node('(root)', '', 0), children: [send.id] };
  expect(summarise(root, send, outer, inner, hash).ownFunctions).toEqual([
    { name: 'send', place: 'server/src/app.ts:10', share: 1 },
    { name: 'sign', place: 'server/src/app.ts:10', share: 0.8 },
  ]);
});
