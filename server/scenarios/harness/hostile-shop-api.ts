/** A shop API that answers as a test says, and that can be down. */

import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { portOf } from '../../src/testing/listen.ts';

type ReceivedCall = {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

export type AnswerCall = (response: ServerResponse, call: ReceivedCall) => void;

export function sendJson(response: ServerResponse, status: number, body: unknown, headers: object = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

const ada = { uuid: 'u-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };

/** `answers` has the answer to a path; a path without one gets an empty list. */
export async function startHostileShopApi() {
  const received: ReceivedCall[] = [];
  const answers = new Map<string, AnswerCall>();
  const refusedTokens = new Set<string>();
  let tokens = 0;

  const server = createServer(async (message, response) => {
    const { method = '', url = '', headers } = message;
    const call = { method, path: url, headers, body: await text(message) };
    received.push(call);
    const answer = answers.get(url);
    if (answer) return answer(response, call);
    if (url !== '/api/user/signin-udi') {
      return sendJson(response, refusedTokens.has(String(headers['user-token'])) ? 401 : 200, []);
    }
    tokens += 1;
    return sendJson(response, 200, { token: `user-token-${tokens}`, details: ada });
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return portOf(server);
  };
  const close = async () => {
    if (!server.listening) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  const port = await listen(0);

  return {
    url: `http://127.0.0.1:${port}`,
    answers,
    /** The calls to a path. */
    received: (path: string) => received.filter((call) => call.path === path),
    /** Refuses all tokens that it has given. */
    expireTokens: () => {
      for (let token = 1; token <= tokens; token += 1) refusedTokens.add(`user-token-${token}`);
    },
    /** Refuses connections until `comeBack`. */
    goDown: close,
    comeBack: async () => {
      if (!server.listening) await listen(port);
    },
    reset: () => {
      answers.clear();
      received.splice(0);
    },
    close,
  };
}
