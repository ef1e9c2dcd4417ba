/** Discount code of a purchase: one at a time, validated by the shop API. */
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { PurchasePrice } from './use-purchase-price.ts';

/** Maximum length of a code at the shop API, in characters. */
const MAX_LENGTH = 40;

type Props = { price: PurchasePrice; startCode: string; disabled: boolean };

export function DiscountCode({ price, startCode, disabled }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(startCode);
  const { applied, preview, checkingCode, codeFault } = price;

  function apply(event: FormEvent): void {
    event.preventDefault();
    const code = typed.trim();
    if (code !== '' && !checkingCode) price.applyCode(code);
  }

  function remove(): void {
    setTyped('');
    price.removeCode();
  }

  return (
    <Card className="purchase__card">
      <h2>{t(applied === undefined ? 'cart.discount.title' : 'cart.discount.code')}</h2>
      {applied === undefined ? (
        <form className="purchase__code-form" onSubmit={apply} noValidate>
          <TextField
            label={t('cart.discount.code')}
            name="discount-code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={MAX_LENGTH}
            value={typed}
            disabled={disabled}
            error={codeFault}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button
            type="submit"
            disabled={disabled || typed.trim() === ''}
            busy={checkingCode}
            busyText={t('cart.discount.applying')}
          >
            {t('cart.discount.apply')}
          </Button>
        </form>
      ) : (
        <>
          <div className="purchase__code">
            <Icon name="tag" />
            <p className="purchase__code-words">
              <strong>{preview?.discount?.code}</strong> {preview?.discount?.description}
            </p>
            <Button variant="quiet" disabled={disabled} onClick={remove}>
              {t('cart.remove')}
              <span className="visually-hidden"> {applied}</span>
            </Button>
          </div>
          <p className="purchase__code-correct" role="status">
            <Icon name="check-circle" />
            {t('purchase.code.correct')}
          </p>
        </>
      )}
    </Card>
  );
}
