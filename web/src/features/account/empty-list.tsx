/** What a page of the account shows instead of an empty list: a picture, a sentence, and links to the products and to customer care. */
import './empty-list.css';
import '../../ui/drawing.css';
import { HelpLink } from '../../commerce/help-link.tsx';
import { ProductsLink } from '../../commerce/products-link.tsx';
import { Card } from '../../ui/card.tsx';

export function EmptyList({ text }: { text: string }) {
  return (
    <Card className="empty-list">
      <span className="drawing--nothing-yet" />
      <p>{text}</p>
      <ProductsLink />
      <HelpLink />
    </Card>
  );
}
