// @vitest-environment happy-dom
/** What another frequency or product announces, sends and shows afterwards (docs/rules/subscriptions.md#modify-subscription). */
import { type SaidAndDone, testSaidAndDone } from '../../../testing/said-and-done.tsx';

const details = '/my-account/subscription-details/{n}';
const overview = '/my-account/overview';
const billing = '/my-account/billing';

const frequencies: readonly SaidAndDone[] = [
  {
    who: 'us-subscriber 1',
    does: 'gets filters every nine months instead of every six',
    at: `${details}?task=frequency`,
    steps: [
      ['select', 'How often', 'Every 9 months'],
      ['press', 'Change frequency'],
    ],
    asks: {
      title: 'Change the frequency?',
      facts: {
        'Current frequency': 'Every 6 months',
        'New frequency': 'Every 9 months',
        'Charged with each shipment': '$49.99 plus tax',
        'Next shipment (current)': '07/14/2026',
        'Next payment (current)': '07/14/2026',
      },
    },
    confirm: 'Change frequency',
    sent: [{ name: 'changeReplenishmentFrequency', query: {}, body: { newProductRatePlanId: 'aura-filter-every-9' } }],
    notice: 'The frequency has been changed. Your next shipment is on 10/14/2026.',
    holds: { nextShipmentDate: '2026-10-14' },
    stays: ['$49.99 / 9 months every 9 months plus tax', 'Next shipment 10/14/2026', '07/14/2027 Shipment and payment'],
    shows: {
      [details]: ['How often Every 9 months', 'not: every 6 months', 'not: 07/14/2026'],
      [overview]: ['every 9 months plus tax', 'Next shipment 10/14/2026', 'Shipping frequency Every 9 months'],
    },
  },
  {
    who: 'ca-changed 1',
    does: 'gets discounted brush heads for two every six months; the price of the changed product is not known',
    at: `${details}?task=frequency`,
    steps: [
      ['select', 'How often', 'Every 6 months'],
      ['press', 'Change frequency'],
    ],
    asks: {
      title: 'Change the frequency?',
      facts: {
        'Current frequency': 'Every 3 months',
        'New frequency': 'Every 6 months',
        'Next shipment (current)': '05/26/2026',
        'Next payment (current)': '05/26/2026',
      },
    },
    confirm: 'Change frequency',
    sent: [{ name: 'changeReplenishmentFrequency', query: {}, body: { newProductRatePlanId: 'halo-heads-every-6' } }],
    notice: 'The frequency has been changed. Your next shipment is on 07/26/2026.',
    holds: { nextShipmentDate: '2026-07-26', nextPaymentDate: '2026-07-26' },
    stays: [
      'Before $37.98 now $30.38 / 6 months every 6 months plus tax',
      'Next shipment 07/26/2026',
      'Start date 10/26/2025',
      'Shipment and payment Visa •••• 1111 Moved to July 26, 2026',
      '01/26/2027 Shipment and payment',
    ],
    shows: { [overview]: ['Before $37.98 now $30.38 / 6 months', 'Next shipment 07/26/2026', 'not: 05/26/2026'] },
  },
  {
    who: 'ca-month-end 1',
    does: 'gets blades every quarter, from 30 April on: the month has no 31st',
    at: `${details}?task=frequency`,
    steps: [
      ['select', 'How often', 'Every 3 months'],
      ['press', 'Change frequency'],
    ],
    asks: {
      title: 'Change the frequency?',
      facts: {
        'Current frequency': 'Every 2 months',
        'New frequency': 'Every 3 months',
        'Charged with each shipment': '$15.99 plus tax',
        'Next shipment (current)': '03/31/2026',
        'Next payment (current)': '03/31/2026',
      },
    },
    confirm: 'Change frequency',
    sent: [{ name: 'changeReplenishmentFrequency', query: {}, body: { newProductRatePlanId: 'arc-blades-every-3' } }],
    notice: 'The frequency has been changed. Your next shipment is on 04/30/2026.',
    holds: { nextShipmentDate: '2026-04-30', nextPaymentDate: '2026-04-30' },
    stays: ['Next shipment 04/30/2026', 'not: 03/31/2026'],
    shows: { [details]: ['Four Arc blade cartridges $15.99 plus tax Visa'] },
    // 15.99 with the tax of Ontario, 13 %; the next one is on the 31st again.
    later: { days: 46, shows: { [billing]: ['04/30/2026 $18.07'], [details]: ['Next shipment 07/31/2026'] } },
  },
  {
    who: 'cz-office 1',
    does: 'gets filters for thousands of crowns every three months, and reads the thousands with a space',
    at: `${details}?task=frequency`,
    steps: [
      ['select', 'How often', 'Every 3 months'],
      ['press', 'Change frequency'],
    ],
    asks: {
      title: 'Change the frequency?',
      facts: {
        'Current frequency': 'Every 6 months',
        'New frequency': 'Every 3 months',
        'Charged with each shipment': '4 396,00 Kč',
        'Next shipment (current)': '24-08-2026',
        'Next payment (current)': '24-08-2026',
      },
    },
    confirm: 'Change frequency',
    sent: [{ name: 'changeReplenishmentFrequency', query: {}, body: { newProductRatePlanId: 'aura-filter-every-3' } }],
    notice: 'The frequency has been changed. Your next shipment is on 24-05-2026.',
    holds: { nextShipmentDate: '2026-05-24' },
    stays: ['4 396,00 Kč / 3 months', 'Next shipment 24-05-2026', '24-08-2026 Shipment and payment 4 396,00 Kč'],
    shows: { [overview]: ['4 396,00 Kč / 3 months every 3 months Next shipment 24-05-2026'] },
  },
];

