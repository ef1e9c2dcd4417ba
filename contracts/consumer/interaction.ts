/** One line of the contract: what is asked through the BFF, and what the shop API has to answer. */

import type { ShopInput } from '@perennial/server/shop-api/shop-api';
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallInput, CallResponse } from '@perennial/shared/catalogue/types';
import type { CultureCode } from '@perennial/shared/cultures/cultures';
import { errorTable } from '@perennial/shared/errors/error-table';
import { withoutNulls } from './matching.ts';
import type { StateName } from './states.ts';

/** Who asks. A signed-in person's token is the provider state's: a verifier puts in one that is valid there. */
export type Asker = 'anonymous' | 'customer' | 'admin';

export type Site = { readonly culture: CultureCode; readonly language: string };

export type Success = {
  readonly status: 200;
  /** JSON; undefined where nothing of the answer is read. */
  readonly body: unknown;
  /** Top-level fields that must be exactly so; the rest is compared by type. */
  readonly exactly: readonly string[];
};

export type Refusal = {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** The code says what the shop does: it must be this one. Other codes only choose a text. */
  readonly codeMatters: boolean;
};

/** A document, streamed to the browser as it is. */
export type DocumentAnswer = { readonly status: 200; readonly contentType: string };

export type Answer = Success | Refusal | DocumentAnswer;

type Details = {
  readonly call: CallName;
  readonly given: StateName;
  /** What the shop API receives, in words; unique within its provider state. */
  readonly when: string;
  readonly as: Asker;
  readonly input: ShopInput;
  /** The query that the shop API receives, where the BFF does not pass on the browser's. */
  readonly sentQuery?: ShopInput['query'];
  readonly site?: Site;
  readonly answer: Answer;
  /** What the BFF tells its client, where it is not what the answer says. */
  readonly told?: { readonly status: number; readonly body: Readonly<Record<string, unknown>> };
};

export type Interaction = Details;

type OfCall<N extends CallName> = Omit<Details, 'call' | 'input' | 'answer'> & {
  readonly call: N;
  readonly input: CallInput<N>;
};

/** A call that succeeds; its answer is compared by type, apart from the fields named in `exactly`. */
export function succeeds<const N extends CallName>(
  details: OfCall<N> & {
    readonly answer: CallResponse<N>;
    readonly exactly?: readonly (keyof CallResponse<N> & string)[];
  },
): Interaction {
  const { answer: body, exactly = [], ...rest } = details;
  return { ...rest, input: plain(details.input), answer: { status: 200, body: withoutNulls(body), exactly } };
}

/** A call that succeeds, of whose answer nothing is read. */
export function accepts<const N extends CallName>(details: OfCall<N>): Interaction {
  return { ...details, input: plain(details.input), answer: { status: 200, body: undefined, exactly: [] } };
}

/** A call that succeeds with a document. */
export function opens<const N extends CallName>(details: OfCall<N> & { readonly contentType: string }): Interaction {
  const { contentType, ...rest } = details;
  return { ...rest, input: plain(details.input), answer: { status: 200, contentType } };
}

/** A call that is refused (specification 1, section 8). */
export function isRefused<const N extends CallName>(
  details: OfCall<N> & { readonly with: readonly [status: number, code: `error.message.${string}`, message: string] },
): Interaction {
  const { with: refusal, ...rest } = details;
  const [status, code, message] = refusal;
  return { ...rest, input: plain(details.input), answer: { status, code, message, codeMatters: code in errorTable } };
}

function plain({ params, query, body }: { params?: unknown; query?: unknown; body?: unknown }): ShopInput {
  return { params, query, body } as ShopInput;
}

export const isSuccess = ({ answer }: Interaction): boolean => answer.status < 300;
