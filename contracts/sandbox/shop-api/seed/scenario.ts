/** The description of a scenario customer at the start of the sandbox. */
import type { CultureCode } from '@perennial/shared/cultures/cultures';
import type { Address, Compliance } from '@perennial/shared/models/profile';
import type { ReturnScope } from '@perennial/shared/models/return';
import type { MethodCode } from '../market/payment-methods.ts';

/** An action of the customer or of customer care on a past day, by the rules of that day. */
export type ScenarioEvent = { readonly daysAgo: number } & (
  | { readonly did: 'pause'; readonly untilInDays?: number }
  | { readonly did: 'order-once-more' }
  | { readonly did: 'resume' | 'postpone' | 'change-product' | 'change-frequency' }
  | { readonly did: 'cancel-replenishment' | 'cancel-insured' | 'pay-in-full' | 're-ship' | 'request-repair' }
  | {
      readonly did: 'return';
      readonly scope: ReturnScope;
      /** The carrier was chosen on the day of the request. */
      readonly carrierChosen?: true;
    }
);

export type ScenarioSubscription = {
  readonly bundle: string;
  /** The days since then are replayed, with their parcels and payments. */
  readonly startedDaysAgo: number;
  readonly quantity?: number;
  readonly promotionCode?: string;
  /** In chronological order. */
  readonly events?: readonly ScenarioEvent[];
};

export type ScenarioPayment = {
  readonly method: MethodCode;
  readonly endDigits?: string;
  /** MM/YYYY */
  readonly expiryDate?: string;
  /** The last recurring payment failed. */
  readonly invalid?: true;
};

export type Scenario = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly role?: 'admin';
  readonly culture: CultureCode;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly phoneNumber?: string;
  readonly address?: Omit<Address, 'type'>;
  /** Set if it differs from the shipping address. */
  readonly billingAddress?: Omit<Address, 'type'>;
  readonly sbeCompliance?: Compliance;
  /** False: the customer cannot order. */
  readonly ableToSubscribe?: false;
  readonly payment?: ScenarioPayment;
  /** A payment that the bank has not decided: of an order, or of a change of the payment method. */
  readonly paymentInProgress?: 'method-change' | { readonly orderOf: string };
  readonly subscriptions?: readonly ScenarioSubscription[];
  /** How many times each subscription exists in the end, with its invoices; 1 by default. */
  readonly copies?: number;
};
