/** What the rest of a device costs, with the code that is tried (specification 3, section 4: pay in full). */
import type { PayInFullPreview } from '@perennial/shared/models/subscription-details';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProblemError } from '../../../api/client.ts';
import { useCall } from '../../../api/use-call.ts';

export type PurchasePrice = {
  /** Undefined until it is known. */
  readonly preview: PayInFullPreview | undefined;
  readonly error: ProblemError | undefined;
  readonly isLoading: boolean;
  readonly reload: () => void;
  /** The code whose discount stands in the preview. */
  readonly applied: string | undefined;
  readonly checkingCode: boolean;
  /** Why the last code gives no discount, in words. */
  readonly codeFault: string | undefined;
  readonly applyCode: (code: string) => void;
  readonly removeCode: () => void;
};

type Device = { readonly subscriptionNumber: string; readonly ratePlanId: string };

const WHEN_ASKED = { revalidateOnFocus: false, revalidateOnReconnect: false };

/** `startCode`: a code that the page's address brings; '' without one. */
export function usePurchasePrice({ subscriptionNumber, ratePlanId }: Device, startCode: string): PurchasePrice {
  const { t } = useTranslation();
  const [code, setCode] = useState(startCode);
  const params = { n: subscriptionNumber, id: ratePlanId };
  const plain = useCall('previewPayInFull', { params, query: {} }, WHEN_ASKED);
  const input = code === '' ? null : { params, query: { promotionCode: code } };
  // A code that was refused is asked about again when the person presses the button, not by itself.
  const coded = useCall('previewPayInFull', input, { ...WHEN_ASKED, shouldRetryOnError: false });
  const applied = coded.data?.discount ? code : undefined;
  const checkingCode = coded.isValidating && applied === undefined;
  const withoutDiscount = coded.data && !coded.data.discount ? t('purchase.code.noDiscount') : undefined;

  return {
    preview: applied === undefined ? plain.data : coded.data,
    error: plain.error,
    isLoading: plain.isValidating,
    reload: () => void Promise.all([plain.mutate(), coded.mutate()]),
    applied,
    checkingCode,
    codeFault: checkingCode ? undefined : (coded.error?.problem.detail ?? withoutDiscount),
    applyCode: (typed) => (typed === code ? void coded.mutate() : setCode(typed)),
    removeCode: () => setCode(''),
  };
}
