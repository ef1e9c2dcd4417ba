/** Tips about cancelled plans. Each stays until the customer closes it. */
import { useTranslation } from '../../../texts/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { CancellationTip } from './subscription-plans.ts';

type Props = { tips: readonly CancellationTip[]; onDismiss: (id: string) => void };

export function CancellationTips({ tips, onDismiss }: Props) {
  const { t } = useTranslation();
  if (tips.length === 0) return null;
  return (
    <ul className="subscription-card__tips">
      {tips.map(({ id, kind, plan }) => (
        <li key={id} className="subscription-card__tip">
          <Icon name="check-circle" />
          <p>{t(`account.subscriptions.tips.${kind}`, { plan })}</p>
          <button
            type="button"
            className="subscription-card__dismiss"
            onClick={() => onDismiss(id)}
            aria-label={t('ui.dismiss')}
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}
