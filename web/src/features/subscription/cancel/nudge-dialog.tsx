/** What the customer can do instead of cancelling (docs/rules/cancel-and-return.md#nudge). */
import { Link } from 'react-router-dom';
import { useSite } from '../../../i18n/site.tsx';
import { paths } from '../../../paths.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormActions, FormLayout } from '../../../ui/form/form-parts.tsx';
import { findModifyOffers, taskOfOffer } from '../modify/modify-offers.ts';
import type { CancelDialogProps } from './use-cancel-flow.ts';

export function NudgeDialog({ flow: { facts, send }, subscription }: CancelDialogProps) {
  const { t } = useTranslation();
  const { culture, languageQuery: language } = useSite();
  const offers = findModifyOffers(subscription, culture.countryCode);
  const [first] = offers;
  const close = () => send({ type: 'close' });
  return (
    <Dialog open onClose={close} title={t('subscription.cancel.nudge.title')} width={545}>
      <FormLayout>
        <p>{t('subscription.cancel.nudge.lead')}</p>
        <ul className="cancel-offers">
          {facts.offersPause && <li>{t('subscription.cancel.nudge.pause')}</li>}
          {offers.map(
            ({ name }) =>
              name !== 'shippingNow' && (
                <li key={name}>
                  {t(`subscription.cancel.nudge.${name}`)}{' '}
                  <Link
                    to={paths.subscriptionDetails(subscription.number, { language, task: taskOfOffer[name] })}
                    onClick={close}
                  >
                    {t(`subscription.modify.parts.${name}`)}
                  </Link>
                </li>
              ),
          )}
        </ul>
        <FormActions>
          {facts.offersPause && (
            <Button onClick={() => send({ type: 'instead', task: 'pause' })}>
              {t('subscription.cancel.nudge.pauseAction')}
            </Button>
          )}
          {first && (
            <Button onClick={() => send({ type: 'instead', task: taskOfOffer[first.name] })}>
              {t('subscription.cancel.nudge.modifyAction')}
            </Button>
          )}
          <Button variant="primary" onClick={() => send({ type: 'cancel' })}>
            {t('subscription.cancel.submit')}
          </Button>
        </FormActions>
      </FormLayout>
    </Dialog>
  );
}
