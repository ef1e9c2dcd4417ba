/**
 * What the page shows to each scenario customer, and why. Written by hand: a row is a kind of subscription, a cell is
 * the section for it. `shown` is open; every other word is a reason, and the reasons say what it does to the section.
 */
import { expect, it } from 'vitest';
import { type ScenarioSubscription, scenarioSubscriptions } from '../../../../testing/scenario-subscriptions.ts';
import { isRestartable } from '../restart-panel.tsx';
import { type Availability, type SectionName, sectionNames, sectionTable } from './section-table.ts';

/** The actions of customer care are for admins, whatever the subscription. */
type Column = Exclude<SectionName, 'care'> | 'restart';

const columns = [
  'frequency',
  'product',
  'pause',
  'resume',
  'oneTimeOrders',
  'promotion',
  'track',
  'problem',
  'buyProduct',
  'repair',
  'recycling',
  'cancel',
  'cancelOrReturn',
  'terms',
  'restart',
] as const satisfies readonly Column[];

/** What each reason does to a section. */
const reasons: Readonly<Record<string, readonly [Availability, string]>> = {
  shown: ['open', 'all that the section needs is there'],
  bought: ['hidden', 'the device is paid already'],
  country: ['hidden', 'the service does not exist in the country'],
  device: ['hidden', 'there is a device and no replenishment'],
  ended: ['hidden', 'the plan has ended'],
  flow: ['hidden', 'the section "Cancel, return or withdraw" is there instead'],
  goingBack: [{ disabled: 'returning' }, 'device and replenishment are on their way back'],
  insurer: ['hidden', 'an insurer pays'],
  other: ['hidden', 'the product is another'],
  parts: ['hidden', 'there are parts and no device'],
  paused: ['hidden', 'the replenishment is paused'],
  pending: ['hidden', 'the first payment is not authorised yet'],
  rental: ['hidden', 'the device is rented, not sold'],
  returning: ['hidden', 'the goods are on their way back'],
  runs: ['hidden', 'nothing is paused or has ended'],
  used: ['hidden', 'a code is active already'],
  waits: ['hidden', 'nothing can change before the next shipment'],
};

type Row = { readonly what: string; readonly of: string; readonly cells: string };

