/** A priced cart on the wire (docs/rules/cart.md#cart-contents). */
import { isTaxedCountry } from '@perennial/shared/countries/sales-tax';
import type { Cart, CartItem } from '@perennial/shared/models/cart';
import type { Market } from '../market/market.ts';
import { toDecimal } from '../market/money.ts';
import type { Bundle, ToImageUrl } from '../products/bundle.ts';
import { customMarkup } from '../products/partner-banners.ts';
import type { PricedCart, PricedItem, RecurringCharge } from '../products/pricing.ts';
import { descriptionOf, type Promotion } from '../products/promotions.ts';
import { bundleTexts, orderTerms } from '../products/texts.ts';
import { chargesByPeriod, chargeView } from './charge-view.ts';

function recurringView(recurring: readonly RecurringCharge[], market: Market) {
  const charges = chargesByPeriod(recurring, (charge) => chargeView(charge, market));
  return {
    monthlyCharge: charges.monthly,
    quarterlyCharge: charges.quarterly,
    semiAnnualCharge: charges.semiAnnual,
    specificMonthsCharges: charges.specificMonths.map(({ months, charge }) => ({ specificMonths: months, charge })),
  };
}

function promotionView(promotion: Promotion, language: string, appliedQuantity: number) {
  return { code: promotion.code, description: descriptionOf(promotion, language), appliedQuantity };
}

/** Returns one item of a cart, also for a bundle outside a cart. */
export function itemView(item: PricedItem, market: Market, toImageUrl: ToImageUrl): CartItem {
  const { bundle, quantity, promotion } = item.line;
  const texts = bundleTexts(market.language, bundle.name);
  return {
    name: bundle.name,
    quantity,
    maxQuantity: bundle.maxQuantity,
    title: texts.title,
    image: toImageUrl(bundle),
    description: texts.description,
    ctn: bundle.ctn,
    promotions: promotion ? [promotionView(promotion, market.language, item.appliedQuantity)] : [],
    promotionCodes: promotion ? [promotion.code] : [],
    usp: texts.usp,
    currencyCode: market.currency,
    bundleAvailable: bundle.available ? 'true' : 'false',
    ...customMarkup(bundle.name),
    pageTitle: texts.title,
    oneTimeCharge: item.oneTime && chargeView(item.oneTime, market),
    ...recurringView(item.recurring, market),
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

/** Only items that renew have terms. */
function termsTexts(cart: PricedCart, language: string): Cart['termsTexts'] {
  return cart.items
    .filter(({ recurring }) => recurring.length > 0)
    .map(({ line: { bundle } }) => ({
      bundleName: bundle.name,
      termsText: orderTerms(language, bundle),
    }));
}

/** Returns the preview of an order's first payment, in decimal amounts. */
export function firstTermView({ paymentRequirement, dueNow }: PricedCart) {
  return {
    paymentRequirement,
    firstTermTaxAmount: toDecimal(dueNow.tax),
    firstTermTotalAmount: toDecimal(dueNow.discounted + dueNow.tax),
  };
}

/** Returns the cart; `excludePrice` omits charges and summary. */
export function cartView(
  cart: PricedCart,
  market: Market,
  { toImageUrl, excludePrice }: { readonly toImageUrl: ToImageUrl; readonly excludePrice: boolean },
): Cart {
  const { language } = market;
  const bundles = cart.items.map(({ line }) => line.bundle);
  const views = cart.items.map((item) => itemView(item, market, toImageUrl));
  const items = excludePrice ? views.map((view) => ({ ...view, ...withoutPrice })) : views;
  const { original, discounted, discounts, tax } = chargeView(cart.dueNow, market);
  const hasExtraTax = isTaxedCountry(market.country);
  return {
    groups: groupOrder.flatMap((name) => {
      const itemsOfGroup = items.filter((_, index) => bundles[index]?.group === name);
      return itemsOfGroup.length > 0 ? [{ name, items: itemsOfGroup }] : [];
    }),
    summary: excludePrice
      ? null
      : {
          payNow: { original, discounts, discounted, tax, hasExtraTax },
          ...recurringView(cart.recurring, market),
        },
    genericScript: null,
    genericHtml: null,
    pageTitle: views.length === 1 ? (views[0]?.title ?? null) : null,
    phoneNumberRequired: bundles.some((bundle) => bundle.phoneNumber === 'required'),
    phoneNumberVisible: bundles.some((bundle) => bundle.phoneNumber !== 'hidden'),
    termsTexts: termsTexts(cart, language),
    disablePayment: bundles.every((bundle) => bundle.paidBy === 'partner'),
    ...firstTermView(cart),
    ...(excludePrice && { firstTermTaxAmount: 0, firstTermTotalAmount: 0 }),
    promotions: cart.items.flatMap(({ line, appliedQuantity }) =>
      line.promotion ? [promotionView(line.promotion, language, appliedQuantity)] : [],
    ),
    usps: [...new Set(views.flatMap(({ usp }) => usp))],
  };
}
