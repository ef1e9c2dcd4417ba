/** Subscriptions with a value in every field: discounts in each billing period, returns, changes and ends. */
import { discountedTotal, totalCharge } from '@perennial/shared/examples/charge';
import { devicePlan } from '@perennial/shared/examples/rate-plan';
import { returnDetails, returnInfoDetails } from '@perennial/shared/examples/return';
import {
  oneTimeOrder,
  replenishmentOption,
  subscriptionDetails,
} from '@perennial/shared/examples/subscription-details';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { type Interaction, type Locale, succeeds } from '../interaction.ts';
import { stateValues } from '../state-values.ts';
import type { StateName } from '../states.ts';
import { cancelledReplenishment, everyTwoMonths, plan, tracking, twiceAYear } from './states-and-errors.ts';

const params = { id: stateValues.subscriptionNumber };
const returning = { returnStatus: 'Returning', returnCreatedDate: '2026-03-01', returnable: false } as const;
const optionEveryTwoMonths = { paymentBillingPeriod: 'SpecificMonths', paymentSpecificMonthAmount: 2 } as const;
const noTotals = { monthly: null, quarterly: null, semiAnnual: null, specificMonths: [] };
const twoMonths = { months: 2, amount: discountedTotal() };

const boughtDevice = plan({
  modelType: 'Buy&Subscribe-standard',
  oneTimeCharge: totalCharge(),
  shippingFrequency: null,
  replenishmentQuantity: null,
  ...tracking,
});
const rentedDevice = devicePlan({
  modelType: 'TryBuy',
  totalPurchaseValue: null,
  purchaseValueToPay: null,
  discountedPurchaseValueToPay: null,
});

/** Details without what only some subscriptions have. */
const details = (changes: Partial<SubscriptionDetails>): SubscriptionDetails =>
  subscriptionDetails({
    nextPaymentDate: null,
    nextShipmentDate: null,
    totalCharge: noTotals,
    termsAndConditions: null,
    availableFrequenciesToChange: [],
    availableOptionsToChangeReplenishment: [],
    contentProductName: 'halo',
    headerImageUrlOfMobile: 'http://localhost:4003/images/sonic-brush-halo.svg',
    headerImageUrlOfDesktop: 'http://localhost:4003/images/sonic-brush-halo.svg',
    bundleType: 'Bundle',
    ...changes,
  });

const record = (given: StateName, when: string, changes: Partial<SubscriptionDetails>, locale?: Locale) =>
  succeeds({
    call: 'getSubscription',
    given,
    when: `a request for a subscription ${when}`,
    caller: 'customer',
    input: { params },
    response: details(changes),
    exactFields: ['isCancelled', 'status'],
    ...(locale && { locale }),
  });

