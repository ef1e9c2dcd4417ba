/** The requests that the services received, oldest first. Tests use it to see what the shop sent. */
import type { ServiceName } from './faults.ts';

export type LoggedRequest = {
  readonly service: ServiceName;
  readonly time: string;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The body as Fastify parsed it. Missing if the service reads the stream itself. */
  body?: unknown;
  /** The status of the answer. Missing until the service has answered. */
  status?: number;
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
