/** The stream of one browser: events as text (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
import { Readable } from 'node:stream';
import { HEARTBEAT_MS, type StreamEvent } from '@perennial/shared/event-stream';
import type { StreamEnd } from '../metrics/metrics.ts';

/** In how many milliseconds a browser opens another one. */
const RETRY_MS = 1000;

/** Several hundred events. A browser that is there reads each at once. */
const MAX_UNREAD_BYTES = 16_384;

type Ports = {
  /** Called at each heartbeat; an answer other than undefined ends the stream. Must not reject. */
  readonly check: () => Promise<StreamEnd | undefined>;
  readonly onEnd: (end: StreamEnd) => void;
  readonly onSent: (name: StreamEvent['name']) => void;
  /** How long it lives, in milliseconds. */
  readonly lifetimeMs: number;
};

export class EventStream {
  readonly body: Readable;
  readonly #ports: Ports;
  #heartbeat: NodeJS.Timeout | undefined;
  readonly #lifetime: NodeJS.Timeout;
  #end: StreamEnd | undefined;

  constructor(ports: Ports) {
    this.#ports = ports;
    this.body = new Readable({ read: () => {} }).once('close', () => this.end('left'));
    this.#awaitBeat();
    this.#lifetime = setTimeout(() => this.end('renewed'), ports.lifetimeMs).unref();
    // At once: a browser that gets nothing concludes that a proxy buffers what it should pass on.
    this.#push(`retry: ${RETRY_MS}\n\n`);
  }

  send(event: StreamEvent): void {
    const data = 'data' in event ? event.data : {};
    if (this.#push(`event: ${event.name}\ndata: ${JSON.stringify(data)}\n\n`)) this.#ports.onSent(event.name);
  }

  /** Ends the stream, once, and says so if the sign-in has ended. */
  end(end: StreamEnd): void {
    if (this.#end) return;
    if (end === 'session-ended') this.send({ name: 'session', data: 'ended' });
    this.#end = end;
    clearTimeout(this.#heartbeat);
    clearTimeout(this.#lifetime);
    // What is written goes out before the end.
    if (!this.body.destroyed) this.body.push(null);
    this.#ports.onEnd(end);
  }

  async #beat(): Promise<void> {
    const end = await this.#ports.check();
    if (end) this.end(end);
    else if (this.#push(':\n\n')) this.#awaitBeat();
  }

  #awaitBeat(): void {
    this.#heartbeat = setTimeout(() => void this.#beat(), HEARTBEAT_MS).unref();
  }

  #push(text: string): boolean {
    if (this.#end) return false;
    if (this.body.readableLength > MAX_UNREAD_BYTES) {
      this.end('unread');
      return false;
    }
    this.body.push(text);
    return true;
  }
}
