/**
 * What the BFF and the client do about an error, by the shop API's code or by call (docs/rules/errors.md#error-codes).
 */
import type { CallName } from '../catalogue/routes.ts';
import type { ProblemAction } from './problem.ts';

export type ErrorRow = {
  /** The BFF ends the sign-in; `action` applies if the same person is refused again. */
  readonly endsSession?: true;
  readonly action?: ProblemAction;
  /** The text is the server's message with its extra info, not a text of the product. */
  readonly serverText?: true;
};

export const errorTable = {
  'error.message.userIsNotBelongTo': { endsSession: true, action: 'show-not-found' },
  'error.message.reachMaxAllowedNumber': { action: 'show-quantities', serverText: true },
  'error.message.applyPromotionIsDuplicated': { action: 'reload-cart-without-promotions' },
  'error.message.promotionIsInvalid': { action: 'show-cart' },
  'error.message.orderPreviewFailed': { action: 'show-address-step' },
  'error.message.bundleIsOutOfStock': { action: 'show-availability', serverText: true },
  'error.message.bundleIsNotFound': { action: 'show-availability', serverText: true },
} as const satisfies Record<string, ErrorRow>;

/** Returns the row of a code; undefined for a code without a row. */
export function findErrorRow(code: string): ErrorRow | undefined {
  const rows: Readonly<Record<string, ErrorRow>> = errorTable;
  // The code comes from outside, and every object has `constructor`.
  return Object.hasOwn(rows, code) ? rows[code] : undefined;
}

/** The texts and the action for the errors of one call (docs/rules/errors.md#errors-by-call). */
export type CallErrorRow = {
  /** Shown instead of the shop API's text. */
  readonly insteadText?: 'invoiceFileNotFound';
  /** Shown before the shop API's text. */
  readonly beforeText?: 'reshippingNotApplied';
  /** Shown after the shop API's text. */
  readonly afterText?: 'detailsInvalid';
  readonly action?: ProblemAction;
  /** Applies only to errors whose codes have no row in `errorTable`. */
  readonly onlyOtherCodes?: true;
};

const callErrorTable: { readonly [N in CallName]?: CallErrorRow } = {
  submitOrder: { afterText: 'detailsInvalid', action: 'show-personal-details', onlyOtherCodes: true },
  // A 401 ends the sign-in before this table is used.
  getInvoiceFile: { insteadText: 'invoiceFileNotFound' },
  reship: { beforeText: 'reshippingNotApplied' },
};

/** Returns the row of a call; undefined for a call without a row. */
export function findCallErrorRow(call: CallName): CallErrorRow | undefined {
  return callErrorTable[call];
}

/** The BFF's own codes. Each has a text under `errors` of the locale texts. */
export const bffErrorCodes = [
  'request.invalid',
  'request.forbidden',
  'request.tooLarge',
  'request.notFound',
  'request.keyReused',
  'session.required',
  'session.endedElsewhere',
  'session.notFresh',
  'session.adminRequired',
  'session.storeUnavailable',
  'admin.signInRefused',
  'tries.tooMany',
  'audit.unavailable',
  'market.closed',
  'order.inProgress',
  'order.unknown',
  'change.inProgress',
  'change.unknown',
  'charge.unknown',
  'shop.refused',
  'shop.limited',
  'shop.busy',
  'shop.unreachable',
  'shop.timeout',
  'shop.invalidResponse',
  'identity.unavailable',
  'server.overloaded',
  'server.failed',
] as const;

export type BffErrorCode = (typeof bffErrorCodes)[number];
