/** The process behind the subjects: a shop API that answers from memory, and the sandbox's content service. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buildContent } from '@perennial/sandbox/content/content';
import { listen } from '../../src/testing/listen.ts';
import { answerQuestions } from '../processes/answer-questions.ts';
import type { Upstream } from '../subjects/table.ts';
import { customersAnswers, strangersAnswers, USER_TOKEN } from './shop-answers.ts';

const answers = { start };

export type UpstreamAnswers = typeof answers;

answerQuestions(answers);

async function start(): Promise<Upstream> {
  const server = createServer(answer);
  // Longer than a run, so that no request meets a connection that is about to close.
  server.keepAliveTimeout = 600_000;
  // Nobody requests its images, so its public address does not matter.
  const content = await buildContent({ publicUrl: 'https://content.example' });
  return { shopUrl: await listen(server), contentUrl: await content.listen({ host: '127.0.0.1', port: 0 }) };
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  if (request.method === 'GET') {
    send(response, findPrefetched(request, 0));
    return;
  }
  let received = 0;
  request.on('data', (chunk: Buffer) => {
    received += chunk.length;
  });
  request.on('end', () => send(response, findPrefetched(request, received)));
}

type Answer = { readonly status: number; readonly body: Buffer };

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
}

const errorBody = Buffer.from('{"errorMessages":[]}');

/** A subject that loses the token of the session or the body of the request gets another body or an error: the run fails. */
function findPrefetched({ method, url, headers }: IncomingMessage, received: number): Answer {
  const answers = headers['user-token'] === USER_TOKEN ? customersAnswers : strangersAnswers;
  const found = answers.get(`${method} ${url}`);
  if (!found) return { status: answers === customersAnswers ? 404 : 401, body: errorBody };
  if (found.needsBody && received === 0) return { status: 400, body: errorBody };
  return { status: 200, body: found.body };
}
