/** Pays a device in full, and opens the page for the result (docs/rules/subscriptions.md#paying-for-the-device). */
import type { PaymentMethod } from '@perennial/shared/models/payment';
import type { Compliance } from '@perennial/shared/models/profile';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAccountPayment } from '../../../commerce/payment/use-account-payment.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useSite } from '../../../i18n/site.tsx';
import { paths } from '../../../paths.ts';
import { writeStored } from '../../../storage/browser-storage.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { createPayInFullPurpose } from './pay-in-full-purpose.ts';

type Options = {
  readonly device: { readonly subscriptionNumber: string; readonly ratePlanId: string };
  readonly promotionCode: string | undefined;
  /** The amount on the button, as a decimal in the culture's currency. */
  readonly amount: number;
  /** Requests the price again. */
  readonly reloadPrice: () => void;
};

export function usePurchase({ device, promotionCode, amount, reloadPrice }: Options) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { languageQuery: language } = useSite();
  const navigate = useNavigate();
  const { subscriptionNumber } = device;
  const [changed, setChanged] = useState<{ before: number; after: number }>();
  const purpose = createPayInFullPurpose({
    ...device,
    promotionCode,
    amount,
    onAmountChanged: (after) => {
      setChanged({ before: amount, after });
      reloadPrice();
    },
  });
  const cancelPath = paths.subscriptionPurchase(subscriptionNumber, { coupon: promotionCode, language });
  const payment = useAccountPayment({ purpose, cancelPath });

  return {
    device,
    amount,
    payment,
    failure: changed
      ? t('payment.amountChanged', { before: money(changed.before), after: money(changed.after) })
      : payment.failure,

    async place(method: PaymentMethod, sbeCompliance: Compliance): Promise<void> {
      setChanged(undefined);
      await payment.start(method, sbeCompliance);
    },

    succeed(): void {
      payment.finish();
      navigate(paths.subscriptionThankYou(subscriptionNumber, { language }), { replace: true });
    },

    /** Stores the failure, because the subscription's page shows it. */
    fail(): void {
      writeStored('payInFullFailed', subscriptionNumber);
      navigate(paths.subscriptionDetails(subscriptionNumber, { language }), { replace: true });
    },
  };
}

export type Purchase = ReturnType<typeof usePurchase>;
