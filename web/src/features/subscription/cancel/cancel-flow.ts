/**
 * The cancel flow as one state machine: pure functions from a state and an event to the next state and what it asks
 * for (docs/rules/cancel-and-return.md#cancel-flow).
 */
import type { CallResponse } from '@perennial/shared/catalogue/types';
import type { ReturnScope } from '@perennial/shared/models/return';
import type { CancellationPreview } from '@perennial/shared/models/subscription-details';
import { partsOfScope, toScope } from '@perennial/shared/subscriptions/plan-facts';
import { type PlanKind, planKinds } from '@perennial/shared/subscriptions/subscription-state';
import type { ModifyTask } from '../modify/modify-offers.ts';
import { hasReason, noReasons, type Reasons, tickReason } from '../reasons/reasons.ts';
import { type CancelFacts, needsNudge } from './cancel-facts.ts';
import {
  type CancelRequest,
  cancelDevice,
  cancelInsured,
  cancelPlainly,
  cancelReplenishment,
  chooseCarriers,
  loadCarriers,
  previewCancellation,
  requestReturn,
} from './cancel-requests.ts';

export type Answer = 'keep' | 'return';
export type Answers = Readonly<Partial<Record<PlanKind, Answer>>>;

/** What is left to pay after a cancellation. Amounts are decimal. */
export type CancelAmounts = CancellationPreview['data']['result'] & { readonly remainingAmount: number };

/** The open dialog. */
type CancelStep =
  | { readonly name: 'closed' }
  | { readonly name: 'nudge' }
  | { readonly name: 'choice' }
  /** The customer keeps what cannot be cancelled without its return. */
  | { readonly name: 'kept' }
  | { readonly name: 'reasons' }
  /** The question of a plain cancellation. */
  | { readonly name: 'question' }
  | { readonly name: 'amounts'; readonly amounts: CancelAmounts }
  /** The return is requested; its address is not confirmed yet. `edits`: the customer has to change it. */
  | { readonly name: 'address'; readonly scope: ReturnScope; readonly edits?: true }
  | { readonly name: 'carriers'; readonly scope: ReturnScope }
  | { readonly name: 'next'; readonly scope: ReturnScope };

export type CancelState = Reasons & {
  readonly step: CancelStep;
  readonly answers: Answers;
  /** While a request runs, all events of the customer are dropped. */
  readonly running: CancelRequest | undefined;
  /** Why the last request failed. */
  readonly failure: string | undefined;
};

/** The tasks that the customer can choose instead. */
type InsteadTask = 'pause' | 'buy' | ModifyTask;

export type Destination =
  | { readonly page: 'overview' | 'confirmation' | 'reloaded' }
  | { readonly page: 'task'; readonly task: InsteadTask }
  | { readonly page: 'return'; readonly scope: ReturnScope };

export type CancelEvent =
  | { readonly type: 'process' | 'cancel' | 'choose' | 'proceed' | 'confirm' | 'confirmAddress' | 'finish' | 'close' }
  | { readonly type: 'changeAddress' }
  | { readonly type: 'instead'; readonly task: InsteadTask }
  | { readonly type: 'answer'; readonly part: PlanKind; readonly answer: Answer }
  | { readonly type: 'tick'; readonly reason: string; readonly ticked: boolean }
  | { readonly type: 'write'; readonly note: string }
  | { readonly type: 'failed'; readonly text: string }
  | { readonly type: 'accepted' }
  | { readonly type: 'previewed'; readonly amounts: CancellationPreview['data']['result'] }
  | { readonly type: 'carriersLoaded'; readonly carriers: CallResponse<'getReturnCarriers'> };

export type CancelOutcome = {
  readonly state: CancelState;
  readonly request?: CancelRequest;
  readonly goTo?: Destination;
  /** What the notice about the cancellation says of the charges; without a preview it is unknown. */
  readonly charged?: CancelAmounts | 'nothing' | 'unknown';
};

export const closedFlow: CancelState = {
  step: { name: 'closed' },
  answers: {},
  ...noReasons,
  running: undefined,
  failure: undefined,
};

/** Returns the next state. An event that the state does not expect changes nothing. */
export function transition(facts: CancelFacts, state: CancelState, event: CancelEvent): CancelOutcome {
  const { step, running } = state;
  if (running) return settle(facts, state, running, event);
  switch (event.type) {
    case 'close':
      return { state: closedFlow };
    case 'process':
      return step.name === 'closed' ? start(facts) : { state };
    case 'instead':
      return { state: closedFlow, goTo: { page: 'task', task: event.task } };
    case 'cancel':
      return step.name === 'nudge' ? { state: at(state, afterNudge(facts)) } : { state };
    case 'answer':
      return { state: { ...state, answers: { ...state.answers, [event.part]: event.answer } } };
    case 'choose':
      return step.name === 'choice' && isAnswered(facts, state.answers) ? choose(facts, state) : { state };
    case 'tick':
      return { state: { ...state, reasons: tickReason(state.reasons, event.reason, event.ticked) } };
    case 'write':
      return { state: { ...state, note: event.note } };
    case 'proceed':
      return step.name === 'reasons' && hasReason(state) ? ask(state, submit(facts, state)) : { state };
    case 'confirm':
      if (step.name === 'question') return ask(state, cancelPlainly(facts));
      return step.name === 'amounts' ? ask(state, cancelReplenishment(facts, state)) : { state };
    case 'confirmAddress':
      if (step.name !== 'address' && step.name !== 'carriers') return { state };
      return ask(at(state, { name: 'carriers', scope: step.scope }), loadCarriers(facts, step.scope));
    case 'changeAddress':
      return step.name === 'carriers'
        ? { state: at(state, { name: 'address', scope: step.scope, edits: true }) }
        : { state };
    case 'finish':
      return step.name === 'next' ? { state: closedFlow, goTo: { page: afterReturn(step.scope) } } : { state };
    default:
      return { state };
  }
}

