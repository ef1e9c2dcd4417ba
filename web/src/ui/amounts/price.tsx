/** A price with its period. An old price is crossed out; screen readers read it as the old price. */
import './price.css';
import { useTranslation } from '../../texts/texts.ts';
import { Money } from './money.tsx';

type Props = {
  /** Formatted money. */
  amount: string;
  /** Beside the amount ("6 months"), and as screen readers say it ("every 6 months"). */
  period?: { readonly short: string; readonly spoken: string } | undefined;
  /** The formatted price before discounts; without a discount it is missing or equal to the amount. */
  original?: string | undefined;
};

export function Price({ amount, period, original }: Props) {
  const { t } = useTranslation();
  const reduced = original !== undefined && original !== amount;
  return (
    <span className="price figures">
      {reduced && (
        <>
          <span className="visually-hidden">{t('ui.price.before')} </span>
          <s className="price__original">
            <Money amount={original} />
          </s>{' '}
          <span className="visually-hidden">{t('ui.price.now')} </span>
        </>
      )}
      <strong className="price__amount">
        <Money amount={amount} />
      </strong>
      {period !== undefined && (
        <span className="price__period">
          {' '}
          <span aria-hidden="true">/ {period.short}</span>
          <span className="visually-hidden">{period.spoken}</span>
        </span>
      )}
    </span>
  );
}
