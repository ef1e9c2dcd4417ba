// @vitest-environment happy-dom
/**
 * The way back from a change: what the notice says, what a press sends, and what the shop holds and the receipts say
 * afterwards (docs/rules/subscriptions.md#undo, docs/rules/receipts.md).
 */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readText, type Step, soon, take } from '../../testing/page-steps.ts';
import { leaveShop, openShopAs, type SentCall, type ShopDay } from '../../testing/shop-screens.tsx';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(leaveShop);

const details = '/my-account/subscription-details/{n}';
const open = { markets: { selfService: 'here' } } as const;

type Row = {
  readonly who: string;
  readonly does: string;
  readonly on?: ShopDay;
  readonly at: string;
  readonly steps: readonly Step[];
  /** What the notice says: what was done, and what the way back does. */
  readonly notice: string;
  readonly words: string;
  /** What the press of "Undo" sends. */
  readonly sends: Pick<SentCall, 'name' | 'query' | 'body'>;
  readonly undone: string;
  /** What the shop then holds of the subscription, or answers. */
  readonly holds?: object;
  readonly answers?: readonly [path: string, expected: object];
  /** What the two receipts are about, newest first. */
  readonly receipts: readonly [string, string];
};

const rows: readonly Row[] = [
  {
    who: 'us-subscriber 1',
    does: 'takes an open pause back: the shipment comes as planned',
    at: `${details}?task=pause`,
    steps: [
      ['choose', 'Indefinitely'],
      ['press', 'Pause subscription'],
      ['press', 'Pause subscription'],
    ],
    notice: 'Subscription paused successfully!',
    words:
      'Undo ends the pause at once. You can then pause again, or change the replenishment, only after the next shipment.',
    sends: { name: 'resumeReplenishment', query: {}, body: undefined },
    undone: 'The pause has ended. Your subscription continues.',
    holds: { status: 'Active', nextShipmentDate: '2026-07-14', ableToPauseReplenishment: false },
    receipts: ['End of a pause', 'Pause of a subscription'],
  },
  {
    who: 'us-subscriber 1',
    does: 'takes a pause until a day back, by the day of today',
    at: `${details}?task=pause`,
    steps: [
      ['choose', 'Until'],
      ['fill', 'Resume on', '08/31/2026'],
      ['press', 'Pause subscription'],
      ['press', 'Pause subscription'],
    ],
    notice: 'Subscription paused successfully!',
    words: 'Undo ends the pause at once.',
    sends: { name: 'changeResumeDate', query: { resumeDate: '2026-03-15' }, body: undefined },
    undone: 'The pause has ended. Your subscription continues.',
    holds: { status: 'Active', nextShipmentDate: '2026-07-14' },
    receipts: ['Change of the end of a pause', 'Pause of a subscription'],
  },
  {
    who: 'us-subscriber 1',
    does: 'takes another frequency back: the next shipment is where it was',
    at: `${details}?task=frequency`,
    steps: [
      ['select', 'How often', 'Every 9 months'],
      ['press', 'Change frequency'],
      ['press', 'Change frequency'],
    ],
    notice: 'The frequency has been changed. Your next shipment is on 10/14/2026.',
    words: 'Undo restores the previous frequency: Every 6 months. It moves the next shipment and its payment',
    sends: { name: 'changeReplenishmentFrequency', query: {}, body: { newProductRatePlanId: 'aura-filter-every-6' } },
    undone: 'The previous frequency has been restored.',
    holds: { nextShipmentDate: '2026-07-14' },
    receipts: ['Change of the frequency', 'Change of the frequency'],
  },
  {
    who: 'ca-subscriber 1',
    does: 'takes another product back, at a shop that changes it until the shipment',
    on: { conditions: { productChanges: 'until the shipment' } },
    at: `${details}?task=product`,
    steps: [
      ['choose', 'Two Halo gentle brush heads'],
      ['press', 'Change product type'],
      ['press', 'Change and pay the new price'],
    ],
    notice: 'Your product has been changed. The new one comes with your next shipment.',
    words: 'Undo restores the previous product: Two Halo brush heads.',
    sends: { name: 'changeReplenishmentProduct', query: {}, body: { newProductRatePlanId: 'halo-heads' } },
    undone: 'The previous product has been restored.',
    holds: { hasAnyFutureDatedReplenishment: false, ableToChangeReplenishment: true, nextShipmentDate: '2026-05-03' },
    receipts: ['Change of the product', 'Change of the product'],
  },
  {
    who: 'ca-discounts 7',
    does: 'takes another end of a pause back',
    at: `${details}?task=resume`,
    steps: [
      ['fill', 'New resume date', '06/30/2026'],
      ['press', 'Change the resume date'],
      ['press', 'Change the resume date'],
    ],
    notice: 'The pause now ends on 06/30/2026.',
    words: 'Undo sets the end of the pause back to 04/29/2026.',
    sends: { name: 'changeResumeDate', query: { resumeDate: '2026-04-29' }, body: undefined },
    undone: 'The previous end date of the pause has been restored.',
    holds: { status: 'Paused', resumedReplenishmentDate: '2026-04-29' },
    receipts: ['Change of the end of a pause', 'Change of the end of a pause'],
  },
  {
    who: 'pl-subscriber 1',
    does: 'takes a return back: nothing has to be sent back',
    on: open,
    at: '/my-account/subscription-return/{n}/return-address?scope=TryBuy',
    steps: [
      ['press', 'Confirm address'],
      ['press', 'Next'],
      ['press', 'Request return'],
    ],
    notice: 'Your return has been requested.',
    words: 'Undo cancels the return: nothing has to be sent back.',
    sends: { name: 'withdrawReturn', query: { subscriptionNumber: '{n}', scope: 'TryBuy' }, body: undefined },
    undone: 'Your return has been cancelled. Your subscription continues.',
    holds: { returnInfoDetails: { tryBuyReturnDetails: { returnStatus: 'Not return' } } },
    receipts: ['Cancelled return', 'Carrier of a return'],
  },
  {
    who: 'us-subscriber 1',
    does: 'takes a tick of the newsletter back',
    at: '/my-account/personal-details',
    steps: [['tick', 'Send me news and offers by email']],
    notice: 'You will receive our newsletter',
    words: 'Undo unsubscribes you from the newsletter again.',
    sends: { name: 'updateOptIn', query: {}, body: { optIn: false } },
    undone: 'You will not receive our newsletter.',
    answers: ['/api/user/details', { personalDetail: { selectedNewsletter: false } }],
    receipts: ['Newsletter', 'Newsletter'],
  },
];

