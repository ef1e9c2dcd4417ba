/** What each drawn page asks the shop API first, by its path. A page without a row is not drawn. */
import type { Boot } from '@perennial/shared/boot';
import { askFirst, type PageQuestion } from '@perennial/shared/page-answers';
import { overviewQuestions } from '../../features/account/overview/overview-questions.ts';
import { cartQuestions } from '../../features/cart/cart-questions.ts';
import { checkoutQuestions } from '../../features/checkout/checkout-questions.ts';
import { detailsQuestions } from '../../features/subscription/details/details-questions.ts';
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
  readonly ask: (visit: Visit) => readonly PageQuestion[] | undefined;
};

const askNothing: Row['ask'] = () => [];

export const firstQuestions: readonly Row[] = [
  { path: '/cart', ask: ({ query, boot }) => cartQuestions(query, boot) },
  { path: '/checkout', ask: ({ query, boot }) => checkoutQuestions(query, boot.session.signedIn) },
  { path: '/my-account/overview', ask: () => overviewQuestions },
  { path: '/my-account/subscription-details/:id', ask: ({ params: { id = '' } }) => detailsQuestions(id) },
  // The form has the surname of a customer.
  {
    path: '/subscription-contractcancel',
    ask: ({ boot }) => (boot.session.signedIn ? [askFirst('getProfile', {})] : []),
  },
  // An admin who is signed in goes on to the account.
  { path: '/login-admin', ask: ({ boot }) => (boot.session.role === 'admin' ? undefined : []) },
  { path: '/udi-return', ask: askNothing },
  { path: '/404', ask: askNothing },
];

/** What the frame of every page asks for a customer: the payment activity, and for the header what is owed. */
export function frameQuestions({ session }: Boot, route: PageRoute | undefined): readonly PageQuestion[] {
  if (!session.signedIn) return [];
  return [askFirst('getPaymentActivity', {}), ...(route?.bare ? [] : [askFirst('getInvoices', {})])];
}
