/** The cancel flow of a section: its store, and what it can do to the page. */
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../api/client.ts';
import { useTellDone } from '../../../commerce/after-change/use-tell-done.tsx';
import { type ChangeProgress, useMakeChange } from '../../../commerce/changes/use-make-change.ts';
import { useDraftKey } from '../../../commerce/forms/use-draft-text.ts';
import { toCancelledState } from '../../../commerce/subscriptions/just-cancelled.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useNetMoney } from '../../../i18n/net-amount.tsx';
import { useSite } from '../../../i18n/site.tsx';
import { paths } from '../../../paths.ts';
import { useStore } from '../../../state/use-store.ts';
import { type DraftKey, removeFormDraft } from '../../../storage/form-drafts.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { useNotify } from '../../../ui/notifications.tsx';
import { readReasons, writeReasons } from '../reasons/kept-reasons.ts';
import { productNames } from '../return/goods/goods.ts';
import type { Subscription } from '../use-subscription.ts';
import { type CancelFacts, findCancelFacts } from './cancel-facts.ts';
import type { CancelEvent, CancelState } from './cancel-flow.ts';
import { endCalls } from './cancel-requests.ts';
import { countSteps } from './cancel-steps.tsx';
import { type CancelPage, type Charged, createCancelStore } from './cancel-store.ts';
import { useLinkedFlow } from './use-linked-flow.ts';

export type CancelFlow = {
  readonly facts: CancelFacts;
  readonly state: CancelState;
  readonly send: (event: CancelEvent) => void;
  readonly progress: ChangeProgress;
  /** Which step the open dialog is, in words. */
  readonly step: string | undefined;
};

/** The props of each dialog. */
export type CancelDialogProps = { readonly flow: CancelFlow; readonly subscription: Subscription };

/** `isOpenedByLink`: whether a link with `?task=cancel` opens the first dialog. */
export function useCancelFlow(subscription: Subscription, isOpenedByLink: boolean): CancelFlow {
  const { t } = useTranslation();
  const { culture } = useSite();
  const notify = useNotify();
  const goTo = useDestinations(subscription);
  const tellCharged = useCancelNotice(subscription);
  const draft = useDraftKey(`cancel-${subscription.number}`);
  const { make, ...progress } = useMakeChange({ goesOnWhenLate: true });
  const [store] = useState(() => createCancelStore({ call, make }));
  const state = useStore(store);
  const facts = findCancelFacts(subscription, culture.countryCode);
  const { cancelReasonOptions } = subscription;
  const page: CancelPage = {
    facts,
    readReasons: () => readReasons(draft, cancelReasonOptions),
    keepReasons: (changed, event) => keepReasons(draft, cancelReasonOptions, changed, event),
    goTo: (destination, charged) => {
      if (destination.page === 'reloaded') forgetLink();
      goTo(destination, charged);
    },
    tellCharged,
    tellDelay: () => notify('info', t('ui.change.late'), READING_TIME_MS),
    tellFailure: (text) => notify('danger', text, READING_TIME_MS),
  };
  const forgetLink = useLinkedFlow(isOpenedByLink, () => store.send({ type: 'process' }, page));
  const count = countSteps(facts, state);
  return {
    facts,
    state,
    send: (event) => {
      store.send(event, page);
      if (event.type === 'close') forgetLink();
    },
    progress,
    step: count && t('ui.stepOf', count),
  };
}

/** How long a notice of two sentences stays, in milliseconds. */
const READING_TIME_MS = 10_000;

function useDestinations(subscription: Subscription): CancelPage['goTo'] {
  const navigate = useNavigate();
  const { languageQuery: language } = useSite();
  const sayCharged = useChargedText(subscription);
  const { number } = subscription;
  return (to, charged) => {
    switch (to.page) {
      case 'overview': {
        const text = charged && sayCharged(charged);
        const product = productNames(subscription).replenishment;
        const state = toCancelledState({ number, product, ...(text !== undefined && { charged: text }) });
        return void navigate(paths.accountOverview({ language }), { state });
      }
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

/** Shows that the cancellation is being processed; what is still charged, too, where the overview does not say it. */
function useCancelNotice(subscription: Subscription): CancelPage['tellCharged'] {
  const { t } = useTranslation();
  const notify = useNotify();
  const tellDone = useTellDone();
  const sayCharged = useChargedText(subscription);
  return (charged, isShownThere) => {
    tellDone(t('subscription.cancel.done.processing'), endCalls);
    const text = sayCharged(charged);
    if (text !== undefined && !isShownThere) notify('info', text, READING_TIME_MS);
  };
}

/** Says what is still charged, and when. */
function useChargedText(subscription: Subscription): (charged: Charged) => string | undefined {
  const { t } = useTranslation();
  const { date } = useFormat();
  const netMoney = useNetMoney();
  return (charged) => {
    if (charged === 'unknown') return undefined;
    if (charged === 'nothing') {
      return t('subscription.cancel.done.nothing', { product: productNames(subscription).replenishment });
    }
    const { remainingAmount, finalPaymentDate } = charged;
    if (finalPaymentDate === null) return undefined;
    return t('subscription.cancel.done.charged', { amount: netMoney(remainingAmount), date: date(finalPaymentDate) });
  };
}

/** Keeps the reasons that an event has changed. A flow that is closed has sent its reasons, or was given up. */
export function keepReasons(key: DraftKey, options: readonly string[], state: CancelState, event: CancelEvent): void {
  if (state.step.name === 'closed' || event.type === 'accepted') removeFormDraft(key);
  if (event.type === 'tick' || event.type === 'write') writeReasons(key, options, state);
}