const findCard = (text: string) =>
  waitFor(() => {
    const card = screen.getByText(text, { selector: '.notification *' }).closest('li');
    if (!card) throw new Error(`No notice says ${text}`);
    return card;
  });

it.each(rows.map((row) => [`${row.who} ${row.does}`, row] as const))('%s', async (_, row) => {
  const [id = '', place = '1'] = row.who.split(' ');
  const screens = await openShopAs(id, row.on);
  const number = screens.numbers[Number(place) - 1] ?? '';
  const fill = <T,>(value: T): T => JSON.parse(JSON.stringify(value).replaceAll('{n}', number));
  await screens.visit(fill(row.at));
  for (const step of row.steps) await take(step);

  const card = await findCard(row.notice);
  expect(readText(card)).toContain(row.words);
  const [announced] = screen.getAllByRole('status').filter((region) => region.matches('[aria-live=polite]'));
  expect(announced?.textContent).toContain('You can undo this for half a minute.');
  const sentBefore = screens.sent.length;
  fireEvent.click(within(card).getByRole('button', { name: /^Undo/ }));

  const after = await findCard(row.undone);
  expect(within(after).queryByRole('button', { name: /^Undo/ })).toBeNull();
  expect(screen.queryByText(row.notice, { selector: '.notification *' })).toBeNull();
  const posts = screens.sent.slice(sentBefore).map(({ name, query, body }) => ({ name, query, body }));
  expect(posts).toEqual([{ ...fill(row.sends), body: row.sends.body }]);
  if (row.holds) expect(await screens.read(fill('/api/subscriptions/{n}'))).toMatchObject(row.holds);
  if (row.answers) expect(await screens.read(row.answers[0])).toMatchObject(row.answers[1]);

  fireEvent.click(within(after).getByRole('link', { name: 'Receipt' }));
  await soon(() => {
    const subjects = screen.getAllByRole('listitem').flatMap((item) => {
      const [subject] = item.querySelectorAll('.receipts__summary > span');
      return subject ? [readText(subject)] : [];
    });
    expect(subjects.slice(0, 2)).toEqual(row.receipts);
  });
});

it.each([
  {
    who: 'gb-subscriber 2',
    does: 'gets the next shipment now',
    task: 'ship-now',
    button: 'Ship now',
    confirm: 'Ship now and pay · £7.49',
    notice: 'Subscription has been updated. Your next replenishment will be shipped as soon as possible.',
    subject: 'Early shipment',
  },
  {
    who: 'us-subscriber 1',
    does: 'postpones a shipment',
    task: 'postpone',
    button: 'Postpone by one month',
    confirm: 'Postpone by one month',
    notice: 'The replenishment has been postponed successfully!',
    subject: 'Postponed shipment',
  },
])(
  '$who $does, for which there is no way back, and opens its receipt',
  async ({ who, task, button, confirm, notice, subject }) => {
    const [id = '', place = '1'] = who.split(' ');
    const screens = await openShopAs(id);
    await screens.visit(`/my-account/subscription-details/${screens.numbers[Number(place) - 1]}?task=${task}`);
    await take(['press', button]);
    await take(['press', confirm]);
    const card = await findCard(notice);
    expect(within(card).queryByRole('button', { name: /^Undo/ })).toBeNull();
    fireEvent.click(within(card).getByRole('link', { name: 'Receipt' }));
    await soon(() => {
      const shown = screen.getAllByRole('group').filter((group) => group.hasAttribute('open'));
      expect(shown.map((receipt) => readText(receipt))).toEqual([expect.stringContaining(subject)]);
    });
  },
);
