/**
 * A bulkhead and a circuit breaker for each call of the shop API: so many may be under way, so many may wait, and while
 * most of them fail nothing is sent (docs/rules/errors.md#a-slow-or-failing-shop-api, ADR 104).
 */
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { Metrics } from '../metrics/metrics.ts';
import { CallBreaker, type Ended } from './call-breaker.ts';

/** Why a call was not sent. */
type RefusalReason = 'breaker' | 'limit';

/** A call was not sent. */
export class CallNotSent extends Error {
  override readonly name = 'CallNotSent';
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(reason === 'breaker' ? 'most of these calls fail' : 'too many of these calls are under way');
    this.reason = reason;
  }
}

export type GateSettings = {
  /** So many calls may be under way, and as many may wait. */
  readonly limit: number;
  /** The share of failures from which on nothing is sent; 0: everything is sent. */
  readonly breakerShare: number;
  /** Milliseconds until a call is tried again. */
  readonly breakerMs: number;
};

/** What holds without a configuration. */
export const defaultGates: GateSettings = { limit: 40, breakerShare: 0.5, breakerMs: 5000 };

type GateMetrics = Pick<Metrics, 'shopCallRefused' | 'shopBreakerChanged'>;

/** The gate of one call. */
class CallGate {
  readonly #name: CallName;
  readonly #limit: number;
  readonly #metrics: GateMetrics;
  readonly #breaker: CallBreaker;
  /** Each begins a call, unless nothing is sent any more. Returns whether it has begun. */
  readonly #waiting = new Set<() => boolean>();
  #underWay = 0;

  constructor(name: CallName, settings: GateSettings, metrics: GateMetrics) {
    this.#name = name;
    this.#limit = settings.limit;
    this.#metrics = metrics;
    this.#breaker = new CallBreaker(settings, (isOpen) => metrics.shopBreakerChanged(name, isOpen));
  }

  /**
   * Begins a call, or returns what to wait for: only a call that waits has a promise. Throws or rejects with CallNotSent.
   * Otherwise `leave` has to be called once. The signal ends the waiting.
   */
  enter(now: number, timeLimitMs: number, signal: AbortSignal | undefined): Promise<void> | undefined {
    if (!this.#breaker.lets(now)) throw this.#refuse('breaker');
    if (this.#underWay >= this.#limit) return this.#wait(timeLimitMs, signal);
    this.#underWay += 1;
    return undefined;
  }

  /** Ends a call that was sent at a time, and lets the next one begin. */
  leave(ended: Ended, sentAt: number, now: number): void {
    this.#breaker.note(ended, sentAt, now);
    for (const begin of this.#waiting) if (begin()) return;
    this.#underWay -= 1;
  }

  #wait(timeLimitMs: number, signal: AbortSignal | undefined): Promise<void> {
    if (this.#waiting.size >= this.#limit) throw this.#refuse('limit');
    return new Promise((resolve, reject) => {
      const end = () => {
        this.#waiting.delete(begin);
        clearTimeout(timer);
        signal?.removeEventListener('abort', leave);
      };
      const begin = () => {
        end();
        const isSent = this.#breaker.lets(performance.now());
        if (isSent) resolve();
        else reject(this.#refuse('breaker'));
        return isSent;
      };
      const leave = () => {
        end();
        reject(new CallNotSent('limit'));
      };
      const timer = setTimeout(() => {
        end();
        reject(this.#refuse('limit'));
      }, timeLimitMs);
      this.#waiting.add(begin);
      if (signal?.aborted) leave();
      else signal?.addEventListener('abort', leave);
    });
  }

  #refuse(reason: RefusalReason): CallNotSent {
    this.#metrics.shopCallRefused(this.#name, reason);
    return new CallNotSent(reason);
  }
}

/** Returns a function that finds the gate of a call. */
export function createGates(settings: GateSettings, metrics: GateMetrics): (name: CallName) => CallGate {
  const gates = new Map<CallName, CallGate>();
  return (name) => {
    let gate = gates.get(name);
    if (!gate) {
      gate = new CallGate(name, settings, metrics);
      gates.set(name, gate);
    }
    return gate;
  };
}
