// @vitest-environment happy-dom
/** The dialog for several subscriptions in its states (docs/rules/errors.md#states-of-forms-and-dialogs). */
import { subscriptionListItem } from '@perennial/shared/examples/subscription';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import { textsFor } from '@perennial/shared/locales/texts';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { act } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import {
  alerts,
  announced,
  button,
  enabled,
  enteredIn,
  fill,
  focusedText,
  forgetAnnouncements,
  isFocusLost,
  pass,
  press,
  pressEscape,
  pressOutside,
  reachable,
  tick,
  until,
} from '../../../../testing/change-states/person.ts';
import { prepareStates } from '../../../../testing/change-states/prepare-states.ts';
import { problem } from '../../../../testing/change-states/test-shop.ts';
import { expectSigns } from '../../../../testing/drawn-signs.tsx';
import { renderInShop, type ShopOptions, signedInAnna } from '../../../../testing/in-shop.tsx';
import { recordEvents } from '../../../../testing/recorded-events.ts';
import AwayEntry from './away-entry.tsx';
import { isAwayOffered } from './away-offer.ts';

const TITLE = 'Change several subscriptions at once';
const paused = (day: string | null): Partial<SubscriptionDetails> => ({
  status: 'Paused',
  resumedReplenishmentDate: day,
  ableToPauseReplenishment: false,
  ableToChangeReplenishmentResumeDate: day !== null,
  ableToResumeReplenishment: day === null,
});

/** Longer than all pauses in which a page looks for a change. */
const ALL_PAUSES_MS = 10_000;

prepareStates();

type Shop = {
  /** The changes that arrived, as path and query. */
  readonly sent: string[];
  /** The numbers of the subscriptions that were read. */
  readonly reads: string[];
  /** The changes that arrived with a key. */
  readonly keys: string[];
  /** How many requests were under way at the same time at most. */
  mostAtOnce: number;
  /** What the shop does with a change of a subscription; by default it makes it. */
  answer: (number: string, make: () => Response) => Response | Promise<Response>;
  /** Changes what the shop has. */
  change: (number: string, changes: Partial<SubscriptionDetails>) => void;
  /** The numbers of the subscriptions that cannot be read. */
  unread: readonly string[];
  /** The answer with all texts. */
  boot: () => Response;
};

/** A shop that pauses and resumes subscriptions `S-1`, `S-2` and so on. */
function openShop(held: readonly Partial<SubscriptionDetails>[]): Shop {
  const details = new Map(
    held.map((changes, index) => {
      const number = `S-${index + 1}`;
      return [number, subscriptionDetails({ number, title: `Heads ${index + 1}`, ...changes })] as const;
    }),
  );
  let atOnce = 0;
  const shop: Shop = {
    sent: [],
    reads: [],
    keys: [],
    mostAtOnce: 0,
    unread: [],
    boot: () => problem('Not now.', 503),
    answer: (_, make) => make(),
    change: (number, changes) =>
      details.set(number, { ...subscriptionDetails({ number }), ...details.get(number), ...changes }),
  };

  async function answer(url: string, { method = 'GET', headers }: RequestInit): Promise<Response> {
    const [, number = ''] = /(S-\d+)/.exec(url) ?? [];
    if (method === 'GET' && url.startsWith('/bff/subscriptions/')) {
      shop.reads.push(number);
      if (shop.unread.includes(number)) return problem('It cannot be read.', 403);
      return Response.json({ ...details.get(number), content: null });
    }
    if (url === '/bff/boot') return shop.boot();
    if (method === 'GET') return problem('Not now.', 503);
    shop.sent.push(url);
    const key = new Headers(headers).get('idempotency-key');
    if (key !== null) shop.keys.push(key);
    return shop.answer(number, () => {
      const day = new URL(url, 'http://shop.example').searchParams.get('resumeDate');
      shop.change(
        number,
        url.includes('/pausing')
          ? paused(day)
          : { ...paused(null), status: 'Active', ableToResumeReplenishment: false },
      );
      return Response.json({});
    });
  }

  vi.stubGlobal('fetch', async (url: string, request: RequestInit = {}) => {
    atOnce += 1;
    shop.mostAtOnce = Math.max(shop.mostAtOnce, atOnce);
    // As long as a request takes until another one can begin.
    await Promise.resolve();
    try {
      return await answer(url, request);
    } finally {
      atOnce -= 1;
    }
  });
  return shop;
}

