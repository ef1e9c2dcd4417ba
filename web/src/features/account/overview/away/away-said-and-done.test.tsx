// @vitest-environment happy-dom
/**
 * What the dialog for several subscriptions announces for each, sends for each, and what the shop and the overview have
 * afterwards (docs/rules/account.md#several-subscriptions-at-once). Dates and amounts are written by hand.
 */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readText, type Step, soon, take } from '../../../../testing/page-steps.ts';
import { leaveShop, openShopAs, type ShopDay, type ShopScreens } from '../../../../testing/shop-screens.tsx';

const overview = '/my-account/overview';

/** `{1}` is the number of the customer's first subscription. */
type Row = {
  readonly who: string;
  readonly does: string;
  readonly on?: ShopDay;
  /** What was done before, by path. */
  readonly before?: readonly string[];
  readonly steps: readonly Step[];
  /** What the dialog says about single subscriptions before the press. */
  readonly reads: readonly string[];
  readonly confirm: string;
  /** Path and query of each request, in its order. */
  readonly sent: readonly string[];
  /** What the dialog says afterwards. */
  readonly says: readonly string[];
  /** What the shop then has of each, by its place. */
  readonly holds: Readonly<Record<number, object>>;
  /** What the overview then reads, behind the closed dialog. */
  readonly shows: readonly string[];
};

