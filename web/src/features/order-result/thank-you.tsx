/** A confirmed order: what was bought, what happens next, and the content of its bundles. */

import picture from '@perennial/shared/brand/pictures/on-its-way.svg';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { HelpLink } from '../../commerce/help-link.tsx';
import { useFormat } from '../../i18n/format.ts';
import { useSite } from '../../i18n/site.tsx';
import { paths } from '../../paths.ts';
import { clearOrderedCart } from '../../storage/forget-customer.ts';
import type { PlacedOrder } from '../../storage/stored-shapes.ts';
import { useTranslation } from '../../texts/texts.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { BoughtItems } from './bought-items.tsx';
import { BundleContentList } from './bundle-content-list.tsx';
import { type FinishedOrder, trackFinishedOrder } from './conversion-events.ts';
import { NextSteps } from './next-steps.tsx';
import { OrderScripts, Partners, useOrderBanners } from './order-banners.tsx';
import { OrderStatus } from './order-status.tsx';

/** `initial` is the order when the page opened; it is a later view as soon as it was tracked. */
export function ThankYou({ initial }: { initial: FinishedOrder }) {
  const { t } = useTranslation();
  const [finished] = useState(initial);
  const { order, isFirstView } = finished;
  const banners = useOrderBanners(finished);

  useEffect(() => {
    // A later view is a reload, or a step back from the next order, whose cart has to stay.
    if (!isFirstView) return;
    trackFinishedOrder(finished);
    clearOrderedCart();
  }, [finished, isFirstView]);

  return (
    <div className="order-result">
      <div className="order-result__opening">
        <div className="order-result__words">
          <PageTitle>{t('orderResult.title')}</PageTitle>
          <OrderStatus paidNow={order.paidNow > 0} />
          <OtherAmount order={order} />
          <div>
            <AccountLink />
          </div>
        </div>
        <img className="order-result__picture" src={picture} alt="" width="640" height="480" />
      </div>
      <div className="order-result__columns">
        <BoughtItems order={order} />
        <NextSteps later={order.later} />
      </div>
      <BundleContentList names={order.items.map(({ name }) => name)} />
      {/* Last, because they are known later than the rest, which they would move. */}
      {banners && <Partners banners={banners} finishedOrder={finished} />}
      {banners && isFirstView && <OrderScripts banners={banners} finishedOrder={finished} />}
    </div>
  );
}

/** Says that the shop charged another amount than the customer agreed to (docs/rules/checkout.md#agreed-price). */
function OtherAmount({ order: { agreedAmount, paidNow } }: { order: PlacedOrder }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  if (agreedAmount === undefined) return null;
  return (
    <Notice kind="warning" action={<HelpLink />}>
      <p>{t('orderResult.otherAmount', { before: money(agreedAmount), after: money(paidNow) })}</p>
    </Notice>
  );
}

/** The link from a result of an order to the customer's subscriptions. */
export function AccountLink() {
  const { t } = useTranslation();
  const { languageQuery: language } = useSite();
  return (
    <Link className={buttonClass('primary')} to={paths.accountOverview({ language })}>
      {t('orderResult.toAccount')}
    </Link>
  );
}