/** Opens the page of a customer with subscriptions that the shop holds. */
async function visit(
  held: readonly Partial<SubscriptionDetails>[],
  query = '',
  options: Pick<ShopOptions, 'texts' | 'closed'> = {},
): Promise<Shop> {
  const shop = openShop(held);
  const list = held.map((_, index) =>
    subscriptionListItem({ subscriptionNumber: `S-${index + 1}`, title: `Heads ${index + 1}`, nextShipmentDate: null }),
  );
  forgetAnnouncements();
  await renderInShop(
    <Routes>
      <Route
        path="/overview"
        element={
          <main>
            <h1 tabIndex={-1}>Overview</h1>
            <AwayEntry subscriptions={list} isOffered={isAwayOffered(list)} hasPage={() => true} />
            <Link to="/other">Other page</Link>
          </main>
        }
      />
      <Route
        path="/other"
        element={
          <main>
            <h1 tabIndex={-1}>Other page</h1>
            <Link to="/overview">Overview</Link>
          </main>
        }
      />
    </Routes>,
    { session: signedInAnna, at: `/overview${query}`, ...options },
  );
  return shop;
}

const isOpen = () => reachable().matches('dialog');

async function openDialog(): Promise<void> {
  await press(TITLE);
  await until(() => button(/^(Pause|Resume|Postpone) selected|^Close$/));
}

/** Chooses to pause all until a day. */
async function choosePause(): Promise<void> {
  await openDialog();
  await fill('Resume on', '06/01/2026');
  await press('Choose all');
}

const text = () => reachable().textContent;

/** The names of the buttons that may be pressed. */
const buttons = () =>
  [...reachable().querySelectorAll('button:not(:disabled)')].map((one) => one.textContent.trim()).filter(Boolean);

/** What a screen reader says of an element besides its name. */
const descriptionOf = (element: Element) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

/** Compares the signs beside what became of each subscription. */
const expectOutcomes = (...signs: Parameters<typeof expectSigns>[1]) =>
  expectSigns(reachable().querySelector('.away__rows') ?? document.body, signs);

const groups = () =>
  [...reachable().querySelectorAll('fieldset > legend')].map((legend) => ({
    name: legend.textContent,
    radios: [...(legend.parentElement?.querySelectorAll<HTMLInputElement>(':scope > label > [type=radio]') ?? [])],
  }));

/** Goes to the other page, as the browser's way back does behind a dialog. */
const follow = () => act(async () => document.querySelector('a')?.click());

it('asks by its name, sends nothing, keeps what was entered, and gives the focus back', async () => {
  const shop = await visit([{}, {}]);
  await choosePause();
  expect(isOpen()).toBe(true);
  expect(descriptionOf(reachable().querySelector('[type=checkbox]') ?? document.body)).toContain('05/01/2026');
  await pressEscape();
  expect([isOpen(), shop.sent, focusedText()]).toEqual([false, [], TITLE]);
  await openDialog();
  expect(enteredIn('Resume on')).toBe('06/01/2026');
});

it('cannot be opened while the shop is away, and says why', async () => {
  const away = 'The shop cannot be reached.';
  const shop = await visit([{}, {}], '', { closed: away });
  expect([button(TITLE).matches(':disabled'), text()?.includes(away), shop.reads]).toEqual([true, true, []]);
});

it('is open by a link, and a reload after it is closed does not open it again', async () => {
  await visit([{}, {}], '?task=away');
  await until(() => button('Pause selected'));
  await press('Keep it as it is');
  expect(isOpen()).toBe(false);
});

it('says by a link that it is for customers with several subscriptions, and has a way on', async () => {
  const shop = await visit([{}], '?task=away');
  await until(() => expect(text()).toContain('at least two subscriptions'));
  await press(/^Close$/);
  expect([isOpen(), shop.reads]).toEqual([false, []]);
  expect(reachable().textContent).not.toContain(TITLE);
});

