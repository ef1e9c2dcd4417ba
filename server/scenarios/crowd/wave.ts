/** The first minute of a campaign: the arrival rate doubles again and again, up to four times what the instances can serve. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Stack } from '../harness/stack.ts';
import { ARRIVALS_MS, readArrivals } from '../soak/arrivals.ts';
import { type Counts, Ledger } from '../soak/ledger.ts';
import { createPeople } from '../soak/people.ts';
import { order, shop, signIn } from './customer.ts';
import type { Load, LoadRequest } from './load.ts';
import type { OrderResult, Result } from './tally.ts';

/** Shares of the capacity. */
const STAGES = [1 / 8, 1 / 4, 1 / 2, 1, 2, 4];
/** Afterwards, for twice the time of a stage. */
const CALM = 1 / 4;

/** So many pages at a time keep the instances busy, and wait for nothing else. */
const CONNECTIONS = 8;
const WARM_UP_MS = 6000;

/** Customers who are signed in before the wave. */
const CUSTOMERS = 8;

/** Somebody who could not sign in tries again after so long, in milliseconds. */
const AGAIN_MS = 1000;
const MAX_TRIES = 10;

/** A page that the BFF renders, as a stranger opens it by the link of a campaign. */
const page: LoadRequest = {
  who: 'stranger',
  path: '/en-ca/cart?bundle=sonic-brush-halo,brush-heads-halo',
  headers: {
    accept: 'text/html,application/xhtml+xml',
    'accept-encoding': 'gzip, deflate, br',
    'sec-fetch-dest': 'document',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-site': 'cross-site',
  },
};

export type Stage = {
  /** A share of the capacity. */
  readonly share: number;
  /** Since the start of the wave, in milliseconds. */
  readonly from: number;
  readonly until: number;
};

export type Wave = {
  /** Pages a second. */
  readonly capacity: number;
  /** In their order; the last one is after the wave. */
  readonly stages: readonly Stage[];
  readonly results: readonly Result[];
  readonly orders: readonly OrderResult[];
  readonly counts: Counts;
  /** Customers who signed in during the wave, and why others could not. */
  readonly newcomers: number;
  readonly newcomerFaults: readonly string[];
};

/** The people that the wave needs, for the sandbox. */
export const createCrowd = () => createPeople(CUSTOMERS + STAGES.length);

/** Measures how many pages a second all instances serve together. */
export async function measureCapacity(load: Load, seconds: number): Promise<number> {
  await load.saturate(page, CONNECTIONS, WARM_UP_MS);
  const results = await load.saturate(page, CONNECTIONS, seconds * 1000);
  return results.filter(({ status }) => status === 200).length / seconds;
}

export async function makeWave(stack: Stack, load: Load, capacity: number, stageMs: number): Promise<Wave> {
  const ledger = new Ledger();
  const ending = new AbortController();
  const results: Result[] = [];
  const orders: OrderResult[] = [];
  const newcomerFaults: string[] = [];
  const readings = setInterval(() => readArrivals(stack, ledger), ARRIVALS_MS);
  const people = createCrowd();
  const open = (index: number) => stack.openBrowser(stack.instances[index % 2 === 0 ? 0 : 1].url);
  const browsers = await Promise.all(
    people.slice(0, CUSTOMERS).map(async (person, index) => {
      const browser = open(index);
      await signIn(browser, person);
      return browser;
    }),
  );

  const startedAt = performance.now();
  const crowd = {
    ledger,
    signal: ending.signal,
    startedAt,
    note: (result: Result) => results.push(result),
    noteOrder: (result: OrderResult) => orders.push(result),
  };
  /** Has a page open, signs in, again after a refusal, and orders. */
  async function newcomer(index: number): Promise<void> {
    const person = people[CUSTOMERS + index];
    if (!person) return;
    let fault: unknown;
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const browser = open(index);
      try {
        await signIn(browser, person);
        await order(browser, crowd);
        return;
      } catch (error) {
        fault = error;
        await wait(AGAIN_MS);
      }
    }
    newcomerFaults.push(String(fault).slice(0, 200));
  }
  const shopping = browsers.map((browser) => shop(browser, crowd));
  const coming: Promise<void>[] = [];
  const stages: Stage[] = [];
  const sending: Promise<readonly Result[]>[] = [];
  for (const [index, share] of [...STAGES, CALM].entries()) {
    const isAfter = index === STAGES.length;
    const from = performance.now() - startedAt;
    if (!isAfter) coming.push(newcomer(index));
    const durationMs = isAfter ? 2 * stageMs : stageMs;
    const sent = load.send(page, capacity * share, durationMs, startedAt);
    sending.push(sent.answers);
    await sent.end;
    stages.push({ share, from, until: performance.now() - startedAt });
  }
  ending.abort();
  for (const answers of await Promise.all(sending)) results.push(...answers);
  await Promise.all([...shopping, ...coming]);
  clearInterval(readings);
  readArrivals(stack, ledger);
  const newcomers = coming.length - newcomerFaults.length;
  return { capacity, stages, results, orders, counts: ledger.count(), newcomers, newcomerFaults };
}
