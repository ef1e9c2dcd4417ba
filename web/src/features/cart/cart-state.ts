/** What the cart page shows, and how it begins (docs/rules/cart.md#loading-the-cart). */
import type { CallResponse } from '@perennial/shared/catalogue/types';
import type { Problem } from '@perennial/shared/errors/problem';
import type { Cart } from '@perennial/shared/models/cart';
import type { PrefetchedCart } from './cart-prefetch.ts';
import type { CartRequest, ErrorPlacement } from './cart-request.ts';

type Limits = CallResponse<'validateMaxQuantity'>;
export type Exceeded = Limits['bundles'];

/** The lines and the postal code are those that the customer chose. */
export type CartState = CartRequest & {
  /** The request of the last response with prices. A failed change goes back to it. */
  readonly priced: CartRequest;
  /** The customer has changed the lines in this visit. True from the press on, before the shop API has answered. */
  readonly edited: boolean;
  /** The last response of the shop API. Its summary is null until the cart is priced. */
  readonly cart: Cart | undefined;
  /**
   * `updating`: the totals on screen are those from before the change. `unpriced`: the shop API has not answered for the
   * lines, so their prices are not known.
   */
  readonly status: 'loading' | 'pricing' | 'updating' | 'checking' | 'ready' | 'unpriced' | 'failed';
  /** Why the cart could not be loaded or priced, or why the last change was reverted. */
  readonly problem: Problem | undefined;
  /** Why the last discount code was rejected, and for which bundle. */
  readonly codeProblem: ErrorPlacement['codeProblem'] | undefined;
  /** Why tax could not be estimated for the last postal code. */
  readonly zipProblem: string | undefined;
  /** The form of the postal code. Null: the customer has closed it, and the focus goes back to what opens it. */
  readonly zipForm: ZipForm | null | undefined;
  /** Names of the bundles that left the cart because they are not sold. */
  readonly unsold: readonly string[];
  /** Bundles above their maximum quantity, with that maximum. */
  readonly exceeded: Exceeded;
};

export type ZipForm = {
  /** The postal code that was applied in the form, and is not priced yet. */
  readonly applied?: string;
  /** The postal code that the browser kept before. */
  readonly before?: string | undefined;
};

export const noErrors = { problem: undefined, codeProblem: undefined, zipProblem: undefined, unsold: [] } as const;

/** With the answers that the page came with the cart is ready at once, or only its quantities have to be checked. */
export function firstState(request: CartRequest, answers?: Pick<PrefetchedCart, 'cart' | 'limits'>): CartState {
  return {
    ...request,
    priced: request,
    edited: false,
    cart: answers?.cart,
    status: answers ? (answers.limits ? 'ready' : 'checking') : 'loading',
    ...noErrors,
    zipForm: undefined,
    exceeded: toExceeded(answers?.limits),
  };
}

/** Whether the shop API has none of the bundles. */
export function isUnknown({ status, problem }: Pick<CartState, 'status' | 'problem'>): boolean {
  return status === 'failed' && problem?.status === 404;
}

/** Returns the bundles that are above their maximum; none if that is not known. */
export function toExceeded(limits: Limits | undefined): Exceeded {
  return limits && !limits.isValid ? limits.bundles : [];
}