/** `of` lists customers with the place of the subscription. The cells are in the order of `columns`. */
const rows: readonly Row[] = [
  {
    what: 'a device that was bought at the start, with parts that are shipped again and again',
    of: `ca-subscriber 1, ca-month-end 1, ca-failed-card 1, at-billing-address 1, ca-collector 3, ca-collector 4, ca-collector 5,
      ca-changed 2, ca-not-shipped 2, ca-discounts 10, ca-many 2, ca-many 3, ca-many 5, ca-many 7, de-bundle 2,
      fr-subscriber 1, be-subscriber 1, cz-subscriber 1, se-subscriber 1`,
    cells:
      'shown   shown   shown   runs    shown   shown   shown   shown   bought  country country flow    shown   shown   runs',
  },
  {
    what: 'the same, with an active code',
    of: 'ca-changed 1, ca-discounts 1',
    cells:
      'shown   waits   shown   runs    shown   used    shown   shown   bought  country country flow    shown   shown   runs',
  },
  {
    what: 'the same with an active code, a razor in Great Britain',
    of: 'gb-subscriber 2',
    cells:
      'shown   shown   shown   runs    shown   used    shown   shown   bought  country other   flow    shown   shown   runs',
  },
  {
    what: 'the same, a toothbrush in Great Britain',
    of: 'gb-hair-removal 2',
    cells:
      'shown   shown   shown   runs    shown   shown   shown   shown   bought  country shown   flow    shown   shown   runs',
  },
  {
    what: 'the same, paused without a date or until one',
    of: 'ca-paused 1, ca-paused-until 1',
    cells:
      'paused  paused  paused  shown   paused  shown   shown   shown   bought  country country flow    shown   shown   runs',
  },
  {
    what: 'the same, paused with an active code',
    of: 'ca-discounts 7',
    cells:
      'paused  paused  paused  shown   paused  used    shown   shown   bought  country country flow    shown   shown   runs',
  },
  {
    what: 'the same, whose parts are on their way back',
    of: 'de-returning-replenishment 1',
    cells:
      'returning returning returning runs    returning shown   shown   shown   bought  country country flow    shown   shown   runs',
  },
  {
    what: 'the same, whose parts are on their way back, with an active code',
    of: 'ca-discounts 3',
    cells:
      'returning returning returning runs    returning used    shown   shown   bought  country country flow    shown   shown   runs',
  },
  {
    what: 'the same, whose parts are cancelled',
    of: 'de-cancelled 2',
    cells:
      'ended   ended   ended   ended   ended   ended   shown   shown   bought  country country ended   ended   shown   shown',
  },
  {
    what: 'the same, whose first payment is not authorised: the product waits, and the parcel is not confirmed',
    of: 'ca-pending 1',
    cells:
      'pending shown   pending runs    pending pending shown   shown   bought  country country flow    shown   shown   runs',
  },
  {
    what: 'parts only',
    of: `de-subscriber 2, ca-month-end 3, ca-office 1, cz-office 1, us-subscriber 1, se-address-locked 1, ca-collector 1, ca-collector 2, ca-not-shipped 1,
      ca-filters 1, ca-long-name 1, ca-many 1, ca-many 4, ca-many 6, de-bundle 3, de-name-with-stops 1,
      at-subscriber 1, es-subscriber 1`,
    cells:
      'shown   shown   shown   runs    shown   shown   shown   shown   parts   country country flow    shown   shown   runs',
  },
  {
    what: 'parts only, with an active code',
    of: 'ro-subscriber 1, ca-month-end 2',
    cells:
      'shown   shown   shown   runs    shown   used    shown   shown   parts   country country flow    shown   shown   runs',
  },
  {
    what: 'parts only, resumed and not shipped since',
    of: 'ca-resumed 1',
    cells:
      'waits   waits   waits   runs    shown   shown   shown   shown   parts   country country flow    shown   shown   runs',
  },
  {
    what: 'parts only, whose first payment is not authorised',
    of: 'fr-initial-payment 1',
    cells:
      'pending shown   pending runs    pending pending shown   shown   parts   country country flow    shown   shown   runs',
  },
  {
    what: 'parts only, cancelled',
    of: 'ca-collector 9, ca-discounts 8, ca-many 8, ca-many 9, ca-many 10, de-cancelled 1',
    cells:
      'ended   ended   ended   ended   ended   ended   shown   shown   parts   country country ended   ended   shown   shown',
  },
  {
    what: 'brush heads in Great Britain, cancelled: those that were shipped can still be recycled',
    of: 'gb-subscriber 1',
    cells:
      'ended   ended   ended   ended   ended   ended   shown   shown   parts   country shown   ended   ended   shown   shown',
  },
  {
    what: 'parts that an insurer pays for, in the United States',
    of: 'us-insurer 1',
    cells:
      'insurer insurer insurer insurer insurer insurer shown   shown   parts   country country shown   insurer shown   runs',
  },
  {
    what: 'parts that an insurer pays for, in the Netherlands: nothing of them is repaired',
    of: 'nl-insurer 1',
    cells:
      'insurer insurer insurer insurer insurer insurer shown   shown   parts   parts   country shown   insurer shown   runs',
  },
  {
    what: 'parts that an insurer paid for, cancelled',
    of: 'us-insurer-cancelled 1',
    cells:
      'insurer insurer insurer insurer ended   insurer shown   shown   parts   country country ended   ended   shown   shown',
  },
  {
    what: 'a device on trial',
    of: `de-subscriber 1, it-past-due 1, es-payment 1, ca-collector 6, it-subscriber 1, us-two-addresses 1,
      de-two-addresses 1`,
    cells:
      'device  device  device  device  device  shown   shown   shown   shown   country country flow    shown   shown   runs',
  },
  {
    what: 'a device on trial, in Great Britain',
    of: 'gb-hair-removal 1, gb-two-addresses 1',
    cells:
      'device  device  device  device  device  shown   shown   shown   shown   country other   flow    shown   shown   runs',
  },
  {
    what: 'a device on trial, in the Netherlands',
    of: 'nl-no-consent 1, nl-name-with-stops 1',
    cells:
      'device  device  device  device  device  shown   shown   shown   shown   shown   country flow    shown   shown   runs',
  },
  {
    what: 'a device on trial that is on its way back: it can be withdrawn',
    of: 'de-returning-device 1',
    cells:
      'device  device  device  device  device  shown   shown   shown   returning country country flow    shown   shown   runs',
  },
  {
    what: 'a device that was paid in full: the last section says that it is the customer’s',
    of: 'de-paid-in-full 1, ca-discounts 4',
    cells:
      'device  device  device  device  device  ended   shown   shown   bought  country country flow    shown   shown   shown',
  },
  {
    what: 'a rented device with parts',
    of: 'ca-collector 7, ca-collector 8, ca-rentals 1, ca-rentals 2, de-lock-in 1, de-bundle 1, pl-subscriber 1',
    cells:
      'rental  rental  shown   runs    shown   shown   shown   shown   rental  country country flow    shown   shown   runs',
  },
  {
    what: 'a rented device with parts, in the Netherlands',
    of: 'nl-subscriber 1, nl-repair 1, nl-two-addresses 1',
    cells:
      'rental  rental  shown   runs    shown   shown   shown   shown   rental  shown   country flow    shown   shown   runs',
  },
  {
    what: 'a rented device with parts and an active code; it goes back, or it does not',
    of: 'ca-discounts 2, ca-discounts 9, ca-month-end 4',
    cells:
      'rental  rental  shown   runs    shown   used    shown   shown   rental  country country flow    shown   shown   runs',
  },
  {
    what: 'a rented device that goes back together with its parts',
    of: 'de-returning-both 1',
    cells:
      'rental  rental  returning runs    returning goingBack shown   shown   rental  country country flow    goingBack shown   runs',
  },
  {
    what: 'a rented device and its parts that go back with two requests, which can be withdrawn',
    of: 'de-two-returns 1',
    cells:
      'rental  rental  returning runs    returning goingBack shown   shown   rental  country country flow    shown   shown   runs',
  },
  {
    what: 'a rented device that was returned; its parts go on',
    of: 'de-returned 1, ca-discounts 6',
    cells:
      'rental  rental  shown   runs    shown   shown   shown   shown   rental  country country flow    shown   shown   runs',
  },
  {
    what: 'a rented device whose parts are cancelled',
    of: 'de-cancelled 3, ca-discounts 5',
    cells:
      'rental  rental  ended   ended   ended   shown   shown   shown   rental  country country flow    shown   shown   shown',
  },
];

