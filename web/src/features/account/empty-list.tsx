/** What a page of the account shows instead of an empty list: a sentence, and links to the products and to customer care. */
import './empty-list.css';
import { HelpLink } from '../../commerce/help-link.tsx';
import { ProductsLink } from '../../commerce/products-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';

export function EmptyList({ icon, text }: { icon: IconName; text: string }) {
  return (
    <Card className="empty-list">
      <Icon name={icon} />
      <p>{text}</p>
      <ProductsLink />
      <HelpLink />
    </Card>
  );
}
