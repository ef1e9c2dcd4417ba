/** The drifts of a run: each kind once at least, chosen by the seed, and those of the source. Pure. */
import type { CallName } from '@perennial/shared/catalogue/routes';
import { namesOf } from '@perennial/shared/typed-tables';
import type { Interaction } from '../consumer/interaction.ts';
import { type AnswerDrift, fieldDriftsOf, wholeDriftsOf, wholeKinds } from './answer-drifts.ts';
import { fieldKindNames } from './field-kinds.ts';
import { type RequestDrift, requestDriftsOf } from './request-drifts.ts';
import { type SourceDrift, sourceDrifts } from './source-drifts.ts';

export type ChosenDrifts = {
  readonly answers: readonly AnswerDrift[];
  readonly requests: readonly RequestDrift[];
  readonly sources: readonly SourceDrift[];
};

/** How many drifts a run has. */
const DRIFTS = 60;

const requestKinds = [
  ['header', 'drop'],
  ['header', 'value'],
  ['query', 'rename'],
  ['query', 'value'],
  ['body', 'rename'],
  ['body', 'drop'],
  ['body', 'value'],
] as const;

/** Calls whose path and method are changed: one of each kind of access and body. */
const readCalls = ['getProfile', 'getSubscriptions', 'requestCart', 'getInvoices', 'getPaymentMethods'] as const;
const changingCalls = ['cancelSubscription', 'createReturn', 'giveDiscount', 'updateOptIn'] as const;

/** Returns the drifts of a seed; the same ones for the same seed and interactions. */
export function chooseDrifts(seed: number, interactions: readonly Interaction[]): ChosenDrifts {
  const random = createRandom(seed);
  const oneOf = (names: readonly CallName[]) => choose(names, 1, random);
  const requests = [
    ...requestKinds.flatMap(([part, kind]) => choose(requestDriftsOf(part, kind, interactions), 1, random)),
    ...oneOf(readCalls).map((call) => ({ call, part: 'path' }) as const),
    ...oneOf(changingCalls).map((call) => ({ call, part: 'method' }) as const),
  ];
  const wholes = namesOf(wholeKinds).flatMap((kind) => choose(wholeDriftsOf(kind, interactions), 1, random));
  const left = DRIFTS - requests.length - wholes.length - sourceDrifts.length;
  return { answers: [...wholes, ...chooseFields(left, interactions, random)], requests, sources: sourceDrifts };
}

/** Each kind of field once, then kinds by chance. */
function chooseFields(
  count: number,
  interactions: readonly Interaction[],
  random: () => number,
): readonly AnswerDrift[] {
  const candidates = new Map(fieldKindNames.map((kind) => [kind, [...fieldDriftsOf(kind, interactions)]]));
  const take = (kind: (typeof fieldKindNames)[number]) => {
    const ofKind = candidates.get(kind) ?? [];
    return ofKind.splice(Math.floor(random() * ofKind.length), 1);
  };
  const chosen = fieldKindNames.flatMap(take);
  while (chosen.length < count) chosen.push(...choose(fieldKindNames, 1, random).flatMap(take));
  return chosen.slice(0, count);
}

/** Returns a drift in words. */
export function titleOf(drift: AnswerDrift | RequestDrift | SourceDrift): string {
  if ('title' in drift) return `source: ${drift.title} (${drift.call})`;
  if ('part' in drift) {
    const what = 'name' in drift ? `${drift.part} ${drift.name}: ${drift.kind}` : drift.part;
    return `request of ${drift.call}: ${what}`;
  }
  return `answer of ${drift.call}: ${'field' in drift && drift.field !== '' ? `${drift.field}: ` : ''}${drift.kind}`;
}

/** Returns the kind of a drift, for the summary. */
export function kindOf(drift: AnswerDrift | RequestDrift | SourceDrift): string {
  if ('title' in drift) return 'source';
  if ('part' in drift) return 'kind' in drift ? `request: ${drift.part}, ${drift.kind}` : `request: ${drift.part}`;
  return `answer: ${drift.kind}`;
}

/** Returns a function that returns numbers from 0 to below 1, the same ones for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns some entries without repetition, all of them if there are not more. */
export function choose<T>(entries: readonly T[], count: number, random: () => number): readonly T[] {
  const rest = [...entries];
  return Array.from({ length: Math.min(count, rest.length) }).flatMap(() =>
    rest.splice(Math.floor(random() * rest.length), 1),
  );
}
