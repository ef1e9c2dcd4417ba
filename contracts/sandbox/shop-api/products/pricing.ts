/**
 * What a cart costs: pure, in minor units. Three rules carry it (specification 1, section 3.2):
 * - `dueNow` is what is paid today: goods that are sold once, and the first term of parts that start today;
 * - a recurring charge is told with the first day on which it is taken after today;
 * - amounts are without the tax that comes on top; tax is computed a line and a charge at a time, so that sums add up.
 */

import { addMonths, type Day, monthsOf, type Rhythm } from '../calendar/billing-period.ts';
import { type CurrencyCode, type Minor, shareOf } from '../market/money.ts';
import type { Bundle, Part, PartId } from './bundles.ts';
import type { Promotion } from './promotions.ts';

export type PricedLine = { readonly bundle: Bundle; readonly quantity: number; readonly promotion?: Promotion };

/** Why something costs less: a promotion, or the partner who pays. */
export type DiscountSource = Promotion | 'partner';

export type Discount = { readonly source: DiscountSource; readonly amount: Minor };

export type ChargeDetail = {
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
  /** First day of the charge; null for what is paid today. */
  readonly beginDate: Day | null;
  readonly details: readonly ChargeDetail[];
};

export type RecurringCharge = { readonly rhythm: Rhythm; readonly charge: Charge };

export type PricedItem = {
  readonly line: PricedLine;
  /** Units that the promotion applies to. */
  readonly appliedQuantity: number;
  readonly dueNow: Charge;
  /** The part of `dueNow` that never comes again. */
  readonly oneTime: Charge | null;
  readonly recurring: readonly RecurringCharge[];
};

export type PaymentRequirement = 'None' | 'Authorization' | 'FirstTerm' | 'OneTime';

export type PricedCart = {
  readonly items: readonly PricedItem[];
  readonly dueNow: Charge;
  readonly recurring: readonly RecurringCharge[];
  readonly paymentRequirement: PaymentRequirement;
  /** What a payment of this cart takes: what is due now with its tax, or the verification amount. */
  readonly amountToPay: Minor;
};

export type PriceQuestion = {
  readonly lines: readonly PricedLine[];
  readonly currency: CurrencyCode;
  readonly today: Day;
  /** On top of the price; 0 where prices include tax or the place is not known yet. */
  readonly taxRate: number;
};

/** Taken and refunded to verify a card when nothing is due today (specification 1, section 4). */
export const VERIFICATION_AMOUNT: Minor = 10;

type Moment = 'now' | 'later';

const sum = (amounts: readonly Minor[]): Minor => amounts.reduce((total, amount) => total + amount, 0);

function appliedQuantity({ quantity, promotion }: PricedLine): number {
  return promotion ? Math.min(quantity, promotion.maxQuantity ?? quantity) : 0;
}

function promotionShare(promotion: Promotion, part: Part, moment: Moment): number {
  const { effect } = promotion;
  if (effect.kind === 'first-month-free') {
    return moment === 'now' && part.rhythm !== 'once' && part.rhythm.billingPeriod === 'Month' ? 1 : 0;
  }
  const reaches = {
    everything: true,
    'due-now': moment === 'now',
    recurring: part.rhythm !== 'once',
    'pay-in-full': false,
  };
  return reaches[effect.on] ? effect.percent / 100 : 0;
}

function discountOf(line: PricedLine, part: Part, unit: Minor, moment: Moment): Discount | undefined {
  if (line.bundle.paidBy === 'partner') return { source: 'partner', amount: unit * line.quantity };
  if (!line.promotion) return undefined;
  const amount = shareOf(unit * appliedQuantity(line), promotionShare(line.promotion, part, moment));
  return amount > 0 ? { source: line.promotion, amount } : undefined;
}

function chargeOf(
  line: PricedLine,
  parts: readonly Part[],
  moment: Moment,
  { currency, taxRate, today }: PriceQuestion,
): Charge {
  const details: ChargeDetail[] = [];
  const discounts: Discount[] = [];
  for (const part of parts) {
    const unit = part.price[currency];
    const original = unit * line.quantity;
    const discount = discountOf(line, part, unit, moment);
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
  return {
    original: sum(details.map((detail) => detail.original)),
    discounted,
    discounts: mergeDiscounts(discounts),
    tax: shareOf(discounted, taxRate),
    beginDate: moment === 'now' || !first || first.rhythm === 'once' ? null : addMonths(today, monthsOf(first.rhythm)),
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

/** Groups by rhythm, shortest first, each rhythm once. */
function byRhythm<T>(
  entries: readonly T[],
  rhythmOf: (entry: T) => Rhythm,
): readonly (readonly [Rhythm, readonly T[]])[] {
  const groups = new Map<string, [Rhythm, T[]]>();
  for (const entry of entries) {
    const rhythm = rhythmOf(entry);
    const key = `${rhythm.billingPeriod}-${monthsOf(rhythm)}`;
    const group = groups.get(key);
    if (group) group[1].push(entry);
    else groups.set(key, [rhythm, [entry]]);
  }
  return [...groups.values()].sort(([a], [b]) => monthsOf(a) - monthsOf(b));
}

type RecurringPart = Part & { readonly rhythm: Rhythm };

const isRecurring = (part: Part): part is RecurringPart => part.rhythm !== 'once';

function priceItem(line: PricedLine, question: PriceQuestion): PricedItem {
  const { parts } = line.bundle;
  const once = parts.filter((part) => part.rhythm === 'once');
  const today = parts.filter((part) => part.firstCharge === 'today');
  return {
    line,
    appliedQuantity: appliedQuantity(line),
    dueNow: chargeOf(line, today, 'now', question),
    oneTime: once.length > 0 ? chargeOf(line, once, 'now', question) : null,
    recurring: byRhythm(parts.filter(isRecurring), (part) => part.rhythm).map(([rhythm, ofRhythm]) => ({
      rhythm,
      charge: chargeOf(line, ofRhythm, 'later', question),
    })),
  };
}

function requirementOf(dueNow: Charge, recurring: readonly RecurringCharge[]): PaymentRequirement {
  if (dueNow.discounted > 0) return recurring.length > 0 ? 'FirstTerm' : 'OneTime';
  return recurring.some(({ charge }) => charge.discounted > 0) ? 'Authorization' : 'None';
}

/** Prices a cart. */
export function priceCart(question: PriceQuestion): PricedCart {
  const items = question.lines.map((line) => priceItem(line, question));
  const dueNow = addCharges(items.map((item) => item.dueNow));
  const recurring = byRhythm(
    items.flatMap((item) => item.recurring),
    (entry) => entry.rhythm,
  ).map(([rhythm, entries]) => ({ rhythm, charge: addCharges(entries.map((entry) => entry.charge)) }));
  const paymentRequirement = requirementOf(dueNow, recurring);
  return {
    items,
    dueNow,
    recurring,
    paymentRequirement,
    amountToPay: paymentRequirement === 'Authorization' ? VERIFICATION_AMOUNT : dueNow.discounted + dueNow.tax,
  };
}
