/** What a page of the account shows while it has nothing: a picture, a sentence, and the ways on. */
import './empty-list.css';
import '../../ui/drawing.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { HelpLink } from '../../commerce/help-link.tsx';
import { ProductsLink } from '../../commerce/products-link.tsx';
import { useSite } from '../../i18n/site.tsx';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../texts/texts.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

/** Leads to the products and to customer care. */
export function EmptyList({ text }: { text: string }) {
  return (
    <EmptyCard text={text}>
      <ShopLink />
      <HelpLink />
    </EmptyCard>
  );
}

/** The ways on may stand below it, too. */
export function EmptyCard({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Card className="empty-list">
      <span className="drawing--nothing-yet" />
      <p>{text}</p>
      {children}
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
