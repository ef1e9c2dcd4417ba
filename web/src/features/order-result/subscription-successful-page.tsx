/**
 * The thank-you page: what was bought, and what happens next (specification 2, section 2). It reads what it needs
 * before it clears what shopping left behind, and keeps that for a reload in the same tab (decision 29).
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
import { BundleStories } from './bundle-stories.tsx';
import { type OrderNews, readOrderNews, tellAnalytics } from './conversion-events.ts';
import { NextSteps } from './next-steps.tsx';
import picture from './on-its-way.svg';
import { OrderScripts, Partners, useOrderBanners } from './order-banners.tsx';

export default function SubscriptionSuccessfulPage() {
  const [news] = useState(readOrderNews);
  return news ? <ThankYou news={news} /> : <NothingOrdered />;
}

function ThankYou({ news }: { news: OrderNews }) {
  const { t } = useTranslation();
  const { order } = news;
  const banners = useOrderBanners(news);

  useEffect(() => {
    tellAnalytics(news);
    clearOrderedCart();
  }, [news]);

  return (
    <div className="order-result">
      <div className="order-result__opening">
        <div className="order-result__words">
          <PageTitle>{t('orderResult.title')}</PageTitle>
          <Notice kind="success" title={t('orderResult.paymentSuccessful')}>
            <p>{t('orderResult.confirmationFollows')}</p>
          </Notice>
          <div>
            <ToAccount />
          </div>
        </div>
        <img className="order-result__picture" src={picture} alt="" width="640" height="480" />
      </div>
      {banners && <Partners banners={banners} news={news} />}
      <div className="order-result__columns">
        <BoughtItems order={order} />
        <NextSteps later={order.later} />
      </div>
      <BundleStories names={order.items.map(({ name }) => name)} />
      {banners && <OrderScripts banners={banners} news={news} />}
    </div>
  );
}

/** Somebody who comes without an order, or in another tab. */
function NothingOrdered() {
  const { t } = useTranslation();
  return (
    <Message icon="box" title={t('orderResult.nothing.title')} actions={<ToAccount />}>
      <p>{t('orderResult.nothing.text')}</p>
    </Message>
  );
}

function ToAccount() {
  const { t } = useTranslation();
  const { languageQuery: language } = useSite();
  return (
    <Link className={buttonClass('primary')} to={paths.accountOverview({ language })}>
      {t('orderResult.toAccount')}
    </Link>
  );
}
