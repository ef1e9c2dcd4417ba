/** An open stream of server-sent events, read as it comes. */
import {
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
} from 'node:http';
import { responseTo } from './http-request.ts';

export class OpenEvents {
  readonly #request: ClientRequest;
  readonly #response: IncomingMessage;
  #text = '';
  #hasEnded = false;

  private constructor(outgoing: ClientRequest, response: IncomingMessage) {
    this.#request = outgoing;
    this.#response = response;
    response.setEncoding('utf8').on('data', (text) => {
      this.#text += text;
    });
    response.once('close', () => {
      this.#hasEnded = true;
    });
    // An instance that is killed ends the connection.
    response.on('error', () => {});
  }

  /** Resolves with the headers of the answer; the body comes later. Rejects with the error of the connection. */
  static async open(url: string, headers: OutgoingHttpHeaders): Promise<OpenEvents> {
    const outgoing = request(url, { agent: false, headers });
    return new OpenEvents(outgoing, await responseTo(outgoing.end()));
  }

  get status(): number {
    return this.#response.statusCode ?? 0;
  }

  get headers(): IncomingHttpHeaders {
    return this.#response.headers;
  }

  /** All that has come. */
  get text(): string {
    return this.#text;
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** The events that have come, as `name data`. */
  get events(): readonly string[] {
    return [...this.#text.matchAll(/^event: (.*)\ndata: (.*)$/gm)].map(([, name, data]) => `${name} ${data}`);
  }

  close(): void {
    this.#request.destroy();
  }
}
