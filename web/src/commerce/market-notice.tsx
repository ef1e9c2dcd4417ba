/**
 * Replaces a feature that is closed in this market, with a link to the site that has it
 * (docs/rules/markets.md#closed-markets).
 */

import { useSite } from '../i18n/site.tsx';
import { useTranslation } from '../texts/texts.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { HelpLink } from './help-link.tsx';

export function MarketNotice() {
  const { t } = useTranslation();
  return (
    <Notice kind="info" action={<ManageSubscriptionLink />}>
      <p>{t('market.elsewhere')}</p>
    </Notice>
  );
}

/** Links to the site that manages subscriptions; to the support page if none is configured. */
export function ManageSubscriptionLink() {
  const { t } = useTranslation();
  const { manageSubscriptionUrl } = useSite();
  if (!manageSubscriptionUrl) return <HelpLink />;
  return (
    <ButtonLink href={manageSubscriptionUrl}>
      {t('market.manageSubscription')}
      <Icon name="external" />
    </ButtonLink>
  );
}
