/** Back links of a subscription's pages, which do not have the account's menu. */

import { Link } from 'react-router-dom';
import { useSite } from '../../i18n/site.tsx';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../texts/texts.ts';
import { Icon } from '../../ui/icon.tsx';

function BackLink({ to, text }: { to: string; text: string }) {
  return (
    <Link className="subscription__back" to={to}>
      <Icon name="arrow-left" />
      {text}
    </Link>
  );
}

export function BackToAccount() {
  const { t } = useTranslation();
  const { languageQuery: language } = useSite();
  return (
    <p>
      <BackLink to={paths.account({ language })} text={t('subscription.back')} />
    </p>
  );
}

export function BackToDetails({ subscriptionNumber }: { subscriptionNumber: string }) {
  const { t } = useTranslation();
  const { languageQuery: language } = useSite();
  return (
    <BackLink to={paths.subscriptionDetails(subscriptionNumber, { language })} text={t('subscription.toDetails')} />
  );
}
