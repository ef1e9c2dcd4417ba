/**
 * Layout of all account pages: welcome banner, menu, payment banners and the page. The page loads meanwhile, but only its
 * title is visible until the banners are known, so that a late banner moves nothing (docs/rules/account.md#payment-banners).
 */
import './account.css';
import { Outlet } from 'react-router-dom';
import { useSession } from '../../../api/session.ts';
import { useCall } from '../../../api/use-call.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AccountMenu } from './account-menu.tsx';
import { PaymentBanner } from './payment-banner.tsx';

export default function AccountLayout() {
  const { t } = useTranslation();
  const session = useSession();
  const { data: profile } = useCall('getProfile', {});
  const activity = useCall('getPaymentActivity', {});
  const bannersKnown = activity.data !== undefined || activity.error !== undefined;
  const firstName = profile?.personalDetail.firstName ?? session.firstName;
  return (
    <div className="account">
      <div className="account__welcome">
        <p className="account__name">
          {firstName ? t('account.welcome', { firstName }) : t('account.welcomeWithoutName')}
        </p>
        <p>{t('account.lead')}</p>
      </div>
      <div className="account__body">
        <AccountMenu />
        <div
          className={classNames('account__view', !bannersKnown && 'account__view--waiting')}
          aria-busy={!bannersKnown}
        >
          {!bannersKnown && <Skeleton lines={4} className="account__skeleton" label={t('ui.loading')} />}
          {activity.data && <PaymentBanner activity={activity.data} />}
          <Outlet />
        </div>
      </div>
    </div>
  );
}