it('asks for a day, and for a subscription', async () => {
  const shop = await visit([{}, {}]);
  await openDialog();
  expect(button('Pause selected (0)').matches(':disabled')).toBe(true);
  expect(descriptionOf(button('Pause selected (0)'))).toBe('Choose at least one subscription.');
  await tick('Heads 1');
  await press('Pause selected (1)');
  expect([shop.sent, text().includes('Enter a date.')]).toEqual([[], true]);
  await fill('Resume on', '03/15/2026');
  expect(text()).toContain('Enter the date to see what happens to each.');
  await press('Pause selected (1)');
  expect([shop.sent, text().includes('Choose 03/16/2026 or a later day.')]).toEqual([[], true]);
});

it('says that nothing can be done, and why', async () => {
  await visit([{ ableToPauseReplenishment: false, ableToPostponeReplenishment: false }, { status: 'Draft' }]);
  await openDialog();
  expect(text()).toContain(
    'At the moment you cannot pause or resume any of your subscriptions, or postpone a shipment.',
  );
});

it('says how many are done while three at most are under way, and cannot be closed', async () => {
  const shop = await visit([{}, {}, {}, {}, {}]);
  const ends: (() => void)[] = [];
  shop.answer = (_, make) => new Promise((resolve) => ends.push(() => resolve(make())));
  await choosePause();
  shop.mostAtOnce = 0;
  const confirm = enabled('Pause selected (5)');
  act(() => {
    confirm.click();
    confirm.click();
  });
  await pass();
  expect(shop.sent.length).toBe(3);
  expect([confirm.getAttribute('aria-busy'), button('Keep it as it is').matches(':disabled')]).toEqual(['true', true]);
  await pressEscape();
  await pressOutside();
  expect([isOpen(), announced().includes('0 of 5 done')]).toEqual([true, true]);
  expect([text().includes('Waiting'), text().includes('In progress…')]).toEqual([true, true]);
  ends.shift()?.();
  await until(() => expect(shop.sent.length).toBe(4));
  expect(announced()).toContain('1 of 5 done');
  while (ends.length > 0 || shop.sent.length < 5) {
    ends.shift()?.();
    await pass();
  }
  await until(() => expect(focusedText()).toBe('Done for all selected subscriptions (5).'));
  expect(shop.mostAtOnce).toBe(3);
  // Nothing is left to look at, or to try again.
  expect(buttons()).toEqual(['Close']);
  expect([shop.sent.length, text().includes('Paused until 06/01/2026.')]).toEqual([5, true]);
  await press('Close');
  await openDialog();
  expect(text()).toContain('Resume selected (0)');
});

it('reads the reason of a refusal, keeps the day, and sends the refused one alone again', async () => {
  const shop = await visit([{}, {}]);
  shop.answer = (number, make) => (number === 'S-2' ? problem('The shop says why not.', 400) : make());
  await choosePause();
  await press('Pause selected (2)');
  await until(() => expect(focusedText()).toBe('Done for 1 of 2 subscriptions.'));
  expect(text()).toContain('Heads 2 S-2The shop says why not.');
  expectOutcomes('check-circle', 'danger');
  expect(buttons()).toEqual(['Try the others again', 'Close']);
  shop.answer = (_, make) => make();
  await press('Try the others again');
  expect([isFocusLost(), text().includes('Heads 1 S-1It is paused.'), enteredIn('Resume on')]).toEqual([
    false,
    true,
    '06/01/2026',
  ]);
  await press('Pause selected (1)');
  await until(() => expect(focusedText()).toBe('Done for all selected subscriptions (1).'));
  expect(shop.sent).toEqual([
    '/api/replenishments/S-1/pausing?resumeDate=2026-06-01',
    '/api/replenishments/S-2/pausing?resumeDate=2026-06-01',
    '/api/replenishments/S-2/pausing?resumeDate=2026-06-01',
  ]);
});

