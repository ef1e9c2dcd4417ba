/** Layout of all account pages: welcome banner, payment banners, menu and the page. */
import './account.css';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { useSession } from '../../../api/session.ts';
import { useCall } from '../../../api/use-call.ts';
import { AccountMenu } from './account-menu.tsx';
import { PaymentBanner } from './payment-banner.tsx';

export default function AccountLayout() {
  const { t } = useTranslation();
  const session = useSession();
  const { data: profile } = useCall('getProfile', {});
  const firstName = profile?.personalDetail.firstName ?? session.firstName;
  return (
    <div className="account">
      <div className="account__welcome">
        <p className="account__name">
          {firstName ? t('account.welcome', { firstName }) : t('account.welcomeWithoutName')}
        </p>
        <p>{t('account.lead')}</p>
      </div>
      <PaymentBanner />
      <div className="account__body">
        <AccountMenu />
        <div className="account__view">
          <Outlet />
        </div>
      </div>
    </div>
  );
}
