/** A shop API one of whose calls is slow, or fails two times in three, while customers make that call and another one. */
import { setTimeout as wait } from 'node:timers/promises';
import { calls } from '@perennial/shared/catalogue/routes';
import type { BffProcess } from '../harness/bff-process.ts';
import type { Stack } from '../harness/stack.ts';
import { createPeople } from '../soak/people.ts';
import { callHeaders, signIn } from './customer.ts';
import type { Load } from './load.ts';
import type { Result } from './tally.ts';

/** The call with the fault, and one that does not need it. */
const FAULTY = 'getInvoices';
const OTHER = 'getProfile';

/** Calls a second to both instances: slow ones would take every connection to the shop API. */
const FAULTY_RATE = 160;
const OTHER_RATE = 20;
/** While the fault is over: enough that a call tries whether it is. */
const FEW = 20;

const SLOW_MS = 2000;
const POLL_MS = 200;
/** Within this time all is as before. */
const BACK_MS = 10_000;

type Part = { readonly faulty: readonly Result[]; readonly other: readonly Result[] };

export type ShopFaults = {
  readonly before: Part;
  readonly slow: Part;
  readonly failing: Part;
  readonly after: Part;
  /** By instance: how often the breaker of the call was seen to open. */
  readonly opened: readonly number[];
  /** How long after the fault both breakers were closed, in milliseconds; undefined: too long. */
  readonly closedAfterMs: number | undefined;
};

export async function makeShopFaults(
  { sandbox, instances, openBrowser }: Stack,
  load: Load,
  { metricsToken, partMs }: { readonly metricsToken: string; readonly partMs: number },
): Promise<ShopFaults> {
  const [person] = createPeople(1);
  if (!person) throw new Error('There is nobody');
  const browser = openBrowser();
  await signIn(browser, person);
  const cookie = browser
    .cookieNames()
    .map((name) => `${name}=${browser.cookie(name)}`)
    .join('; ');
  const headers = { ...callHeaders, 'x-culture': 'en-ca', cookie };
  const toRequest = (name: typeof FAULTY | typeof OTHER) =>
    ({ who: 'customer', path: calls[name].path, headers }) as const;

  async function send(faultyRate: number, durationMs = partMs): Promise<Part> {
    const startedAt = performance.now();
    const faulty = load.send(toRequest(FAULTY), faultyRate, durationMs, startedAt);
    const other = load.send(toRequest(OTHER), OTHER_RATE, durationMs, startedAt);
    return { faulty: await faulty.answers, other: await other.answers };
  }
  const fault = { service: 'shop-api', method: 'GET', path: calls[FAULTY].path } as const;

  // The first answers wait for code that is compiled.
  await send(FEW, 1000);
  const before = await send(FEW);
  sandbox.control.faults.add({ ...fault, delayMs: SLOW_MS });
  const slow = await send(FAULTY_RATE);
  sandbox.control.faults.clear();
  await send(FEW);

  sandbox.control.faults.add({ ...fault, status: 500, sparesOneIn: 3 });
  const watching = new AbortController();
  const watched = Promise.all(instances.map((instance) => countOpenings(instance, metricsToken, watching.signal)));
  const failing = await send(FAULTY_RATE);
  watching.abort();
  const opened = await watched;
  sandbox.control.faults.clear();
  const sending = send(FEW, BACK_MS);
  const closedAfterMs = await findClosing(instances, metricsToken);
  await sending;
  return { before, slow, failing, after: await send(FEW), opened, closedAfterMs };
}

async function isOpen(instance: BffProcess, metricsToken: string): Promise<boolean> {
  const answer = await fetch(`${instance.url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  return (await answer.text()).includes(`perennial_shop_breaker_open{call="${FAULTY}"} 1`);
}

async function countOpenings(instance: BffProcess, metricsToken: string, signal: AbortSignal): Promise<number> {
  let openings = 0;
  let wasOpen = false;
  while (!signal.aborted) {
    const open = await isOpen(instance, metricsToken);
    if (open && !wasOpen) openings += 1;
    wasOpen = open;
    await wait(POLL_MS);
  }
  return openings;
}

async function findClosing(instances: readonly BffProcess[], metricsToken: string): Promise<number | undefined> {
  const from = performance.now();
  while (performance.now() - from < BACK_MS) {
    const open = await Promise.all(instances.map((instance) => isOpen(instance, metricsToken)));
    if (!open.includes(true)) return performance.now() - from;
    await wait(POLL_MS);
  }
  return undefined;
}
