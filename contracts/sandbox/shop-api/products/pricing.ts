/**
 * Prices of a cart, in minor units. Pure (docs/rules/cart.md#charges-and-periods).
 * - `dueNow` is paid today: goods that are sold once, and the first term of parts that start today.
 * - A recurring charge has the first date after today on which it is taken.
 * - Amounts are without the tax that is added. The tax is rounded per line and charge, so the sums match.
 */
import { type BillingPeriod, toMonths } from '../calendar/billing-period.ts';
import { addMonths, type Day } from '../calendar/day.ts';
import { type CurrencyCode, type Minor, sum, toShare } from '../market/money.ts';
import type { Bundle, Part, PartId } from './bundle.ts';
import type { Promotion } from './promotions.ts';

export type PricedLine = { readonly bundle: Bundle; readonly quantity: number; readonly promotion?: Promotion };

/** The reason for a discount: a promotion, or the partner that pays. */
type DiscountSource = Promotion | 'partner';

export type Discount = { readonly source: DiscountSource; readonly amount: Minor };

type ChargeDetail = {
  readonly partId: PartId;
  readonly bundleName: string;
  readonly original: Minor;
  readonly discounted: Minor;
};

export type Charge = {
  readonly original: Minor;
  readonly discounted: Minor;
  readonly discounts: readonly Discount[];
  readonly tax: Minor;
  /** First day of the charge; null if it is paid today. */
  readonly beginDate: Day | null;
  readonly details: readonly ChargeDetail[];
};

export type RecurringCharge = { readonly billingPeriod: BillingPeriod; readonly charge: Charge };

export type PricedItem = {
  readonly line: PricedLine;
  /** Units that the promotion applies to. */
  readonly appliedQuantity: number;
  readonly dueNow: Charge;
  /** The part of `dueNow` that is charged once. */
  readonly oneTime: Charge | null;
  readonly recurring: readonly RecurringCharge[];
};

type PaymentRequirement = 'None' | 'Authorization' | 'FirstTerm' | 'OneTime';

export type PricedCart = {
  readonly items: readonly PricedItem[];
  readonly dueNow: Charge;
  readonly recurring: readonly RecurringCharge[];
  readonly paymentRequirement: PaymentRequirement;
  /** The amount of the order's payment: `dueNow` with its tax, or the verification payment. */
  readonly amountToPay: Minor;
};

type PriceInput = {
  readonly lines: readonly PricedLine[];
  readonly currency: CurrencyCode;
  readonly today: Day;
  /** The rate that is added to prices; 0 if prices include tax or the address is unknown. */
  readonly taxRate: number;
};

/** Verifies a payment method when nothing is due today; refunded (docs/rules/checkout.md#verification-payment). */
export const VERIFICATION_AMOUNT: Minor = 10;

type Moment = 'now' | 'later';

function appliedQuantity({ quantity, promotion }: PricedLine): number {
  return promotion ? Math.min(quantity, promotion.maxQuantity ?? quantity) : 0;
}

/** Returns the share of a part's price that a promotion removes, between 0 and 1. */
function promotionShare(promotion: Promotion, part: Part, moment: Moment): number {
  const { effect } = promotion;
  if (effect.kind === 'first-month-free') {
    return moment === 'now' && part.billingPeriod !== 'once' && part.billingPeriod.unit === 'Month' ? 1 : 0;
  }
  const applies = {
    everything: true,
    'due-now': moment === 'now',
    recurring: part.billingPeriod !== 'once',
    'pay-in-full': false,
  };
  return applies[effect.on] ? effect.percent / 100 : 0;
}

function findDiscount(line: PricedLine, part: Part, unit: Minor, moment: Moment): Discount | undefined {
  if (line.bundle.paidBy === 'partner') return { source: 'partner', amount: unit * line.quantity };
  if (!line.promotion) return undefined;
  const amount = toShare(unit * appliedQuantity(line), promotionShare(line.promotion, part, moment));
  return amount > 0 ? { source: line.promotion, amount } : undefined;
}

