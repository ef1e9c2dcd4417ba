/** What goes back. For a bundle the customer may choose. */
import type { ReturnScope } from '@perennial/shared/models/return';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../../../texts/texts.ts';
import { type ProductNames, toReturnGoods } from './goods.ts';

type Props = { choices: readonly ReturnScope[]; scope: ReturnScope; names: ProductNames };

export function ScopeChoice({ choices, scope, names }: Props) {
  const { t } = useTranslation();
  const group = useId();
  const [, setQuery] = useSearchParams();
  // State of its own, because the URL is updated later than the press.
  const [chosen, setChosen] = useState(scope);
  const formatNames = (choice: ReturnScope) =>
    toReturnGoods(choice, names)
      .parts.map(({ productName }) => productName)
      .join(' + ');

  function choose(choice: ReturnScope): void {
    setChosen(choice);
    setQuery(
      (query) => {
        query.set('scope', choice);
        return query;
      },
      { replace: true },
    );
  }

  if (choices.length < 2) {
    return (
      <>
        <h2>{t('returns.goods')}</h2>
        <p>{formatNames(scope)}</p>
      </>
    );
  }
  return (
    <fieldset className="return-choice">
      <legend className="return-choice__legend">{t('returns.choice')}</legend>
      {choices.map((choice) => (
        <label key={choice} className="return-choice__row">
          <input type="radio" name={group} value={choice} checked={choice === chosen} onChange={() => choose(choice)} />
          {formatNames(choice)}
        </label>
      ))}
    </fieldset>
  );
}
