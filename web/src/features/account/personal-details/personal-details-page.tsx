/** Personal details page of the account: contact details, addresses and newsletter. */
import { LoadState } from '../../../commerce/load-state.tsx';
import './personal-details.css';
import { useCall } from '../../../api/use-call.ts';
import { useSite } from '../../../i18n/site.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Addresses } from './addresses.tsx';
import { ContactDetails } from './contact-details.tsx';
import { Newsletter } from './newsletter.tsx';

export default function PersonalDetailsPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle>{t('personalDetails.title')}</PageTitle>
      <Details />
    </>
  );
}

function Details() {
  const { marketingOptIn } = useSite().config;
  const response = useCall('getProfile', {});
  const { data: profile } = response;
  if (!profile) {
    return <LoadState responses={[response]} skeleton={<Loading />} />;
  }
  return (
    <div className="personal-details">
      <ContactDetails detail={profile.personalDetail} />
      <Addresses profile={profile} />
      {marketingOptIn && <Newsletter selected={profile.personalDetail.selectedNewsletter} />}
    </div>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <div className="personal-details">
      <p className="visually-hidden" role="status">
        {t('ui.loading')}
      </p>
      <Card className="personal-details__part">
        <Skeleton lines={10} />
      </Card>
      <Card className="personal-details__part">
        <Skeleton lines={6} />
      </Card>
    </div>
  );
}
