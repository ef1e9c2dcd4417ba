/** When the shop API takes no requests, under the condition `limits` (docs/rules/shop-sandbox.md#conditions). */
import type { Clock } from '../control/clock.ts';
import type { Conditions } from '../control/conditions.ts';

/** How long requests are refused after the first refused one, in milliseconds. */
export const REFUSED_FOR_MS = 40_000;

type Refusal = {
  readonly status: 429 | 503;
  /** The header `Retry-After`, in seconds. */
  readonly retryAfter: number;
};

export class LimitPeriod {
  readonly #clock: Clock;
  readonly #conditions: Conditions;
  #current: { readonly status: Refusal['status']; readonly until: number } | undefined;

  constructor({ clock, conditions }: { readonly clock: Clock; readonly conditions: Conditions }) {
    this.#clock = clock;
    this.#conditions = conditions;
  }

  /**
   * Returns how a request is refused; undefined if it is taken. The first refused request begins the period, and its end
   * ends the condition.
   */
  refuse(isChange: boolean): Refusal | undefined {
    const limits = this.#conditions.get('limits');
    if (limits === 'none') {
      this.#current = undefined;
      return undefined;
    }
    const status = limits === 'too many changes' ? 429 : 503;
    if (status === 429 && !isChange) return undefined;
    const now = this.#clock.now().getTime();
    if (this.#current?.status !== status) this.#current = { status, until: now + REFUSED_FOR_MS };
    const left = this.#current.until - now;
    if (left > 0) return { status, retryAfter: Math.ceil(left / 1000) };
    this.#conditions.set({ limits: 'none' });
    return undefined;
  }
}
