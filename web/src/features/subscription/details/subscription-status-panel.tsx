/** What is abnormal about the subscription, and what the customer can do (docs/rules/subscriptions.md#status-panel). */
import { findReturnTracks } from '@perennial/shared/subscriptions/goods-tracks';
import { lazy } from 'react';
import { Link } from 'react-router-dom';
import { GoodsTrack, isUnderWay } from '../../../commerce/status/goods-track.tsx';
import { type SubscriptionStatus, statusKinds } from '../../../commerce/status/subscription-status.ts';
import { findPageLimit, isInsured, isResumable } from '../../../commerce/subscriptions/subscription-limits.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useSite } from '../../../i18n/site.tsx';
import { paths } from '../../../paths.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { StatusPanel } from '../../../ui/status-panel.tsx';
import { AskingButton } from '../actions/asking-button.tsx';
import type { SectionProps } from '../use-subscription.ts';
import { PlanTipText } from './plan-tip.tsx';
import { findPlanTips } from './plan-tips.ts';
import type { Task } from './sections/section-table.ts';
import { isToldBy } from './status-facts.ts';

const ResumptionDialog = lazy(() => import('../resume/resumption-dialog.tsx'));

const WITHDRAW: Task = 'return';

type Props = SectionProps & { status: SubscriptionStatus };

/** A subscription that has ended has a label for its state, and the restart panel. */
export function SubscriptionStatusPanel({ subscription, status }: Props) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const kind = statusKinds[status.name];
  switch (status.name) {
    case 'pending':
      return (
        <StatusPanel kind={kind} title={t('subscription.pending.title')}>
          <p>{t('subscription.pending.text')}</p>
        </StatusPanel>
      );
    case 'paused':
      return (
        <StatusPanel
          kind={kind}
          drawing="paused"
          title={<PausedTitle since={status.since} />}
          actions={<ResumeAction subscription={subscription} />}
        >
          <Tips subscription={subscription} status={status} />
          {status.until !== null && !subscription.displayResumeTips && (
            <p>
              {t('subscription.facts.resumesOn')} {date(status.until)}
            </p>
          )}
        </StatusPanel>
      );
    case 'returning':
      return (
        <StatusPanel
          kind={kind}
          drawing="sent-back"
          title={t(`account.subscriptions.waiting.${status.goods}`)}
          track={<Returns subscription={subscription} />}
          actions={<WithdrawAction subscription={subscription} />}
        >
          <Tips subscription={subscription} status={status} />
        </StatusPanel>
      );
    case 'repair':
      return <StatusPanel kind={kind} icon="tool" title={status.texts.join(' ')} />;
    case 'ended':
      return null;
  }
}

/** Named if they are not equally far. */
function Returns({ subscription }: SectionProps) {
  const tracks = findReturnTracks(subscription).filter(isUnderWay);
  return tracks.map((track) => <GoodsTrack key={track.names.join()} track={track} isNamed={tracks.length > 1} />);
}

function PausedTitle({ since }: { since: string | null }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  return (
    <>
      <span className="visually-hidden">{t('subscription.stateIs')} </span>
      {since === null ? t('subscription.state.paused') : `${t('subscription.facts.pausedSince')} ${date(since)}`}
    </>
  );
}

function Tips({ subscription, status }: Props) {
  const tips = subscription.ratePlans.flatMap((plan) => findPlanTips(subscription, plan));
  return tips.filter((tip) => isToldBy(status, tip)).map((tip) => <PlanTipText key={tip.name} tip={tip} />);
}

function ResumeAction({ subscription }: SectionProps) {
  const { t } = useTranslation();
  const { countryCode } = useSite().culture;
  if (!isResumable(subscription) || isInsured(subscription, countryCode) || findPageLimit(subscription)) return null;
  return (
    <AskingButton variant="primary" label={t('subscription.sections.resume')}>
      <ResumptionDialog subscription={subscription} />
    </AskingButton>
  );
}

/** Leads to the section that withdraws it. */
function WithdrawAction({ subscription: { number, returnInfoDetails } }: SectionProps) {
  const { t } = useTranslation();
  const { languageQuery: language } = useSite();
  const { tryBuyReturnDetails: device, replenishmentReturnDetails: replenishment } = returnInfoDetails;
  if (!device?.returningWithdrawable && !replenishment?.returningWithdrawable) return null;
  return (
    <Link className={buttonClass('secondary')} to={paths.subscriptionDetails(number, { language, task: WITHDRAW })}>
      {t('subscription.cancel.withdraw.action')}
    </Link>
  );
}
