/** What the customer can do instead of cancelling (docs/rules/cancel-and-return.md#nudge). */
import { useId } from 'react';
import { useSite } from '../../../i18n/site.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormActions, FormLayout } from '../../../ui/form/form-parts.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { findModifyOffers, type ModifyOffer, taskOfOffer } from '../modify/modify-offers.ts';
import { StepLine } from './cancel-steps.tsx';
import type { CancelDialogProps } from './use-cancel-flow.ts';

const icons: Readonly<Record<ModifyOffer['name'], IconName>> = {
  frequency: 'refresh',
  postponement: 'calendar',
  product: 'edit',
  shippingNow: 'truck',
};

export function NudgeDialog({ flow: { facts, send, step }, subscription }: CancelDialogProps) {
  const { t } = useTranslation();
  const { culture } = useSite();
  const modifyId = useId();
  const offers = findModifyOffers(subscription, culture.countryCode);
  const close = () => send({ type: 'close' });
  return (
    <Dialog open onClose={close} title={t('subscription.cancel.nudge.title')} width={545}>
      <StepLine step={step} />
      <FormLayout>
        <p>{t('subscription.cancel.nudge.lead')}</p>
        {facts.offersPause && (
          <ul className="cancel-offers press-guard">
            <Offer
              icon="pause"
              name={t('subscription.cancel.nudge.pauseAction')}
              reason={t('subscription.cancel.nudge.pause')}
              onPress={() => send({ type: 'instead', task: 'pause' })}
            />
          </ul>
        )}
        {offers.length > 0 && (
          <div className="cancel-offers__group">
            <h3 id={modifyId} className="cancel-offers__title">
              {t('subscription.cancel.nudge.modifyAction')}
            </h3>
            <ul className="cancel-offers press-guard" aria-labelledby={modifyId}>
              {offers.map(({ name }) => (
                <Offer
                  key={name}
                  icon={icons[name]}
                  name={t(`subscription.modify.parts.${name}`)}
                  reason={name === 'shippingNow' ? undefined : t(`subscription.cancel.nudge.${name}`)}
                  onPress={() => send({ type: 'instead', task: taskOfOffer[name] })}
                />
              ))}
            </ul>
          </div>
        )}
        <FormActions>
          <Button variant="quiet" onClick={() => send({ type: 'cancel' })}>
            {t('subscription.cancel.nudge.goOn')}
          </Button>
        </FormActions>
      </FormLayout>
    </Dialog>
  );
}

type OfferProps = { icon: IconName; name: string; reason: string | undefined; onPress: () => void };

function Offer({ icon, name, reason, onPress }: OfferProps) {
  return (
    <li>
      <button type="button" className="cancel-offers__row" onClick={onPress}>
        <Icon name={icon} className="cancel-offers__icon" />
        <span className="cancel-offers__words">
          <span className="cancel-offers__name">{name}</span>
          {reason && <span className="cancel-offers__reason"> {reason}</span>}
        </span>
        <Icon name="arrow-right" className="cancel-offers__icon" />
      </button>
    </li>
  );
}
