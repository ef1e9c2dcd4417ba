/** A cart with nothing in it, or with what the shop does not have: says so, and what to do. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSite } from '../../i18n/site.tsx';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Message } from '../../ui/message.tsx';

export function EmptyCart() {
  const { t } = useTranslation();
  return (
    <Message icon="cart" title={t('cart.empty.title')} actions={<ToSubscriptions />}>
      <p>{t('cart.empty.lead')}</p>
    </Message>
  );
}

/** `text` is what the shop says about it. */
export function UnknownBundle({ text }: { text: string }) {
  const { t } = useTranslation();
  return (
    <Message icon="search" title={t('cart.unknown')} actions={<ToSubscriptions />}>
      <p>{text}</p>
      <p>{t('cart.empty.lead')}</p>
    </Message>
  );
}

function ToSubscriptions() {
  const { t } = useTranslation();
  const { languageQuery } = useSite();
  return (
    <Link className={buttonClass('secondary')} to={paths.accountOverview({ language: languageQuery })}>
      {t('cart.empty.account')}
    </Link>
  );
}
