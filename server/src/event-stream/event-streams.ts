/** The open streams of this instance, and the events that each gets (docs/rules/results-at-once.md, ADR 89). */
import type { StreamEventName } from '@perennial/shared/event-stream';
import type { FastifyRequest } from 'fastify';
import { RequestProblem } from '../errors/request-problem.ts';
import { ShopError } from '../errors/shop-error.ts';
import type { Metrics, StreamEnd } from '../metrics/metrics.ts';
import { type SignIn, toSessionState } from '../session/sign-in-record.ts';
import type { VisitorShopApi } from '../shop-api/visitor-shop-api.ts';
import type { CustomerEvents } from './customer-events.ts';
import type { EventBus, EventMessage } from './event-bus.ts';
import { EventStream } from './event-stream.ts';
import { PaymentPolling } from './payment-polling.ts';

/** A browser has one; another one for a moment while it opens the next. */
const MOST_OF_SIGN_IN = 2;

/** Streams that were opened at the same moment do not end at the same one. */
const LONGEST_LIFETIME_MS = 10 * 60_000;
const SHORTEST_LIFETIME_MS = 8 * 60_000;

type Open = {
  readonly request: FastifyRequest;
  readonly signIn: string;
  readonly person: string;
  readonly stream: EventStream;
  /** What the browser knows of its session, as text. */
  session: string;
};

type Customer = { readonly streams: Set<Open>; readonly polling: PaymentPolling };

type Options = {
  readonly shop: Pick<VisitorShopApi, 'call'>;
  readonly events: Pick<CustomerEvents, 'toNames'>;
  readonly bus: EventBus;
  readonly metrics: Pick<Metrics, 'eventStreamsOpen' | 'eventSent' | 'eventStreamEnded'>;
  /** How many streams this instance has at most. */
  readonly most: number;
};

export class EventStreams {
  readonly #options: Options;
  /** By the name of the person. */
  readonly #customers = new Map<string, Customer>();
  #count = 0;

  constructor(options: Options) {
    this.#options = options;
    options.bus.onMessage((message) => this.#deliver(message));
  }

  /** Whether the operator wants none. */
  get isOff(): boolean {
    return this.#options.most === 0;
  }

  get isFull(): boolean {
    return this.#count >= this.#options.most;
  }

  /** Opens the stream of a browser. It ends with the browser's connection, with the sign-in, or after some minutes. */
  open(request: FastifyRequest, signIn: SignIn): EventStream {
    const { events, metrics } = this.#options;
    const names = events.toNames(signIn);
    const stream = new EventStream({
      check: () => this.#check(open),
      onEnd: (end) => this.#forget(open, end),
      onSent: (name: StreamEventName) => metrics.eventSent(name),
      lifetimeMs: SHORTEST_LIFETIME_MS + Math.random() * (LONGEST_LIFETIME_MS - SHORTEST_LIFETIME_MS),
    });
    const open: Open = { request, ...names, stream, session: toText(signIn) };
    const customer = this.#customers.get(open.person) ?? this.#addCustomer(open.person);
    customer.streams.add(open);
    this.#count += 1;
    metrics.eventStreamsOpen(this.#count);
    const ofSignIn = [...customer.streams].filter((other) => other.signIn === open.signIn);
    for (const old of ofSignIn.slice(0, -MOST_OF_SIGN_IN)) old.stream.end('replaced');
    void this.#begin(open, customer);
    return stream;
  }

  /** Ends all streams: their browsers open others, on other instances. */
  end(): void {
    for (const { streams } of this.#customers.values()) for (const { stream } of streams) stream.end('stopped');
  }

  #addCustomer(person: string): Customer {
    const streams = new Set<Open>();
    const notify = () => {
      for (const { stream } of streams) stream.send({ name: 'stale', data: ['getPaymentActivity'] });
    };
    const polling = new PaymentPolling({
      request: () => this.#requestActivity(streams),
      onChange: notify,
      findRetryAfter: (error) =>
        error instanceof ShopError || error instanceof RequestProblem ? error.retryAfterSeconds : undefined,
    });
    const customer = { streams, polling };
    this.#customers.set(person, customer);
    return customer;
  }

  /**
   * What the page has read may be older than what the first answer says, so a payment that is unfinished then is stale. A
   * page that has seen one reads again when the stream is open.
   */
  async #begin({ stream }: Open, { polling }: Customer): Promise<void> {
    const isUnfinished = await polling.isUnfinished();
    stream.send({ name: 'open' });
    if (isUnfinished) stream.send({ name: 'stale', data: ['getPaymentActivity'] });
  }

  /** With the sign-in of a browser that is there. It puts off the end of no session, and ends none. */
  async #requestActivity(streams: ReadonlySet<Open>) {
    for (const { request, stream } of streams) {
      const signIn = await request.visitor.readAgain();
      if (!signIn) stream.end('session-ended');
      else {
        try {
          return await this.#options.shop.call(request, 'getPaymentActivity', {}, { keepsSession: true });
        } catch (error) {
          // Its browser has left meanwhile.
          if (!request.clientAborted.aborted) throw error;
        }
      }
    }
    throw new Error('No browser of the customer is there.');
  }

  async #check(open: Open): Promise<StreamEnd | undefined> {
    try {
      const signIn = await open.request.visitor.readAgain();
      if (!signIn) return 'session-ended';
      const session = toText(signIn);
      if (session !== open.session) open.stream.send({ name: 'session', data: 'changed' });
      open.session = session;
      return undefined;
    } catch {
      return 'store';
    }
  }

  #deliver(message: EventMessage): void {
    if ('endedSignIn' in message) {
      for (const { streams } of this.#customers.values())
        for (const { signIn, stream } of streams) if (signIn === message.endedSignIn) stream.end('session-ended');
      return;
    }
    const customer = this.#customers.get(message.person);
    if (!customer) return;
    if ('payment' in message) {
      const { polling } = customer;
      void (message.payment === 'begun' ? polling.noteBegun() : polling.noteSeen());
      return;
    }
    for (const { signIn, stream } of customer.streams)
      if (signIn !== message.madeBy) stream.send({ name: 'stale', data: message.stale });
  }

  #forget(open: Open, end: StreamEnd): void {
    const { metrics } = this.#options;
    const customer = this.#customers.get(open.person);
    if (!customer?.streams.delete(open)) return;
    this.#count -= 1;
    metrics.eventStreamsOpen(this.#count);
    metrics.eventStreamEnded(end);
    if (customer.streams.size > 0) return;
    customer.polling.end();
    this.#customers.delete(open.person);
  }
}

const toText = (signIn: SignIn): string => JSON.stringify(toSessionState(signIn));
