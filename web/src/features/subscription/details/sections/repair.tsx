/** Section "Service and repair": the repair status of each product. */
import { useTranslation } from '../../../../texts/texts.ts';
import type { SectionProps } from '../../section-props.ts';

const inRepair = ({ subscription }: SectionProps) =>
  subscription.ratePlans.filter(({ repairStatus }) => repairStatus !== null);

export function RepairState({ subscription }: SectionProps) {
  const { t } = useTranslation();
  return t('subscription.repair.count', { count: inRepair({ subscription }).length });
}

export function Repair({ subscription }: SectionProps) {
  return (
    <ul className="sections__list">
      {inRepair({ subscription }).map(({ id, productName, repairStatus }) => (
        <li key={id}>
          <strong>{productName}</strong>
          <span>{repairStatus}</span>
        </li>
      ))}
    </ul>
  );
}
