/** The forty drifts of a run: some of each kind, chosen by the seed, and the drifts of the source. Pure. */
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { Interaction } from '../consumer/interaction.ts';
import { type AnswerDrift, answerDriftsOf, type FieldDrift } from './answer-drifts.ts';
import { choose, createRandom } from './choose.ts';
import { type RequestDrift, requestDriftsOf } from './request-drifts.ts';
import { type SourceDrift, sourceDrifts } from './source-drifts.ts';

export type ChosenDrifts = {
  readonly answers: readonly AnswerDrift[];
  readonly requests: readonly RequestDrift[];
  readonly sources: readonly SourceDrift[];
};

const answerCounts: Readonly<Record<FieldDrift, number>> = {
  rename: 4,
  drop: 3,
  type: 3,
  null: 3,
  array: 2,
  enum: 2,
  date: 2,
};

const requestCounts = [
  ['header', 'drop', 1],
  ['header', 'value', 1],
  ['query', 'rename', 1],
  ['query', 'value', 1],
  ['body', 'rename', 1],
  ['body', 'drop', 1],
  ['body', 'value', 1],
] as const;

/** Calls with a JSON answer that the shop reads. */
const readCalls = ['getProfile', 'getSubscriptions', 'requestCart', 'getInvoices', 'getPaymentMethods'] as const;
const changingCalls = ['cancelSubscription', 'createReturn', 'giveDiscount', 'updateOptIn'] as const;

/** Returns the drifts of a seed; the same ones for the same seed and interactions. */
export function chooseDrifts(seed: number, interactions: readonly Interaction[]): ChosenDrifts {
  const random = createRandom(seed);
  const oneOf = (names: readonly CallName[]) => choose(names, 1, random);
  const kinds = Object.keys(answerCounts) as FieldDrift[];
  return {
    answers: [
      ...kinds.flatMap((kind) => choose(answerDriftsOf(kind, interactions), answerCounts[kind], random)),
      ...oneOf(readCalls).map((call) => ({ call, kind: 'status' }) as const),
      ...oneOf(['submitOrder', 'requestCart', 'applyPromotionCode']).map((call) => ({ call, kind: 'code' }) as const),
      { call: 'submitOrder', kind: 'extraInfo' },
      { call: 'getProfile', kind: 'token' },
    ],
    requests: [
      ...requestCounts.flatMap(([part, kind, count]) =>
        choose(requestDriftsOf(part, kind, interactions), count, random),
      ),
      ...oneOf(readCalls).map((call) => ({ call, part: 'path' }) as const),
      ...oneOf(changingCalls).map((call) => ({ call, part: 'method' }) as const),
    ],
    sources: sourceDrifts,
  };
}

/** Returns a drift in words. */
export function titleOf(drift: AnswerDrift | RequestDrift | SourceDrift): string {
  if ('title' in drift) return `source: ${drift.title} (${drift.call})`;
  if ('part' in drift) {
    const what = 'name' in drift ? `${drift.part} ${drift.name}: ${drift.kind}` : drift.part;
    return `request of ${drift.call}: ${what}`;
  }
  return `answer of ${drift.call}: ${'field' in drift ? `${drift.field}: ` : ''}${drift.kind}`;
}
