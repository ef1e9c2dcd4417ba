/**
 * Sends a charge once: with a key that belongs to an opened dialog and to what it sends. The key is kept for all tabs,
 * and over a reload, until the answer is known (docs/rules/errors.md#exactly-once, ADR 67).
 */
import { mayCharge } from '@perennial/shared/catalogue/charges';
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallInput } from '@perennial/shared/catalogue/types';
import i18next from 'i18next';
import { useState } from 'react';
import { createKey, readAttempts, removeAttempt, saveAttempt } from '../storage/order-attempts.ts';
import type { OrderAttempt } from '../storage/stored-shapes.ts';
import { type Call, type CallOptions, call, isResultUnknown, ProblemError } from './client.ts';

export type CallOnce = {
  /** The customer has opened the dialog: its next press is a new charge, if no other one is without an answer. */
  readonly begin: () => void;
  /** Makes a call. One that may charge has a key. Throws as `call`. */
  readonly call: Call;
  /** Whether a press has sent this before, in any tab: its answer is that of the first press. */
  readonly isRepetition: <N extends CallName>(name: N, input: CallInput<N>) => boolean;
  /** Returns the error of a charge with what the page has seen: it is not in the account yet. */
  readonly toNotSeen: (name: CallName, error: unknown) => unknown;
};

type Ports = {
  readonly send?: Call;
  /** Returns milliseconds since 1970. */
  readonly now?: () => number;
};

/** For one dialog, form or page. It is opened when this is called. */
export function createCallOnce({ send = call, now = Date.now }: Ports = {}): CallOnce {
  let openedAt = now();

  /** An answer that came while the dialog was open was for the same press: another tab has the same dialog. */
  const findAttempt = (content: string): OrderAttempt | undefined =>
    readAttempts(now()).find(
      ({ order, finished, startedAt }) => order === content && (!finished || startedAt > openedAt),
    );

  return {
    toNotSeen,
    begin() {
      openedAt = now();
    },

    isRepetition: (name, input) => findAttempt(toContent(name, input)) !== undefined,

    async call<N extends CallName>(name: N, input: CallInput<N>, options?: CallOptions) {
      if (!mayCharge(name)) return send(name, input, options);
      const content = toContent(name, input);
      const attempt = findAttempt(content) ?? {
        key: createKey(),
        order: content,
        startedAt: now(),
        awaitsPayment: null,
        finished: false,
      };
      saveAttempt(attempt, now());
      try {
        const answer = await send(name, input, { ...options, idempotencyKey: attempt.key });
        if (!attempt.finished) saveAttempt({ ...attempt, startedAt: now(), finished: true }, now());
        openedAt = now();
        return answer;
      } catch (error) {
        const failure = toFailure(error);
        if (failure instanceof ProblemError && !isResultUnknown(failure)) removeAttempt(attempt.key, now());
        throw failure;
      }
    },
  };
}

/** The result of a charge that an earlier press is still sending is not known, as that of a lost answer. */
function toFailure(error: unknown): unknown {
  if (!(error instanceof ProblemError) || error.problem.code !== 'change.inProgress') return error;
  return new ProblemError({ ...error.problem, status: 504 });
}

function toNotSeen(name: CallName, error: unknown): unknown {
  if (!mayCharge(name) || !(error instanceof ProblemError)) return error;
  const { problem } = error;
  return new ProblemError({ ...problem, detail: `${problem.detail}\n${i18next.t('ui.change.notSeen')}` });
}

const toContent = (name: CallName, input: unknown): string => JSON.stringify([name, input]);

/** The same `createCallOnce` for the life of the component. A dialog calls `begin` when it opens. */
export function useCallOnce(): CallOnce {
  const [once] = useState(() => createCallOnce());
  return once;
}
