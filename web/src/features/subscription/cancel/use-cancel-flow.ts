/** Runs the cancel flow: keeps its state, makes its requests, and goes to the pages that it names. */
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { call, errorText } from '../../../api/client.ts';
import { useInvalidate } from '../../../api/use-call.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useSite } from '../../../i18n/site.tsx';
import { paths } from '../../../paths.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { useNotify } from '../../../ui/notifications.tsx';
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
import { type CancelRequest, hasTakenEffect } from './cancel-requests.ts';

export type CancelFlow = {
  readonly facts: CancelFacts;
  readonly state: CancelState;
  readonly send: (event: CancelEvent) => void;
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
  const reload = useReload(subscription.number);
  const goTo = useDestinations(subscription.number);
  const notifyCancelled = useCancelNotice(subscription);

  useEffect(() => {
    const current = machine.current;
    current.isShown = true;
    return () => {
      current.isShown = false;
    };
  }, []);

  function send(event: CancelEvent): void {
    const current = machine.current;
    if (event.type === 'accepted' && current.state.running) trackAccepted(current.state.running);
    const outcome = transition(current.facts, current.state, event);
    current.state = outcome.state;
    setState(outcome.state);
    if (outcome.reloads) void reload();
    if (outcome.charged) notifyCancelled(outcome.charged);
    // A customer who has left the page meanwhile stays where they are.
    if (outcome.goTo && current.isShown) goTo(outcome.goTo);
    if (outcome.request) void run(outcome.request);
  }

  async function run(request: CancelRequest): Promise<void> {
    send(await toEvent(request).catch((error: unknown) => recover(request, error)));
  }

  /** What a failed request leads to. A flow that stayed busy could not be closed, so that any error ends the request. */
  async function recover(request: CancelRequest, error: unknown): Promise<CancelEvent> {
    const fresh = request.call === 'getReturnCarriers' ? undefined : await reload();
    return fresh && hasTakenEffect(request, fresh) ? { type: 'accepted' } : { type: 'failed', text: errorText(error) };
  }

  return { facts, state, send };
}

async function toEvent(request: CancelRequest): Promise<CancelEvent> {
  switch (request.call) {
    case 'previewReplenishmentCancellation':
      return { type: 'previewed', amounts: (await call(request.call, request.input)).data.result };
    case 'getReturnCarriers':
      return { type: 'carriersLoaded', carriers: await call(request.call, request.input) };
    case 'cancelReplenishmentOnly':
      return accept(call(request.call, request.input));
    case 'cancelReplenishment':
      return accept(call(request.call, request.input));
    case 'cancelSubscription':
      return accept(call(request.call, request.input));
    case 'cancelInsurerSubscription':
      return accept(call(request.call, request.input));
    case 'createReturn':
      return accept(call(request.call, request.input));
    case 'createBundledReturn':
      return accept(call(request.call, request.input));
    case 'chooseReturnCarriers':
      return accept(call(request.call, request.input));
  }
}

/** The shop API answers these calls without data. */
async function accept(request: Promise<unknown>): Promise<CancelEvent> {
  await request;
  return { type: 'accepted' };
}

/** Returns a function that loads the subscription again; it resolves to undefined if that fails. */
function useReload(number: string): () => Promise<Subscription | undefined> {
  const { mutate } = useSWRConfig();
  const invalidate = useInvalidate();
  return async () => {
    void invalidate('getSubscriptions');
    try {
      const loaded = await mutate<Subscription>((key) => Array.isArray(key) && key[0] === 'getSubscription');
      return loaded.find((subscription) => subscription?.number === number);
    } catch {
      return undefined;
    }
  };
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
  const { date, money } = useFormat();
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
    const values = { amount: money(remainingAmount), date: date(finalPaymentDate) };
    notify('info', t('subscription.cancel.done.charged', values), 10_000);
  };
}