it('names the first day of the shop for the one that it has refused a day of', async () => {
  const shop = await visit([{}, {}]);
  const messages = [{ code: 'error.message.resumeDateIsInvalid', text: '', extraInfo: { from: '2026-06-02' } }];
  shop.answer = (number, make) => (number === 'S-1' ? problem('Too early.', 400, { messages }) : make());
  await choosePause();
  await press('Pause selected (2)');
  await press('Try the others again');
  expect(text()).toContain('This is possible from 06/02/2026.');
  await fill('Resume on', '06/02/2026');
  shop.answer = (_, make) => make();
  await press('Pause selected (1)');
  await until(() => expect(text()).toContain('Paused until 06/02/2026.'));
});

it('asks what to do and when, each as a choice of one', async () => {
  await visit([paused('2026-06-01'), {}]);
  await openDialog();
  await tick('Resume');
  expect(groups().map(({ name }) => name)).toEqual([
    'What would you like to do?',
    'When should they resume?',
    'Which subscriptions?',
  ]);
  const [tasks, whens] = groups();
  // The arrow keys go through the circles of one name.
  const names = [tasks, whens].map((group) => new Set(group?.radios.map(({ name }) => name)));
  expect(names.map((one) => one.size)).toEqual([1, 1]);
  expect(new Set(names.flatMap((one) => [...one].filter(Boolean))).size).toBe(2);
});

it('counts a postponed shipment, and no pause', async () => {
  const events = recordEvents();
  await visit([{}, {}]);
  await choosePause();
  await press('Pause selected (2)');
  await until(() => expect(focusedText()).toBe('Done for all selected subscriptions (2).'));
  expect(events.filter(({ name }) => name.startsWith('subscription'))).toEqual([]);
  await press('Close');
  const postponing = await visit([{}, {}]);
  await openDialog();
  await tick('Postpone the next shipment by one month');
  await tick('Heads 1');
  await press('Postpone selected (1)');
  await pass(ALL_PAUSES_MS);
  expect(postponing.sent.length).toBe(1);
  expect(events.filter(({ name }) => name.startsWith('subscription'))).toEqual([
    { name: 'subscription_shipment:postpone', details: {} },
  ]);
});

it('says that a result is not known, looks on request, and sends a charge once', async () => {
  const shop = await visit([paused(null), paused(null)]);
  shop.answer = (number, make) => (number === 'S-1' ? Promise.reject(new TypeError('lost')) : make());
  await openDialog();
  await press('Choose all');
  await press('Resume selected (2)');
  await pass(ALL_PAUSES_MS);
  await until(() => expect(focusedText()).toBe('Done for 1 of 2 subscriptions.'));
  expect(text()).toContain('We do not know whether your change went through.');
  expect(buttons()).toEqual(['Check again', 'Close']);
  expectOutcomes('warning', 'check-circle');
  await press('Check again');
  await until(() => expect(text()).toContain('Your account does not show it at the moment.'));
  expect(announced()).toContain('Your account does not show it at the moment.');
  expect(text().split('Your account does not show it at the moment.').length).toBe(3);
  shop.change('S-1', { ...paused(null), status: 'Active', ableToResumeReplenishment: false });
  await press('Check again');
  await until(() => expect(text()).toContain('Done for all selected subscriptions (2).'));
  await pass(100);
  expect([shop.sent.length, new Set(shop.keys).size, isFocusLost()]).toEqual([2, 2, false]);
});

it('says that a change was taken and is not visible yet, and looks again', async () => {
  const shop = await visit([{}, {}]);
  shop.answer = () => Response.json({});
  await openDialog();
  await fill('Resume on', '06/01/2026');
  await tick('Heads 2');
  await press('Pause selected (1)');
  await until(() => expect(text()).toContain('It will be visible in a moment.'));
  await pass(ALL_PAUSES_MS);
  await until(() => expect(focusedText()).toBe('Done for all selected subscriptions (1).'));
  expect(text()).toContain('it is not visible yet');
  expectOutcomes('info');
  shop.change('S-2', paused('2026-06-01'));
  await press('Check again');
  await until(() => expect(text()).toContain('Paused until 06/01/2026.'));
  expect(shop.sent.length).toBe(1);
});