function toCharge(
  line: PricedLine,
  parts: readonly Part[],
  moment: Moment,
  { currency, taxRate, today }: PriceInput,
): Charge {
  const details: ChargeDetail[] = [];
  const discounts: Discount[] = [];
  for (const part of parts) {
    const unit = part.price[currency];
    const original = unit * line.quantity;
    const discount = findDiscount(line, part, unit, moment);
    if (discount) discounts.push(discount);
    details.push({
      partId: part.id,
      bundleName: line.bundle.name,
      original,
      discounted: original - (discount?.amount ?? 0),
    });
  }
  const [first] = parts;
  const discounted = sum(details.map((detail) => detail.discounted));
  const isPaidToday = moment === 'now' || !first || first.billingPeriod === 'once';
  return {
    original: sum(details.map((detail) => detail.original)),
    discounted,
    discounts: mergeDiscounts(discounts),
    tax: toShare(discounted, taxRate),
    beginDate: isPaidToday ? null : addMonths(today, toMonths(first.billingPeriod)),
    details,
  };
}

function mergeDiscounts(discounts: readonly Discount[]): readonly Discount[] {
  const amounts = new Map<DiscountSource, Minor>();
  for (const { source, amount } of discounts) amounts.set(source, (amounts.get(source) ?? 0) + amount);
  return [...amounts].map(([source, amount]) => ({ source, amount }));
}

function addCharges(charges: readonly Charge[]): Charge {
  const beginDates = charges.flatMap((charge) => charge.beginDate ?? []).sort();
  return {
    original: sum(charges.map((charge) => charge.original)),
    discounted: sum(charges.map((charge) => charge.discounted)),
    discounts: mergeDiscounts(charges.flatMap((charge) => charge.discounts)),
    tax: sum(charges.map((charge) => charge.tax)),
    beginDate: beginDates[0] ?? null,
    details: charges.flatMap((charge) => charge.details),
  };
}

/** Groups entries by billing period, shortest first. */
function groupByPeriod<T extends { readonly billingPeriod: BillingPeriod }>(
  entries: readonly T[],
): readonly (readonly [BillingPeriod, readonly T[]])[] {
  const groups = new Map<string, [BillingPeriod, T[]]>();
  for (const entry of entries) {
    const { billingPeriod } = entry;
    const key = `${billingPeriod.unit}-${toMonths(billingPeriod)}`;
    const group = groups.get(key);
    if (group) group[1].push(entry);
    else groups.set(key, [billingPeriod, [entry]]);
  }
  return [...groups.values()].sort(([a], [b]) => toMonths(a) - toMonths(b));
}

type RecurringPart = Part & { readonly billingPeriod: BillingPeriod };

const isRecurring = (part: Part): part is RecurringPart => part.billingPeriod !== 'once';

function priceItem(line: PricedLine, input: PriceInput): PricedItem {
  const { parts } = line.bundle;
  const once = parts.filter((part) => part.billingPeriod === 'once');
  const today = parts.filter((part) => part.firstCharge === 'today');
  return {
    line,
    appliedQuantity: appliedQuantity(line),
    dueNow: toCharge(line, today, 'now', input),
    oneTime: once.length > 0 ? toCharge(line, once, 'now', input) : null,
    recurring: groupByPeriod(parts.filter(isRecurring)).map(([billingPeriod, group]) => ({
      billingPeriod,
      charge: toCharge(line, group, 'later', input),
    })),
  };
}

function toPaymentRequirement(dueNow: Charge, recurring: readonly RecurringCharge[]): PaymentRequirement {
  if (dueNow.discounted > 0) return recurring.length > 0 ? 'FirstTerm' : 'OneTime';
  return recurring.some(({ charge }) => charge.discounted > 0) ? 'Authorization' : 'None';
}

/** Returns the charges of a cart, its payment requirement and the amount to pay. */
export function priceCart(input: PriceInput): PricedCart {
  const items = input.lines.map((line) => priceItem(line, input));
  const dueNow = addCharges(items.map((item) => item.dueNow));
  const recurring = groupByPeriod(items.flatMap((item) => item.recurring)).map(([billingPeriod, entries]) => ({
    billingPeriod,
    charge: addCharges(entries.map((entry) => entry.charge)),
  }));
  const paymentRequirement = toPaymentRequirement(dueNow, recurring);
  return {
    items,
    dueNow,
    recurring,
    paymentRequirement,
    amountToPay: paymentRequirement === 'Authorization' ? VERIFICATION_AMOUNT : dueNow.discounted + dueNow.tax,
  };
}