const rows: readonly Row[] = [
  {
    who: 'ca-month-end',
    does: 'pauses all until a day: two wait for it, two come later as planned',
    steps: [
      ['fill', 'Resume on', '06/15/2026'],
      ['press', 'Choose all'],
    ],
    reads: [
      'Halo brush heads {2} Next shipment (current) 03/31/2026 Not charged during the pause $28.48 plus tax every 3 months',
      'Arc razor with blades {1} Next shipment (current) 03/31/2026 Not charged during the pause $15.99 plus tax every 2 months',
      'Aura replacement filters {3} Next shipment 08/31/2026 Charged with each shipment $64.99 plus tax',
      'Aura air purifier rental with filters {4} Next shipment 08/31/2026 Charged with each shipment $116.98 plus tax The payments for your device continue.',
      'Nothing is shipped and nothing is charged until 06/15/2026.',
    ],
    confirm: 'Pause selected (4)',
    sent: [
      '/api/replenishments/{2}/pausing?resumeDate=2026-06-15',
      '/api/replenishments/{1}/pausing?resumeDate=2026-06-15',
      '/api/replenishments/{4}/pausing?resumeDate=2026-06-15',
      '/api/replenishments/{3}/pausing?resumeDate=2026-06-15',
    ],
    says: ['Done for all selected subscriptions (4).', 'Arc razor with blades {1} Paused until 06/15/2026.'],
    holds: {
      1: { status: 'Paused', resumedReplenishmentDate: '2026-06-15', nextShipmentDate: '2026-06-15' },
      2: { status: 'Paused', resumedReplenishmentDate: '2026-06-15', nextShipmentDate: '2026-06-15' },
      3: { status: 'Paused', resumedReplenishmentDate: '2026-06-15', nextShipmentDate: '2026-08-31' },
      4: { status: 'Paused', resumedReplenishmentDate: '2026-06-15', nextShipmentDate: '2026-08-31' },
    },
    shows: ['Paused Arc razor with blades', 'Next shipment 06/15/2026', 'Next shipment 08/31/2026'],
  },
  {
    who: 'ca-month-end',
    does: 'postpones three from last days of a month; a rental cannot',
    steps: [
      ['choose', 'Postpone the next shipment by one month'],
      ['tick', 'Arc razor'],
      ['tick', 'Halo brush heads'],
      ['tick', 'Aura replacement filters'],
    ],
    reads: [
      'Arc razor with blades {1} Next shipment (current) 03/31/2026 Next shipment (new) 04/30/2026 Next payment (new) 04/30/2026, $15.99 plus tax',
      'Halo brush heads {2} Next shipment (current) 03/31/2026 Next shipment (new) 04/30/2026 Next payment (new) 04/30/2026, $28.48 plus tax',
      'Aura replacement filters {3} Next shipment (current) 08/31/2026 Next shipment (new) 09/30/2026 Next payment (new) 09/30/2026, $64.99 plus tax',
      'Aura air purifier rental with filters {4} The shipments of a rental cannot be postponed.',
      'Your next shipment and all later ones will come one month later.',
    ],
    confirm: 'Postpone selected (3)',
    sent: ['/api/replenishments/{2}/postpone', '/api/replenishments/{1}/postpone', '/api/replenishments/{3}/postpone'],
    says: [
      'Done for all selected subscriptions (3).',
      'Halo brush heads {2} Next shipment: 04/30/2026.',
      'Aura replacement filters {3} Next shipment: 09/30/2026.',
    ],
    holds: {
      1: { nextShipmentDate: '2026-04-30', nextPaymentDate: '2026-04-30' },
      2: { nextShipmentDate: '2026-04-30', nextPaymentDate: '2026-04-30' },
      3: { nextShipmentDate: '2026-09-30', nextPaymentDate: '2026-09-30' },
      4: { nextShipmentDate: '2026-08-31' },
    },
    shows: ['Next shipment 04/30/2026', 'Next shipment 09/30/2026', 'not: 03/31/2026'],
  },
  {
    who: 'ca-month-end',
    does: 'resumes at once what was paused with and without a day',
    before: ['/api/replenishments/{1}/pausing', '/api/replenishments/{2}/pausing?resumeDate=2026-06-15'],
    steps: [
      ['choose', 'Resume'],
      ['press', 'Choose all'],
    ],
    reads: [
      'Halo brush heads {2} Next shipment (current) 06/15/2026 Charged from then on $28.48 plus tax every 3 months If a shipment was due',
      'Arc razor with blades {1} Charged from then on $15.99 plus tax every 2 months If a shipment was due',
      'Aura replacement filters {3} It is not paused.',
      'Payments and shipments start again at once.',
    ],
    confirm: 'Resume selected (2)',
    sent: ['/api/replenishments/{2}/resume-date?resumeDate=2026-03-15', '/api/replenishments/{1}/resume'],
    says: [
      'Done for all selected subscriptions (2).',
      'Halo brush heads {2} Your subscription continues. Next shipment: 03/31/2026.',
      'Arc razor with blades {1} Your subscription continues. Next shipment: 03/31/2026.',
    ],
    holds: {
      1: { status: 'Active', nextShipmentDate: '2026-03-31' },
      2: { status: 'Active', nextShipmentDate: '2026-03-31' },
    },
    shows: ['Next shipment 03/31/2026', 'not: Paused', 'not: 06/15/2026'],
  },
  {
    who: 'ca-month-end',
    does: 'resumes on a day those whose pause has one; a pause without a day cannot end on one',
    before: [
      '/api/replenishments/{1}/pausing',
      '/api/replenishments/{2}/pausing?resumeDate=2026-06-15',
      '/api/replenishments/{3}/pausing?resumeDate=2026-05-01',
    ],
    steps: [
      ['choose', 'Resume'],
      ['choose', 'On a certain date'],
      ['fill', 'Resume on', '07/01/2026'],
      ['tick', 'Halo brush heads'],
      ['tick', 'Aura replacement filters'],
    ],
    reads: [
      'Halo brush heads {2} Current resume date 06/15/2026 Next shipment (current) 06/15/2026 Charged from then on $28.48 plus tax every 3 months',
      'Aura replacement filters {3} Current resume date 05/01/2026 Next shipment 08/31/2026 Charged from then on $64.99 plus tax every 6 months',
      'Arc razor with blades {1} Its pause has no end date, so it can only be resumed at once.',
    ],
    confirm: 'Resume selected (2)',
    sent: [
      '/api/replenishments/{2}/resume-date?resumeDate=2026-07-01',
      '/api/replenishments/{3}/resume-date?resumeDate=2026-07-01',
    ],
    says: ['Done for all selected subscriptions (2).', 'Halo brush heads {2} The pause now ends on 07/01/2026.'],
    holds: {
      1: { resumedReplenishmentDate: null },
      2: { resumedReplenishmentDate: '2026-07-01', nextShipmentDate: '2026-07-01' },
      3: { resumedReplenishmentDate: '2026-07-01', nextShipmentDate: '2026-08-31' },
    },
    shows: ['Next shipment 07/01/2026', 'not: 06/15/2026'],
  },
  {
    who: 'de-bundle',
    does: 'pauses in a market that closes what it can; amounts have their tax',
    on: {
      texts: 'de',
      markets: { ordering: 'closed', paymentDetails: 'elsewhere', selfService: 'elsewhere', billing: 'elsewhere' },
    },
    steps: [
      ['fill', 'Fortsetzen am', '20-09-2026'],
      ['press', 'Alle auswählen'],
    ],
    reads: [
      'Nächste Lieferung (bisher) 03-06-2026 Während der Pause nicht abgebucht 12,99 € alle 3 Monate',
      'Die Zahlungen für Ihr Gerät laufen weiter.',
    ],
    confirm: 'Ausgewählte pausieren (3)',
    sent: [
      '/api/replenishments/{3}/pausing?resumeDate=2026-09-20',
      '/api/replenishments/{2}/pausing?resumeDate=2026-09-20',
      '/api/replenishments/{1}/pausing?resumeDate=2026-09-20',
    ],
    says: ['Für alle ausgewählten Abos erledigt (3).', 'Pausiert bis zum 20-09-2026.'],
    holds: { 1: { status: 'Paused' }, 2: { status: 'Paused' }, 3: { status: 'Paused' } },
    shows: ['Pausiert', 'Nächste Lieferung 20-09-2026'],
  },
];

