/**
 * Shown when another tab has finished this order, so that the customer does not place it twice
 * (docs/rules/checkout.md#sending-once).
 */
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { CartLines } from '../../../commerce/cart/cart-lines.ts';
import { useSite } from '../../../i18n/site.tsx';
import { paths } from '../../../paths.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Message } from '../../../ui/message.tsx';
import { onOrderedElsewhere } from './order-attempt.ts';

/** Returns whether another tab has finished an order of these lines. `orderAgain` resets it. */
export function useOrderedElsewhere(lines: CartLines): { ordered: boolean; orderAgain: () => void } {
  const { culture } = useSite();
  const [ordered, setOrdered] = useState(false);
  useEffect(() => onOrderedElsewhere(culture.code, lines, () => setOrdered(true)), [culture.code, lines]);
  return { ordered, orderAgain: () => setOrdered(false) };
}

export function OrderedElsewhere({ onOrderAgain }: { onOrderAgain: () => void }) {
  const { t } = useTranslation();
  const { languageQuery: language } = useSite();
  return (
    <Message
      icon="check"
      title={t('checkout.orderedElsewhere.title')}
      actions={
        <>
          <Link className={buttonClass('primary')} to={paths.accountOverview({ language })}>
            {t('orderResult.toAccount')}
          </Link>
          <Button onClick={onOrderAgain}>{t('checkout.orderedElsewhere.again')}</Button>
        </>
      }
    >
      <p>{t('checkout.orderedElsewhere.text')}</p>
    </Message>
  );
}
