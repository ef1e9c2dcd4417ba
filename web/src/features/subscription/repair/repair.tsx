/** Section "Service and repair": the repair status of each product, and a request for those that can be repaired. */

import { useNavigate } from 'react-router-dom';
import { useTellDone } from '../../../commerce/after-change/use-tell-done.tsx';
import { ChangeEntry } from '../../../commerce/status/change-entry.tsx';
import { findPageLimit } from '../../../commerce/subscriptions/subscription-limits.ts';
import { useSite } from '../../../i18n/site.tsx';
import { paths } from '../../../paths.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import { useConfirmedAction } from '../actions/use-confirmed-action.ts';
import type { SectionProps } from '../use-subscription.ts';

export default function Repair({ subscription }: SectionProps) {
  const inRepair = subscription.ratePlans.filter(({ repairStatus }) => repairStatus !== null);
  const isOffered = subscription.ratePlans.some(({ isRepairable }) => isRepairable);
  return (
    <>
      {inRepair.length > 0 && (
        <ul className="sections__list">
          {inRepair.map(({ id, productName, repairStatus }) => (
            <li key={id}>
              <strong>{productName}</strong>
              <span>{repairStatus}</span>
            </li>
          ))}
        </ul>
      )}
      {isOffered && <RepairRequest subscription={subscription} />}
    </>
  );
}

/** One request for all products that can be repaired: the shop API takes it for the subscription. */
function RepairRequest({ subscription }: SectionProps) {
  const { t } = useTranslation();
  const { languageQuery: language } = useSite();
  const navigate = useNavigate();
  const tellDone = useTellDone();
  const { ask, confirm, dialog } = useConfirmedAction('requestRepair', ({ outcome }) => {
    tellDone(t('subscription.repair.done'), ['requestRepair']);
    // A customer who has left the page meanwhile stays where they are.
    if (outcome !== 'left') navigate(paths.accountOverview({ language }));
  });
  const { number, ratePlans } = subscription;
  const product = ratePlans
    .filter(({ isRepairable }) => isRepairable)
    .map(({ productName }) => productName)
    .join(' + ');
  const limit = findPageLimit(subscription);

  return (
    <>
      <p>{limit ? t(`subscription.sectionDisabled.${limit}`) : t('subscription.repair.text', { product })}</p>
      <div>
        <ChangeEntry label={t('subscription.repair.action')}>
          <Button variant="primary" disabled={limit !== undefined} onClick={ask}>
            {t('subscription.repair.action')}
          </Button>
        </ChangeEntry>
      </div>
      <ConfirmDialog
        {...dialog}
        title={t('subscription.repair.title')}
        facts={[[t('subscription.repair.product'), product]]}
        confirmText={t('subscription.repair.action')}
        onConfirm={() => confirm({ params: { n: number }, body: { subscriptionNumber: number } })}
      >
        <p>{t('subscription.repair.next')}</p>
        <p>{t('subscription.repair.undo')}</p>
      </ConfirmDialog>
    </>
  );
}