const NOT = 'not: ';

const dialog = () => screen.getByRole('dialog');
const button = (name: string | RegExp) => within(dialog()).getByRole('button', { name });

/** Fills in the numbers of the customer's subscriptions. */
const filler =
  ({ numbers }: ShopScreens) =>
  (text: string) =>
    text.replace(/\{(\d)\}/g, (_, place) => numbers[Number(place) - 1] ?? '');

/** Opens the dialog by its link, when everything in it was read. */
async function openDialog(screens: ShopScreens, before: readonly string[] = []): Promise<void> {
  const fill = filler(screens);
  await screens.visit(overview);
  for (const path of before) await fetch(fill(path), { method: 'POST' });
  screens.sent.length = 0;
  await screens.visit(`${overview}?task=away`);
  await waitFor(() => expect(dialog().querySelector('fieldset')).not.toBeNull());
}

const sentTo = ({ sent }: ShopScreens) =>
  sent.map(
    ({ path, query }) =>
      path +
      ['', ...new Map(Object.entries(query)).entries()]
        .slice(1)
        .map(([k, v]) => `?${k}=${v}`)
        .join(''),
  );

async function expectRead(element: () => HTMLElement, texts: readonly string[]): Promise<void> {
  await soon(() => {
    const page = readText(element());
    const missing = texts.filter((text) => !text.startsWith(NOT) && !page.includes(text));
    const left = texts.filter((text) => text.startsWith(NOT) && page.includes(text.slice(NOT.length)));
    expect({ missing, left }, page).toEqual({ missing: [], left: [] });
  });
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
});

afterEach(leaveShop);

