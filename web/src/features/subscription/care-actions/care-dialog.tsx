/** Asks before a care action, and for a re-shipping what is shipped again (docs/rules/care.md#re-shipping). */

import { useSession } from '../../../api/session.ts';
import type { ChangeProgress } from '../../../commerce/changes/use-make-change.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useNetMoney } from '../../../i18n/net-amount.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import { useTellGone } from '../actions/use-tell-gone.ts';
import type { SectionProps } from '../use-subscription.ts';
import type { CareInputs } from './care-actions.ts';
import type { ShippedPart } from './care-inputs.ts';

const parts: readonly ShippedPart[] = ['TryBuy', 'Replenishment'];

type Props = SectionProps & {
  open: boolean;
  onClose: () => void;
  actionName: string;
  inputs: CareInputs;
  /** It ends a contract. */
  isEnd: boolean;
  /** Undefined: no choice is asked for. */
  ticked: readonly ShippedPart[] | undefined;
  onTick: (ticked: readonly ShippedPart[]) => void;
  isRunning: boolean;
  errorText: string | undefined;
  /** The shop has refused it, so that nothing was done. */
  isRefused: boolean;
  progress: ChangeProgress;
  onConfirm: () => Promise<boolean>;
};

export function CareDialog({ actionName, subscription, inputs, ticked, onTick, isRefused, isEnd, ...dialog }: Props) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const netMoney = useNetMoney();
  const { email } = useSession();
  const { discountAmount, cancellationDate } = inputs;
  useTellGone(dialog.open, dialog);
  return (
    <ConfirmDialog
      {...dialog}
      title={t('care.confirm.title')}
      facts={[
        [t('care.action'), actionName],
        [t('care.confirm.customer'), email],
        [t('care.confirm.subscription'), subscription.number],
        [t('care.confirm.amount'), discountAmount && netMoney(discountAmount)],
        [t('care.date'), cancellationDate && date(cancellationDate)],
      ]}
      confirmText={t('care.confirm.run')}
      isEnd={isEnd}
      disabledReason={ticked?.length === 0 ? t('care.first.option') : undefined}
    >
      <ForWhom subscription={subscription} />
      {ticked && (
        <fieldset className="form__group" disabled={dialog.isRunning}>
          <legend>{t('care.options.title')}</legend>
          {parts.map((part) => (
            <Checkbox
              key={part}
              label={t(`care.options.${part}`)}
              checked={ticked.includes(part)}
              onChange={({ target }) =>
                onTick(target.checked ? [...ticked, part] : ticked.filter((other) => other !== part))
              }
            />
          ))}
        </fieldset>
      )}
      {isRefused && ticked?.length === parts.length && <p>{t('care.options.bothRefused')}</p>}
      <p>{t('care.confirm.effect')}</p>
    </ConfirmDialog>
  );
}

/** The customer by name and the product as picture, so that a wrong account is noticed. */
function ForWhom({ subscription: { title, imageUrl } }: SectionProps) {
  const { t } = useTranslation();
  const { firstName = '' } = useSession();
  return (
    <div className="plan-card">
      <img className="plan-card__picture" src={imageUrl} alt="" width="144" height="144" />
      <div className="plan-card__head">
        <p>
          <strong>{t('care.bar.acting', { firstName })}</strong>
        </p>
        <p>{title}</p>
      </div>
    </div>
  );
}
