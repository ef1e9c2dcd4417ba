/** Runs the cancel flow: keeps its state, makes its requests, and goes to the pages that it names. */
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call, errorText } from '../../../api/client.ts';
import type { Change, MakeChange } from '../../../api/make-change.ts';
import { type ChangeProgress, useMakeChange } from '../../../commerce/changes/use-make-change.ts';
import { useDraftKey } from '../../../commerce/forms/use-draft-text.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useNetMoney } from '../../../i18n/net-amount.tsx';
import { useSite } from '../../../i18n/site.tsx';
import { paths } from '../../../paths.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { useNotify } from '../../../ui/notifications.tsx';
import { readReasons } from '../reasons/kept-reasons.ts';
import { productNames } from '../return/product-names.ts';
import type { Subscription } from '../subscription.ts';
import { trackAccepted } from './cancel-events.ts';
import { type CancelFacts, findCancelFacts } from './cancel-facts.ts';
import {
  type CancelEvent,
  type CancelOutcome,
  type CancelState,
  closedFlow,
  type Destination,
  transition,
} from './cancel-flow.ts';
import type { CancelCall, CancelRequest } from './cancel-requests.ts';
import { keepReasons } from './kept-reasons.ts';

export type CancelFlow = {
  readonly facts: CancelFacts;
  readonly state: CancelState;
  readonly send: (event: CancelEvent) => void;
  readonly progress: ChangeProgress;
};

/** The props of each dialog. */
export type CancelDialogProps = { readonly flow: CancelFlow; readonly subscription: Subscription };

export function useCancelFlow(subscription: Subscription): CancelFlow {
  const { culture } = useSite();
  const facts = findCancelFacts(subscription, culture.countryCode);
  const [state, setState] = useState(closedFlow);
  // Presses follow each other faster than renders, so the state of the machine is not React's.
  const machine = useRef({ state: closedFlow, facts, isShown: true });
  machine.current.facts = facts;
  const goTo = useDestinations(subscription.number);
  const notifyCancelled = useCancelNotice(subscription);
  const draft = useDraftKey(`cancel-${subscription.number}`);
  const { cancelReasonOptions } = subscription;
  const { make, ...progress } = useMakeChange({ goesOnWhenLate: true });
  const notify = useNotify();
  const { t } = useTranslation();

  useEffect(() => {
    const current = machine.current;
    current.isShown = true;
    return () => {
      current.isShown = false;
    };
  }, []);

  /** `hasLeft`: the customer is not on the page; the section alone may go with what it has changed. */
  function send(event: CancelEvent, hasLeft = !machine.current.isShown): void {
    const current = machine.current;
    if (event.type === 'accepted' && current.state.running) trackAccepted(current.state.running);
    const outcome = transition(current.facts, current.state, event);
    const isOpened = current.state.step.name === 'closed' && outcome.state.step.name !== 'closed';
    current.state = isOpened ? { ...outcome.state, ...readReasons(draft, cancelReasonOptions) } : outcome.state;
    setState(current.state);
    keepReasons(draft, cancelReasonOptions, current.state, event);
    if (outcome.charged) notifyCancelled(outcome.charged);
    // A customer who has left the page meanwhile stays where they are.
    if (outcome.goTo && !hasLeft) goTo(outcome.goTo);
    if (outcome.request) void run(outcome.request);
  }

  /** A flow that stayed busy could not be closed, so that any error ends the request. */
  async function run(request: CancelRequest): Promise<void> {
    try {
      const { event, outcome } = await answer(request, make);
      if (outcome === 'late') notify('info', t('ui.change.late'), READING_TIME_MS);
      send(event, outcome && outcome === 'left');
    } catch (error) {
      send({ type: 'failed', text: errorText(error) });
      if (!machine.current.isShown) notify('danger', errorText(error), READING_TIME_MS);
    }
  }

  return { facts, state, send: (event) => send(event), progress };
}

/** How long a notice of two sentences stays, in milliseconds. */
const READING_TIME_MS = 10_000;

type Answer = { readonly event: CancelEvent; readonly outcome?: Change<CancelCall>['outcome'] };

async function answer(request: CancelRequest, make: MakeChange): Promise<Answer> {
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

/** The shop API answers these calls without data. */
function accept({ outcome }: Pick<Change<CancelCall>, 'outcome'>): Answer {
  return { event: { type: 'accepted' }, outcome };
}

function useDestinations(number: string): (to: Destination) => void {
  const navigate = useNavigate();
  const { languageQuery: language } = useSite();
  return (to) => {
    switch (to.page) {
      case 'overview':
        return void navigate(paths.accountOverview({ language }));
      case 'confirmation':
        return void navigate(paths.subscriptionCancel(number, { language }));
      case 'return':
        return void navigate(paths.subscriptionReturn(number, { scope: to.scope, language }));
      case 'task':
        return void navigate(paths.subscriptionDetails(number, { language, task: to.task }));
      case 'reloaded':
        return window.location.reload();
    }
  };
}

/** Shows that the cancellation is being processed, and what is still charged. */
function useCancelNotice(subscription: Subscription): (charged: NonNullable<CancelOutcome['charged']>) => void {
  const { t } = useTranslation();
  const { date } = useFormat();
  const netMoney = useNetMoney();
  const notify = useNotify();
  return (charged) => {
    notify('success', t('subscription.cancel.done.processing'));
    if (charged === 'unknown') return;
    if (charged === 'nothing') {
      const product = productNames(subscription).replenishment;
      return notify('info', t('subscription.cancel.done.nothing', { product }));
    }
    const { remainingAmount, finalPaymentDate } = charged;
    if (finalPaymentDate === null) return;
    const values = { amount: netMoney(remainingAmount), date: date(finalPaymentDate) };
    notify('info', t('subscription.cancel.done.charged', values), READING_TIME_MS);
  };
}
