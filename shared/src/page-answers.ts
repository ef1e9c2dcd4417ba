/** What a page asks the shop API first, and the answers that the BFF sends with the page (docs/rules/content.md#drawn-pages). */
import type { CallName } from './catalogue/routes.ts';
import type { CallInput } from './catalogue/types.ts';

/** A call that a page makes for its first view. */
export type PageQuestion = { readonly [N in CallName]: { readonly name: N; readonly input: CallInput<N> } }[CallName];

/**
 * A question with the response of the shop API as it was sent. The answer to `getSubscription` is that of
 * `/bff/subscriptions/:number`: the pages read it there.
 */
export type PageAnswer = PageQuestion & { readonly data: unknown };

/** Returns a question. The type of the input follows from the name. */
export function askFirst<N extends CallName>(name: N, input: CallInput<N>): PageQuestion {
  return { name, input } as PageQuestion;
}
