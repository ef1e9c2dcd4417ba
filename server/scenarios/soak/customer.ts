/** A customer of a soak: signs in, looks at the account, orders, and sometimes signs out. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Credentials, HttpBrowser } from '../harness/http-browser.ts';
import type { Answer } from '../harness/http-request.ts';
import { ATTEMPT } from './arrivals.ts';
import type { Ledger } from './ledger.ts';

/** How long a few customers look at a page on average, in milliseconds. */
const LOOK_MS = 300;
/** Many look for longer, so that all together send no more requests than this in a second. */
const MOST_PER_SECOND = 80;
/** After so many tries an order counts as unknown: the page says where to look. */
const MAX_TRIES = 40;
/** One of so many rounds ends with a sign-out. */
const ROUNDS_PER_SIGN_OUT = 8;

/** Answers after which the same order is sent again: another instance has it, or the store is away. */
const AGAIN = new Set(['order.inProgress', 'session.storeUnavailable']);

const READS = ['/api/user/details', '/api/payment/methods', '/api/invoice/list', '/bff/subscriptions'];

type CallOptions = Parameters<HttpBrowser['call']>[1];
/** An answer, or the code of a refusal; neither if the connection broke. */
type Tried = { readonly answer?: Answer; readonly code?: string | undefined };

type Soak = {
  readonly ledger: Ledger;
  readonly signal: AbortSignal;
  /** How many there are. */
  readonly customers: number;
};

export class Customer {
  readonly #browser: HttpBrowser;
  readonly #credentials: Credentials;
  readonly #soak: Soak;
  #isSignedIn = false;

  constructor(browser: HttpBrowser, credentials: Credentials, soak: Soak) {
    this.#browser = browser;
    this.#credentials = credentials;
    this.#soak = soak;
  }

  /** Goes on until the signal. What has begun is finished. */
  async shop(): Promise<void> {
    while (!this.#soak.signal.aborted) {
      if (!this.#isSignedIn) await this.#signIn();
      if (!this.#isSignedIn) continue;
      const steps = [
        () => this.#openPage('/en-ca/my-account/overview'),
        ...READS.map((path) => () => this.#call(path)),
        () => this.#checkSession(),
        () => this.#openPage('/en-ca/checkout'),
        () => this.#order(),
        () => (Math.random() < 1 / ROUNDS_PER_SIGN_OUT ? this.#signOut() : undefined),
      ];
      for (const step of steps) {
        if (this.#soak.signal.aborted || !this.#isSignedIn) break;
        await step();
      }
    }
  }

  /** From a third to five thirds of the average. At the end of the soak nobody looks any longer. */
  async #look(): Promise<void> {
    const { customers, signal } = this.#soak;
    const average = Math.max(LOOK_MS, (customers / MOST_PER_SECOND) * 1000);
    await wait(average * (1 / 3 + (Math.random() * 4) / 3), undefined, { signal }).catch(() => {});
  }

  async #signIn(): Promise<void> {
    const { answer } = await this.#try('signing in', () => this.#enter());
    this.#isSignedIn = answer?.json['signedIn'] === true;
    if (this.#isSignedIn) this.#soak.ledger.noteSignIn();
  }

  /** Gives the password, unless the provider knows the person since a try before. Returns what the shop says of the session. */
  async #enter(): Promise<Answer> {
    const browser = this.#browser;
    let end = await browser.startSignIn('/en-ca/cart');
    if (end.origin !== browser.shop) end = await browser.submitCredentials(end, this.#credentials);
    const { location } = await browser.request(end.href);
    // The return leads to a page with the reason if the sign-in failed.
    const [reason] = /reason=[^&]+/.exec(`${end.search}${location}`) ?? [];
    if (reason !== undefined) throw new Error(reason);
    return browser.call('/bff/session');
  }

  async #openPage(path: string): Promise<void> {
    const { answer } = await this.#try(`opening ${path}`, () => this.#browser.request(path));
    if (answer && !answer.text.includes('</html>')) throw new Error(`${path} is no page: ${answer.text.slice(0, 200)}`);
  }

  /** Asks until there is an answer: while the store is away nobody can say whether a session is lost. */
  async #checkSession(): Promise<void> {
    let session: Answer | undefined;
    while (!session) session = (await this.#call('/bff/session')).answer;
    if (session.json['signedIn'] === true) return;
    this.#soak.ledger.noteLostSession();
    this.#isSignedIn = false;
  }

  /** Sends an order with the key of its attempt, as the client does, until the customer knows what became of it. */
  async #order(): Promise<void> {
    const { ledger } = this.#soak;
    const attempt = randomUUID();
    const body = {
      bundles: [{ name: 'brush-heads-halo', quantity: 1, promotionCodes: [] }],
      paymentMethodCode: 'Adyen.Visa',
      cancelPaymentUrl: `${this.#browser.shop}/en-ca/checkout?${ATTEMPT}=${attempt}`,
    };
    ledger.askForOrder(attempt);
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const { answer, code } = await this.#call('/api/orders', { body, headers: { 'idempotency-key': attempt } });
      if (answer) return ledger.noteOutcome(attempt, answer.json['orderNumber'] ? 'confirmed' : 'unknown');
      if (code !== undefined && !AGAIN.has(code)) break;
    }
    ledger.noteOutcome(attempt, 'unknown');
  }

  async #signOut(): Promise<void> {
    const { answer } = await this.#try('signing out', () => this.#browser.signOut());
    if (answer) this.#isSignedIn = false;
  }

  #call(path: string, options: CallOptions = {}): Promise<Tried> {
    return this.#try(`calling ${path}`, () => this.#browser.call(path, options));
  }

  /** Sends a request after a pause. An error is written down. */
  async #try(what: string, send: () => Promise<Answer>, status = 200): Promise<Tried> {
    const { ledger } = this.#soak;
    await this.#look();
    const from = Date.now();
    ledger.noteRequest();
    try {
      const answer = await send();
      if (answer.status === status) return { answer };
      const code = /"code":"([^"]+)"/.exec(answer.text)?.[1];
      const error = `${answer.status} ${code ?? answer.text.slice(0, 100)}`;
      ledger.noteFailure({ what: `${what}: ${error}`, from, until: Date.now() });
      return { code };
    } catch (error) {
      ledger.noteFailure({ what: `${what}: ${error}`, from, until: Date.now() });
      return {};
    }
  }
}
