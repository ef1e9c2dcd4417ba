/** Server components, as Next.js recommends; the cart itself is a client component. */
import type { Metadata } from 'next';
import { CartView } from '../../../page/cart';
import { Footer, Header } from '../../../page/frame';
import { loadShop } from '../../../page/shop';

export const metadata: Metadata = { title: 'Your cart · Perennial', robots: { index: false } };

/** Otherwise the page would be made once, at the build. */
export const dynamic = 'force-dynamic';

export default async function CartPage() {
  const shop = await loadShop();
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
