/** Section "Cancel my subscription": the insurer path and the plain cancellation. */

import { HelpLink } from '../../../commerce/help-link.tsx';
import { ChangeEntry } from '../../../commerce/status/change-entry.tsx';
import { useSite } from '../../../i18n/site.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import { Button } from '../../../ui/button.tsx';
import type { SectionProps } from '../use-subscription.ts';
import { CancelDialogs } from './cancel-dialogs.tsx';
import { findCancelPath } from './cancel-path.ts';
import { ClosedCancel } from './closed-cancel.tsx';
import { useCancelFlow } from './use-cancel-flow.ts';

export default function Cancel({ subscription }: SectionProps) {
  const { t } = useTranslation();
  const { markets } = useSite();
  const { countryCode } = useSite().culture;
  const isPlain = findCancelPath(subscription, countryCode) === 'plain';
  // The question of a plain cancellation is asked in the section first.
  const flow = useCancelFlow(subscription, !isPlain && subscription.shippingConfirmed);
  // No switch closes the insurer path.
  if (isPlain && markets.selfService === 'elsewhere') {
    return <ClosedCancel subscriptionNumber={subscription.number} />;
  }
  if (!subscription.shippingConfirmed) {
    return (
      <>
        <p>{t('returns.refused.NotShipped')}</p>
        <div>
          <HelpLink />
        </div>
      </>
    );
  }
  const label = isPlain ? t('subscription.cancel.submit') : t('subscription.cancel.process');
  return (
    <>
      <p>{isPlain ? t('subscription.cancel.question') : t('subscription.cancel.lead')}</p>
      <div>
        <ChangeEntry label={label}>
          <Button onClick={() => flow.send({ type: 'process' })}>{label}</Button>
        </ChangeEntry>
      </div>
      <CancelDialogs flow={flow} subscription={subscription} />
    </>
  );
}
