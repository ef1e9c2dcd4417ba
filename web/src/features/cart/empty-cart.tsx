/** The cart page without bundles, and with a bundle that the shop API does not have. */

import { Link } from 'react-router-dom';
import { useSite } from '../../i18n/site.tsx';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../texts/texts.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Message } from '../../ui/message.tsx';

export function EmptyCart() {
  const { t } = useTranslation();
  return (
    <Message icon="cart" title={t('cart.empty.title')} actions={<SubscriptionsLink />}>
      <p>{t('cart.empty.lead')}</p>
    </Message>
  );
}

/** `text` is the error text of the shop API. */
export function UnknownBundle({ text }: { text: string }) {
  const { t } = useTranslation();
  return (
    <Message icon="search" title={t('cart.unknown')} actions={<SubscriptionsLink />}>
      <p>{text}</p>
      <p>{t('cart.empty.lead')}</p>
    </Message>
  );
}

function SubscriptionsLink() {
  const { t } = useTranslation();
  const { languageQuery } = useSite();
  return (
    <Link className={buttonClass('secondary')} to={paths.accountOverview({ language: languageQuery })}>
      {t('cart.empty.account')}
    </Link>
  );
}
