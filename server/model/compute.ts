/** What a number of customers asks of the BFF, of Redis and of what surrounds them. */
import { type Assumption, assumptions } from './assumptions.ts';
import { fromCode, renewalSeconds } from './from-code.ts';
import { type Asks, asks, measured } from './measured.ts';
import type { Prices } from './prices.ts';
import { type Values, valuesOf } from './quantity.ts';

const DAYS_OF_MONTH = 365 / 12;
const HOURS_OF_MONTH = 24 * DAYS_OF_MONTH;
const GIB = 2 ** 30;
/** One may restart at any time. */
const LEAST_INSTANCES = 2;

/** Encrypted values are in base64. */
const ENCRYPTED_SHARE = 4 / 3;

const limits = valuesOf(fromCode);
const costs = valuesOf(measured);

type Assumed = Values<Assumption>;

/** What happens in the time in which customers make so many visits. */
function toLoad(visits: number, assumed: Assumed) {
  const signIns = visits * assumed.signedIn;
  const strangers = visits * (1 - assumed.signedIn + assumed.strangers);
  const pages = signIns * assumed.pages;
  const load = {
    visits: signIns + strangers,
    signIns,
    logOuts: signIns * assumed.logOuts,
    pages,
    customersCalls: pages * assumed.calls,
    strangersCalls: strangers * assumed.strangersCalls,
    changes: signIns * assumed.changes,
    customersDocuments: signIns * assumed.documents,
    strangersDocuments: strangers * assumed.strangersDocuments,
    firstVisits: (signIns + strangers) * assumed.emptyCache,
    /** Each document of a customer opens one. */
    streamsOpened: signIns * assumed.documents,
    renewals: (signIns * assumed.visitMinutes * 60) / renewalSeconds(assumed.tokenSeconds),
  };
  const calls = load.customersCalls + load.strangersCalls;
  const documents = load.customersDocuments + load.strangersDocuments;
  const files = load.firstVisits * assumed.files;
  // A sign-in goes to the provider and comes back.
  const requests = calls + load.changes + documents + files + load.streamsOpened + 2 * signIns + load.logOuts;
  const prefetched =
    load.customersDocuments * assumed.prefetched + load.strangersDocuments * assumed.strangersPrefetched;
  const shopCalls = calls + load.changes + prefetched + signIns + load.renewals;
  return { ...load, calls, documents, files, requests, shopCalls };
}

type Load = ReturnType<typeof toLoad>;

/** `rate` is the load of a second at the peak, `busiestDay` that of its day. */
function toStored(rate: Load, busiestDay: Load, assumed: Assumed) {
  const visitSeconds = assumed.visitMinutes * 60;
  const stays = 1 - assumed.logOuts;
  // After a log-out nothing is left, besides the lists.
  const alive = (lifetimeSeconds: number) => rate.signIns * (visitSeconds + stays * lifetimeSeconds);
  const long = Math.min(rate.signIns * limits.absoluteSeconds, busiestDay.signIns);
  const records = {
    sessions: long * stays,
    signIns: alive(limits.idleSeconds),
    lists: 2 * long,
    kept: alive(limits.keptSeconds) * assumed.account,
    receipts: long * stays * Math.min(1, assumed.changes),
  };
  const inRedis = toBytes(records, assumed.receiptBytes);
  const keptMostBytes = limits.keptMostBytes * ENCRYPTED_SHARE;
  return { ...records, ...inRedis, mostBytes: inRedis.bytes + records.kept * (keptMostBytes - costs.keptBytes) };
}

type Records = {
  readonly sessions: number;
  readonly signIns: number;
  readonly lists: number;
  readonly kept: number;
  readonly receipts: number;
};

/** Returns how many keys the records have, and the bytes of memory that Redis needs for them, as one server and as a cluster. */
export function toBytes({ sessions, signIns, lists, kept, receipts }: Records, receiptBytes: number) {
  const keys = sessions + signIns + lists + kept + receipts;
  const bytes =
    sessions * costs.sessionBytes +
    signIns * costs.signInBytes +
    lists * costs.listBytes +
    kept * costs.keptBytes +
    receipts * receiptBytes +
    keys * costs.tableBytes;
  return { keys, bytes, clusterBytes: bytes + keys * costs.clusterBytes };
}

type Used = readonly (readonly [times: number, ofOne: number])[];
const total = (used: Used): number => used.reduce((sum, [times, ofOne]) => sum + times * ofOne, 0);

/** Reads and writes in a second. `heartbeats` and `touches` are of a second, too. */
function toAsks(rate: Load, { heartbeats, touches }: { heartbeats: number; touches: number }): Asks {
  const happening: readonly (readonly [number, Asks])[] = [
    [rate.customersCalls + rate.customersDocuments + rate.streamsOpened + heartbeats, asks.call],
    [rate.changes, asks.change],
    [touches, asks.touch],
    // A page's answers are written together.
    [rate.pages, asks.keptAnswers],
    [rate.signIns, asks.signIn],
    [rate.renewals, asks.renewal],
    [rate.logOuts, asks.logOut],
  ];
  return {
    reads: total(happening.map(([times, { reads }]) => [times, reads])),
    writes: total(happening.map(([times, { writes }]) => [times, writes])),
  };
}

