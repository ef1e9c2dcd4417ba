/** Publishes what happens to a customer to all instances, for the streams of the browsers (docs/rules/results-at-once.md#events). */
import { mayCharge } from '@perennial/shared/catalogue/charges';
import type { CallName } from '@perennial/shared/catalogue/routes';
import { isUnfinished } from '@perennial/shared/event-stream';
import type { PaymentActivity } from '@perennial/shared/models/payment';
import { staleAfter } from '@perennial/shared/stale-after';
import type { FastifyRequest } from 'fastify';
import { createKeyedHash, type KeyedHash } from '../secrets.ts';
import type { SignInId } from '../session/ids.ts';
import type { SignIn } from '../session/sign-in-record.ts';
import { toPerson } from '../session/sign-in-record.ts';
import type { EventBus } from './event-bus.ts';

/** Whether a payment may be under way after a call. */
function mayStartPayment(name: CallName): boolean {
  return mayCharge(name) || staleAfter[name]?.includes('getPaymentActivity') === true;
}

/** No method throws: what was done counts, whoever gets the event. */
export class CustomerEvents {
  readonly #bus: EventBus;
  readonly #hash: KeyedHash;

  /** `secrets` are those of the sessions, newest first. */
  constructor(bus: EventBus, [newest]: readonly [string, ...string[]]) {
    this.#bus = bus;
    this.#hash = createKeyedHash(newest, 'perennial event streams');
  }

  /** The names of a sign-in and of its person in messages. The person is the customer, also if an admin acts for them. */
  toNames(signIn: SignIn): { readonly signIn: string; readonly person: string } {
    return { signIn: this.#hash(signIn.id), person: this.#hash(`person ${toPerson(signIn)}`) };
  }

  /** The visitor has made a change, or its result is not known. */
  async noteChange({ visitor }: Pick<FastifyRequest, 'visitor'>, name: CallName): Promise<void> {
    const stale = staleAfter[name] ?? [];
    if (stale.length === 0 && !mayStartPayment(name)) return;
    const signIn = await visitor.signIn().catch(() => undefined);
    if (!signIn) return;
    const { person, signIn: madeBy } = this.toNames(signIn);
    if (stale.length > 0) this.#bus.publish({ person, stale, madeBy });
    if (mayStartPayment(name)) this.#bus.publish({ person, payment: 'begun' });
  }

  /** A page has read the payment activity of the visitor. */
  async noteActivity({ visitor }: Pick<FastifyRequest, 'visitor'>, activity: PaymentActivity): Promise<void> {
    if (!isUnfinished(activity)) return;
    const signIn = await visitor.signIn().catch(() => undefined);
    if (signIn) this.#bus.publish({ person: this.toNames(signIn).person, payment: 'seen' });
  }

  noteEnd(id: SignInId): void {
    this.#bus.publish({ endedSignIn: this.#hash(id) });
  }
}
