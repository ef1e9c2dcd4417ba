/**
 * Which change gives a receipt, and what a receipt says of what was sent (docs/rules/receipts.md#changes-with-a-receipt).
 * A row for every call that changes data, so that a new one without a row does not compile.
 */
import { namesOf } from '../typed-tables.ts';
import { readFields } from '../unknown-values.ts';
import type { CallName, calls } from './routes.ts';

/** The calls that change data of a customer. */
export type ChangeName = { [N in CallName]: (typeof calls)[N]['isRepeatable'] extends false ? N : never }[CallName];

type Row =
  /** The fields of path, query and body that the receipt repeats, besides the number of the subscription. */
  | { readonly keeps: readonly string[] }
  /** Why there is none. */
  | { readonly without: string };

const older = { without: 'No page of this shop sends it.' } as const;
const care = { without: 'Customer care makes it, and the audit log has it.' } as const;

/** By the name of the call. What a customer has typed of themselves is in no row. */
export const receiptTable = {
  createCheckout: older,
  submitCheckout: older,
  submitOrder: { without: 'The thank-you page and the email of the shop confirm an order.' },

  signUp: { without: 'Nobody is signed in who could read it.' },
  updatePersonalDetails: { keeps: [] },
  updateOptIn: { keeps: ['optIn'] },
  updateAddresses: { keeps: [] },
  setLanguage: { without: 'The page itself shows the language.' },
  sendSupportQuestion: { without: 'It changes nothing that the customer has agreed to.' },
  sendTerminationRequest: { without: 'It has a receipt of its own, also for a visitor without a sign-in.' },

  changePaymentMethod: { keeps: ['paymentMethodCode'] },
  orderPayInFull: { keeps: ['paymentMethodCode', 'promotionCode'] },
  orderPayNow: { keeps: ['paymentMethodCode', 'invoiceId'] },
  payInFull: older,
  submitPaymentResult: { without: 'It reports what a payment has become that has a receipt.' },

  pauseReplenishment: { keeps: ['resumeDate'] },
  resumeReplenishment: { keeps: [] },
  changeResumeDate: { keeps: ['resumeDate'] },
  changeReplenishmentFrequency: { keeps: ['newProductRatePlanId'] },
  changeReplenishmentProduct: { keeps: ['newProductRatePlanId'] },
  postponeReplenishment: { keeps: [] },
  shipReplenishmentNow: { keeps: [] },
  orderOneTimeReplenishment: { keeps: [] },
  applyPromotionCode: { keeps: ['promotionCode'] },
  requestRepair: { keeps: [] },

  cancelReplenishment: { keeps: [] },
  cancelReplenishmentOnly: { keeps: [] },
  cancelSubscription: { keeps: [] },
  cancelInsurerSubscription: { keeps: [] },
  createReturn: { keeps: ['scope'] },
  createBundledReturn: { keeps: ['scope'] },
  returnSubscription: older,
  withdrawReturn: { keeps: ['scope'] },
  chooseReturnCarriers: { keeps: ['tryBuyCarrier', 'replenishmentCarrier'] },
  updateReturnAddress: { keeps: [] },
  updateSubscriptionReturnAddress: older,

  cancelWithinRightToReturn: care,
  cancelAfterRightToReturn: care,
  cancelAfterRightToReturnNotAtFault: care,
  reship: care,
  giveDiscount: care,
  cancelBundledTryBuyWithinRightToReturn: care,
  cancelBundledTryBuyAfterRightToReturn: care,
  cancelTryBuyWithinRightToReturn: care,
  cancelTryBuyAfterRightToReturn: care,
  cancelTryBuyAfterRightToReturnNotAtFault: care,
  cancelReplenishmentWithinRightToReturn: care,
  cancelReplenishmentAfterRightToReturnNotAtFault: care,
} as const satisfies Readonly<Record<ChangeName, Row>>;

/** The calls that give a receipt. */
export type ReceiptName = {
  [N in ChangeName]: (typeof receiptTable)[N] extends { readonly keeps: unknown } ? N : never;
}[ChangeName];

/** Whether a call gives a receipt. */
export function givesReceipt(name: CallName): name is ReceiptName {
  const rows: Readonly<Partial<Record<CallName, Row>>> = receiptTable;
  return 'keeps' in (rows[name] ?? {});
}

// Pure, so that a bundle without the names leaves them out.
export const receiptNames = /* @__PURE__ */ namesOf(receiptTable).filter(givesReceipt);

type Sent = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown };

/** Returns what a receipt says of what was sent: the number of the subscription, or null, and the kept fields. */
export function toStated(
  name: ReceiptName,
  { params, query, body }: Sent,
): { readonly subscription: string | null; readonly inputs: Record<string, string | boolean> } {
  const sent = { ...readFields(params), ...readFields(query), ...readFields(body) };
  const { n, subscriptionNumber, id } = sent;
  // In the calls about a replenishment `id` is the number, in others that of a plan.
  const number = n ?? subscriptionNumber ?? id;
  const kept = receiptTable[name].keeps.flatMap((field) => {
    const value = sent[field];
    return typeof value === 'string' || typeof value === 'boolean' ? [[field, value] as const] : [];
  });
  return { subscription: typeof number === 'string' ? number : null, inputs: Object.fromEntries(kept) };
}

/** How much of what a page has shown goes onto a receipt (docs/rules/receipts.md#shown). Letters, and numbers of texts. */
export const shownLimits = { label: 80, value: 200, sentence: 320, facts: 16, sentences: 6 } as const;

/** What a page showed before a press, as its browser says. */
export type ShownTexts = {
  title: string | null;
  facts: { label: string; value: string }[];
  sentences: string[];
  button: string | null;
};
