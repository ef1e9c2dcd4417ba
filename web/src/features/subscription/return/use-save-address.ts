/** Saves where a return is fetched, and says so (specification 3, sections 4 and 8). */
import type { ReturnScope } from '@perennial/shared/models/return';
import { useTranslation } from 'react-i18next';
import { useCallMutation } from '../../../api/use-call-mutation.ts';
import { useNotify } from '../../../ui/notifications.tsx';
import type { SentReturnAddress } from './address-rules.ts';

export function useSaveReturnAddress(subscriptionNumber: string, scope: ReturnScope) {
  const { t } = useTranslation();
  const notify = useNotify();
  const { trigger, isMutating, error, reset } = useCallMutation('updateReturnAddress', {
    invalidates: ['getReturnAddress'],
  });
  return {
    busy: isMutating,
    failure: error?.problem.detail,
    forget: reset,
    /** Whether it was saved; the reason is in `failure` where it was not. */
    async save(address: SentReturnAddress): Promise<boolean> {
      try {
        await trigger({ body: { scope, subscriptionNumber, address } });
      } catch {
        return false;
      }
      notify('success', t('account.details.addressesSaved'));
      return true;
    },
  };
}

export type SaveReturnAddress = ReturnType<typeof useSaveReturnAddress>;
