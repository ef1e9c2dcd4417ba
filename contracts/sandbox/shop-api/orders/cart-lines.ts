/** The lines of a cart request: bundles, promotions, tax and limits. */
import type { CartLine } from '@perennial/shared/catalogue/schemas/cart';
import { ShopError } from '../errors/shop-error.ts';
import type { Market } from '../market/market.ts';
import { findTaxRate } from '../market/taxes.ts';
import type { Bundle } from '../products/bundle.ts';
import { findBundle } from '../products/bundles.ts';
import { type PricedCart, type PricedLine, priceCart } from '../products/pricing.ts';
import { resolvePromotion } from '../products/promotions.ts';
import { findSoldBundle } from '../products/sold-bundles.ts';
import { bundleTexts } from '../products/texts.ts';
import { type Customer, shippingAddressOf } from '../store/customers.ts';
import type { Shop } from '../store/shop.ts';

/** The wire allows two forms of codes. */
function codesOf(line: CartLine): readonly string[] {
  return [...(line.promotionCodes ?? []), ...(line.promotions ?? []).map(({ code }) => code)];
}

function requireBundle(name: string, { conditions }: Pick<Shop, 'conditions'>): Bundle {
  const bundle = findSoldBundle(name, conditions);
  if (!bundle) throw new ShopError(404, 'error.message.bundleIsNotFound', { bundleName: name });
  return bundle;
}

/** Returns the lines with their bundles. Throws ShopError 404 for an unknown bundle. */
export function findLines(lines: readonly CartLine[], shop: Pick<Shop, 'conditions'>): readonly PricedLine[] {
  return lines.map(({ name, quantity }) => ({ bundle: requireBundle(name, shop), quantity }));
}

/** A request for a cart; `customer` is undefined for a visitor who is not signed in. */
type CartContext = { readonly shop: Shop; readonly market: Market; readonly customer: Customer | undefined };

/** Returns the lines with bundles and promotions. Throws ShopError 404 for an unknown bundle, 400 for an invalid code. */
export function findPromotedLines(
  lines: readonly CartLine[],
  { shop, market, customer }: CartContext,
): readonly PricedLine[] {
  const usedCodes = customer ? shop.orders.usedCodes(customer) : new Set<string>();
  const requests = lines.map((line) => ({ ...line, bundle: requireBundle(line.name, shop), codes: codesOf(line) }));
  return requests.map(({ bundle, quantity, codes }) => {
    const { name } = bundle;
    const promotion = resolvePromotion({ codes, bundleName: name, today: shop.today, usedCodes });
    if (typeof promotion === 'string') {
      throw new ShopError(400, promotion, {
        bundleName: name,
        title: bundleTexts(market.language, name).title,
        promotionCode: codes[0] ?? '',
      });
    }
    return { bundle, quantity, ...(promotion && { promotion }) };
  });
}

/** Returns the estimated tax rate: at the requested postal code, else at the customer's. Throws ShopError 400. */
function estimateTaxRate({ country }: Market, customer: Customer | undefined, requested: string | undefined): number {
  const zipCode = requested || ((customer && shippingAddressOf(customer)?.zipCode) ?? undefined);
  if (zipCode === undefined) return 0;
  const rate = findTaxRate(country, zipCode);
  if (rate === undefined) throw new ShopError(400, 'error.message.zipCodeIsInvalid', { zipCode });
  return rate;
}

/**
 * Returns the prices of a cart with an estimated tax (docs/rules/cart.md#estimated-tax). Throws ShopError 404 for an
 * unknown bundle, 400 for an invalid promotion code or postal code.
 */
export function estimateCart(lines: readonly CartLine[], context: CartContext, zipCode?: string): PricedCart {
  const { shop, market, customer } = context;
  return priceCart({
    lines: findPromotedLines(lines, context),
    currency: market.currency,
    today: shop.today,
    taxRate: estimateTaxRate(market, customer, zipCode),
  });
}

type OverLimit = {
  readonly name: string;
  /** Units that the customer may order now. */
  readonly maxQuantity: number;
  /** Units that a customer may have, running subscriptions included. */
  readonly inAll: number;
};

/** Returns the bundles of which the customer would have too many units, running subscriptions included. */
export function findOverLimits(
  lines: readonly PricedLine[],
  shop: Shop,
  customer: Customer | undefined,
): readonly OverLimit[] {
  const quantities = new Map<string, number>();
  for (const { bundle, quantity } of lines) {
    quantities.set(bundle.name, (quantities.get(bundle.name) ?? 0) + quantity);
  }
  return [...quantities].flatMap(([name, quantity]) => {
    const running = customer ? shop.subscriptions.runningUnits(customer, name) : 0;
    // A person compares it with the quantity of the cart, so what runs already is taken off.
    const inAll = findBundle(name)?.maxQuantity ?? 0;
    const maxQuantity = Math.max(0, inAll - running);
    return quantity > maxQuantity ? [{ name, maxQuantity, inAll }] : [];
  });
}
