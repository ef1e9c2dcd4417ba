/** Link back to the account, because the pages of a subscription do not have the account's menu. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSite } from '../../i18n/site.tsx';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';

export function BackLink() {
  const { t } = useTranslation();
  const { languageQuery: language } = useSite();
  return (
    <p>
      <Link className="subscription__back" to={paths.account({ language })}>
        <Icon name="arrow-left" />
        {t('subscription.back')}
      </Link>
    </p>
  );
}
