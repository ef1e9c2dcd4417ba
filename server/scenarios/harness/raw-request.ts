/** Bytes over a socket, for requests that no HTTP client would send. */
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

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
