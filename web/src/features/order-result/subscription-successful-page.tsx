/**
 * The thank-you page (docs/rules/checkout.md#thank-you-page). It reads the stored order before it clears the shopping
 * data, and the order stays stored for a reload in the same tab.
 */
import './order-result.css';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSite } from '../../i18n/site.tsx';
import { paths } from '../../paths.ts';
import { clearOrderedCart } from '../../storage/shopping-memory.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Message } from '../../ui/message.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { BoughtItems } from './bought-items.tsx';
import { BundleContentList } from './bundle-content-list.tsx';
import { type FinishedOrder, readFinishedOrder, trackFinishedOrder } from './conversion-events.ts';
import { NextSteps } from './next-steps.tsx';
import picture from './on-its-way.svg';
import { OrderScripts, Partners, useOrderBanners } from './order-banners.tsx';

export default function SubscriptionSuccessfulPage() {
  const [finishedOrder] = useState(readFinishedOrder);
  return finishedOrder ? <ThankYou finishedOrder={finishedOrder} /> : <NoOrder />;
}

function ThankYou({ finishedOrder }: { finishedOrder: FinishedOrder }) {
  const { t } = useTranslation();
  const { order } = finishedOrder;
  const banners = useOrderBanners(finishedOrder);

  useEffect(() => {
    trackFinishedOrder(finishedOrder);
    clearOrderedCart();
  }, [finishedOrder]);

  return (
    <div className="order-result">
      <div className="order-result__opening">
        <div className="order-result__words">
          <PageTitle>{t('orderResult.title')}</PageTitle>
          <Notice kind="success" title={t('orderResult.paymentSuccessful')}>
            <p>{t('orderResult.confirmationFollows')}</p>
          </Notice>
          <div>
            <AccountLink />
          </div>
        </div>
        <img className="order-result__picture" src={picture} alt="" width="640" height="480" />
      </div>
      {banners && <Partners banners={banners} finishedOrder={finishedOrder} />}
      <div className="order-result__columns">
        <BoughtItems order={order} />
        <NextSteps later={order.later} />
      </div>
      <BundleContentList names={order.items.map(({ name }) => name)} />
      {banners && <OrderScripts banners={banners} finishedOrder={finishedOrder} />}
    </div>
  );
}

/** Shown without a stored order, for example in another tab. */
function NoOrder() {
  const { t } = useTranslation();
  return (
    <Message icon="box" title={t('orderResult.nothing.title')} actions={<AccountLink />}>
      <p>{t('orderResult.nothing.text')}</p>
    </Message>
  );
}

function AccountLink() {
  const { t } = useTranslation();
  const { languageQuery: language } = useSite();
  return (
    <Link className={buttonClass('primary')} to={paths.accountOverview({ language })}>
      {t('orderResult.toAccount')}
    </Link>
  );
}
