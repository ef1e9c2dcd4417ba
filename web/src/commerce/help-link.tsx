/** Link to the support page, for pages that have nothing to show. */

import { Link } from 'react-router-dom';
import { useSite } from '../i18n/site.tsx';
import { paths } from '../paths.ts';
import { useTranslation } from '../texts/texts.ts';
import { buttonClass } from '../ui/button.tsx';

export function HelpLink() {
  const { t } = useTranslation();
  const { languageQuery } = useSite();
  return (
    <Link className={buttonClass()} to={paths.accountSupport({ language: languageQuery })}>
      {t('account.support.title')}
    </Link>
  );
}