/** Cores that the BFF uses, with log and traces. */
function toCores(rate: Load, { heartbeats, touches }: { heartbeats: number; touches: number }, assumed: Assumed) {
  // Whatever was written is decrypted again by who reads it next.
  const newReads = touches + 2 * rate.renewals + 2 * rate.changes + rate.signIns;
  const micros = total([
    [rate.calls, costs.callMicros],
    [rate.changes, costs.changeMicros + 2 * costs.bffUpdateMicros],
    [rate.documents, costs.documentMicros],
    [rate.files, assumed.fileMicros],
    [rate.signIns, assumed.signInMicros],
    [rate.renewals, assumed.renewalMicros],
    [rate.streamsOpened, costs.streamMicros],
    [heartbeats, costs.heartbeatMicros],
    [touches, costs.bffUpdateMicros],
    [rate.pages, costs.keptMicros],
    [newReads, costs.bffNewReadMicros - costs.bffReadMicros],
    [rate.requests, costs.logMicros + costs.tracedMicros],
  ]);
  return micros / 1e6;
}

/** Cores that Redis uses, over all its servers. */
function toRedisCores({ reads, writes }: Asks, readMicros: number, updateMicros: number): number {
  return (
    total([
      [reads, readMicros],
      [writes, updateMicros - readMicros],
    ]) / 1e6
  );
}

/** A span for each request, and below it one for each read or write and for each call of the shop API. Streams have none. */
function countSpans(load: Load, touches: number): number {
  const { reads, writes } = toAsks({ ...load, streamsOpened: 0 }, { heartbeats: 0, touches });
  return load.requests - load.streamsOpened + reads + writes + load.shopCalls;
}

/**
 * Computes the model. Rates are of a second of the busiest hour of the busiest day, amounts those of the end of that hour.
 * `changes` replace assumptions.
 */
export function computeModel(customers: number, changes: Partial<Assumed> = {}) {
  const assumed = valuesOf(assumptions, changes);
  const day = toLoad((customers * assumed.visits) / DAYS_OF_MONTH, assumed);
  const busiestDay = toLoad(((customers * assumed.visits) / DAYS_OF_MONTH) * assumed.busiestDay, assumed);
  const peakVisits = (customers * assumed.visits * assumed.busiestDay * assumed.peakHour) / DAYS_OF_MONTH / 3600;
  const rate = toLoad(peakVisits, assumed);

  const streams = rate.signIns * assumed.visitMinutes * 60;
  const beats = { heartbeats: streams / limits.heartbeatSeconds, touches: streams / limits.touchSeconds };
  const cores = toCores(rate, beats, assumed);
  const instances = Math.max(
    LEAST_INSTANCES,
    assumed.spareInstances + Math.ceil(Math.max(cores / assumed.capacity, streams / limits.streamsOfInstance)),
  );
  const asked = toAsks(rate, beats);
  const inProgress = rate.shopCalls * assumed.shopSeconds;
  const memory = instances * costs.instanceBytes + streams * costs.streamBytes;
  const stored = toStored(rate, busiestDay, assumed);
  const { tracedShare } = assumed;
  const touchesOfDay = (day.signIns * assumed.visitMinutes * 60) / limits.touchSeconds;
  return {
    rate,
    stored: { ...stored, maxmemory: stored.bytes * assumed.memoryRoom },
    asked,
    redisCores: toRedisCores(asked, costs.readMicros, costs.updateMicros),
    clusterCores: toRedisCores(asked, costs.clusterReadMicros, costs.clusterUpdateMicros),
    cores,
    instances,
    memory,
    streams,
    /** Of an instance: a stream has one, a request in progress one to the browser and one to the shop API. */
    sockets: (streams + 2 * inProgress) / instances,
    logLines: day.requests * costs.logLines,
    logBytes: day.requests * costs.logLines * costs.logLineBytes,
    spans: countSpans(rate, beats.touches) * tracedShare,
    monthlySpans: countSpans(day, touchesOfDay) * tracedShare * DAYS_OF_MONTH,
    monthlyTraffic:
      DAYS_OF_MONTH *
      total([
        [day.documents, costs.documentBytes],
        [day.firstVisits, costs.scriptBytes],
        [day.calls + day.changes, costs.callBytes],
      ]),
  };
}

export type Model = ReturnType<typeof computeModel>;

/** Euros a month, with the instances of the peak all month. */
export function computeEuros(model: Model, prices: Prices) {
  const { instances, memory, stored, logBytes, monthlySpans, monthlyTraffic } = model;
  const euros = {
    instances: HOURS_OF_MONTH * (instances * prices.coreHour + (memory / GIB) * prices.gibHour),
    redis: HOURS_OF_MONTH * (stored.maxmemory / GIB) * prices.redisGibHour,
    logs: ((logBytes * DAYS_OF_MONTH) / 1e9) * prices.logGb,
    traces: (monthlySpans / 1e6) * prices.millionSpans,
    traffic: prices.balancerMonth + (monthlyTraffic / 1e9) * prices.trafficGb,
  };
  return { ...euros, sum: Object.values(euros).reduce((sum, part) => sum + part, 0) };
}
