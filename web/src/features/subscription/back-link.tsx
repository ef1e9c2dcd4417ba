/** Back links of a subscription's pages, which do not have the account's menu. */

import { BackLink } from '../../commerce/back-link.tsx';
import { useSite } from '../../i18n/site.tsx';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../texts/texts.ts';

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
