/** The cancel section where self-service is closed: the form that ends a contract is open everywhere (docs/rules/markets.md#closed-markets). */
import { Link } from 'react-router-dom';
import { MarketNotice } from '../../../commerce/market-notice.tsx';
import { useSite } from '../../../i18n/site.tsx';
import { paths } from '../../../paths.ts';
import { useTranslation } from '../../../texts/texts.ts';

export function ClosedCancel({ subscriptionNumber }: { subscriptionNumber: string }) {
  const { t } = useTranslation();
  const { languageQuery: language } = useSite();
  return (
    <>
      <MarketNotice />
      <p>
        <Link to={paths.contractCancel({ subscription: subscriptionNumber, language })}>{t('termination.offer')}</Link>
      </p>
    </>
  );
}
