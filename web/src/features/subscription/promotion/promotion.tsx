/** Section "Promotion information": a discount code for the next charges. */
import { useState } from 'react';
import { DiscountCodeForm } from '../../../commerce/cart/discount-code.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import type { SectionProps } from '../section-props.ts';
import { usePromotion } from './use-promotion.ts';

export default function Promotion({ subscription: { number } }: SectionProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const { apply, isRunning, errorText, reset } = usePromotion(number, () => setTyped(''));

  return (
    <>
      <h3>{t('subscription.promotion.activate')}</h3>
      <DiscountCodeForm
        value={typed}
        onChange={(code) => {
          setTyped(code);
          if (errorText !== undefined) reset();
        }}
        onApply={(code) => void apply(code)}
        busy={isRunning}
        error={errorText}
      />
    </>
  );
}
