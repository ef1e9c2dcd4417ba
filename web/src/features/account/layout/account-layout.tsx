/**
 * Layout of all account pages: menu, payment banners and the page. The page loads meanwhile, but only its
 * title is visible until the banners are known, so that a late banner moves nothing (docs/rules/account.md#payment-banners).
 */
import './account.css';
import { Outlet } from 'react-router-dom';
import { useCall } from '../../../api/use-call.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import AccountPages from './account-pages.tsx';
import { PaymentBanner } from './payment-banner.tsx';

export default function AccountLayout() {
  const { t } = useTranslation();
  // Requested here, because most pages show something of it.
  useCall('getProfile', {});
  const activity = useCall('getPaymentActivity', {});
  const bannersKnown = activity.data !== undefined || activity.error !== undefined;
  return (
    <div className="account">
      <nav className="account__menu" aria-label={t('account.menu')}>
        <AccountPages linkClass="account__menu-link" />
      </nav>
      <div className="account__view" aria-busy={!bannersKnown}>
        {!bannersKnown && <Skeleton lines={4} className="account__skeleton" label={t('ui.loading')} />}
        {activity.data && <PaymentBanner />}
        <Outlet />
      </div>
    </div>
  );
}
