/**
 * The request to delete all data: what goes on meanwhile, the request to customer care, and a receipt
 * (docs/rules/my-data.md#request-for-deletion).
 */

import { findTraits } from '@perennial/shared/countries/traits';
import { filterRunning } from '@perennial/shared/subscriptions/running';
import { Link } from 'react-router-dom';
import { useSession } from '../../../api/session.ts';
import { useCall } from '../../../api/use-call.ts';
import { useChange } from '../../../commerce/changes/use-change.ts';
import { FactRows } from '../../../commerce/declaration/declared-facts.tsx';
import { saveText, toReceiptText } from '../../../commerce/declaration/receipt-text.ts';
import { useDraftText } from '../../../commerce/forms/use-draft-text.ts';
import { LoadState } from '../../../commerce/load-state.tsx';
import { useClosedReason } from '../../../commerce/status/change-entry.tsx';
import { useSite } from '../../../i18n/site.tsx';
import { paths } from '../../../paths.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FormActions } from '../../../ui/form/form-parts.tsx';
import { SubmitRow } from '../../../ui/form/submit-row.tsx';
import { Announced, ErrorNotice, Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { supportFault } from '../support/support-question.ts';
import { useMoment } from './in-words.ts';

export function Deletion() {
  const { t } = useTranslation();
  const { role } = useSession();
  /** When the request was sent, ISO 8601; kept in this tab, so that a reload does not offer it again. */
  const [sentAt, keepSentAt] = useDraftText('deletion', 'sentAt');
  return (
    <Card className="my-data__part">
      <h2>{t('myData.deletion.title')}</h2>
      {role === 'admin' ? (
        <p>{t('myData.deletion.ofCustomer')}</p>
      ) : (
        <>
          <p>{t('myData.deletion.lead')}</p>
          <WhatGoesOn />
          <Announced>
            {sentAt && (
              <Notice kind="success" title={t('myData.deletion.sent')}>
                <p>{t('myData.deletion.answer')}</p>
              </Notice>
            )}
          </Announced>
          {sentAt ? <Receipt sentAt={sentAt} /> : <Request onSent={() => keepSentAt(new Date().toISOString())} />}
        </>
      )}
    </Card>
  );
}

/** What the customer has to know before: running subscriptions cost on. Some come here to cancel one. */
function WhatGoesOn() {
  const { t } = useTranslation();
  const { languageQuery: language } = useSite();
  const response = useCall('getSubscriptions', {});
  const { data: subscriptions } = response;
  if (!subscriptions) {
    return <LoadState responses={[response]} skeleton={<Skeleton label={t('ui.loading')} lines={3} />} />;
  }
  const running = filterRunning(subscriptions);
  return (
    <>
      {running.length === 0 ? (
        <p>{t('myData.deletion.noneRuns')}</p>
      ) : (
        <div className="my-data__running">
          <p>{t('myData.deletion.running')}</p>
          <ul className="my-data__bullets">
            {running.map(({ subscriptionNumber, title }) => (
              <li key={subscriptionNumber}>
                <div className="my-data__run">
                  <span>
                    {title} <span className="my-data__soft figures">{subscriptionNumber}</span>
                  </span>
                  <Link
                    className="my-data__link"
                    to={paths.subscriptionDetails(subscriptionNumber, { language, task: 'cancel' })}
                  >
                    {t('subscription.cancel.submit')}
                    <span className="visually-hidden"> ({title})</span>
                  </Link>
                </div>
              </li>
            ))}
          </ul>
          <p>{t('myData.deletion.runsOn')}</p>
        </div>
      )}
      <p>{t('myData.deletion.invoices')}</p>
    </>
  );
}

function Request({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation();
  const { email = '' } = useSession();
  const { contactForm } = useSite().config;
  const toMoment = useMoment();
  /** When the button was pressed; kept in this tab until the answer, which a page that is left does not get. */
  const [pressedAt, keepPressedAt] = useDraftText('deletion', 'pressedAt');
  const { run, isRunning, errorText } = useChange('sendSupportQuestion', {
    onDone: () => {
      keepPressedAt('');
      onSent();
    },
    onFailed: ({ problem }) => {
      if (problem.code !== 'change.unknown') keepPressedAt('');
    },
  });
  const closedReason = useClosedReason();
  // The call takes addresses of a limited length only.
  if (!contactForm || supportFault('email', email)) return <CallUs />;
  const body = { fromEmail: email, title: t('myData.deletion.subject'), question: t('myData.deletion.message') };
  return (
    <>
      {pressedAt && !isRunning && !errorText && (
        <Notice kind="info">
          <p>{t('myData.deletion.left', { moment: toMoment(pressedAt) })}</p>
        </Notice>
      )}
      <ErrorNotice text={errorText} />
      <SubmitRow
        label={t('myData.deletion.ask')}
        variant="secondary"
        busy={isRunning}
        busyText={t('myData.deletion.sending')}
        disabledReason={closedReason}
        onPress={() => {
          keepPressedAt(new Date().toISOString());
          return run({ body });
        }}
      />
    </>
  );
}

function CallUs() {
  const { t } = useTranslation();
  const { culture } = useSite();
  const { shown, dialled } = findTraits(culture.countryCode).supportLine;
  return (
    <p>
      {t('myData.deletion.call')}{' '}
      <a className="my-data__link figures" href={`tel:${dialled}`}>
        {shown}
      </a>
    </p>
  );
}

function Receipt({ sentAt }: { sentAt: string }) {
  const { t } = useTranslation();
  const { email = '' } = useSession();
  const toMoment = useMoment();
  const title = t('myData.deletion.sent');
  const facts = [
    [t('myData.deletion.sentAt'), toMoment(sentAt)],
    [t('account.support.fields.title'), t('myData.deletion.subject')],
    [t('account.support.fields.question'), t('myData.deletion.message')],
    [t('myData.deletion.answerTo'), email],
  ] as const;
  const save = () =>
    saveText(
      `${t('shell.brand')} ${sentAt.slice(0, 10)}.txt`,
      `${toReceiptText(`${t('ui.label', { label: t('shell.brand') })} ${title}`, facts)}\n\n${t('myData.deletion.answer')}`,
    );
  return (
    <>
      <FactRows facts={facts} />
      <FormActions>
        <Button onClick={save}>{t('myData.copy.save')}</Button>
      </FormActions>
    </>
  );
}
