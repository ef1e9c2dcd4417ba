/** What a bundle of the catalogue consists of. */
import type { BillingPeriod } from '../calendar/billing-period.ts';
import type { Price } from '../market/money.ts';

/** Kinds of plan (docs/rules/subscriptions.md#model-types), and goods that are sold once. */
type ModelType =
  | 'TryBuy'
  | 'TryBuyPurchase'
  | 'TryBuyDepreciation'
  | 'TryBuyDepreciationPurchase'
  | 'Buy&Subscribe-standard'
  | 'Replenishment'
  | 'ReplenishmentStandard'
  | 'OneTime';

export type PartId =
  | 'halo-brush'
  | 'halo-heads'
  | 'halo-heads-gentle'
  | 'aura-purifier'
  | 'aura-filter'
  | 'aura-filter-allergy'
  | 'lume-device'
  | 'arc-razor'
  | 'arc-blades'
  | 'arc-blades-sensitive'
  | 'gift-box';

export type Part = {
  /** Key of the part's text. */
  readonly id: PartId;
  readonly modelType: ModelType;
  readonly ctn: string;
  /** Price of one unit per charge. */
  readonly price: Price;
  readonly billingPeriod: BillingPeriod | 'once';
  /** `later`: the first charge is one billing period after the order. */
  readonly firstCharge: 'today' | 'later';
  /** Number of charges after which a try-and-buy device belongs to the customer. */
  readonly charges?: number;
  /** Set if parcels and charges have different periods. */
  readonly shippingPeriod?: BillingPeriod;
};

export type Bundle = {
  readonly name: string;
  readonly ctn: string;
  /** The cart's group. */
  readonly group: 'Bundle' | 'Replenishment' | 'OneTime';
  readonly parts: readonly Part[];
  /** Units that one customer may have, running subscriptions included. */
  readonly maxQuantity: number;
  readonly available: boolean;
  readonly phoneNumber: 'required' | 'visible' | 'hidden';
  /** `partner`: a dental plan pays instead of the customer (`disablePayment`). */
  readonly paidBy: 'customer' | 'partner';
  /** Months from the start in which a rented device cannot be returned; undefined without a lock-in period. */
  readonly lockInMonths?: number;
};

/** Returns the URL of a picture: that of a bundle has its name. */
export type ToImageUrl = (picture: { readonly name: string }) => string;

export type BannerForm = 'wide' | 'phone';

/** Returns the picture of a bundle for the banner of its subscription. */
export function bannerOf({ name }: Pick<Bundle, 'name'>, form: BannerForm): { readonly name: string } {
  return { name: `${name}-${form}` };
}

/** Returns how often a part is shipped; undefined for goods that are shipped once. */
export function shippingPeriodOf({ shippingPeriod, billingPeriod }: Part): BillingPeriod | undefined {
  return shippingPeriod ?? (billingPeriod === 'once' ? undefined : billingPeriod);
}
