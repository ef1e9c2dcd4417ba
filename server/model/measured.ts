/** What was measured of the product, with the command that measures it again. */
import type { Quantities } from './quantity.ts';

/** What is asked of the store of sessions. */
export type Asks = { readonly reads: number; readonly writes: number };

/** By what a browser does. `store-asks.test.ts` counts them. A heartbeat asks as a call does. */
export const asks = {
  call: { reads: 1, writes: 0 },
  change: { reads: 3, writes: 3 },
  touch: { reads: 1, writes: 1 },
  keptAnswers: { reads: 2, writes: 1 },
  signIn: { reads: 3, writes: 6 },
  renewal: { reads: 8, writes: 6 },
  logOut: { reads: 5, writes: 6 },
} as const satisfies Readonly<Record<string, Asks>>;

const check = 'measured by `pnpm model check`, 2026-11-27';
const bench = 'measured by `pnpm bench --rounds 8 --seconds 0.5`, 2026-11-27, median';
const before = 'measured on 2026-11-26';

export const measured = {
  sessionBytes: { value: 344, unit: 'B', meaning: 'a session in Redis', source: check },
  signInBytes: { value: 4184, unit: 'B', meaning: 'a sign-in in Redis, with tokens as long as assumed', source: check },
  listBytes: { value: 424, unit: 'B', meaning: 'a list of sign-ins in Redis', source: check },
  keptBytes: {
    value: 12_392,
    unit: 'B',
    meaning: 'kept answers of a sign-in in Redis: three subscriptions, all pages of the account',
    source: check,
  },
  tableBytes: { value: 66, unit: 'B', meaning: 'the tables of Redis for a key', source: check },
  clusterBytes: { value: 16, unit: 'B', meaning: 'more for a key in a cluster', source: check },
  plainReadMicros: { value: 5, unit: 'µs', meaning: 'processor of Redis for a plain `GET` of 4 kB', source: check },
  bffPlainReadMicros: { value: 10, unit: 'µs', meaning: 'processor of the BFF for the same', source: check },
  readMicros: { value: 3, unit: 'µs', meaning: 'processor of Redis for a read, ten by one command', source: check },
  updateMicros: {
    value: 34,
    unit: 'µs',
    meaning: 'processor of Redis for an update: a read and a write',
    source: check,
  },
  clusterReadMicros: { value: 10.9, unit: 'µs', meaning: 'the same read in a cluster, one by one', source: check },
  clusterUpdateMicros: { value: 53, unit: 'µs', meaning: 'the same update in a cluster', source: check },
  bffReadMicros: {
    value: 7.9,
    unit: 'µs',
    meaning: 'processor of the BFF for a read, in `callMicros` too',
    source: check,
  },
  bffNewReadMicros: {
    value: 39,
    unit: 'µs',
    meaning: 'the same for a sign-in that is new to the instance',
    source: check,
  },
  bffUpdateMicros: { value: 113, unit: 'µs', meaning: 'processor of the BFF for an update', source: check },
  callMicros: { value: 136, unit: 'µs', meaning: 'processor of the BFF for a call (`get` with Redis)', source: bench },
  changeMicros: {
    value: 278,
    unit: 'µs',
    meaning: 'the same for a call with a body (`post` with Redis)',
    source: bench,
  },
  documentMicros: { value: 5087, unit: 'µs', meaning: 'the same for a server-rendered page', source: bench },
  instanceBytes: {
    value: 445e6,
    unit: 'B',
    meaning: 'resident memory of an instance that renders pages',
    source: bench,
  },
  keptMicros: { value: 350, unit: 'µs', meaning: 'processor of the BFF to write eight kept answers', source: before },
  streamMicros: { value: 1600, unit: 'µs', meaning: 'processor of the BFF to open a stream', source: before },
  heartbeatMicros: { value: 175, unit: 'µs', meaning: 'processor of the BFF for a heartbeat', source: before },
  streamBytes: { value: 16_000, unit: 'B', meaning: 'memory of an instance for a stream', source: before },
  tracedMicros: {
    value: 135,
    unit: 'µs',
    meaning: 'processor of the BFF for the spans of a request',
    source: 'measured on 2026-11-22',
  },
  documentBytes: { value: 29_000, unit: 'B', meaning: 'a page, compressed', source: 'measured by `budgets.spec.ts`' },
  scriptBytes: {
    value: 110_000,
    unit: 'B',
    meaning: 'scripts of a page, compressed',
    source: 'measured by `budgets.spec.ts`',
  },
  callBytes: { value: 2000, unit: 'B', meaning: 'an answer to a call', source: 'that of the benchmark' },
  logMicros: {
    value: 100,
    unit: 'µs',
    meaning: 'processor of the BFF for the log lines of a request',
    source: 'measured by `LOG_LEVEL=info pnpm bench --workload get`, 2026-11-27, by the ratio to the proxy',
  },
  logLines: { value: 2, unit: 'a request', meaning: 'lines in the log', source: 'counted by a unit test' },
  logLineBytes: { value: 187, unit: 'B', meaning: 'a line of the log', source: 'counted by a unit test' },
} as const satisfies Quantities<string>;
