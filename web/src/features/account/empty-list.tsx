/** What a page of the account shows instead of an empty list: a picture, a sentence, and links to the products and to customer care. */
import './empty-list.css';
import '../../ui/drawing.css';
import { Link } from 'react-router-dom';
import { HelpLink } from '../../commerce/help-link.tsx';
import { ProductsLink } from '../../commerce/products-link.tsx';
import { useSite } from '../../i18n/site.tsx';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../texts/texts.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

export function EmptyList({ text }: { text: string }) {
  return (
    <Card className="empty-list">
      <span className="drawing--nothing-yet" />
      <p>{text}</p>
      <ShopLink />
      <HelpLink />
    </Card>
  );
}

/** Without product pages elsewhere, the cart leads to the products (docs/rules/markets.md#product-pages). */
function ShopLink() {
  const { t } = useTranslation();
  const { productPagesUrl, languageQuery: language } = useSite();
  if (productPagesUrl) return <ProductsLink />;
  return (
    <Link className={buttonClass('secondary')} to={paths.cart({ language })}>
      {t('notFound.back')}
    </Link>
  );
}
