/** What the services received, newest last, so that a test can see what the shop really sent. */
import type { ServiceName } from './faults.ts';

export type LoggedRequest = {
  readonly service: ServiceName;
  readonly time: string;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** As Fastify parsed it; missing where the service reads the stream itself. */
  body?: unknown;
};

const LIMIT = 1000;

export class RequestLog {
  #requests: LoggedRequest[] = [];

  add(request: LoggedRequest): void {
    this.#requests.push(request);
    if (this.#requests.length > LIMIT) this.#requests.shift();
  }

  all(service?: ServiceName): readonly LoggedRequest[] {
    return service === undefined ? this.#requests : this.#requests.filter((request) => request.service === service);
  }

  clear(): void {
    this.#requests = [];
  }
}
