/** Saves the return address and shows a notification. */
import type { ReturnScope } from '@perennial/shared/models/return';
import { useSWRConfig } from 'swr';
import { useCallMutation } from '../../../api/use-call-mutation.ts';
import { useLateFailure } from '../../../commerce/forms/use-late-failure.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { useNotify } from '../../../ui/notifications.tsx';
import type { SentReturnAddress } from './address-rules.ts';

export function useSaveReturnAddress(subscriptionNumber: string, scope: ReturnScope) {
  const { t } = useTranslation();
  const notify = useNotify();
  const tellLate = useLateFailure();
  const { mutate } = useSWRConfig();
  const { trigger, isMutating, error, reset, progress } = useCallMutation('updateReturnAddress');
  return {
    busy: isMutating,
    progress,
    error,
    /** Clears `error`. */
    reset,
    /** Returns whether the address was saved. If not, `error` contains the reason. */
    async save(address: SentReturnAddress): Promise<boolean> {
      try {
        await trigger({ body: { scope, subscriptionNumber, address } });
      } catch (failure) {
        tellLate(failure);
        return false;
      }
      // The carriers depend on the address. A response for another address must not be shown again.
      void mutate((key) => Array.isArray(key) && key[0] === 'getReturnCarriers', undefined);
      notify('success', t('account.details.addressesSaved'));
      return true;
    },
  };
}

export type SaveReturnAddress = ReturnType<typeof useSaveReturnAddress>;
