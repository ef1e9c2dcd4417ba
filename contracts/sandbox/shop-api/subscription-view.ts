/** A subscription in the words and decimals of the wire (specification 2, section 3). */
import type { SubscriptionListItem, TotalCharge } from '@perennial/shared/models/subscription';
import type { Part } from './bundles.ts';
import { discountView, type ImageOf } from './cart-view.ts';
import { toDecimal } from './money.ts';
import { type Charge, priceCart } from './pricing.ts';
import { type BillingPeriod, type Day, monthsOf, type Rhythm } from './rhythms.ts';
import { nextOccurrence, type Subscription } from './subscriptions.ts';
import { bundleTexts, partName } from './texts.ts';

const isReplenishment = ({ modelType }: Part) => modelType === 'Replenishment' || modelType === 'ReplenishmentStandard';

function totalCharge(charge: Charge, language: string): TotalCharge {
  return {
    original: toDecimal(charge.original),
    discounted: toDecimal(charge.discounted),
    discounts: charge.discounts.map((discount) => discountView(discount, language)),
  };
}

/** A try-and-buy device is paid off after its last charge; anything else goes on until it is cancelled. */
function isRunning(part: Part, startDate: Day, today: Day): boolean {
  if (part.charges === undefined || part.rhythm === 'once') return true;
  // The first charge was taken on the first day, the nth after n - 1 rhythms.
  return nextOccurrence(startDate, part.rhythm, today).count < part.charges;
}

function shippingFrequency(rhythm: Rhythm): SubscriptionListItem['shippingFrequency'] {
  return {
    billingPeriod: rhythm.billingPeriod,
    specificBillingPeriod: rhythm.billingPeriod === 'SpecificMonths' ? rhythm.months : null,
  };
}

/** A subscription as the account overview lists it, in the language asked for and the currency it was bought in. */
export function subscriptionListItem(
  subscription: Subscription,
  { language, today, imageOf }: { language: string; today: Day; imageOf: ImageOf },
): SubscriptionListItem {
  const { line, market, startDate, status } = subscription;
  const { bundle } = line;
  const running = {
    ...line,
    bundle: { ...bundle, parts: bundle.parts.filter((part) => isRunning(part, startDate, today)) },
  };
  const { recurring } = priceCart({ lines: [running], currency: market.currency, today: startDate, taxRate: 0 });
  const of = (period: BillingPeriod) => recurring.filter(({ rhythm }) => rhythm.billingPeriod === period);
  const only = (period: BillingPeriod) => {
    const [entry] = of(period);
    return entry ? totalCharge(entry.charge, language) : null;
  };
  const replenishment = bundle.parts.find(isReplenishment);
  const device = bundle.parts.find((part) => !isReplenishment(part));
  const frequency = replenishment && replenishment.rhythm !== 'once' ? replenishment.rhythm : null;
  const noReturn = { returnStatus: 'None', returnCreatedDate: null } as const;
  return {
    subscriptionNumber: subscription.number,
    status,
    title: bundleTexts(language, bundle.name).title,
    image: imageOf(bundle),
    bundleName: bundle.name,
    currencyCode: market.currency,
    quantity: line.quantity,
    isBCBSSubscription: false,
    replenishmentOnly: device === undefined,
    isCancelled: status === 'InActive',
    monthlyTotalCharge: only('Month'),
    quarterlyTotalCharge: only('Quarter'),
    semiAnnualCharge: only('SemiAnnual'),
    specificMonthsTotalCharges: of('SpecificMonths').map(({ rhythm, charge }) => ({
      specificMonths: monthsOf(rhythm),
      charge: totalCharge(charge, language),
    })),
    shippingFrequency: frequency && shippingFrequency(frequency),
    nextShipmentDate: frequency && status === 'Active' ? nextOccurrence(startDate, frequency, today).day : null,
    subscriptionStartDate: startDate,
    payInFullDate: null,
    ableToPayInFull: status === 'Active' && running.bundle.parts.some(({ charges }) => charges !== undefined),
    tryBuyCancellationDate: null,
    tryBuyRatePlanName: device ? partName(language, device.id) : null,
    tryBuyReturnInfo: device ? noReturn : null,
    replenishmentCancellationDate: null,
    replenishmentRatePlanName: replenishment ? partName(language, replenishment.id) : null,
    replenishmentReturnInfo: replenishment ? noReturn : null,
  };
}
