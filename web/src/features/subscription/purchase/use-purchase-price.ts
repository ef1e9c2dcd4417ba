/** Price to pay a device in full, with or without a discount code. */
import type { PayInFullPreview } from '@perennial/shared/models/subscription-details';
import type { ProblemError } from '../../../api/client.ts';
import { useCall } from '../../../api/use-call.ts';
import { purchaseDraft } from '../../../commerce/forms/draft-names.ts';
import { useDraftText } from '../../../commerce/forms/use-draft-text.ts';
import { useTranslation } from '../../../texts/texts.ts';

export type PurchasePrice = {
  /** Undefined until it is loaded. */
  readonly preview: PayInFullPreview | undefined;
  readonly error: ProblemError | undefined;
  readonly isLoading: boolean;
  readonly reload: () => void;
  /** The code whose discount is in the preview. */
  readonly applied: string | undefined;
  readonly checkingCode: boolean;
  /** Text why the last code gives no discount. */
  readonly codeFault: string | undefined;
  readonly applyCode: (code: string) => void;
  readonly removeCode: () => void;
};

type Device = { readonly subscriptionNumber: string; readonly ratePlanId: string };

/** No automatic requests: the amount on the button must not change without an action of the customer. */
const ON_DEMAND = { revalidateOnFocus: false, revalidateOnReconnect: false };

/** Requests the price. `startCode` is the code in the page's URL, or '' without one. */
export function usePurchasePrice({ subscriptionNumber, ratePlanId }: Device, startCode: string): PurchasePrice {
  const { t } = useTranslation();
  // Also after a reload: the amount on the button stays that of the code.
  const [code, setCode] = useDraftText(purchaseDraft(subscriptionNumber), 'sentCode', startCode);
  const params = { n: subscriptionNumber, id: ratePlanId };
  const plain = useCall('previewPayInFull', { params, query: {} }, ON_DEMAND);
  const input = code === '' ? null : { params, query: { promotionCode: code } };
  // A refused code is requested again when the customer presses the button, not automatically.
  const coded = useCall('previewPayInFull', input, { ...ON_DEMAND, shouldRetryOnError: false });
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
