/** A cart with nothing in it: says so, and what to do. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSite } from '../../i18n/site.tsx';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Message } from '../../ui/message.tsx';

export function EmptyCart() {
  const { t } = useTranslation();
  const { languageQuery } = useSite();
  return (
    <Message
      icon="cart"
      title={t('cart.empty.title')}
      actions={
        <Link className={buttonClass('secondary')} to={paths.accountOverview({ language: languageQuery })}>
          {t('cart.empty.account')}
        </Link>
      }
    >
      <p>{t('cart.empty.lead')}</p>
    </Message>
  );
}
