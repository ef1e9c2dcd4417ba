/** Last page of a return: a review with the button "Request return", then what happens next. */
import '../../../ui/drawing.css';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { markPage } from '../../../api/page-exit.ts';
import { useCall } from '../../../api/use-call.ts';
import { useTellDone } from '../../../commerce/after-change/use-tell-done.tsx';
import { ChangeNotice } from '../../../commerce/changes/change-notice.tsx';
import { useDraftKey } from '../../../commerce/forms/use-draft-text.ts';
import { useSite } from '../../../i18n/site.tsx';
import { paths } from '../../../paths.ts';
import { removeFormDraft } from '../../../storage/form-drafts.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FormActions } from '../../../ui/form/form-parts.tsx';
import { takeFocus } from '../../../ui/lost-focus.ts';
import { ErrorNotice, Notice } from '../../../ui/notice.tsx';
import { useGuardedAction } from '../../../ui/press/use-guarded-action.ts';
import { readReasons, writeReasons } from '../reasons/kept-reasons.ts';
import { ReasonFields } from '../reasons/reason-fields.tsx';
import { noReasons, type Reasons, tickReason, toReasonsBody } from '../reasons/reasons.ts';
import { AddressView } from './address/address-view.tsx';
import { OtherAddress } from './other-address.tsx';
import { CarrierList, useReturnCarriers } from './request/carrier-list.tsx';
import { returnCalls } from './request/return-calls.ts';
import { useReturnRequest } from './request/use-return-request.ts';
import { useReturnFlow } from './use-return-flow.ts';
import { WhatHappensNext } from './what-happens-next.tsx';

export default function ReturnConfirmationPage() {
  const { progress } = useReturnFlow();
  return progress?.kind === 'done' ? <Done /> : <ReviewReturn />;
}

function ReviewReturn() {
  const { t } = useTranslation();
  const { culture } = useSite();
  const { subscription, goods, scopeToRequest, detailsPath, goToConfirmation } = useReturnFlow();
  const { data: address } = useCall('getReturnAddress', {}, { revalidateOnFocus: false });
  const { data: carriers, error } = useReturnCarriers(subscription.number, goods.scope);
  const request = useReturnRequest();
  const tellDone = useTellDone();
  const draft = useDraftKey(`return-${subscription.number}`);
  const { cancelReasonOptions } = subscription;
  // The server does not render this page, so the first render has what was kept.
  const [reasons, setReasons] = useState(() => readReasons(draft, cancelReasonOptions) ?? noReasons);

  function change(changes: Partial<Reasons>): void {
    const changed = { ...reasons, ...changes };
    setReasons(changed);
    writeReasons(draft, cancelReasonOptions, changed);
  }

  const send = useGuardedAction(async () => {
    if (!carriers) return false;
    const { countryCode: country } = culture;
    const isStillHere = markPage();
    const sent = await request.send({
      subscription,
      country,
      scopeToRequest,
      reason: toReasonsBody(reasons),
      carriers,
    });
    if (sent) removeFormDraft(draft);
    // A customer who has gone on to another page stays there.
    if (!sent) return false;
    if (!isStillHere()) tellDone(t('returns.next.label'), returnCalls);
    else {
      void goToConfirmation({ kind: 'done', scope: goods.scope }, true);
      if (scopeToRequest) tellDone(t('afterChange.returned'), returnCalls);
    }
    return sent;
  });

  return (
    <Card className="returning__card">
      <h2>{t('returns.confirm.title')}</h2>
      <CarrierList subscriptionNumber={subscription.number} goods={goods} />
      {address && <AddressView address={address} />}
      {scopeToRequest && (
        <ReasonFields
          legend={`${t('returns.why')} ${t('ui.optional')}`}
          options={cancelReasonOptions}
          reasons={reasons}
          disabled={request.busy}
          onTick={(reason, isTicked) => change({ reasons: tickReason(reasons.reasons, reason, isTicked) })}
          onWrite={(note) => change({ note })}
        />
      )}
      <p>{t('returns.confirm.meaning')}</p>
      <ErrorNotice text={request.failure} />
      {(error || request.failure) && <OtherAddress />}
      <ChangeNotice progress={request.progress} />
      <FormActions>
        <Button
          // Another button when the carriers are there, which takes no press before they are seen.
          key={carriers ? 'ready' : 'waiting'}
          variant="primary"
          guarded
          disabled={carriers === undefined}
          busy={request.busy}
          busyText={t('returns.confirm.sending')}
          onClick={() => void send()}
        >
          {t(scopeToRequest ? 'returns.confirm.submit' : 'returns.next.done')}
        </Button>
        {!request.busy && (
          <Link className={buttonClass('quiet')} to={detailsPath}>
            {t('subscription.action.keepAsItIs')}
          </Link>
        )}
      </FormActions>
    </Card>
  );
}

/**
 * After the request; it says so for whoever comes back when the notification has gone. A returned device ends its plan, so
 * its link opens the page about the cancellation.
 */
function Done() {
  const { t } = useTranslation();
  const { languageQuery: language } = useSite();
  const { subscription, goods, detailsPath } = useReturnFlow();
  const withDevice = goods.parts.some(({ part }) => part === 'device');
  return (
    <Card className="returning__card">
      <span className="drawing--sent-back" />
      <Notice kind="success" isPart>
        <p>{t('afterChange.returned')}</p>
      </Notice>
      <h2 ref={takeFocus} tabIndex={-1}>
        {t('returns.next.title')}
      </h2>
      <WhatHappensNext />
      <FormActions>
        <Link
          className={buttonClass('primary')}
          to={withDevice ? paths.subscriptionCancel(subscription.number, { language }) : detailsPath}
        >
          {t('returns.next.done')}
        </Link>
      </FormActions>
    </Card>
  );
}