const subscriptions = scenarioSubscriptions();
const namesOf = ({ of }: Row) => of.split(/,\s+/);
const cellsOf = ({ cells }: Row) => cells.split(/ +/);

/** The reason in each cell of a column, by subscription. */
function expectedIn(column: Column): ReadonlyMap<string, string> {
  const place = columns.indexOf(column);
  return new Map(rows.flatMap((row) => namesOf(row).map((name) => [name, cellsOf(row)[place] ?? ''] as const)));
}

function availabilityOf(column: Column, { subscription, countryCode }: ScenarioSubscription): Availability {
  if (column === 'restart') return isRestartable(subscription) ? 'open' : 'hidden';
  return sectionTable[column].availability(subscription, { countryCode, role: 'user' });
}

it('has each subscription of each scenario customer in one row', () => {
  const inRows = rows.flatMap(namesOf);
  expect(inRows.toSorted()).toEqual([...subscriptions.keys()].toSorted());
});

it('has a reason in each cell, and uses each reason', () => {
  const used = rows.flatMap(cellsOf);
  expect(used).toHaveLength(rows.length * columns.length);
  expect([...new Set(used)].toSorted()).toEqual(Object.keys(reasons).toSorted());
});

it('has a column for each section', () => {
  expect(columns).toEqual([...sectionNames.filter((name) => name !== 'care'), 'restart']);
});

it.each(columns)('shows, hides or disables "%s" for each scenario customer, for the reason in the table', (column) => {
  const expected = [...expectedIn(column)].map(([name, reason]) => [name, reason, reasons[reason]?.[0]]);
  const found = expected.map(([name, reason]) => {
    const subscription = subscriptions.get(String(name));
    return [name, reason, subscription && availabilityOf(column, subscription)];
  });
  expect(found).toEqual(expected);
});
