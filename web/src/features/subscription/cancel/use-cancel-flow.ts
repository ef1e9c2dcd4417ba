/** The cancel flow of a section: its store, and what it can do to the page. */
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../api/client.ts';
import { type ChangeProgress, useMakeChange } from '../../../commerce/changes/use-make-change.ts';
import { useDraftKey } from '../../../commerce/forms/use-draft-text.ts';
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
import type { CancelEvent, CancelState, Destination } from './cancel-flow.ts';
import { countSteps } from './cancel-steps.tsx';
import { type CancelPage, createCancelStore } from './cancel-store.ts';

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

export function useCancelFlow(subscription: Subscription): CancelFlow {
  const { t } = useTranslation();
  const { culture } = useSite();
  const notify = useNotify();
  const goTo = useDestinations(subscription.number);
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
    goTo,
    tellCharged,
    tellDelay: () => notify('info', t('ui.change.late'), READING_TIME_MS),
    tellFailure: (text) => notify('danger', text, READING_TIME_MS),
  };
  const count = countSteps(facts, state);
  return {
    facts,
    state,
    send: (event) => store.send(event, page),
    progress,
    step: count && t('ui.stepOf', count),
  };
}

/** How long a notice of two sentences stays, in milliseconds. */
const READING_TIME_MS = 10_000;

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
function useCancelNotice(subscription: Subscription): CancelPage['tellCharged'] {
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

/** Keeps the reasons that an event has changed. A flow that is closed has sent its reasons, or was given up. */
export function keepReasons(key: DraftKey, options: readonly string[], state: CancelState, event: CancelEvent): void {
  if (state.step.name === 'closed' || event.type === 'accepted') removeFormDraft(key);
  if (event.type === 'tick' || event.type === 'write') writeReasons(key, options, state);
}