it('goes on when the customer leaves for another page, and tells the result there', async () => {
  const shop = await visit([{}, {}, {}, {}, {}]);
  const ends: (() => void)[] = [];
  shop.answer = (number, make) =>
    new Promise((resolve) =>
      ends.push(() => resolve(number === 'S-5' ? problem('The shop says why not.', 400) : make())),
    );
  await choosePause();
  await press('Pause selected (5)');
  await follow();
  await until(() => expect(reachable().querySelector('h1')?.textContent).toBe('Other page'));
  for (let tries = 0; tries < 20; tries += 1) {
    ends.shift()?.();
    await pass();
  }
  await until(() => expect(announced()).toContain('Done for 4 of 5 subscriptions.\nHeads 5: The shop says why not.'));
  expectSigns(document.querySelector('.notification') ?? document.body, ['warning', 'close']);
  expect(shop.sent.length).toBe(5);
});

it('says which subscription cannot be read, and reads it again on request', async () => {
  const shop = await visit([{}, {}]);
  shop.unread = ['S-2'];
  await openDialog();
  expect(text()).toContain('Heads 2 S-2It cannot be read.');
  shop.unread = [];
  await press('Try again');
  await until(() => expect(text()).not.toContain('It cannot be read.'));
  expect([shop.reads, alerts()]).toEqual([['S-1', 'S-2', 'S-2'], []]);
});

it('reads ten at a time, three at once, and changes ten by one press at most', async () => {
  const shop = await visit(Array.from({ length: 12 }, () => ({})));
  await openDialog();
  expect([shop.reads.length, shop.mostAtOnce]).toEqual([10, 3]);
  await press('Show 10 more');
  await until(() => expect(shop.reads.length).toBe(12));
  expect(text()).not.toContain('Show 10 more');
  await press('Choose all');
  await fill('Resume on', '06/01/2026');
  expect(enabled('Pause selected (10)').matches(':disabled')).toBe(false);
  await tick('Heads 12');
  expect(button('Pause selected (11)').matches(':disabled')).toBe(true);
  expect(text()).toContain('You can change up to 10 subscriptions at a time.');
});

it('loads its texts when it opens, and again on request if that fails', async () => {
  const { away: _, ...texts } = textsFor('en-CA');
  const shop = await visit([{}, {}], '', { texts });
  await press(TITLE);
  await until(() => expect(alerts().join()).toContain('Not now.'));
  shop.boot = () => Response.json({ texts: textsFor('en-CA') });
  await press('Try again');
  await until(() => button('Pause selected (0)'));
  expect([alerts(), shop.reads]).toEqual([[], ['S-1', 'S-2']]);
});

it('is busy for a customer who comes back while the changes run', async () => {
  const shop = await visit([{}, {}, {}]);
  shop.answer = () => new Promise(() => undefined);
  await choosePause();
  await tick('Heads 3');
  await press('Pause selected (2)');
  await follow();
  await follow();
  await openDialog();
  await press('Choose all');
  expect(button('Pause selected (3)').getAttribute('aria-busy')).toBe('true');
  await press('Pause selected (3)');
  expect(shop.sent.length).toBe(2);
});

it('forgets what was entered when all is done', async () => {
  await visit([{}, {}, {}]);
  await choosePause();
  await tick('Heads 3');
  await press('Pause selected (2)');
  await until(() => expect(focusedText()).toBe('Done for all selected subscriptions (2).'));
  await press('Close');
  await openDialog();
  expect(enteredIn('Resume on')).toBe('');
});

it('claims nothing about a charge without an answer if the account cannot be read', async () => {
  const shop = await visit([paused(null), paused(null)]);
  shop.answer = (number) => {
    shop.unread = [number];
    return Promise.reject(new TypeError('lost'));
  };
  await openDialog();
  await tick('Heads 1');
  await press('Resume selected (1)');
  await pass(ALL_PAUSES_MS);
  await until(() => expect(text()).toContain('We do not know whether your change went through.'));
  expect(text()).not.toContain('Your account does not show it at the moment.');
});
