/** A cart with nothing in it: says so, and what to do. */
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

export function EmptyCart() {
  const { t } = useTranslation();
  return (
    <div className="empty-cart">
      <Icon name="cart" className="empty-cart__picture" />
      <PageTitle lead={t('cart.empty.lead')}>{t('cart.empty.title')}</PageTitle>
    </div>
  );
}
