/** Payment sessions with their results. Listeners get each result, like the webhook of a real provider. */
import { randomBytes } from 'node:crypto';

/** The public client key. It must not start with `test` or `live`: the library allows these with its own hosts only. */
export const CARD_CLIENT_KEY = 'local_PERENNIAL';

type CardSessionRequest = {
  amount: { currency: string /** Minor units. */; value: number };
  countryCode: string;
  shopperLocale: string;
  /** Order number. */
  reference: string;
  returnUrl: string;
  /** Names of the card library: card brands (visa, mc, amex), wallets (googlepay) or redirect methods (ideal). */
  brands: readonly string[];
};

export type ResultCode = 'Authorised' | 'Refused' | 'Cancelled' | 'Pending';

/** The used payment method, without the card number. */
type UsedMethod =
  | { type: 'scheme'; brand: string; lastDigits: string; expiryMonth: string; expiryYear: string; holderName: string }
  | { type: 'redirect'; method: string };

export type CardResult = {
  sessionId: string;
  reference: string;
  resultCode: ResultCode;
  /** Reason of a refusal. */
  reason?: string;
  method?: UsedMethod;
};

export type CardSession = CardSessionRequest & {
  readonly id: string;
  readonly sessionData: string;
  readonly expiresAt: Date;
};

/** The outcome of one payment attempt. */
export type Outcome = Pick<CardResult, 'resultCode' | 'reason' | 'method'>;

/** A payment that continues at the test bank. */
export type BankVisit = {
  readonly token: string;
  readonly session: CardSession;
  readonly method: string;
  /** The result, after the customer decided at the bank. */
  readonly resultCode?: ResultCode;
};

const LIFETIME_MS = 60 * 60 * 1000;

const identifier = (prefix: string) => prefix + randomBytes(16).toString('hex').toUpperCase();

export class CardSessions {
  readonly #sessions = new Map<string, CardSession>();
  /** Results of the sessions that accept no further attempt. */
  readonly #settled = new Map<string, ResultCode>();
  readonly #visits = new Map<string, BankVisit>();
  readonly #listeners: ((result: CardResult) => void)[] = [];

  create(request: CardSessionRequest): { id: string; sessionData: string } {
    const session: CardSession = {
      ...request,
      id: identifier('CS'),
      sessionData: randomBytes(48).toString('base64url'),
      expiresAt: new Date(Date.now() + LIFETIME_MS),
    };
    this.#sessions.set(session.id, session);
    return { id: session.id, sessionData: session.sessionData };
  }

  /** Returns the session with this id; undefined if it is unknown or expired. */
  find(id: string): CardSession | undefined {
    const session = this.#sessions.get(id);
    return session && session.expiresAt.getTime() > Date.now() ? session : undefined;
  }

  /** Calls the listener with the result of each attempt. */
  onResult(listener: (result: CardResult) => void): void {
    this.#listeners.push(listener);
  }

  /** Returns `Authorised` or `Pending` for a settled session; undefined if it can still be paid. */
  settledResult(id: string): ResultCode | undefined {
    return this.#settled.get(id);
  }

  /** Records an attempt and calls the listeners. Throws if the session is already settled. */
  settle(session: CardSession, outcome: Outcome): void {
    if (this.#settled.has(session.id)) throw new Error(`Session ${session.id} is already settled`);
    const { resultCode } = outcome;
    if (resultCode === 'Authorised' || resultCode === 'Pending') this.#settled.set(session.id, resultCode);
    for (const listener of this.#listeners)
      listener({ sessionId: session.id, reference: session.reference, ...outcome });
  }

  /** Starts a visit to the test bank for a payment. */
  startBankVisit(session: CardSession, method: string): BankVisit {
    const visit: BankVisit = { token: randomBytes(24).toString('base64url'), session, method };
    this.#visits.set(visit.token, visit);
    return visit;
  }

  findBankVisit(token: string): BankVisit | undefined {
    return this.#visits.get(token);
  }

  /**
   * Records the customer's decision at the bank and returns the visit. The first decision counts; a session that was
   * settled in the meantime keeps its result.
   */
  decide(token: string, decision: ResultCode): BankVisit | undefined {
    const visit = this.#visits.get(token);
    if (!visit || visit.resultCode) return visit;
    const settled = this.settledResult(visit.session.id);
    const resultCode = settled ?? decision;
    const decided = { ...visit, resultCode };
    this.#visits.set(token, decided);
    if (!settled) this.settle(visit.session, { resultCode, method: { type: 'redirect', method: visit.method } });
    return decided;
  }

  /** Deletes all sessions. Keeps the listeners. */
  reset(): void {
    this.#sessions.clear();
    this.#settled.clear();
    this.#visits.clear();
  }
}

const names: Readonly<Record<string, string>> = {
  ideal: 'iDEAL',
  paypal: 'PayPal',
  directEbanking: 'Sofort',
  applepay: 'Apple Pay',
  googlepay: 'Google Pay',
};

/** Returns the display name of a method, or its type if it has none. */
export const findMethodName = (type: string): string => names[type] ?? type;
