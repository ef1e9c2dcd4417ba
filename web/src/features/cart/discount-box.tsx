/** The discount code of a bundle. Each bundle takes one code (docs/rules/cart.md#discount-codes). */
import type { CartItem } from '@perennial/shared/models/cart';
import { useState } from 'react';
import { AppliedDiscountCode, DiscountCodeForm } from '../../commerce/cart/discount-code.tsx';
import { useDraftText } from '../../commerce/forms/use-draft-text.ts';
import type { StoredCartLine } from '../../storage/stored-shapes.ts';
import { useTranslation } from '../../texts/texts.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { FieldError } from '../../ui/form/field-frame.tsx';
import { keepFocus } from '../../ui/lost-focus.ts';
import { useGuardedAction } from '../../ui/press/use-guarded-action.ts';
import type { CartState } from './cart-state.ts';
import type { CartStore } from './cart-store.ts';

type Props = { item: CartItem; line: StoredCartLine; state: CartState; store: CartStore };

export function DiscountBox({ item, line, state, store }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useDraftText('cart-code', item.name);
  const [isOpen, setOpen] = useState<boolean>();
  const [sent, setSent] = useState(false);
  const busy = sent && state.status === 'updating';
  const [code] = busy ? [] : line.promotionCodes;
  const promotion = item.promotions.find((one) => one.code.toUpperCase() === code?.toUpperCase());
  const error = state.codeProblem?.bundle === item.name ? state.codeProblem.text : undefined;

  // A second press before the button is drawn as busy would find its own code in the cart.
  const apply = useGuardedAction(async (entered: string) => {
    setSent(true);
    await store.applyCode(item.name, entered, t('cart.discount.duplicated'));
    setSent(false);
    if (!store.get().codeProblem) setTyped('');
  });

  function remove(): void {
    setTyped('');
    setOpen(undefined);
    void store.removeCode(item.name);
  }

  if (code !== undefined) {
    const partly = promotion !== undefined && promotion.appliedQuantity < item.quantity;
    return (
      <div>
        <AppliedDiscountCode code={code} onRemove={() => void keepFocus(async () => remove())}>
          <strong>{code}</strong> {promotion?.description}
          {partly && (
            <small> {t('cart.discount.appliedTo', { n: promotion.appliedQuantity, of: item.quantity })}</small>
          )}
        </AppliedDiscountCode>
        <FieldError id={`code-${item.name}`} error={error} announcesError />
      </div>
    );
  }
  return (
    <Disclosure summary={t('cart.discount.title')} open={isOpen ?? typed !== ''} onToggle={setOpen}>
      <DiscountCodeForm
        value={typed}
        onChange={setTyped}
        onApply={(entered) => void apply(entered)}
        busy={busy}
        error={error}
        bundle={item.title}
      />
    </Disclosure>
  );
}
