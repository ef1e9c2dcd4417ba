/**
 * The answers that the page came with (docs/rules/content.md#drawn-pages). They are in SWR's cache from the start, and
 * the first view does not ask for them again. They are old after the first navigation.
 */
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallInput, CallResponse } from '@perennial/shared/catalogue/types';
import type { PageAnswer } from '@perennial/shared/page-answers';
import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { type State, unstable_serialize } from 'swr';

type Answers = ReadonlyMap<string, PageAnswer>;

const noAnswers: Answers = new Map();

const AnswersContext = createContext(noAnswers);

export function toAnswers(list: readonly PageAnswer[] = []): Answers {
  return new Map(list.map((answer) => [unstable_serialize([answer.name, answer.input]), answer]));
}

/** Returns the content of a new cache. `_k` is the key that `mutate` finds entries by. */
export function toCache(answers: Answers): Map<string, State & { _k: unknown }> {
  return new Map([...answers].map(([key, { name, input, data }]) => [key, { data, _k: [name, input] }]));
}

/** `answers` is undefined when the first view is over. */
export function PageAnswers({ answers = noAnswers, children }: { answers: Answers | undefined; children: ReactNode }) {
  return <AnswersContext value={answers}>{children}</AnswersContext>;
}

/** Whether the page came with the response of a key `[name, input]`. */
export function useIsAnswered(key: unknown): boolean {
  const answers = useContext(AnswersContext);
  return answers.size > 0 && key !== null && answers.has(unstable_serialize(key));
}

export type FindAnswer = <N extends CallName>(name: N, input: CallInput<N>) => CallResponse<N> | undefined;

/** Returns a function that finds the response that the page came with, for what does not read through SWR. */
export function useFindAnswer(): FindAnswer {
  const answers = useContext(AnswersContext);
  return useCallback<FindAnswer>(
    <N extends CallName>(name: N, input: CallInput<N>) =>
      answers.get(unstable_serialize([name, input]))?.data as CallResponse<N> | undefined,
    [answers],
  );
}
