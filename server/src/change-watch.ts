/**
 * What happens around each change: the kept answers count no more, unless it was not sent; the change gives its receipt, and
 * other browsers of the customer are told.
 */
import type { FastifyRequest } from 'fastify';
import type { CustomerEvents } from './event-stream/customer-events.ts';
import type { KeptAnswers } from './kept-answers/kept-answers.ts';
import type { Receipts } from './receipts/receipts.ts';
import type { SignIn } from './session/sign-in-record.ts';
import type { ChangeWatch, EndOfChange } from './shop-api/visitor-shop-api.ts';

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
  async function endAnswers({ visitor }: FastifyRequest, { id }: Pick<SignIn, 'id'>): Promise<void> {
    const [counted, dropped] = await Promise.allSettled([visitor.countChange(), kept.drop(id)]);
    if (counted.status === 'rejected' && dropped.status === 'rejected') throw counted.reason;
  }

  async function begin(request: FastifyRequest): Promise<EndOfChange> {
    const signIn = kept.isOn ? await request.visitor.signIn() : undefined;
    if (!signIn) return async () => {};
    await kept.settle(signIn.id);
    // The answers of before count no more from now on. They are removed when it is known that the change was sent.
    const count = await request.visitor.countChange().catch(async (error: unknown) => {
      await kept.drop(signIn.id).catch(() => Promise.reject(error));
      return undefined;
    });
    return async (wasSent) => {
      try {
        if (!wasSent && count !== undefined) return await kept.countAgain(signIn.id, count);
        // What was read while the change was under way may be of before it.
        await endAnswers(request, signIn);
      } catch (err) {
        request.log.error({ err }, 'answers of before a change were not dropped');
      }
    };
  }

  return {
    begin,
    note: async (request, name, ...change) => {
      await receipts.note(request, name, ...change);
      await events.noteChange(request, name);
    },
  };
}
