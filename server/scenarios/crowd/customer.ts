/** A customer in a crowd: reads the account and orders, again and again, and asks again after a refusal. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Credentials, HttpBrowser } from '../harness/http-browser.ts';
import type { Answer } from '../harness/http-request.ts';
import { ATTEMPT } from '../soak/arrivals.ts';
import type { Ledger } from '../soak/ledger.ts';
import type { OrderResult, Result } from './tally.ts';

/** How long a customer looks at a page on average, in milliseconds. */
const LOOK_MS = 500;
/** After a refusal the customer waits for so long. The words ask for more; people are impatient. */
const AGAIN_MS = 1000;
const MAX_TRIES = 30;

/** What the pages of the shop send. */
export const callHeaders = { accept: 'application/json', 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-origin' };

type Crowd = {
  readonly ledger: Ledger;
  readonly signal: AbortSignal;
  /** A time of `performance.now()`, from which results count. */
  readonly startedAt: number;
  readonly note: (result: Result) => void;
  readonly noteOrder: (order: OrderResult) => void;
};

/** Signs in as a person does who has a page of the shop open. Throws if that fails, also if it is refused. */
export async function signIn(browser: HttpBrowser, credentials: Credentials): Promise<void> {
  const query = new URLSearchParams({ culture: 'en-ca', returnTo: '/en-ca/cart' });
  const { url } = await browser.open(`/bff/login?${query}`, { headers: { 'sec-fetch-site': 'same-origin' } });
  const end = await browser.submitCredentials(url, credentials);
  await browser.request(end.href);
  const { json } = await browser.call('/bff/session', { headers: callHeaders });
  if (json['signedIn'] !== true) throw new Error(`Nobody is signed in: ${JSON.stringify(json)}`);
}

/** Uses the shop until the signal. What has begun is finished. */
export async function shop(browser: HttpBrowser, crowd: Crowd): Promise<void> {
  while (!crowd.signal.aborted) {
    await look(crowd);
    await ask(crowd, () => browser.request('/en-ca/my-account/overview', { headers: { accept: 'text/html' } }));
    await look(crowd);
    await ask(crowd, () => browser.call('/api/payment/methods', { headers: callHeaders }));
    await look(crowd);
    await order(browser, crowd);
  }
}

/** Places an order with one key, until it is confirmed or nobody knows what became of it. */
export async function order(browser: HttpBrowser, crowd: Crowd): Promise<void> {
  const { ledger } = crowd;
  const attempt = randomUUID();
  const body = {
    bundles: [{ name: 'brush-heads-halo', quantity: 1, promotionCodes: [] }],
    paymentMethodCode: 'Adyen.Visa',
    cancelPaymentUrl: `${browser.shop}/en-ca/checkout?${ATTEMPT}=${attempt}`,
  };
  const headers = { ...callHeaders, 'idempotency-key': attempt };
  ledger.askForOrder(attempt);
  const sentAt = performance.now() - crowd.startedAt;
  const end = (outcome: 'confirmed' | 'unknown') => {
    ledger.noteOutcome(attempt, outcome);
    crowd.noteOrder({ sentAt, isConfirmed: outcome === 'confirmed' });
  };
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const answer = await ask(crowd, () => browser.call('/api/orders', { body, headers }));
    if (answer?.status === 200) return end(answer.json['orderNumber'] ? 'confirmed' : 'unknown');
    // After these two nothing was done.
    if (answer?.status !== 502 && answer?.status !== 503) break;
    await wait(AGAIN_MS);
  }
  end('unknown');
}

/** From a half to three halves of the average. */
async function look({ signal }: Crowd): Promise<void> {
  await wait(LOOK_MS * (0.5 + Math.random()), undefined, { signal }).catch(() => {});
}

async function ask({ note, startedAt }: Crowd, send: () => Promise<Answer>): Promise<Answer | undefined> {
  const from = performance.now();
  const answer = await send().catch(() => undefined);
  const isInWords = answer?.headers['retry-after'] !== undefined && answer.text.length > 0;
  const ms = performance.now() - from;
  note({ who: 'customer', sentAt: from - startedAt, status: answer?.status ?? 0, ms, isInWords });
  return answer;
}
