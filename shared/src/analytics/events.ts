/**
 * Every analytics event of the client, with its details and its category (docs/rules/analytics.md#events). Details
 * never identify the customer: the BFF adds the hashed identifiers. Each row has a schema in `event-schemas.ts`.
 */
import type { CallName } from '../catalogue/routes.ts';

export const eventCategories = ['conversion', 'analytics', 'ajax'] as const;

export type EventCategory = (typeof eventCategories)[number];

type NoDetails = Readonly<Record<string, never>>;
/** What was cancelled: `insurer` is the whole subscription of the insurer path, `return` ends with the goods. */
export const cancellationKinds = ['device', 'replenishment', 'insurer', 'return'] as const;

export type CancellationKind = (typeof cancellationKinds)[number];

type BundleDetails = { readonly bundle: string };

type DetailsByName = {
  /** One event for each charge of each bought subscription (docs/rules/analytics.md#order-events). */
  subscription_conversion: {
    readonly name: string;
    readonly quantity: number;
    readonly ctn: string;
    /** Decimal amount in the site's currency. */
    readonly price: number;
    /** Billing period in months; 0 for a one-time charge. */
    readonly frequency: number;
  };
  order_confirmation: {
    readonly orderNumber: string;
    readonly totalPrice: number;
    /** The promotion codes of the order, comma-separated. */
    readonly couponCode: string;
    /** The bundle names of the order, comma-separated. */
    readonly bundlesName: string;
  };
  order_placed: { readonly orderNumber: string };
  payment_result: { readonly result: 'success' | 'failure' };
  'different_billing_address:check': NoDetails;
  'different_billing_address:uncheck': NoDetails;
  /** Names of the form and its fields, never their values (docs/rules/analytics.md#validation-errors). */
  validation_error: { readonly form: string; readonly fields: readonly string[] };
  'cart_quantity:change': BundleDetails & { readonly quantity: number };
  'cart_item:remove': BundleDetails;
  'cart_code:apply': BundleDetails;
  'cart_code:remove': BundleDetails;
  /**
   * The shop has accepted a cancellation, or the request to send goods back
   * (docs/rules/analytics.md#subscription-events).
   */
  'subscription:cancel': { readonly kind: CancellationKind };
  /** Whether a reason was ticked and a text was written, never which. */
  'cancel_reason:give': { readonly ticked: boolean; readonly written: boolean };
  /** The new frequency in months. */
  'subscription_frequency:change': { readonly frequency: number };
  'subscription_shipment:postpone': NoDetails;
  'one_time_order:place': NoDetails;
  'language:change': { readonly from: string; readonly to: string };
  'sign_in:start': NoDetails;
  'sign_up:start': NoDetails;
  'sign_out:start': NoDetails;
  /** The response to a call of the catalogue; status 0 without a response. */
  api_call: { readonly name: CallName; readonly status: number; readonly milliseconds: number };
};

export type EventName = keyof DetailsByName;
export type EventDetails<N extends EventName> = DetailsByName[N];

/** An event as the client sends it. */
export type TrackedEvent = { readonly name: EventName; readonly details: EventDetails<EventName> };

/** Limit of one request to the BFF. */
export const MAX_EVENTS_PER_REQUEST = 50;

export const events = {
  subscription_conversion: { category: 'conversion' },
  order_confirmation: { category: 'analytics' },
  order_placed: { category: 'analytics' },
  payment_result: { category: 'analytics' },
  'different_billing_address:check': { category: 'analytics' },
  'different_billing_address:uncheck': { category: 'analytics' },
  validation_error: { category: 'analytics' },
  'cart_quantity:change': { category: 'analytics' },
  'cart_item:remove': { category: 'analytics' },
  'cart_code:apply': { category: 'analytics' },
  'cart_code:remove': { category: 'analytics' },
  'subscription:cancel': { category: 'analytics' },
  'cancel_reason:give': { category: 'analytics' },
  'subscription_frequency:change': { category: 'analytics' },
  'subscription_shipment:postpone': { category: 'analytics' },
  'one_time_order:place': { category: 'analytics' },
  'language:change': { category: 'analytics' },
  'sign_in:start': { category: 'analytics' },
  'sign_up:start': { category: 'analytics' },
  'sign_out:start': { category: 'analytics' },
  api_call: { category: 'ajax' },
} as const satisfies Record<EventName, { readonly category: EventCategory }>;
