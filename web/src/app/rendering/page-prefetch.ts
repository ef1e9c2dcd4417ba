/** What each server-rendered page asks the shop API first, by its path. A page without a row is not rendered on the server. */
import type { Boot } from '@perennial/shared/boot';
import { type PrefetchQuery, prefetchQuery } from '@perennial/shared/page-data';
import { pagePaths } from '@perennial/shared/page-paths';
import { cartPrefetch } from '../../features/cart/cart-prefetch.ts';
import { checkoutPrefetch } from '../../features/checkout/checkout-prefetch.ts';
import type { PageRoute } from '../routing/route-table.ts';

type Visit = {
  readonly query: URLSearchParams;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly boot: Boot;
};

type Row = {
  /** A pattern of the route table; a child's with its parent's. */
  readonly path: string;
  /** Undefined for a visit that depends on what the browser remembers. */
  readonly ask: (visit: Visit) => readonly PrefetchQuery[] | undefined;
};

const askNothing: Row['ask'] = () => [];

export const pagePrefetch: readonly Row[] = [
  { path: pagePaths.cart, ask: ({ query, boot }) => cartPrefetch(query, boot) },
  { path: '/checkout', ask: ({ query, boot }) => checkoutPrefetch(query, boot.session.signedIn) },
  { path: '/my-account/overview', ask: () => [prefetchQuery('getSubscriptions', {}), prefetchQuery('getProfile', {})] },
  { path: '/my-account/personal-details', ask: () => [prefetchQuery('getProfile', {})] },
  {
    path: '/my-account/payment-details',
    ask: ({ boot }) => [
      prefetchQuery('getProfile', {}),
      ...(boot.markets.paymentDetails === 'here'
        ? [prefetchQuery('getSavedPaymentMethod', {}), prefetchQuery('getPaymentMethods', {})]
        : []),
    ],
  },
  {
    path: '/my-account/billing',
    ask: ({ boot }) => [
      prefetchQuery('getProfile', {}),
      // The saved method says how the next payment is made.
      ...(boot.markets.billing === 'here'
        ? [prefetchQuery('getSubscriptions', {}), prefetchQuery('getSavedPaymentMethod', {})]
        : []),
    ],
  },
  { path: '/my-account/support', ask: () => [prefetchQuery('getProfile', {}), prefetchQuery('getFaq', {})] },
  {
    path: '/my-account/subscription-details/:id',
    // The profile says whether the device may be bought, the saved method how the next delivery is paid.
    ask: ({ params: { id = '' } }) => [
      prefetchQuery('subscriptionPage', { params: { id } }),
      prefetchQuery('getProfile', {}),
      prefetchQuery('getSavedPaymentMethod', {}),
    ],
  },
  // The form has the surname of a customer.
  {
    path: pagePaths.contractCancel,
    ask: ({ boot }) => (boot.session.signedIn ? [prefetchQuery('getProfile', {})] : []),
  },
  // An admin who is signed in goes on to the account.
  { path: pagePaths.loginAdmin, ask: ({ boot }) => (boot.session.role === 'admin' ? undefined : []) },
  { path: pagePaths.signInReturn, ask: askNothing },
  { path: pagePaths.notFound, ask: askNothing },
];

/** What the frame of every page asks for a customer: the payment activity, and for the menu of the header what is owed. */
export function framePrefetch({ session }: Boot, route: PageRoute | undefined): readonly PrefetchQuery[] {
  if (!session.signedIn) return [];
  const hasMenu = !route?.bare && !route?.focused;
  return [prefetchQuery('getPaymentActivity', {}), ...(hasMenu ? [prefetchQuery('getInvoices', {})] : [])];
}
