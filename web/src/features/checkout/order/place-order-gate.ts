/** Why the order button is disabled (docs/rules/checkout.md#order-button-states). */
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import { findTraits } from '@perennial/shared/countries/traits';
import type { MarketSwitches } from '@perennial/shared/cultures/markets';
import type { Compliance } from '@perennial/shared/models/profile';

export type GateInput = {
  readonly ordering: MarketSwitches['ordering'];
  readonly outOfStock: boolean;
  /** The payment-failed dialog was shown for the method that is still chosen. */
  readonly paymentFailed: boolean;
  readonly consent: Compliance | undefined;
  readonly country: CountryCode;
  /** The profile has a payment. */
  readonly hasPayment: boolean;
  /** The shop API has the saved method of that payment. It is not requested if the order costs nothing. */
  readonly hasPaymentProfile: boolean;
  readonly paymentRequirement: string;
  readonly paymentDisabled: boolean;
  readonly methodChosen: boolean;
  /** Prices are loading, or an order is being placed. */
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

/** Returns the first reason that applies, or undefined if the order can be placed. */
export function findGateReason(input: GateInput): GateReason | undefined {
  const { consent, country, hasPayment, hasPaymentProfile, paymentRequirement, paymentDisabled } = input;
  const unanswered = consent === undefined || consent === 'NA';
  const paysNothing = paymentRequirement === 'None' || paymentDisabled;
  const reasons: readonly (readonly [GateReason, boolean])[] = [
    ['marketClosed', input.ordering === 'closed'],
    ['outOfStock', input.outOfStock],
    ['paymentFailed', input.paymentFailed],
    ['consentDenied', consent === 'False'],
    ['consentUnanswered', unanswered && findTraits(country).orderNeedsConsentAnswer],
    ['savedPaymentUnknown', hasPayment && !hasPaymentProfile && !paysNothing],
    ['noMethod', !input.methodChosen && !hasPayment && !paysNothing],
    ['taskRunning', input.taskRunning],
  ];
  return reasons.find(([, applies]) => applies)?.[0];
}
