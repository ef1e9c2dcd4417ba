/** What each drawn page asks the shop API first, by its path. A page without a row is not drawn. */
import type { Boot } from '@perennial/shared/boot';
import { askFirst, type PageQuestion } from '@perennial/shared/page-answers';
import { cartQuestions } from '../../features/cart/cart-questions.ts';
import { checkoutQuestions } from '../../features/checkout/checkout-questions.ts';

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
];

/** What the frame of every page asks for a customer: the payment activity, and what is owed. */
export function frameQuestions({ session }: Boot): readonly PageQuestion[] {
  return session.signedIn ? [askFirst('getPaymentActivity', {}), askFirst('getInvoices', {})] : [];
}
