/** Section "Cancel, return or withdraw" (docs/rules/cancel-and-return.md#cancel-sections). */
import { ChangeEntry } from '../../../commerce/status/change-entry.tsx';
import './cancel.css';
import { Link } from 'react-router-dom';
import { HelpLink } from '../../../commerce/help-link.tsx';
import { useSite } from '../../../i18n/site.tsx';
import { paths } from '../../../paths.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { productNames } from '../return/goods/goods.ts';
import type { SectionProps, Subscription } from '../use-subscription.ts';
import { CancelDialogs } from './cancel-dialogs.tsx';
import { type CancelView, viewCancellation } from './cancel-view.ts';
import { ClosedCancel } from './closed-cancel.tsx';
import { useCancelFlow } from './use-cancel-flow.ts';
import { useWithdrawal, Withdrawal, WithdrawnDialog } from './withdrawal.tsx';

export default function CancelOrReturn({ subscription }: SectionProps) {
  const { markets } = useSite();
  if (markets.selfService === 'elsewhere') return <ClosedCancel subscriptionNumber={subscription.number} />;
  return <OpenSection subscription={subscription} />;
}

function OpenSection({ subscription }: SectionProps) {
  const view = viewCancellation(subscription);
  const flow = useCancelFlow(subscription, view.action.kind === 'process');
  const withdrawal = useWithdrawal(subscription.number);
  return (
    <>
      {view.withdrawals.length > 0 ? (
        <Withdrawal subscription={subscription} scopes={view.withdrawals} withdrawal={withdrawal} />
      ) : (
        // A withdrawal is refused, for example, because the return was withdrawn before: then there is nothing to withdraw.
        <ErrorNotice text={withdrawal.errorText} />
      )}
      <Reasons subscription={subscription} reasons={view.reasons} />
      <Action subscription={subscription} view={view} onProcess={() => flow.send({ type: 'process' })} />
      <CancelDialogs flow={flow} subscription={subscription} />
      <WithdrawnDialog open={withdrawal.isDone} />
    </>
  );
}

/** Why products cannot go back, in the place of a button or above it. */
function Reasons({ subscription, reasons }: { subscription: Subscription; reasons: CancelView['reasons'] }) {
  const { t } = useTranslation();
  const names = productNames(subscription);
  const isNamed = subscription.ratePlans.length > 1 && reasons.every(({ reason }) => reason !== 'NotShipped');
  return reasons.map(({ part, reason }) => (
    <p key={part}>
      {isNamed && <strong>{t('ui.label', { label: names[part] })} </strong>}
      {t(`returns.refused.${reason}`)}
    </p>
  ));
}

type ActionProps = { subscription: Subscription; view: CancelView; onProcess: () => void };

function Action({ subscription: { number }, view: { action }, onProcess }: ActionProps) {
  const { t } = useTranslation();
  const { languageQuery: language } = useSite();
  switch (action.kind) {
    case 'process':
      return (
        <>
          <p>{t('subscription.cancel.lead')}</p>
          <div>
            <ChangeEntry label={t('subscription.cancel.process')}>
              <Button onClick={onProcess}>{t('subscription.cancel.process')}</Button>
            </ChangeEntry>
          </div>
        </>
      );
    case 'return':
      return (
        <>
          <p>{t('subscription.cancel.returnOnly')}</p>
          <div>
            <ChangeEntry label={t('returns.title')}>
              <Link className={buttonClass('primary')} to={paths.subscriptionReturn(number, { language })}>
                {t('returns.title')}
              </Link>
            </ChangeEntry>
          </div>
        </>
      );
    case 'none':
      return null;
    case 'disabled':
    case 'refused':
      return (
        <>
          {action.kind === 'disabled' && <p>{action.text}</p>}
          <div>
            <HelpLink />
          </div>
        </>
      );
  }
}
