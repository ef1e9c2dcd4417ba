// @vitest-environment happy-dom
/** What a discount code announces, sends and shows afterwards (docs/rules/subscriptions.md#promotion). */
import { type SaidAndDone, testSaidAndDone } from '../../../testing/said-and-done.tsx';

const details = '/my-account/subscription-details/{n}';
const overview = '/my-account/overview';

const apply = (promotionCode: string) =>
  ({ name: 'applyPromotionCode', query: {}, body: { subscriptionNumber: '{n}', promotionCode } }) as const;

const rows: readonly SaidAndDone[] = [
  {
    who: 'us-subscriber 1',
    does: 'activates a code for refills, typed with spaces',
    at: `${details}?task=promotion`,
    steps: [['fill', 'Discount code', ' refill25 ']],
    reads: [
      'The code takes effect at once and lowers your upcoming payments.',
      'Next payment 07/14/2026 Discount code',
    ],
    confirm: 'Apply',
    sent: [apply('refill25')],
    notice: 'Voucher code activated',
    holds: { acceptPromotion: false, hasDiscount: true },
    stays: [
      'Before $49.99 now $37.49 / 6 months every 6 months plus tax',
      'Before discount $49.99 25% off every refill -$12.50 Semi-annual $37.49 plus tax',
      'Next shipment 07/14/2026',
      'Aura HEPA filter $37.49 plus tax',
      'not: Promotion information',
    ],
    shows: {
      [details]: ['Next shipment 07/14/2026', 'Aura HEPA filter $37.49 plus tax', 'not: Promotion information'],
      [overview]: ['Before $49.99 now $37.49 / 6 months every 6 months plus tax'],
    },
  },
  {
    who: 'nl-subscriber 1',
    does: 'activates a code for the rent and the filters, each with its own discount',
    at: `${details}?task=promotion`,
    steps: [['fill', 'Discount code', 'AURA10']],
    reads: ['Next payment 30-03-2026 Discount code'],
    confirm: 'Apply',
    sent: [apply('AURA10')],
    notice: 'Voucher code activated',
    holds: { acceptPromotion: false },
    stays: [
      'Before € 19,99 now € 17,99 / month',
      'Before € 44,99 now € 40,49 / 6 months',
      // Both on one day: 17.99 + 40.49.
      '30-03-2026 Payment € 17,99 30-04-2026 Payment € 17,99 30-05-2026 Payment € 17,99',
      'Next shipment 30-06-2026',
      'Aura HEPA-filter € 58,48',
    ],
    shows: { [overview]: ['Before € 19,99 now € 17,99 / month', 'Before € 44,99 now € 40,49 / 6 months'] },
  },
  {
    who: 'us-subscriber 1',
    does: 'is told that a code is for another product, and nothing changes',
    at: `${details}?task=promotion`,
    steps: [['fill', 'Discount code', 'HALO20']],
    confirm: 'Apply',
    sent: [apply('HALO20')],
    holds: { acceptPromotion: true, hasDiscount: false },
    stays: ['This discount code is not valid for Aura replacement filters', '$49.99 / 6 months', 'not: $37.49'],
    shows: { [overview]: ['$49.99 / 6 months', 'not: Before'] },
  },
];

testSaidAndDone(rows);
