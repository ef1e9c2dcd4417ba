/** Last page of a return: a review with the button "Request return", then what happens next. */

import { Link } from 'react-router-dom';
import { useCall } from '../../../api/use-call.ts';
import { useSite } from '../../../i18n/site.tsx';
import { paths } from '../../../paths.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorNotice } from '../../../ui/error-notice.tsx';
import { FormActions } from '../../../ui/form/form-actions.tsx';
import { AddressView } from './address-view.tsx';
import { CarrierList } from './carrier-list.tsx';
import { noReason } from './return-sequence.ts';
import { useReturnCarriers } from './use-carriers.ts';
import { useReturnFlow } from './use-return-flow.ts';
import { useReturnRequest } from './use-return-request.ts';
import { WhatHappensNext } from './what-happens-next.tsx';

export default function ReturnConfirmationPage() {
  const { progress } = useReturnFlow();
  return progress?.kind === 'done' ? <Done /> : <ReviewReturn />;
}

function ReviewReturn() {
  const { t } = useTranslation();
  const { culture } = useSite();
  const { subscription, goods, scopeToRequest, detailsPath, goToConfirmation } = useReturnFlow();
  const { data: address } = useCall('getReturnAddress', {}, { revalidateOnFocus: false });
  const { data: carriers } = useReturnCarriers(subscription.number, goods.scope);
  const request = useReturnRequest();

  async function send(): Promise<void> {
    if (!carriers) return;
    const { countryCode: country } = culture;
    const sent = await request.send({ subscription, country, scopeToRequest, reason: noReason, carriers });
    if (sent) void goToConfirmation({ kind: 'done', scope: goods.scope }, true);
  }

  return (
    <Card className="returning__card">
      <h2>{t('returns.confirm.title')}</h2>
      <CarrierList subscriptionNumber={subscription.number} goods={goods} />
      {address && <AddressView address={address} />}
      <p>{t('returns.confirm.meaning')}</p>
      <ErrorNotice text={request.failure} />
      <FormActions>
        <Button
          variant="primary"
          disabled={carriers === undefined}
          busy={request.busy}
          busyText={t('returns.confirm.sending')}
          onClick={() => void send()}
        >
          {t(scopeToRequest ? 'returns.confirm.submit' : 'returns.next.done')}
        </Button>
        {!request.busy && (
          <Link className={buttonClass('quiet')} to={detailsPath}>
            {t('checkout.cancel')}
          </Link>
        )}
      </FormActions>
    </Card>
  );
}

/** After the request. A returned device ends its plan, so its link opens the page about the cancellation. */
function Done() {
  const { t } = useTranslation();
  const { languageQuery: language } = useSite();
  const { subscription, goods, detailsPath } = useReturnFlow();
  const withDevice = goods.parts.some(({ part }) => part === 'device');
  return (
    <Card className="returning__card">
      <h2>{t('returns.next.title')}</h2>
      <WhatHappensNext />
      <div>
        <Link
          className={buttonClass('primary')}
          to={withDevice ? paths.subscriptionCancel(subscription.number, { language }) : detailsPath}
        >
          {t('returns.next.done')}
        </Link>
      </div>
    </Card>
  );
}
