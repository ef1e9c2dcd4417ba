/** Where the payment of an invoice leads back to. */

import { useSite } from '../../i18n/site.tsx';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../texts/texts.ts';

/** Returns the billing page, or the overview if billing is elsewhere, with its name. */
export function useBillingTarget(): { readonly to: string; readonly text: string } {
  const { t } = useTranslation();
  const { markets, languageQuery: language } = useSite();
  return markets.billing === 'here'
    ? { to: paths.accountBilling({ language }), text: t('payNow.toBilling') }
    : { to: paths.accountOverview({ language }), text: t('orderResult.toAccount') };
}
