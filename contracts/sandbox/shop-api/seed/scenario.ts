/** What a scenario customer is made of: everything that is already true of them when the sandbox starts. */
import type { CultureCode } from '@perennial/shared/cultures/cultures';
import type { Address, Compliance } from '@perennial/shared/models/profile';
import type { ReturnScope } from '@perennial/shared/models/return';
import type { MethodCode } from '../market/payment-methods.ts';

/** What the customer, or customer care for them, did on a day in the past, by the rules of that day. */
export type ScenarioEvent = { readonly daysAgo: number } & (
  | { readonly did: 'pause'; readonly untilInDays?: number }
  | { readonly did: 'order-once-more' }
  | { readonly did: 'resume' | 'postpone' | 'change-product' | 'change-frequency' }
  | { readonly did: 'cancel-replenishment' | 'cancel-insured' | 'pay-in-full' | 're-ship' | 'request-repair' }
  | {
      readonly did: 'return';
      readonly scope: ReturnScope;
      /** The carrier was chosen at once: after two days the return cannot be withdrawn, after five we have it. */
      readonly carrierChosen?: true;
    }
);

export type ScenarioSubscription = {
  readonly bundle: string;
  /** It has lived through the days since then, with their parcels and payments. */
  readonly startedDaysAgo: number;
  readonly quantity?: number;
  readonly promotionCode?: string;
  /** In the order of time. */
  readonly events?: readonly ScenarioEvent[];
};

export type ScenarioPayment = {
  readonly method: MethodCode;
  readonly endDigits?: string;
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
  /** Where invoices go, if not to where parcels go. */
  readonly billingAddress?: Omit<Address, 'type'>;
  readonly sbeCompliance?: Compliance;
  /** False: something is due from them first. */
  readonly ableToSubscribe?: false;
  readonly payment?: ScenarioPayment;
  /** What a bank is still deciding on: the first payment of an order, or a change of the way to pay. */
  readonly paymentInProgress?: 'method-change' | { readonly orderOf: string };
  readonly subscriptions?: readonly ScenarioSubscription[];
};
