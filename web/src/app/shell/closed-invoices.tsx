/** The entry "Billing" of the header where billing is elsewhere: it leads to no closed page (docs/rules/markets.md#closed-markets). */
import './closed-invoices.css';
import { Link } from 'react-router-dom';
import { useSite } from '../../i18n/site.tsx';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../texts/texts.ts';
import { AlertBubble } from '../../ui/alert-bubble.tsx';
import { Icon } from '../../ui/icon.tsx';

export default function ClosedInvoices() {
  const { t } = useTranslation();
  const { manageSubscriptionUrl, languageQuery } = useSite();
  return (
    <div className="closed-invoices">
      <p className="closed-invoices__name">
        <Icon name="card" />
        {t('account.pages.billing')}
        <AlertBubble text={t('account.openBalance')} />
      </p>
      <p className="closed-invoices__reason">
        {t('market.elsewhere')}{' '}
        {manageSubscriptionUrl ? (
          <a href={manageSubscriptionUrl}>{t('market.manageSubscription')}</a>
        ) : (
          <Link to={paths.accountSupport({ language: languageQuery })}>{t('account.support.title')}</Link>
        )}
      </p>
    </div>
  );
}
