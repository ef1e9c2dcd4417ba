/** Which step of the cancel flow a dialog is (docs/rules/cancel-and-return.md#count-of-steps). */
import { returnSteps } from '../../../paths.ts';
import './cancel.css';
import { type CancelFacts, needsNudge } from './cancel-facts.ts';
import { type CancelState, findSubmission } from './cancel-flow.ts';

type StepCount = { readonly number: number; readonly total: number };

/** A dialog, or a page of a return. */
type Counted = CancelState['step']['name'] | 'page';

/** The pages of a return, which count on their own. */
const returnPages: readonly Counted[] = returnSteps.map(() => 'page');

/** Returns the place of the open dialog; undefined for the only step, and for a dialog that is no step. */
export function countSteps(facts: CancelFacts, state: CancelState): StepCount | undefined {
  // The address and its carriers are one step: nothing is chosen while these are asked.
  const open = state.step.name === 'carriers' ? 'address' : state.step.name;
  const steps = listSteps(facts, state);
  const place = steps.indexOf(open);
  return place < 0 || steps.length < 2 ? undefined : { number: place + 1, total: steps.length };
}

/** As far as they are known: what is still to be paid is known after the reasons were sent. */
function listSteps(facts: CancelFacts, { answers, step }: CancelState): readonly Counted[] {
  const asked: readonly Counted[] = [
    ...(needsNudge(facts) ? (['nudge'] as const) : []),
    ...(facts.items.length > 0 ? (['choice'] as const) : []),
  ];
  if (findSubmission(facts, answers) === 'return') {
    return [...asked, ...(facts.variant === 'combined' ? returnPages : (['reasons', 'address'] as const))];
  }
  return [...asked, 'reasons', ...(step.name === 'amounts' ? (['amounts'] as const) : [])];
}

/** Describes the dialog; one is open at a time. */
const STEP_ID = 'cancel-step';

/** The step in words, below the title of its dialog. Nothing for a dialog that is no step. */
export function StepLine({ step }: { step: string | undefined }) {
  if (step === undefined) return null;
  return (
    <p id={STEP_ID} ref={describeDialog} className="cancel-step figures">
      {step}
    </p>
  );
}

/** Screen readers say it after the title. Here, because each page has the dialog, and few pages have steps in one. */
function describeDialog(line: HTMLElement | null): void {
  line?.closest('dialog')?.setAttribute('aria-describedby', STEP_ID);
}
