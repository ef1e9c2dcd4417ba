/** The least that a proxy in Node has to do: `node:http` in front, undici's `dispatch` behind. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { type Dispatcher, Pool } from 'undici';
import { listen } from '../../src/testing/listen.ts';
import type { StartSubject } from './table.ts';

/** As many as the other subjects may open. */
const CONNECTIONS = 128;

export const start: StartSubject = ({ shopUrl }) => {
  const pool = new Pool(shopUrl, { connections: CONNECTIONS });
  const server = createServer((request, response) => {
    const { method = 'GET', url: path = '/', headers } = request;
    const hasBody = method !== 'GET' && method !== 'HEAD';
    pool.dispatch(
      {
        // undici takes any method; its type lists the usual ones.
        method: method as Dispatcher.HttpMethod,
        path,
        headers: withoutConnectionHeaders(headers),
        body: hasBody ? request : null,
      },
      toResponse(response),
    );
  });
  return listen(server);
};

/** Headers of one connection say nothing about the next (RFC 9110, section 7.6.1). */
function withoutConnectionHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, host: ____, ...others } = headers;
  return others;
}

function toResponse(response: ServerResponse): Dispatcher.DispatchHandler {
  return {
    onRequestStart: (controller) => {
      response.on('close', () => {
        if (!response.writableFinished) controller.abort(new Error('the client disconnected'));
      });
    },
    onResponseStart: (_controller, status, headers) => {
      response.writeHead(status, withoutConnectionHeaders(headers));
    },
    onResponseData: (controller, chunk) => {
      if (response.write(chunk)) return;
      controller.pause();
      response.once('drain', () => controller.resume());
    },
    onResponseEnd: () => {
      response.end();
    },
    onResponseError: () => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    },
  };
}
