/**
 * What happens around each change: the kept answers count no more, the change gives its receipt, and other browsers of the
 * customer are told.
 */
import type { FastifyRequest } from 'fastify';
import type { CustomerEvents } from './event-stream/customer-events.ts';
import type { KeptAnswers } from './kept-answers/kept-answers.ts';
import type { Receipts } from './receipts/receipts.ts';
import type { ChangeWatch } from './shop-api/visitor-shop-api.ts';

type Dependencies = {
  readonly kept: KeptAnswers;
  readonly receipts: Receipts;
  readonly events: Pick<CustomerEvents, 'noteChange'>;
};

export function createChangeWatch({ kept, receipts, events }: Dependencies): ChangeWatch {
  /**
   * Either is enough: without the count only an answer that is on its way could be kept. Throws the error of the store if it
   * takes neither.
   */
  async function endAnswers({ visitor }: FastifyRequest): Promise<void> {
    const signIn = kept.isOn ? await visitor.signIn() : undefined;
    if (!signIn) return;
    const [counted, dropped] = await Promise.allSettled([visitor.countChange(), kept.drop(signIn.id)]);
    if (counted.status === 'rejected' && dropped.status === 'rejected') throw counted.reason;
  }

  return {
    begins: endAnswers,
    // What was read while the change was under way may be of before it.
    ends: (request) =>
      endAnswers(request).catch((err: unknown) => {
        request.log.error({ err }, 'answers of before a change were not dropped');
      }),
    note: async (request, name, ...change) => {
      await receipts.note(request, name, ...change);
      await events.noteChange(request, name);
    },
  };
}