describe('a customer with several subscriptions', () => {
  it.each(rows.map((row) => [`${row.who} ${row.does}`, row] as const))('%s', async (_, row) => {
    const screens = await openShopAs(row.who, row.on);
    const fill = filler(screens);
    await openDialog(screens, row.before);
    for (const step of row.steps) await take(step);
    await expectRead(dialog, row.reads.map(fill));
    expect(screens.sent).toEqual([]);
    fireEvent.click(button(row.confirm));
    await expectRead(dialog, row.says.map(fill));
    expect(sentTo(screens)).toEqual(row.sent.map(fill));
    for (const [place, held] of Object.entries(row.holds)) {
      expect(await screens.read(fill(`/api/subscriptions/{${place}}`)), `subscription ${place}`).toMatchObject(held);
    }
    fireEvent.click(within(dialog()).getAllByRole('button', { name: /^(Close|Schließen)$/ })[0] ?? dialog());
    expect(screen.queryByRole('dialog')).toBeNull();
    await expectRead(() => document.body, row.shows);
  });
});

const pauseTwo: readonly Step[] = [
  ['fill', 'Resume on', '06/15/2026'],
  ['tick', 'Arc razor'],
  ['tick', 'Halo brush heads'],
];

describe('if not everything goes well, a customer', () => {
  it('reads which one was refused and why, and tries it again alone', async () => {
    const screens = await openShopAs('ca-month-end');
    const fill = filler(screens);
    await openDialog(screens);
    for (const step of pauseTwo) await take(step);
    screens.shop.shop.conditions.set({ changedElsewhere: 'paused or resumed' });
    fireEvent.click(button('Pause selected (2)'));
    await expectRead(dialog, [
      'Done for 1 of 2 subscriptions.',
      fill('Arc razor with blades {1} Paused until 06/15/2026.'),
    ]);
    expect(sentTo(screens).length).toBe(2);
    fireEvent.click(button('Try the others again'));
    // The shop has paused it without a day meanwhile, so it cannot be paused again.
    await expectRead(dialog, [fill('Halo brush heads {2} It is paused.'), 'Choose at least one subscription.']);
    expect(sentTo(screens).length).toBe(2);
  });

  it('stays with the pause, and reads why none can have it any more', async () => {
    const screens = await openShopAs('ca-month-end');
    const fill = filler(screens);
    await openDialog(screens);
    await take(['fill', 'Resume on', '06/15/2026']);
    fireEvent.click(button('Choose all'));
    screens.shop.shop.conditions.set({ changedElsewhere: 'paused or resumed' });
    fireEvent.click(await screen.findByRole('button', { name: /^Pause selected/ }));
    await screen.findByText(/^Done for \d of \d subscriptions\.$/);
    fireEvent.click(button('Try the others again'));
    await expectRead(dialog, [
      fill('Halo brush heads {2} It is paused.'),
      fill('Arc razor with blades {1} It is paused.'),
    ]);
    const tasks = screen.getByRole('group', { name: 'What would you like to do?' });
    expect(within(tasks).getByRole<HTMLInputElement>('radio', { name: /^Pause/ }).checked).toBe(true);
    expect(screen.queryByRole('button', { name: /^Resume selected/ })).toBeNull();
  });

  it('sees a change whose answer was lost as soon as the account shows it, and nothing is sent again', async () => {
    const screens = await openShopAs('ca-month-end');
    const fill = filler(screens);
    await openDialog(screens);
    for (const step of pauseTwo) await take(step);
    loseAnswer(fill('{2}'));
    fireEvent.click(button('Pause selected (2)'));
    await expectRead(dialog, [
      'Done for all selected subscriptions (2).',
      fill('Halo brush heads {2} Paused until 06/15/2026.'),
    ]);
    expect(sentTo(screens).length).toBe(2);
  });
});

/** Loses the answer to the next change of a subscription that the shop has made. */
function loseAnswer(number: string): void {
  const send = fetch;
  let isLost = false;
  vi.stubGlobal('fetch', async (url: string, request: RequestInit = {}) => {
    const response = await send(url, request);
    if (isLost || request.method !== 'POST' || !url.includes(number)) return response;
    isLost = true;
    throw new TypeError('The connection was lost');
  });
}
