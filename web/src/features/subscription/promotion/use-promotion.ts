/** Activates a discount code for a subscription, then loads the new price. See docs/rules/subscriptions.md#promotion. */
import { isResultUnknown } from '../../../api/client.ts';
import { useCallMutation } from '../../../api/use-call-mutation.ts';
import { useDropWhileRunning } from '../../../commerce/use-drop-while-running.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { useNotify } from '../../../ui/notifications.tsx';
import { loadSubscription, useSubscription } from '../use-subscription.ts';

export type Promotion = {
  /** Drops a press while the call runs. Calls `onActivated` if the shop accepts the code. */
  readonly apply: (code: string) => Promise<void>;
  readonly isRunning: boolean;
  /** Why the shop refused the code. */
  readonly errorText: string | undefined;
  readonly reset: () => void;
};

export function usePromotion(subscriptionNumber: string, onActivated: () => void): Promotion {
  const { t } = useTranslation();
  const notify = useNotify();
  const { mutate } = useSubscription(subscriptionNumber);
  const { trigger, isMutating, error, reset } = useCallMutation('applyPromotionCode', {
    invalidates: ['getSubscriptions'],
  });

  async function activate(promotionCode: string): Promise<void> {
    try {
      await trigger({ body: { subscriptionNumber, promotionCode } });
    } catch (problem) {
      // `error` has the reason.
      if (isResultUnknown(problem)) void mutate();
      return;
    }
    onActivated();
    notify('success', t('subscription.promotion.done'));
    try {
      await mutate(loadSubscription(subscriptionNumber), { revalidate: false });
    } catch {
      notify('danger', t('subscription.promotion.reloadFailed'));
    }
  }

  return { apply: useDropWhileRunning(activate), isRunning: isMutating, errorText: error?.problem.detail, reset };
}