export const subscriptionRecords: readonly Interaction[] = [
  record(
    'subscription S-1000001 has a quarterly discount, a one-time order and another product',
    'with a one-time order',
    {
      totalCharge: { ...noTotals, quarterly: discountedTotal() },
      ratePlans: [
        { ...boughtDevice, oneTimeCharge: discountedTotal() },
        plan({ quarterlyCharge: discountedTotal(), amendmentReason: 'ChangeReplenishment-Renew', ...tracking }),
      ],
      oneTimeOrders: [oneTimeOrder({ shippingDate: '2026-02-12' })],
      availableFrequenciesToChange: [
        { ...everyTwoMonths, productRatePlanId: 'P-1000002' },
        { ...everyTwoMonths, productRatePlanId: 'P-1000003' },
        { ...twiceAYear, productRatePlanId: 'P-1000004' },
      ],
      hasDiscount: true,
      discountTermsAndConditions: 'The discount applies to each payment.',
      termsAndConditions: 'Subscription',
      purchaseTermsAndConditions: 'Purchase',
      returnInfoDetails: returnInfoDetails({
        tryBuyReturnDetails: returnDetails({ returnable: false, unreturnableReason: 'PaidInFull' }),
        replenishmentReturnDetails: returnDetails({ returnable: false }),
      }),
    },
  ),
  record(
    'subscription S-1000001 has monthly and semi-annual discounts, and its device is on its way back',
    'with monthly and semi-annual charges',
    {
      nextPaymentDate: '2026-04-01',
      nextShipmentDate: '2026-08-01',
      totalCharge: { ...noTotals, monthly: discountedTotal(), semiAnnual: discountedTotal() },
      ratePlans: [
        { ...rentedDevice, monthlyCharge: discountedTotal(), ...tracking },
        plan({ semiAnnualCharge: discountedTotal(), shippingFrequency: twiceAYear }),
      ],
      returnInfoDetails: returnInfoDetails({
        tryBuyReturnDetails: returnDetails({ ...returning, returningWithdrawable: true }),
        replenishmentReturnDetails: returnDetails({ returnable: false }),
      }),
    },
  ),
  record(
    'subscription S-1000001 has a discount every two months, and its replenishment is on its way back',
    'with a charge every two months',
    {
      ratePlans: [
        boughtDevice,
        plan({ specificMonthsCharges: [twoMonths], shippingFrequency: everyTwoMonths, ...tracking }),
      ],
      reasonToDisableCancellation: 'We are already waiting for this return.',
      returnInfoDetails: returnInfoDetails({
        tryBuyReturnDetails: returnDetails({ returnable: false }),
        replenishmentReturnDetails: returnDetails({ ...returning, returningWithdrawable: true }),
      }),
    },
  ),
  record('the device of subscription S-1000001 was paid in full four days ago', 'whose device was paid in full', {
    status: 'InActive',
    endDate: '2026-03-11',
    ratePlans: [
      devicePlan({
        status: 'PayInFull',
        payInFullDate: '2026-03-11',
        balance: 0,
        purchaseValueToPay: 0,
        discountedPurchaseValueToPay: 0,
        ...tracking,
      }),
    ],
    genericScript: "document.querySelector('[data-rating]').textContent = '4.6';",
    genericHtml: '<p data-rating></p>',
    purchaseTermsAndConditions: 'Purchase',
  }),
  record('the replenishment of subscription S-1000001 was cancelled after a shipment', 'without its replenishment', {
    nextPaymentDate: '2026-04-01',
    totalCharge: { ...noTotals, monthly: totalCharge() },
    ratePlans: [
      { ...rentedDevice, ...tracking },
      plan({
        status: 'Cancel',
        cancellationDate: '2026-03-07',
        monthlyCharge: totalCharge(),
        shippingFrequency: twiceAYear,
        ...tracking,
      }),
    ],
    paidAmountOfCancelledShipment: 44.96,
    totalAmountOfCancelledShipment: 65.94,
    priceOfCancelledShipment: 20.98,
    finalPaymentDateOfCancelledShipment: '2026-03-07',
    returnInfoDetails: cancelledReplenishment,
  }),
  record(
    'subscription S-1000001 has a discount every two months and is paused until a date',
    'that is paused until a date',
    {
      status: 'Paused',
      resumedReplenishmentDate: '2026-05-01',
      pausedReplenishmentDate: '2026-03-03',
      displayResumeTips: true,
      totalCharge: { ...noTotals, specificMonths: [twoMonths] },
      ratePlans: [boughtDevice, plan({ specificMonthsCharges: [twoMonths], shippingFrequency: everyTwoMonths })],
    },
  ),
  record(
    'the replenishment of subscription S-1000001 is paid every two months and can be changed',
    'with other products every two months',
    {
      ratePlans: [boughtDevice, plan({ specificMonthsCharges: [{ months: 2, amount: totalCharge() }] })],
      availableOptionsToChangeReplenishment: [replenishmentOption(optionEveryTwoMonths)],
    },
  ),
  record('subscription S-1000001 has ended', 'that has ended', {
    status: 'InActive',
    isCancelled: true,
    endDate: '2026-01-15',
    bundleType: 'ReplenishmentOnly',
    ratePlans: [plan({ status: 'Cancel', cancellationDate: '2026-01-15', quarterlyCharge: totalCharge() })],
  }),
  record(
    'the device of subscription S-1000001 is in repair',
    'whose device is in repair',
    {
      nextPaymentDate: '2026-04-01',
      nextShipmentDate: '2026-05-01',
      ratePlans: [
        { ...rentedDevice, repairStatus: 'You have asked for a repair.' },
        plan({ semiAnnualCharge: totalCharge(), shippingFrequency: twiceAYear }),
      ],
    },
    { culture: 'nl-nl', language: 'nl-NL' },
  ),
];
