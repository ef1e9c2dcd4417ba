/** What a cancellation leads to, for the customer to read before it is sent. */
import type { PlanKind } from '@perennial/shared/subscriptions/subscription-state';
import type { CancelFacts } from './cancel-facts.ts';
import { type Answers, findReturned, findSubmission } from './cancel-flow.ts';

type CancelResult = {
  readonly name:
    | 'replenishment'
    | 'remaining'
    | 'continues'
    | 'device'
    | 'returnDevice'
    | 'returnReplenishment'
    | 'refund'
    | 'withdraw'
    | 'undo';
  /** The product that a sentence names. */
  readonly part: PlanKind;
};

/**
 * Returns the sentences in the order in which they are shown. `removeRefund` is the switch of the site: no refund is
 * promised then.
 */
export function listResults(facts: CancelFacts, answers: Answers, removeRefund: boolean): readonly CancelResult[] {
  switch (findSubmission(facts, answers)) {
    case 'return':
      return listReturns(facts, answers).filter(({ name }) => name !== 'refund' || !removeRefund);
    case 'replenishment':
      return [
        { name: 'replenishment', part: 'replenishment' },
        { name: 'remaining', part: 'replenishment' },
        ...(facts.deviceGoesOn ? [{ name: 'continues', part: 'device' } as const] : []),
        { name: 'undo', part: 'replenishment' },
      ];
    case 'insurer':
      return [
        ...(facts.variant === 'replenishmentOnly' ? [] : [{ name: 'device', part: 'device' } as const]),
        ...(facts.variant === 'deviceOnly' ? [] : [{ name: 'replenishment', part: 'replenishment' } as const]),
        { name: 'undo', part: 'replenishment' },
      ];
    case 'device':
      return [
        { name: 'device', part: 'device' },
        { name: 'undo', part: 'device' },
      ];
  }
}

function listReturns(facts: CancelFacts, answers: Answers): readonly CancelResult[] {
  return [
    ...findReturned(facts, answers).flatMap((part): readonly CancelResult[] =>
      part === 'device'
        ? [{ name: 'returnDevice', part }]
        : [
            { name: 'returnReplenishment', part },
            { name: 'refund', part },
          ],
    ),
    { name: 'withdraw', part: 'device' },
  ];
}
