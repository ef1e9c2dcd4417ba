/** The error catalogue (specification 1, section 8): code of the shop API -> what the BFF and the client do. */
import type { CallName } from '../catalogue/routes.ts';
import type { ProblemAction } from './problem.ts';

export type ErrorRow = {
  /** The BFF drops the shop session: the person has to sign in again. */
  readonly endsSession?: true;
  readonly action?: ProblemAction;
  /** The text is made from the server's message and its extra info, not looked up. */
  readonly serverText?: true;
};

export const errorTable = {
  'error.message.userIsNotBelongTo': { endsSession: true, action: 'sign-in' },
  'error.message.reachMaxAllowedNumber': { action: 'show-quantities', serverText: true },
  'error.message.applyPromotionIsDuplicated': { action: 'reload-cart-without-promotions' },
  'error.message.promotionIsInvalid': { action: 'show-cart' },
  'error.message.orderPreviewFailed': { action: 'show-address-step' },
} as const satisfies Record<string, ErrorRow>;

/** The row of a code; undefined where the code has no behaviour of its own. */
export function errorRow(code: string): ErrorRow | undefined {
  return (errorTable as Readonly<Record<string, ErrorRow>>)[code];
}

/** How the errors of one call are told, where the specification has a text or a behaviour for them. */
export type CallErrorRow = {
  /** Told in place of whatever the shop API says. */
  readonly insteadText?: 'invoiceFileNotFound';
  /** Told first; what the shop API says comes beneath. */
  readonly beforeText?: 'reshippingNotApplied';
  /** Told after what the shop API says. */
  readonly afterText?: 'detailsInvalid';
  readonly action?: ProblemAction;
  /** Only for errors whose codes have no row of their own. */
  readonly onlyOtherCodes?: true;
};

const callErrorTable: { readonly [N in CallName]?: CallErrorRow } = {
  // Specification 1, section 8: other error payloads with data.
  submitOrder: { afterText: 'detailsInvalid', action: 'show-personal-details', onlyOtherCodes: true },
  // Specification 2, section 8. A 401 ends the session before this table is asked.
  getInvoiceFile: { insteadText: 'invoiceFileNotFound' },
  // Decision 17.
  reship: { beforeText: 'reshippingNotApplied' },
};

/** The row of a call; undefined where its errors are told like any other. */
export function callErrorRow(call: CallName): CallErrorRow | undefined {
  return callErrorTable[call];
}

/** Codes of the BFF itself; each has a text under `errors` in every language. */
export const bffErrorCodes = [
  'request.invalid',
  'request.forbidden',
  'request.tooLarge',
  'request.notFound',
  'session.required',
  'session.adminRequired',
  'session.storeUnavailable',
  'market.closed',
  'order.inProgress',
  'order.unknown',
  'shop.unreachable',
  'shop.timeout',
  'shop.invalidResponse',
  'identity.unavailable',
  'server.failed',
] as const;

export type BffErrorCode = (typeof bffErrorCodes)[number];
