/** The model as tables in Markdown, as docs/performance.md has them. */
import { namesOf } from '@perennial/shared/typed-tables';
import { type Assumption, assumptions } from './assumptions.ts';
import { computeEuros, computeModel, type Model } from './compute.ts';
import { fromCode } from './from-code.ts';
import { asks, measured } from './measured.ts';
import { clouds, PRICES_OF } from './prices.ts';
import type { Quantity, Values } from './quantity.ts';

type Cells = readonly string[];

const happenings: Readonly<Record<keyof typeof asks, string>> = {
  call: 'a call, a page, a heartbeat of a stream',
  change: 'a change',
  touch: 'activity, once a minute',
  keptAnswers: 'the answers of a page are kept',
  signIn: 'a sign-in',
  renewal: 'a renewal',
  logOut: 'a log-out',
};

/** Returns a table. The first row is the head. */
export function toTable([head = [], ...rows]: readonly Cells[]): string {
  const toLine = (cells: Cells) => `| ${cells.join(' | ')} |\n`;
  return [toLine(head), toLine(head.map(() => '---')), ...rows.map(toLine)].join('');
}

const numberFormat = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
/** Three digits are more than the assumptions are worth. */
const format = (value: number): string => numberFormat.format(value);

const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

function formatBytes(bytes: number): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return `${format(bytes / 1000 ** power)} ${units[power]}`;
}

/** Returns the tables of the result: load, store, instances, and euros. */
export function formatModel(customers: number, changes: Partial<Values<Assumption>> = {}): string {
  const model = computeModel(customers, changes);
  const { rate, stored, asked } = model;
  const result = toTable([
    ['', `${numberFormat.format(customers)} customers`],
    ['requests to the BFF, a second', format(rate.requests)],
    ['of these calls, server-rendered pages, files', [rate.calls, rate.documents, rate.files].map(format).join(', ')],
    ['calls of the shop API, a second', format(rate.shopCalls)],
    ['sign-ins and renewals, a second', [rate.signIns, rate.renewals].map(format).join(', ')],
    ['sessions, sign-ins alive', [stored.sessions, stored.signIns].map(format).join(', ')],
    ['lists of sign-ins, kept answers, receipts', [stored.lists, stored.kept, stored.receipts].map(format).join(', ')],
    ['keys in Redis', format(stored.keys)],
    [
      'memory of Redis: one server, a cluster of three',
      [stored.bytes, stored.clusterBytes].map(formatBytes).join(', '),
    ],
    ['the same if all kept answers were at their limit', formatBytes(stored.mostBytes)],
    ['reads and writes of Redis, a second', [asked.reads, asked.writes].map(format).join(', ')],
    ['cores of Redis: one server, a cluster of three', [model.redisCores, model.clusterCores].map(format).join(', ')],
    ['event streams', format(model.streams)],
    ['cores of the BFF', format(model.cores)],
    ['instances', format(model.instances)],
    ['memory of all instances', formatBytes(model.memory)],
    ['sockets of an instance', format(model.sockets)],
    ['log lines and bytes, an average day', `${format(model.logLines)}, ${formatBytes(model.logBytes)}`],
    ['spans that are kept, a second', format(model.spans)],
    ['bytes to browsers, a month', formatBytes(model.monthlyTraffic)],
  ]);
  return `${result}\n${formatEuros(model)}`;
}

function formatEuros(model: Model): string {
  const rows = clouds.map((prices) => {
    const { instances, redis, logs, traces, traffic, sum } = computeEuros(model, prices);
    return [prices.name, ...[instances, redis, logs, traces, traffic, sum].map((euros) => euros.toFixed(0))];
  });
  return toTable([
    [`euros a month, prices assumed on ${PRICES_OF}`, 'instances', 'Redis', 'log', 'traces', 'traffic', 'sum'],
    ...rows,
  ]);
}

/** Returns the tables of what the model is computed from. `changes` replace assumptions. */
export function formatSources(changes: Partial<Values<Assumption>> = {}): string {
  const head = ['', 'value', 'unit', 'source'];
  const toRow = ({ meaning, value, unit, source }: Quantity) => [meaning, format(value), unit, source];
  const changed: Readonly<Record<string, number | undefined>> = changes;
  const assumed = Object.entries<Quantity>(assumptions).map(([name, quantity]) => {
    const value = changed[name];
    return toRow(value === undefined ? quantity : { ...quantity, value, source: 'given' });
  });
  const constants = [...Object.values<Quantity>(measured), ...Object.values<Quantity>(fromCode)].map(toRow);
  const asked = namesOf(happenings).map((name) => [
    happenings[name],
    String(asks[name].reads),
    String(asks[name].writes),
  ]);
  return [
    toTable([head, ...assumed]),
    toTable([head, ...constants]),
    toTable([['asked of the store', 'reads', 'writes'], ...asked]),
  ].join('\n');
}
