/** Payment sessions: what is to be paid, what became of it, and who hears about it (as a webhook would tell). */
import { randomBytes } from 'node:crypto';

/** The public key that the shop's card form names; it must not begin with `test` or `live`, which the library ties to hosts. */
export const CARD_CLIENT_KEY = 'local_PERENNIAL';

export type CardSessionRequest = {
  amount: { currency: string /** Minor units. */; value: number };
  countryCode: string;
  shopperLocale: string;
  /** Order number. */
  reference: string;
  returnUrl: string;
  /** Card brands as the library names them (visa, mc, amex), or a redirect method such as ideal. */
  brands: readonly string[];
};

export type ResultCode = 'Authorised' | 'Refused' | 'Cancelled' | 'Pending';

/** How it was paid, as far as a shop may know. */
export type UsedMethod =
  | { type: 'scheme'; brand: string; lastDigits: string; expiryMonth: string; expiryYear: string; holderName: string }
  | { type: 'redirect'; method: string };

export type CardResult = {
  sessionId: string;
  reference: string;
  resultCode: ResultCode;
  /** Why it was refused. */
  reason?: string;
  method?: UsedMethod;
};

export type CardSession = CardSessionRequest & {
  readonly id: string;
  readonly sessionData: string;
  readonly expiresAt: Date;
};

/** What became of an attempt to pay. */
export type Outcome = Pick<CardResult, 'resultCode' | 'reason' | 'method'>;

/** A payment that goes on at the bank's own page. */
export type BankVisit = {
  readonly token: string;
  readonly session: CardSession;
  readonly method: string;
  /** The result once the person has decided at the bank. */
  readonly resultCode?: ResultCode;
};

const LIFETIME_MS = 60 * 60 * 1000;

const identifier = (prefix: string) => prefix + randomBytes(16).toString('hex').toUpperCase();

export class CardSessions {
  readonly #sessions = new Map<string, CardSession>();
  /** The result of each session that needs no further attempt. */
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

  /** The session of this id unless it has expired. */
  find(id: string): CardSession | undefined {
    const session = this.#sessions.get(id);
    return session && session.expiresAt.getTime() > Date.now() ? session : undefined;
  }

  /** Calls the listener once for each attempt, with its result. */
  onResult(listener: (result: CardResult) => void): void {
    this.#listeners.push(listener);
  }

  /** What a session ended in: paid, or waiting for the bank. Undefined while it can still be paid. */
  settledResult(id: string): ResultCode | undefined {
    return this.#settled.get(id);
  }

  /** Records an attempt and tells the listeners; throws when the session was settled before. */
  settle(session: CardSession, outcome: Outcome): void {
    if (this.#settled.has(session.id)) throw new Error(`Session ${session.id} was paid already`);
    const { resultCode } = outcome;
    if (resultCode === 'Authorised' || resultCode === 'Pending') this.#settled.set(session.id, resultCode);
    for (const listener of this.#listeners)
      listener({ sessionId: session.id, reference: session.reference, ...outcome });
  }

  /** Sends a payment on to the bank. */
  visitBank(session: CardSession, method: string): BankVisit {
    const visit: BankVisit = { token: randomBytes(24).toString('base64url'), session, method };
    this.#visits.set(visit.token, visit);
    return visit;
  }

  bankVisit(token: string): BankVisit | undefined {
    return this.#visits.get(token);
  }

  /**
   * What the person decided at the bank. Deciding twice changes nothing, and a session that was paid elsewhere meanwhile
   * stays paid.
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

  /** Forgets every session; the listeners stay. */
  reset(): void {
    this.#sessions.clear();
    this.#settled.clear();
    this.#visits.clear();
  }
}
