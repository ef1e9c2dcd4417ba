/** The stream of events of a customer's browser (docs/rules/results-at-once.md, ADR 89). */
import { randomInt } from 'node:crypto';
import type { Readable } from 'node:stream';
import { problemSchema } from '@perennial/shared/errors/problem';
import { EVENT_STREAM_PATH } from '@perennial/shared/event-stream';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { RequestProblem } from '../../errors/request-problem.ts';
import type { EventStreams } from '../../event-stream/event-streams.ts';
import type { ServiceState } from '../../stop.ts';
import type { CheckAccess } from '../call-access.ts';

type Options = { streams: EventStreams; checkAccess: CheckAccess; state: ServiceState };

/** When a browser may ask again that has got no stream, in seconds. */
const RETRY_WHEN_FULL = [30, 90] as const;
const RETRY_WHEN_STOPPING = [1, 4] as const;

export const eventStream: FastifyPluginAsyncZod<Options> = async (app, { streams, checkAccess, state }) => {
  state.onStop.push(() => streams.end());
  app.addHook('preClose', async () => streams.end());

  app.get(
    EVENT_STREAM_PATH,
    {
      schema: {
        operationId: 'openEventStream',
        summary:
          'What happens to the customer, as it happens: names of data that are stale, and the end of the session',
        tags: ['Session'],
        response: {
          200: {
            description: 'Server-sent events `open`, `stale` and `session`; the request does not extend the session',
            content: { 'text/event-stream': { schema: z.string() } },
          },
          204: z
            .null()
            .describe('No stream now: the page polls. It may ask again after `Retry-After`; without it, never'),
          default: problemSchema,
        },
      },
      onRequest: (request) => checkAccess(request, 'getPaymentActivity'),
    },
    async (request, reply) => {
      const signIn = await request.visitor.signIn();
      if (!signIn) throw new RequestProblem('session.required');
      const wait = streams.isOff ? undefined : findWait(streams, state);
      if (streams.isOff || wait !== undefined) {
        if (wait !== undefined) reply.header('retry-after', wait);
        return reply.code(204).send(null);
      }
      return sendStream(reply, streams.open(request, signIn).body);
    },
  );
};

function sendStream(reply: FastifyReply, body: Readable) {
  // nginx keeps what it passes on until a buffer is full, unless it is told not to.
  reply.headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' }).type('text/event-stream; charset=utf-8');
  return reply.send(body);
}

/** Returns after how many seconds a browser may ask again; undefined if it gets a stream. */
function findWait({ isFull }: EventStreams, { isStopping }: ServiceState): number | undefined {
  if (isStopping) return randomInt(...RETRY_WHEN_STOPPING);
  return isFull ? randomInt(...RETRY_WHEN_FULL) : undefined;
}
