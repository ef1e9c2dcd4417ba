/** Why an order cannot be placed yet: every reason of specification 1, section 4, in the order in which it is told. */
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import { findTraits } from '@perennial/shared/countries/traits';
import type { MarketSwitches } from '@perennial/shared/cultures/markets';
import type { Compliance } from '@perennial/shared/models/profile';

export type GateInput = {
  readonly ordering: MarketSwitches['ordering'];
  readonly outOfStock: boolean;
  /** The payment-failed dialog has been shown and nothing was changed since. */
  readonly paymentFailed: boolean;
  readonly consent: Compliance | undefined;
  readonly country: CountryCode;
  /** The profile says that there is a payment, */
  readonly hasPayment: boolean;
  /** and the shop knows the saved method that it was made with. */
  readonly hasPaymentProfile: boolean;
  readonly paymentRequirement: string;
  readonly paymentDisabled: boolean;
  readonly methodChosen: boolean;
  /** Prices are loading, or something is being saved or ordered. */
  readonly taskRunning: boolean;
};

export type GateReason =
  | 'marketClosed'
  | 'outOfStock'
  | 'paymentFailed'
  | 'consentDenied'
  | 'consentUnanswered'
  | 'savedPaymentUnknown'
  | 'noMethod'
  | 'taskRunning';

/** The first reason that holds; undefined where the order can be placed. */
export function placeOrderGate(question: GateInput): GateReason | undefined {
  const { consent, country, hasPayment, hasPaymentProfile, paymentRequirement, paymentDisabled } = question;
  const unanswered = consent === undefined || consent === 'NA';
  const paysWithoutChoice = hasPayment || paymentRequirement === 'None' || paymentDisabled;
  const reasons: readonly (readonly [GateReason, boolean])[] = [
    ['marketClosed', question.ordering === 'closed'],
    ['outOfStock', question.outOfStock],
    ['paymentFailed', question.paymentFailed],
    ['consentDenied', consent === 'False'],
    ['consentUnanswered', unanswered && findTraits(country).orderNeedsConsentAnswer],
    ['savedPaymentUnknown', hasPayment && !hasPaymentProfile],
    ['noMethod', !question.methodChosen && !paysWithoutChoice],
    ['taskRunning', question.taskRunning],
  ];
  return reasons.find(([, holds]) => holds)?.[0];
}
