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
import { readStored } from '../../storage/browser-storage.ts';
import { forgetOrderedCart } from '../../storage/shopping-memory.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Message } from '../../ui/message.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { BoughtItems } from './bought-items.tsx';
import { BundleTips } from './bundle-tips.tsx';
import { NextSteps } from './next-steps.tsx';
import picture from './on-its-way.svg';

export default function SubscriptionSuccessfulPage() {
  const { t } = useTranslation();
  const { languageQuery } = useSite();
  const [order] = useState(() => readStored('placedOrder'));

  useEffect(() => {
    if (order) forgetOrderedCart();
  }, [order]);

  const toAccount = (
    <Link className={buttonClass('primary')} to={paths.accountOverview({ language: languageQuery })}>
      {t('orderResult.toAccount')}
    </Link>
  );

  if (!order) {
    return (
      <Message icon="box" title={t('orderResult.nothing.title')} actions={toAccount}>
        <p>{t('orderResult.nothing.text')}</p>
      </Message>
    );
  }
  return (
    <div className="order-result">
      <div className="order-result__opening">
        <div className="order-result__words">
          <PageTitle>{t('orderResult.title')}</PageTitle>
          <Notice kind="success" title={t('orderResult.paymentSuccessful')}>
            <p>{t('orderResult.confirmationFollows')}</p>
          </Notice>
          <div>{toAccount}</div>
        </div>
        <img className="order-result__picture" src={picture} alt="" width="640" height="480" />
      </div>
      <div className="order-result__columns">
        <BoughtItems order={order} />
        <NextSteps later={order.later} />
      </div>
      <BundleTips names={order.items.map((item) => item.name)} />
    </div>
  );
}
