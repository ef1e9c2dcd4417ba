/** Sign-in page for an admin, who then acts for a customer. */
import './login-admin.css';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { useSession } from '../../api/session.ts';
import { useSite } from '../../i18n/site.tsx';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../texts/texts.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { LoginAdminForm } from './login-admin-form.tsx';

export default function LoginAdminPage() {
  const { t } = useTranslation();
  const { languageQuery } = useSite();
  const { role } = useSession();
  const [query] = useSearchParams();
  // Back from the identity provider, which has signed out the customer who was signed in before.
  if (role === 'admin' && query.get('state') === 'signed-in') {
    return <Navigate to={paths.accountOverview({ language: languageQuery })} replace />;
  }
  return (
    <div className="login-admin">
      <Card className="login-admin__card">
        <PageTitle lead={t('admin.lead')}>{t('admin.title')}</PageTitle>
        <LoginAdminForm />
      </Card>
      <Link className={buttonClass('quiet')} to={paths.accountOverview({ language: languageQuery })}>
        {t('admin.customerLogin')}
      </Link>
    </div>
  );
}
