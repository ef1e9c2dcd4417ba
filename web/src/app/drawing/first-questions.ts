/** What each drawn page asks the shop API first, by its path. A page without a row is not drawn. */
import type { Boot } from '@perennial/shared/boot';
import { askFirst, type PageQuestion } from '@perennial/shared/page-answers';
import { overviewQuestions } from '../../features/account/overview/overview-questions.ts';
import { cartQuestions } from '../../features/cart/cart-questions.ts';
import { checkoutQuestions } from '../../features/checkout/checkout-questions.ts';
import { detailsQuestions } from '../../features/subscription/details/details-questions.ts';

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

export const firstQuestions: readonly Row[] = [
  { path: '/cart', ask: ({ query, boot }) => cartQuestions(query, boot) },
  { path: '/checkout', ask: ({ query, boot }) => checkoutQuestions(query, boot.session.signedIn) },
  { path: '/my-account/overview', ask: () => overviewQuestions },
  { path: '/my-account/subscription-details/:id', ask: ({ params: { id = '' } }) => detailsQuestions(id) },
];

/** What the frame of every page asks for a customer: the payment activity, and what is owed. */
export function frameQuestions({ session }: Boot): readonly PageQuestion[] {
  return session.signedIn ? [askFirst('getPaymentActivity', {}), askFirst('getInvoices', {})] : [];
}
