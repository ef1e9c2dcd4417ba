/**
 * The cart page without bundles, and with a bundle that the shop API does not have
 * (docs/rules/markets.md#product-pages).
 */

import { Link } from 'react-router-dom';
import { ProductsLink } from '../../commerce/products-link.tsx';
import { useSite } from '../../i18n/site.tsx';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../texts/texts.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import { MarketBundles } from './market-bundles.tsx';

export function EmptyCart() {
  const { t } = useTranslation();
  return (
    <>
      <Message drawing="nothing-yet" title={t('cart.empty.title')} actions={<Links />}>
        <p>{t('cart.empty.lead')}</p>
      </Message>
      <Products />
    </>
  );
}

/** `text` is the error text of the shop API. */
export function UnknownBundle({ text }: { text: string }) {
  const { t } = useTranslation();
  return (
    <>
      <Message drawing="not-found" title={t('cart.unknown')} actions={<Links />}>
        <p>{text}</p>
        <p>{t('cart.empty.lead')}</p>
      </Message>
      <Products />
    </>
  );
}

function Links() {
  const { t } = useTranslation();
  const { languageQuery } = useSite();
  return (
    <>
      <ProductsLink variant="primary" />
      <Link className={buttonClass('secondary')} to={paths.accountOverview({ language: languageQuery })}>
        {t('cart.empty.account')}
      </Link>
    </>
  );
}

/** The way on from a cart whose bundles cannot be ordered. */
export function OtherProducts() {
  return (
    <div className="other-products">
      <ProductsLink />
      <Products />
    </div>
  );
}

/**
 * Without product pages elsewhere, this is where a visitor finds the products. A closed market says in the cart that it
 * takes no orders.
 */
function Products() {
  const { productPagesUrl } = useSite();
  return productPagesUrl ? null : <MarketBundles />;
}
