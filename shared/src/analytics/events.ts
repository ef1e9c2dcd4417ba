/**
 * Every analytics event of the client, with its details and its category (docs/rules/analytics.md#events). Details never
 * identify the customer: the BFF adds the hashed identifiers. Each row has a schema in `event-schemas.ts`.
 */
import type { CallName } from '../catalogue/routes.ts';

export const eventCategories = ['conversion', 'analytics', 'ajax'] as const;

export type EventCategory = (typeof eventCategories)[number];

type Nothing = Readonly<Record<string, never>>;
type OfBundle = { readonly bundle: string };

type DetailsByName = {
  /** One for each charge of each subscription that was bought (specification 2, section 2). */
  subscription_conversion: {
    readonly name: string;
    readonly quantity: number;
    readonly ctn: string;
    /** Decimal amount in the site's currency. */
    readonly price: number;
    /** In months: 1, 3, 6, or the specific count; 0 for what is paid once (specification 1, section 3.2). */
    readonly frequency: number;
  };
  order_confirmation: {
    readonly orderNumber: string;
    readonly totalPrice: number;
    /** The codes of the order, comma-separated; empty without any. */
    readonly couponCode: string;
    /** The names of its bundles, comma-separated. */
    readonly bundlesName: string;
  };
  order_placed: { readonly orderNumber: string };
  payment_result: { readonly result: 'success' | 'failure' };
  'different_billing_address:check': Nothing;
  'different_billing_address:uncheck': Nothing;
  /** Names of form and fields as the form calls them, never what was typed (specification 1, section 5). */
  validation_error: { readonly form: string; readonly fields: readonly string[] };
  'cart_quantity:change': OfBundle & { readonly quantity: number };
  'cart_item:remove': OfBundle;
  'cart_code:apply': OfBundle;
  'cart_code:remove': OfBundle;
  'language:change': { readonly from: string; readonly to: string };
  'sign_in:start': Nothing;
  'sign_up:start': Nothing;
  'sign_out:start': Nothing;
  /** The answer of a call of the catalogue; status 0 where nobody was reached. */
  api_call: { readonly name: CallName; readonly status: number; readonly milliseconds: number };
};

export type EventName = keyof DetailsByName;
export type EventDetails<N extends EventName> = DetailsByName[N];

/** An event as the client hands it on. */
export type TrackedEvent = { readonly name: EventName; readonly details: EventDetails<EventName> };

/** What the BFF takes at once. */
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
  'language:change': { category: 'analytics' },
  'sign_in:start': { category: 'analytics' },
  'sign_up:start': { category: 'analytics' },
  'sign_out:start': { category: 'analytics' },
  api_call: { category: 'ajax' },
} as const satisfies Record<EventName, { readonly category: EventCategory }>;
