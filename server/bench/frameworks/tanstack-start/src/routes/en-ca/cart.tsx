import { createFileRoute } from '@tanstack/react-router';
import { createServerFn } from '@tanstack/react-start';
import { CartView } from '../../../page/cart';
import { Footer, Header } from '../../../page/frame';
import { loadShop } from '../../../page/shop';

/** A loader runs in the browser, too; a server function does not. */
const askShop = createServerFn().handler(() => loadShop());

export const Route = createFileRoute('/en-ca/cart')({
  loader: () => askShop(),
  component: CartRoute,
});

function CartRoute() {
  const shop = Route.useLoaderData();
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
