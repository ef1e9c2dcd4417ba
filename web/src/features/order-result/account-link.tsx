/** The link from a result of an order to the customer's subscriptions. */

import { Link } from 'react-router-dom';
import { useSite } from '../../i18n/site.tsx';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../texts/texts.ts';
import { buttonClass } from '../../ui/button.tsx';

export function AccountLink() {
  const { t } = useTranslation();
  const { languageQuery: language } = useSite();
  return (
    <Link className={buttonClass('primary')} to={paths.accountOverview({ language })}>
      {t('orderResult.toAccount')}
    </Link>
  );
}
