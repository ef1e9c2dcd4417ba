/** Activates a discount code for a subscription, then loads the new price (docs/rules/subscriptions.md#promotion). */
import { useCallOnce } from '../../../api/call-once.ts';
import { useTellDone } from '../../../commerce/after-change/use-tell-done.tsx';
import { type ChangeAction, useChangeInSteps } from '../../../commerce/changes/use-change.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { useNotify } from '../../../ui/notifications.tsx';

/** `onActivated` is called if the shop accepts the code. */
export function usePromotion(subscriptionNumber: string, onActivated: () => void): ChangeAction<string> {
  const { t } = useTranslation();
  const notify = useNotify();
  const tellDone = useTellDone();
  const once = useCallOnce();
  return useChangeInSteps(
    ['applyPromotionCode'],
    (make, promotionCode: string) => make('applyPromotionCode', { body: { subscriptionNumber, promotionCode } }),
    {
      once,
      onDone: ({ outcome }) => {
        onActivated();
        tellDone(t('subscription.promotion.done'), ['applyPromotionCode']);
        if (outcome === 'unreadable') notify('danger', t('subscription.promotion.reloadFailed'));
      },
    },
  );
}
