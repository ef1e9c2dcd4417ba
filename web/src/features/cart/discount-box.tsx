/** The discount code of a bundle. Each bundle takes one code (docs/rules/cart.md#discount-codes). */
import type { CartItem } from '@perennial/shared/models/cart';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredCartLine } from '../../storage/stored-shapes.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { FieldError } from '../../ui/form/field-frame.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { CartState, CartStore } from './cart-store.ts';

type Props = { item: CartItem; line: StoredCartLine; state: CartState; store: CartStore };

export function DiscountBox({ item, line, state, store }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [sent, setSent] = useState(false);
  const busy = sent && state.status === 'updating';
  const [code] = busy ? [] : line.promotionCodes;
  const promotion = item.promotions.find((one) => one.code.toUpperCase() === code?.toUpperCase());
  const error = state.codeProblem?.bundle === item.name ? state.codeProblem.text : undefined;

  async function apply(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy || typed.trim() === '') return;
    setSent(true);
    await store.applyCode(item.name, typed, t('cart.discount.duplicated'));
    setSent(false);
    if (!store.getState().codeProblem) setTyped('');
  }

  if (code !== undefined) {
    const partly = promotion !== undefined && promotion.appliedQuantity < item.quantity;
    return (
      <div>
        <div className="discount-box__code">
          <Icon name="tag" />
          <p className="discount-box__words">
            <strong>{code}</strong> {promotion?.description}
            {partly && (
              <small> {t('cart.discount.appliedTo', { n: promotion.appliedQuantity, of: item.quantity })}</small>
            )}
          </p>
          <Button variant="quiet" onClick={() => void store.removeCode(item.name)}>
            {t('cart.remove')}
            <span className="visually-hidden"> {code}</span>
          </Button>
        </div>
        <FieldError id={`code-${item.name}`} error={error} />
      </div>
    );
  }
  return (
    <Disclosure summary={t('cart.discount.title')}>
      <form className="discount-box__form" onSubmit={(event) => void apply(event)} noValidate>
        <TextField
          label={t('cart.discount.code')}
          name="discount-code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={typed}
          error={error}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" disabled={typed.trim() === ''} busy={busy} busyText={t('cart.discount.applying')}>
          {t('cart.discount.apply')}
        </Button>
      </form>
    </Disclosure>
  );
}
