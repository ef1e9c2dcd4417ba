/**
 * The usage points of a bundle, "Good to know". They are the item's `usp`; the `usps` of the whole cart are the selling
 * points in checkout.
 */
import { useId } from 'react';
import { useTranslation } from '../../texts/texts.ts';
import { Icon } from '../../ui/icon.tsx';

export function UsagePoints({ points }: { points: readonly string[] }) {
  const { t } = useTranslation();
  const titleId = useId();
  if (points.length === 0) return null;
  return (
    <div className="usage-points">
      <h3 id={titleId} className="usage-points__title">
        {t('cart.usagePoints')}
      </h3>
      <ul className="usage-points__list" aria-labelledby={titleId}>
        {points.map((point) => (
          <li key={point}>
            <Icon name="check" />
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
