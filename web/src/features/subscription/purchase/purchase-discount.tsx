/** Discount code of a purchase: one at a time, validated by the shop API. */
import { AppliedDiscountCode, DiscountCodeForm } from '../../../commerce/cart/discount-code.tsx';
import { purchaseDraft } from '../../../commerce/forms/draft-names.ts';
import { useDraftText } from '../../../commerce/forms/use-draft-text.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { PurchasePrice } from './use-purchase-price.ts';

type Props = { subscriptionNumber: string; price: PurchasePrice; startCode: string; disabled: boolean };

export function DiscountCode({ subscriptionNumber, price, startCode, disabled }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useDraftText(purchaseDraft(subscriptionNumber), 'code', startCode);
  const { applied, preview, checkingCode, codeFault } = price;

  function remove(): void {
    setTyped('');
    price.removeCode();
  }

  return (
    <Card className="purchase__card">
      <h2>{t(applied === undefined ? 'cart.discount.title' : 'cart.discount.code')}</h2>
      {applied === undefined ? (
        <DiscountCodeForm
          value={typed}
          onChange={setTyped}
          onApply={price.applyCode}
          busy={checkingCode}
          disabled={disabled}
          error={codeFault}
        />
      ) : (
        <>
          <AppliedDiscountCode code={applied} onRemove={remove} disabled={disabled}>
            <strong>{preview?.discount?.code}</strong> {preview?.discount?.description}
          </AppliedDiscountCode>
          <p className="purchase__code-correct" role="status">
            <Icon name="check-circle" />
            {t('purchase.code.correct')}
          </p>
        </>
      )}
    </Card>
  );
}
