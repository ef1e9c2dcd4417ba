/**
 * Runs the cancel flow: keeps the state that `cancel-flow.ts` decides, makes the requests that it asks for, and goes to the
 * pages that it names. Presses follow each other faster than the page renders; each finds the state of the one before.
 */
import { type Call, errorText } from '../../../api/client.ts';
import type { Change, MakeChange } from '../../../api/make-change.ts';
import { createStore } from '../../../state/store.ts';
import type { Reasons } from '../reasons/reasons.ts';
import { trackAccepted } from './cancel-analytics.ts';
import type { CancelFacts } from './cancel-facts.ts';
import {
  type CancelEvent,
  type CancelOutcome,
  type CancelState,
  closedFlow,
  type Destination,
  transition,
} from './cancel-flow.ts';
import { type CancelCall, type CancelRequest, isQuestion } from './cancel-requests.ts';

/** What is still charged after a cancellation. */
export type Charged = NonNullable<CancelOutcome['charged']>;

/** The subscription as the customer has seen it at the press, and what the flow can do to the page. */
export type CancelPage = {
  readonly facts: CancelFacts;
  /** Returns the reasons that were kept when the page was left. */
  readonly readReasons: () => Reasons | undefined;
  readonly keepReasons: (state: CancelState, event: CancelEvent) => void;
  readonly goTo: (destination: Destination, charged: Charged | undefined) => void;
  /** `isShownThere`: the page that the flow goes to says what is still charged. */
  readonly tellCharged: (charged: Charged, isShownThere: boolean) => void;
  /** The change is accepted, and is not visible yet. */
  readonly tellDelay: () => void;
  /** A change has failed whose dialog has gone. */
  readonly tellFailure: (text: string) => void;
};

type Ports = { readonly call: Call; readonly make: MakeChange };

export function createCancelStore({ call, make }: Ports) {
  const { get, set, subscribe, isShown } = createStore(closedFlow);

  /** `hasLeft`: the customer is not on the page; the section alone may go with what it has changed. */
  function send(event: CancelEvent, page: CancelPage, hasLeft = !isShown()): void {
    const { step, running } = get();
    if (event.type === 'accepted' && running) trackAccepted(running);
    const { state, request, goTo, charged } = transition(page.facts, get(), event);
    const isOpened = step.name === 'closed' && state.step.name !== 'closed';
    set(isOpened ? { ...state, ...page.readReasons() } : state);
    page.keepReasons(get(), event);
    // A customer who has left the page meanwhile stays where they are.
    const destination = hasLeft ? undefined : goTo;
    if (charged) page.tellCharged(charged, destination?.page === 'overview');
    if (destination) page.goTo(destination, charged);
    if (request) void run(request, page);
  }

  /** A flow that stayed busy could not be closed, so that any error ends the request. */
  async function run(request: CancelRequest, page: CancelPage): Promise<void> {
    try {
      const { event, outcome } = await answer(request);
      if (outcome === 'late') page.tellDelay();
      send(event, page, outcome && outcome === 'left');
    } catch (error) {
      const text = errorText(error, isQuestion(request) ? 'server.failed' : 'change.unknown');
      send({ type: 'failed', text }, page);
      // Nobody waits for the answer to a question whose dialog has gone.
      if (!isShown() && !isQuestion(request)) page.tellFailure(text);
    }
  }

  async function answer(request: CancelRequest): Promise<Answer> {
    switch (request.call) {
      case 'previewReplenishmentCancellation':
        return { event: { type: 'previewed', amounts: (await call(request.call, request.input)).data.result } };
      case 'getReturnCarriers':
        return { event: { type: 'carriersLoaded', carriers: await call(request.call, request.input) } };
      case 'cancelReplenishmentOnly':
        return accept(await make(request.call, request.input));
      case 'cancelReplenishment':
        return accept(await make(request.call, request.input));
      case 'cancelSubscription':
        return accept(await make(request.call, request.input));
      case 'cancelInsurerSubscription':
        return accept(await make(request.call, request.input));
      case 'createReturn':
        return accept(await make(request.call, request.input));
      case 'createBundledReturn':
        return accept(await make(request.call, request.input));
      case 'chooseReturnCarriers':
        return accept(await make(request.call, request.input));
    }
  }

  return { get, subscribe, send: (event: CancelEvent, page: CancelPage): void => send(event, page) };
}

type Answer = { readonly event: CancelEvent; readonly outcome?: Change<CancelCall>['outcome'] };

/** The shop API answers these calls without data. */
function accept({ outcome }: Pick<Change<CancelCall>, 'outcome'>): Answer {
  return { event: { type: 'accepted' }, outcome };
}
