// @vitest-environment happy-dom
/** What a one-time order announces, sends and shows afterwards (docs/rules/subscriptions.md#one-time-orders). */
import { type SaidAndDone, testSaidAndDone } from '../../../testing/said-and-done.tsx';

const details = '/my-account/subscription-details/{n}';
const overview = '/my-account/overview';
const billing = '/my-account/billing';

/** The replenishment is the only plan. */
const onlyPlan = '{n}-1';
/** The replenishment is the second plan, after the device. */
const secondPlan = '{n}-2';

const order = (subscriptionRatePlanId: string) =>
  ({
    name: 'orderOneTimeReplenishment',
    query: {},
    body: { subscriptionNumber: '{n}', subscriptionRatePlanId },
  }) as const;

const done =
  'Your additional one-time replenishment is being processed, and you can see it under one-time orders after processing.';

const rows: readonly SaidAndDone[] = [
  {
    who: 'us-subscriber 1',
    does: 'orders one more shipment of filters',
    at: `${details}?task=order`,
    steps: [['press', 'Order one more']],
    asks: {
      title: 'Order one more shipment?',
      facts: { Product: 'Aura HEPA filter', Quantity: '1', Price: '$49.99 plus tax' },
      says: ['Your regular shipments and payments stay as they are.'],
    },
    confirm: 'Place order',
    sent: [order(onlyPlan)],
    notice: done,
    holds: { nextShipmentDate: '2026-07-14', nextPaymentDate: '2026-07-14' },
    stays: [
      'One-time orders one order',
      'Aura HEPA filter 1 $49.99 plus tax 03/15/2026 Not shipped yet',
      'Next shipment 07/14/2026',
    ],
    shows: {
      [details]: ['One-time orders one order'],
      [overview]: ['Next shipment 07/14/2026'],
      // 49.99 with the tax of Texas, 6.25 %.
      [billing]: ['03/15/2026 $53.11'],
    },
  },
  {
    who: 'ca-rentals 2',
    does: 'orders a filter that is paid in six parts, and pays it at once with tax',
    at: `${details}?task=order`,
    steps: [['press', 'Order one more']],
    asks: {
      title: 'Order one more shipment?',
      facts: { Product: 'Aura HEPA filter', Quantity: '1', Price: '$65.94 plus tax' },
    },
    confirm: 'Place order',
    sent: [order(secondPlan)],
    notice: done,
    holds: { nextShipmentDate: '2026-06-30', nextPaymentDate: '2026-03-30' },
    stays: ['Aura HEPA filter 1 $65.94 plus tax 03/15/2026 Not shipped yet', '03/30/2026 Payment'],
    // 65.94 with the tax of Manitoba, 12 %.
    shows: { [billing]: ['03/15/2026 $73.85'] },
  },
  {
    who: 'ca-month-end 4',
    does: 'orders discounted filters for two',
    at: `${details}?task=order`,
    steps: [['press', 'Order one more']],
    asks: {
      title: 'Order one more shipment?',
      facts: { Product: 'Aura HEPA filter', Quantity: '2', Price: '$116.98 plus tax' },
    },
    confirm: 'Place order',
    sent: [order(secondPlan)],
    notice: done,
    holds: { nextShipmentDate: '2026-08-31', nextPaymentDate: '2026-03-31' },
    stays: ['Aura HEPA filter 2 $116.98 plus tax 03/15/2026 Not shipped yet', 'Next shipment 08/31/2026'],
    // 116.98 with the tax of Ontario, 13 %.
    shows: { [billing]: ['03/15/2026 $132.19'] },
  },
  {
    who: 'nl-subscriber 1',
    does: 'orders a filter where the price has the tax: the button names it',
    at: `${details}?task=order`,
    steps: [['press', 'Order one more']],
    asks: {
      title: 'Order one more shipment?',
      facts: { Product: 'Aura HEPA-filter', Quantity: '1', Price: '€ 44,99' },
    },
    confirm: 'Place order · € 44,99',
    sent: [order(secondPlan)],
    notice: done,
    holds: { nextShipmentDate: '2026-06-30', nextPaymentDate: '2026-03-30' },
    stays: ['Aura HEPA-filter 1 € 44,99 15-03-2026 Not shipped yet', '30-03-2026 Payment € 19,99'],
    shows: { [billing]: ['15-03-2026 € 44,99'] },
  },
  {
    who: 'ca-changed 1',
    does: 'orders brush heads before the changed product comes: the present ones, at their price',
    at: `${details}?task=order`,
    steps: [['press', 'Order one more']],
    asks: {
      title: 'Order one more shipment?',
      facts: { Product: 'Two Halo brush heads', Quantity: '2', Price: '$30.38 plus tax' },
    },
    confirm: 'Place order',
    sent: [order(secondPlan)],
    notice: done,
    holds: { nextShipmentDate: '2026-05-26' },
    stays: ['One-time orders 2 orders', 'Two Halo brush heads 2 $30.38 plus tax 03/15/2026 Not shipped yet'],
    // 30.38 with the tax of British Columbia, 12 %.
    shows: { [billing]: ['03/15/2026 $34.03'] },
  },
  {
    who: 'de-bundle 1',
    does: 'orders a filter of a rented device: the six parts of a shipment at once, and not the one of a month',
    at: `${details}?task=order`,
    steps: [['press', 'Order one more']],
    asks: {
      title: 'Order one more shipment?',
      facts: { Product: 'Aura HEPA-Filter', Quantity: '1', Price: '44,94 €' },
    },
    confirm: 'Place order · 44,94 €',
    sent: [order(secondPlan)],
    notice: done,
    holds: { nextShipmentDate: '2026-09-06', nextPaymentDate: '2026-04-06' },
    stays: ['Aura HEPA-Filter 1 44,94 € 15-03-2026 Not shipped yet'],
    // Six times 7.49; the price has the tax.
    shows: { [billing]: ['15-03-2026 44,94 €'] },
  },
  {
    who: 'fr-subscriber 1',
    does: 'orders blades and reads it in French',
    on: { texts: 'fr-FR' },
    at: `${details}?task=order`,
    steps: [['press', 'Commander un envoi de plus']],
    asks: {
      title: 'Commander un envoi supplémentaire\u{202f}?',
      facts: { Produit: 'Quatre lames Arc', Quantité: '1', Prix: '11,99 €' },
      says: ['Vos envois et paiements réguliers ne changent pas.'],
    },
    confirm: 'Commander et payer · 11,99 €',
    sent: [order(secondPlan)],
    notice:
      'Votre commande ponctuelle supplémentaire est en cours de traitement. Vous la trouverez ensuite dans les commandes ponctuelles.',
    holds: { nextShipmentDate: '2026-04-18' },
    stays: ['Quatre lames Arc 1 11,99 € 15-03-2026 Pas encore expédiée', 'Prochain envoi 18-04-2026'],
    shows: { [billing]: ['15-03-2026 11,99 €'] },
  },
];

testSaidAndDone(rows);
