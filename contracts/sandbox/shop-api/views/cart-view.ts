/** A priced cart in the words and decimals of the wire (specification 1, section 3.2). */
import type { Cart, CartItem } from '@perennial/shared/models/cart';
import type { Charge as ChargeView } from '@perennial/shared/models/charge';
import { type BillingPeriod, monthsOf } from '../calendar/billing-period.ts';
import type { Market } from '../market/market.ts';
import { toDecimal } from '../market/money.ts';
import { isTaxCountry } from '../market/taxes.ts';
import type { Bundle } from '../products/bundles.ts';
import type { Charge, Discount, PricedCart, PricedItem, RecurringCharge } from '../products/pricing.ts';
import { descriptionOf, type Promotion } from '../products/promotions.ts';
import { bundleTexts, partName, shopTexts } from '../products/texts.ts';

export type ImageOf = (bundle: Bundle) => string;

export function discountView({ source, amount }: Discount, language: string) {
  return source === 'partner'
    ? { id: 'PARTNER', description: shopTexts(language).coveredByPartner, amount: toDecimal(amount) }
    : { id: source.code, description: descriptionOf(source, language), amount: toDecimal(amount) };
}

export function chargeView(charge: Charge, language: string): ChargeView {
  return {
    original: toDecimal(charge.original),
    discounted: toDecimal(charge.discounted),
    discounts: charge.discounts.map((discount) => discountView(discount, language)),
    tax: toDecimal(charge.tax),
    beginDate: charge.beginDate,
    details: charge.details.map(({ partId, bundleName, original, discounted }) => ({
      title: partName(language, partId),
      bundleName,
      original: toDecimal(original),
      discounted: toDecimal(discounted),
    })),
  };
}

function recurringView(recurring: readonly RecurringCharge[], language: string) {
  const of = (period: BillingPeriod) => recurring.filter(({ rhythm }) => rhythm.billingPeriod === period);
  const only = (period: BillingPeriod) => {
    const [entry] = of(period);
    return entry ? chargeView(entry.charge, language) : null;
  };
  return {
    monthlyCharge: only('Month'),
    quarterlyCharge: only('Quarter'),
    semiAnnualCharge: only('SemiAnnual'),
    specificMonthsCharges: of('SpecificMonths').map(({ rhythm, charge }) => ({
      specificMonths: monthsOf(rhythm),
      charge: chargeView(charge, language),
    })),
  };
}

function promotionView(promotion: Promotion, language: string, appliedQuantity: number) {
  return { code: promotion.code, description: descriptionOf(promotion, language), appliedQuantity };
}

/** One item of a cart, or a bundle alone. */
export function itemView(item: PricedItem, market: Market, imageOf: ImageOf): CartItem {
  const { bundle, quantity, promotion } = item.line;
  const texts = bundleTexts(market.language, bundle.name);
  return {
    name: bundle.name,
    quantity,
    maxQuantity: bundle.maxQuantity,
    title: texts.title,
    image: imageOf(bundle),
    description: texts.description,
    ctn: bundle.ctn,
    promotions: promotion ? [promotionView(promotion, market.language, item.appliedQuantity)] : [],
    promotionCodes: promotion ? [promotion.code] : [],
    usp: texts.usp,
    currencyCode: market.currency,
    bundleAvailable: bundle.available ? 'true' : 'false',
    genericScript: null,
    genericHtml: null,
    pageTitle: texts.title,
    oneTimeCharge: item.oneTime && chargeView(item.oneTime, market.language),
    ...recurringView(item.recurring, market.language),
  };
}

const withoutPrice = {
  oneTimeCharge: null,
  monthlyCharge: null,
  quarterlyCharge: null,
  semiAnnualCharge: null,
  specificMonthsCharges: [],
} satisfies Partial<CartItem>;

const groupOrder: readonly Bundle['group'][] = ['Bundle', 'Replenishment', 'OneTime'];

/** Terms are shown for what renews by itself. */
function termsTexts(cart: PricedCart, language: string): Cart['termsTexts'] {
  return cart.items
    .filter(({ recurring }) => recurring.length > 0)
    .map(({ line: { bundle } }) => ({
      bundleName: bundle.name,
      termsText: shopTexts(language).terms.replace('{title}', bundleTexts(language, bundle.name).title),
    }));
}

/** The cart as the wire tells it; without prices where the request excluded them. */
export function cartView(
  cart: PricedCart,
  market: Market,
  { imageOf, excludePrice }: { imageOf: ImageOf; excludePrice: boolean },
): Cart {
  const { language } = market;
  const bundles = cart.items.map(({ line }) => line.bundle);
  const views = cart.items.map((item) => itemView(item, market, imageOf));
  const items = excludePrice ? views.map((view) => ({ ...view, ...withoutPrice })) : views;
  const { dueNow } = cart;
  const hasExtraTax = isTaxCountry(market.country);
  const { original, discounted, discounts, tax } = chargeView(dueNow, language);
  return {
    groups: groupOrder.flatMap((name) => {
      const ofGroup = items.filter((_, index) => bundles[index]?.group === name);
      return ofGroup.length > 0 ? [{ name, items: ofGroup }] : [];
    }),
    summary: excludePrice
      ? null
      : {
          payNow: { original, discounts, discounted, tax, hasExtraTax },
          ...recurringView(cart.recurring, language),
        },
    genericScript: null,
    genericHtml: null,
    pageTitle: views.length === 1 ? (views[0]?.title ?? null) : null,
    phoneNumberRequired: bundles.some((bundle) => bundle.phoneNumber === 'required'),
    phoneNumberVisible: bundles.some((bundle) => bundle.phoneNumber !== 'hidden'),
    termsTexts: termsTexts(cart, language),
    disablePayment: bundles.every((bundle) => bundle.paidBy === 'partner'),
    paymentRequirement: cart.paymentRequirement,
    firstTermTaxAmount: excludePrice ? 0 : tax,
    firstTermTotalAmount: excludePrice ? 0 : toDecimal(dueNow.discounted + dueNow.tax),
    promotions: cart.items.flatMap(({ line, appliedQuantity }) =>
      line.promotion ? [promotionView(line.promotion, language, appliedQuantity)] : [],
    ),
    usps: [...new Set(views.flatMap(({ usp }) => usp))],
  };
}
