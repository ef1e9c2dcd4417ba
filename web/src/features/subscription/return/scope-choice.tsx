/** What goes back; a bundle may leave the choice (specification 3, section 4: bundles). */
import type { ReturnScope } from '@perennial/shared/models/return';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { type ProductNames, returnGoods } from './goods.ts';

type Props = { choices: readonly ReturnScope[]; scope: ReturnScope; names: ProductNames };

export function ReturnChoice({ choices, scope, names }: Props) {
  const { t } = useTranslation();
  const group = useId();
  const [, setQuery] = useSearchParams();
  // The address follows a moment later than the press.
  const [chosen, setChosen] = useState(scope);
  const namesOf = (goods: ReturnScope) =>
    returnGoods(goods, names)
      .parts.map(({ productName }) => productName)
      .join(' + ');

  function choose(wished: ReturnScope): void {
    setChosen(wished);
    setQuery(
      (query) => {
        query.set('scope', wished);
        return query;
      },
      { replace: true },
    );
  }

  if (choices.length < 2) {
    return (
      <>
        <h2>{t('returns.goods')}</h2>
        <p>{namesOf(scope)}</p>
      </>
    );
  }
  return (
    <fieldset className="return-choice">
      <legend className="return-choice__legend">{t('returns.choice')}</legend>
      {choices.map((choice) => (
        <label key={choice} className="return-choice__row">
          <input type="radio" name={group} value={choice} checked={choice === chosen} onChange={() => choose(choice)} />
          {namesOf(choice)}
        </label>
      ))}
    </fieldset>
  );
}
