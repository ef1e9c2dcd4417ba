/** Saves the return address and shows a notification. */
import type { ReturnScope } from '@perennial/shared/models/return';
import type { ProblemError } from '../../../../api/client.ts';
import { useTellDone } from '../../../../commerce/after-change/use-tell-done.tsx';
import { type ChangeAction, useChangeInSteps } from '../../../../commerce/changes/use-change.ts';
import { useTranslation } from '../../../../texts/texts.ts';
import type { SentReturnAddress } from './address-rules.ts';

type Input = {
  readonly address: SentReturnAddress;
  /** Called with the reason if the address is not saved. */
  readonly onFailed?: (refusal: ProblemError) => void;
};

export type SaveReturnAddress = ChangeAction<Input>;

export function useSaveReturnAddress(subscriptionNumber: string, scope: ReturnScope): SaveReturnAddress {
  const { t } = useTranslation();
  const tellDone = useTellDone();
  return useChangeInSteps(
    ['updateReturnAddress'],
    (make, { address }: Input) => make('updateReturnAddress', { body: { scope, subscriptionNumber, address } }),
    {
      onDone: () => tellDone(t('account.details.addressesSaved'), ['updateReturnAddress']),
      onFailed: (refusal, { onFailed }) => onFailed?.(refusal),
    },
  );
}
