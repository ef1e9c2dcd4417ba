/** One HTTP request as it is written: no redirect is followed, and no header is added but Host. */
import { Agent, type ClientRequest, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

const agent = new Agent({ keepAlive: true });

export type RequestHeaders = Readonly<Record<string, string | readonly string[]>>;

export type RequestOptions = {
  readonly method?: string;
  readonly headers?: RequestHeaders;
  readonly body?: string;
};

export class Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;

  constructor(status: number, headers: IncomingHttpHeaders, body: string) {
    this.status = status;
    this.headers = headers;
    this.text = body;
  }

  /** The body as JSON; throws if it is none. */
  get json(): Record<string, unknown> {
    return JSON.parse(this.text);
  }

  get location(): string {
    return this.headers.location ?? '';
  }

  get setCookies(): readonly string[] {
    return this.headers['set-cookie'] ?? [];
  }

  /** All that a browser receives: status, headers and body. */
  get everything(): string {
    return `${this.status}\n${JSON.stringify(this.headers)}\n${this.text}`;
  }
}

/** Rejects with the error of the connection. */
export function responseTo(outgoing: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => outgoing.once('response', resolve).once('error', reject));
}

/** Sends a request. Rejects with the error of the connection. */
export async function send(url: string, { method = 'GET', headers = {}, body }: RequestOptions = {}): Promise<Answer> {
  const { hostname, port, pathname, search } = new URL(url);
  const outgoing = request({
    agent,
    hostname,
    port,
    path: pathname + search,
    method,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, typeof value === 'string' ? value : [...value]]),
    ),
  });
  const response = await responseTo(outgoing.end(body));
  return new Answer(response.statusCode ?? 0, response.headers, await text(response));
}

/** Sends lines as they are, with an empty line and the body after them. Returns all that the server sends back. */
export async function sendRaw(url: string, lines: readonly string[], body = ''): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(`${[...lines, 'Connection: close', '', ''].join('\r\n')}${body}`);
  try {
    return await text(socket);
  } finally {
    socket.destroy();
  }
}

/** The status of what a server has sent; 0 if it has closed the connection without an answer. */
export function statusOf(raw: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(raw)?.[1] ?? 0);
}
