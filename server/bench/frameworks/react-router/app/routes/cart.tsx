import { CartView } from '../../page/cart';
import { Footer, Header } from '../../page/frame';
import { loadShop, type Shop } from '../../page/shop';

export function loader() {
  return loadShop();
}

export function meta() {
  return [{ title: 'Your cart · Perennial' }, { name: 'robots', content: 'noindex' }];
}

export default function CartRoute({ loaderData: shop }: { loaderData: Shop }) {
  return (
    <div id="root">
      <Header site={shop.site} />
      <main id="main" className="shell__main container" tabIndex={-1}>
        <CartView {...shop} />
      </main>
      <Footer site={shop.site} />
    </div>
  );
}