const products: readonly SaidAndDone[] = [
  {
    who: 'ca-subscriber 1',
    does: 'changes to gentle brush heads, which come and cost more with the next shipment',
    at: `${details}?task=product`,
    steps: [
      ['choose', 'Two Halo gentle brush heads'],
      ['press', 'Change product type'],
    ],
    asks: {
      title: 'Change the product? New: Two Halo gentle brush heads',
      facts: {
        'Current price': '$18.99 / 3 months every 3 months plus tax',
        'New price': '$19.99 / 3 months every 3 months plus tax',
        'Takes effect on': '05/03/2026',
        'Next payment (new)': '05/03/2026',
      },
      says: [
        'You can change the product type again only after that shipment.',
        'The price rises from $18.99 plus tax every 3 months to $19.99 plus tax every 3 months.',
        'Takes effect on: 05/03/2026.',
      ],
    },
    confirm: 'Change and pay the new price',
    sent: [{ name: 'changeReplenishmentProduct', query: {}, body: { newProductRatePlanId: 'halo-heads-gentle' } }],
    notice: 'Your product has been changed. The new one comes with your next shipment.',
    holds: { hasAnyFutureDatedReplenishment: true, ableToChangeReplenishment: false, nextShipmentDate: '2026-05-03' },
    stays: [
      '$18.99 / 3 months',
      'Your new product comes with the next shipment.',
      'Next shipment 05/03/2026',
      'Shipment and payment Visa •••• 1111 Postpone by one month',
      '08/03/2026 Shipment and payment 11/03/2026',
    ],
    shows: {
      [details]: ['Your new product comes with the next shipment.', 'not: Change product type'],
      [overview]: ['$18.99 / 3 months', 'Next shipment 05/03/2026'],
    },
    // 19.99 with the tax of Ontario, 13 %.
    later: {
      days: 49,
      shows: {
        [details]: ['Two Halo gentle brush heads $19.99 / 3 months', 'Next shipment 08/03/2026'],
        [billing]: ['05/03/2026 $22.59'],
      },
    },
  },
  {
    who: 'ca-failed-card 1',
    does: 'changes to sensitive blades for two',
    at: `${details}?task=product`,
    steps: [
      ['choose', 'Four Arc sensitive blade cartridges'],
      ['press', 'Change product type'],
    ],
    asks: {
      title: 'Change the product? New: Four Arc sensitive blade cartridges',
      facts: {
        'Current price': '$31.98 / 2 months every 2 months plus tax',
        'New price': '$33.98 / 2 months every 2 months plus tax',
        'Takes effect on': '05/05/2026',
        'Next payment (new)': '05/05/2026',
      },
    },
    confirm: 'Change and pay the new price',
    sent: [{ name: 'changeReplenishmentProduct', query: {}, body: { newProductRatePlanId: 'arc-blades-sensitive' } }],
    notice: 'Your product has been changed. The new one comes with your next shipment.',
    holds: { hasAnyFutureDatedReplenishment: true },
    stays: ['$31.98 / 2 months every 2 months plus tax', 'Your new product comes with the next shipment.'],
    shows: { [overview]: ['$31.98 / 2 months', 'Next shipment 05/05/2026'] },
    // 33.98 with the tax of British Columbia, 12 %. The card fails again.
    later: {
      days: 51,
      shows: {
        [billing]: ['To be paid', '05/05/2026 $38.06'],
        [overview]: ['$33.98 / 2 months', 'Next shipment 07/05/2026'],
      },
    },
  },
  {
    who: 'gb-subscriber 2',
    does: 'changes to sensitive blades, whose price has the discount too',
    at: `${details}?task=product`,
    steps: [
      ['choose', 'Four Arc sensitive blade cartridges'],
      ['press', 'Change product type'],
    ],
    asks: {
      title: 'Change the product? New: Four Arc sensitive blade cartridges',
      facts: {
        'Current price': '£7.49 / 2 months every 2 months',
        'New price': '£8.24 / 2 months every 2 months',
        'Takes effect on': '10-04-2026',
        'Next payment (new)': '10-04-2026',
      },
    },
    confirm: 'Change and pay the new price',
    sent: [{ name: 'changeReplenishmentProduct', query: {}, body: { newProductRatePlanId: 'arc-blades-sensitive' } }],
    notice: 'Your product has been changed. The new one comes with your next shipment.',
    holds: { hasAnyFutureDatedReplenishment: true },
    stays: ['Before £9.99 now £7.49 / 2 months'],
    shows: { [overview]: ['Before £9.99 now £7.49 / 2 months', 'Next shipment 10-04-2026'] },
    // 25 % off 10.99.
    later: {
      days: 26,
      shows: {
        [billing]: ['10-04-2026 £8.24'],
        [overview]: ['Before £10.99 now £8.24 / 2 months', 'Next shipment 10-06-2026'],
      },
    },
  },
  {
    who: 'at-subscriber 1',
    does: 'changes to gentle brush heads and reads it in German',
    on: { texts: 'de-AT' },
    at: `${details}?task=product`,
    steps: [
      ['choose', 'Zwei sanfte Halo Bürstenköpfe'],
      ['press', 'Produkt wechseln'],
    ],
    asks: {
      title: 'Produkt wechseln? Neu: Zwei sanfte Halo Bürstenköpfe',
      facts: {
        'Bisheriger Preis': '€ 12,99 / 3 Monate alle 3 Monate',
        'Neuer Preis': '€ 13,99 / 3 Monate alle 3 Monate',
        'Gilt ab': '08-05-2026',
        'Nächste Zahlung (neu)': '08-05-2026',
      },
      says: ['Der Preis steigt von € 12,99 alle 3 Monate auf € 13,99 alle 3 Monate. Gilt ab: 08-05-2026.'],
    },
    confirm: 'Zum neuen Preis zahlungspflichtig wechseln',
    sent: [{ name: 'changeReplenishmentProduct', query: {}, body: { newProductRatePlanId: 'halo-heads-gentle' } }],
    notice: 'Der Wechsel ist gespeichert. Ihr neues Produkt kommt mit der nächsten Lieferung.',
    holds: { hasAnyFutureDatedReplenishment: true },
    stays: ['Ihr neues Produkt kommt mit der nächsten Lieferung.', '€ 12,99 / 3 Monate'],
    shows: { [overview]: ['€ 12,99 / 3 Monate', 'Nächste Lieferung 08-05-2026'] },
    later: {
      days: 54,
      shows: {
        [billing]: ['08-05-2026 € 13,99'],
        [overview]: ['€ 13,99 / 3 Monate', 'Nächste Lieferung 08-08-2026'],
      },
    },
  },
];

testSaidAndDone([...frequencies, ...products]);