const at = (state: CancelState, step: CancelStep): CancelState => ({ ...state, step, failure: undefined });

function ask(state: CancelState, request: CancelRequest): CancelOutcome {
  return { state: { ...state, running: request, failure: undefined }, request };
}

function start(facts: CancelFacts): CancelOutcome {
  return { state: at(closedFlow, needsNudge(facts) ? { name: 'nudge' } : afterNudge(facts)) };
}

function afterNudge({ path, items }: CancelFacts): CancelStep {
  if (path === 'plain') return { name: 'question' };
  return { name: items.length > 0 ? 'choice' : 'reasons' };
}

/** Whether the customer has decided about each product. */
export function isAnswered(facts: CancelFacts, answers: Answers): boolean {
  return facts.items.every(
    ({ part, refusal }) => refusal !== undefined || answers[part] !== undefined || goesWithDevice(facts, answers, part),
  );
}

/** Whether the device takes this product back with it. */
export function goesWithDevice({ goesBackTogether }: CancelFacts, answers: Answers, part: PlanKind): boolean {
  return goesBackTogether && part === 'replenishment' && answers.device === 'return';
}

/** Returns the products that the customer sends back. */
export function findReturned({ items, goesBackTogether }: CancelFacts, answers: Answers): readonly PlanKind[] {
  const returned = items
    .filter(({ part, refusal }) => refusal === undefined && answers[part] === 'return')
    .map(({ part }) => part);
  return goesBackTogether && returned.includes('device') ? planKinds : returned;
}

/** Returns the scope of the return; undefined if everything is kept. */
const findReturnScope = (facts: CancelFacts, answers: Answers) => toScope(findReturned(facts, answers));

/** The choice of a combined subscription to return something goes on with the pages of the return. */
function choose(facts: CancelFacts, state: CancelState): CancelOutcome {
  const scope = findReturnScope(facts, state.answers);
  if (scope && facts.variant === 'combined') return { state: closedFlow, goTo: { page: 'return', scope } };
  if (scope || cancelsReplenishment(facts)) return { state: at(state, { name: 'reasons' }) };
  return { state: at(state, { name: 'kept' }) };
}

type Submission = 'insurer' | 'return' | 'replenishment' | 'device';

/** Returns what the reasons are sent with. */
export function findSubmission(facts: CancelFacts, answers: Answers): Submission {
  if (facts.path === 'insurer') return 'insurer';
  if (findReturnScope(facts, answers)) return 'return';
  return cancelsReplenishment(facts) ? 'replenishment' : 'device';
}

/** Whether keeping everything cancels the replenishment. Otherwise only a return ends the subscription. */
export const cancelsReplenishment = ({ variant, isReplenishmentCancellable }: CancelFacts) =>
  variant !== 'deviceOnly' && isReplenishmentCancellable;

function submit(facts: CancelFacts, state: CancelState): CancelRequest {
  switch (findSubmission(facts, state.answers)) {
    case 'insurer':
      return cancelInsured(facts, state);
    case 'return':
      return requestReturn(facts, findReturnScope(facts, state.answers) ?? 'TryBuy', state);
    case 'replenishment':
      return previewCancellation(facts);
    case 'device':
      return cancelDevice(facts, state);
  }
}

/** What a running request leads to. */
function settle(facts: CancelFacts, state: CancelState, running: CancelRequest, event: CancelEvent): CancelOutcome {
  const settled: CancelState = { ...state, running: undefined };
  const { step } = state;
  switch (event.type) {
    case 'failed':
      return { state: { ...settled, failure: event.text } };
    case 'previewed': {
      const amounts = { ...event.amounts, remainingAmount: remainingOf(event.amounts) };
      if (amounts.remainingAmount > 0) return { state: at(settled, { name: 'amounts', amounts }) };
      return ask(settled, cancelReplenishment(facts, state));
    }
    case 'carriersLoaded': {
      if (step.name !== 'carriers') return { state };
      const choice = chooseCarriers(facts, event.carriers);
      return choice ? ask(settled, choice) : endReturn(step.scope);
    }
    case 'accepted':
      if (step.name === 'carriers') return endReturn(step.scope);
      if (running.call === 'createReturn' || running.call === 'createBundledReturn') {
        return { state: at(settled, { name: 'address', scope: running.input.body.scope }) };
      }
      if (running.call === 'cancelSubscription') return { state: closedFlow, goTo: { page: 'confirmation' } };
      return {
        state: closedFlow,
        goTo: { page: 'overview' },
        charged: step.name === 'amounts' ? step.amounts : facts.path === 'full' ? 'nothing' : 'unknown',
      };
    default:
      return { state };
  }
}

/** Whole cents: the difference of two decimals is not exact. */
const remainingOf = ({ totalAmount, paidAmount }: CancellationPreview['data']['result']) =>
  Math.round((totalAmount - paidAmount) * 100) / 100;

/** The carriers are chosen. */
function endReturn(scope: ReturnScope): CancelOutcome {
  return { state: at(closedFlow, { name: 'next', scope }) };
}

const afterReturn = (scope: ReturnScope) => {
  const parts: readonly PlanKind[] = partsOfScope[scope];
  return parts.includes('device') ? 'confirmation' : 'reloaded';
};
