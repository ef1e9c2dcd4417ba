/** Activates a discount code for a subscription, then loads the new price. See docs/rules/subscriptions.md#promotion. */

import { useCallMutation } from '../../../api/use-call-mutation.ts';
import type { Change, ChangeProgress } from '../../../api/use-change.ts';
import { useLateFailure } from '../../../commerce/forms/use-late-failure.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { useNotify } from '../../../ui/notifications.tsx';
import { useGuardedAction } from '../../../ui/use-guarded-action.ts';

export type Promotion = {
  /** Drops a press while the call runs. Calls `onActivated` if the shop accepts the code. */
  readonly apply: (code: string) => Promise<void>;
  readonly isRunning: boolean;
  /** Why the shop refused the code. */
  readonly errorText: string | undefined;
  readonly reset: () => void;
  readonly progress: ChangeProgress;
};

export function usePromotion(subscriptionNumber: string, onActivated: () => void): Promotion {
  const { t } = useTranslation();
  const notify = useNotify();
  const { trigger, isMutating, error, reset, progress } = useCallMutation('applyPromotionCode');

  const tellLate = useLateFailure();

  async function activate(promotionCode: string): Promise<void> {
    let outcome: Change<'applyPromotionCode'>['outcome'];
    try {
      ({ outcome } = await trigger({ body: { subscriptionNumber, promotionCode } }));
    } catch (failure) {
      // `error` has the reason.
      tellLate(failure);
      return;
    }
    onActivated();
    notify('success', t('subscription.promotion.done'));
    if (outcome === 'unreadable') notify('danger', t('subscription.promotion.reloadFailed'));
  }

  const errorText = error?.problem.detail;
  return { apply: useGuardedAction(activate), isRunning: isMutating, errorText, reset, progress };
}
