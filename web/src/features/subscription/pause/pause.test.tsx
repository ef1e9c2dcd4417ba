// @vitest-environment happy-dom
import { totalCharge } from '@perennial/shared/examples/charge';
import { savedPaymentMethod } from '@perennial/shared/examples/payment';
import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInShop } from '../../../testing/in-shop.tsx';
import { recordEvents } from '../../../testing/recorded-events.ts';
import { LoadedSubscription } from '../loaded-subscription.tsx';
import type { Subscription } from '../use-subscription.ts';
import Pause from './pause.tsx';

const REFUSAL = 'The date is in the past.';
const refusal = () => ({
  title: '',
  status: 400,
  detail: REFUSAL,
  messages: [{ code: 'error.message.resumeDateIsInvalid', text: REFUSAL, extraInfo: { from: '2026-11-25' } }],
});

const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });

/** Shows the section, and returns the URLs of the calls that it makes. */
async function show(answer: () => Response, changes: Partial<Subscription> = {}): Promise<string[]> {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    sent.push(url);
    return answer();
  });
  const subscription = { ...subscriptionDetails(changes), content: null };
  await renderInShop(
    <>
      <Pause subscription={subscription} />
      <Place />
    </>,
  );
  return sent;
}

const Place = () => <p>at {useLocation().pathname}</p>;
const done = () => Response.json({});
const dialog = () => within(screen.getByRole('dialog'));
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const confirm = () => user.click(dialog().getByRole('button', { name: /^Pause subscription/ }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 23, 30) });
});

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('leaves a customer where they are who has gone on to another page before the answer', async () => {
  await show(() => {
    window.history.pushState(null, '', '/elsewhere');
    return done();
  });
  await user.click(screen.getByLabelText('Indefinitely'));
  await press('Pause subscription');
  await confirm();
  await screen.findAllByText('Subscription paused successfully!');
  expect(screen.queryByText('at /my-account/overview')).toBeNull();
  window.history.back();
});

it.each([
  ['is bought at the start', devicePlan({ modelType: 'Buy&Subscribe-standard', monthlyCharge: null })],
  ['is paid in full', devicePlan({ status: 'PayInFull' })],
  ['is paid by a partner', devicePlan({ monthlyCharge: totalCharge({ discounted: 0 }) })],
])('speaks of no payments for a device that %s', async (_, device) => {
  await show(done, { ratePlans: [device, ratePlan()] });
  await user.click(screen.getByLabelText('Indefinitely'));
  await press('Pause subscription');
  dialog().getByText('$14.99 plus tax every 3 months');
  expect(dialog().queryByText('The payments for your device continue.')).toBeNull();
});

it('says so if the shop pauses until another day than the one asked for', async () => {
  const paused = { status: 'Paused', resumedReplenishmentDate: '2026-12-01' };
  let isPaused = false;
  vi.stubGlobal('fetch', async (url: string) => {
    isPaused ||= url.startsWith('/api/replenishments/');
    return Response.json({ ...subscriptionDetails(isPaused ? paused : {}), content: null });
  });
  const pause = <LoadedSubscription title="">{(loaded) => <Pause subscription={loaded} />}</LoadedSubscription>;
  await renderInShop(
    <Routes>
      <Route path="/:id" element={pause} />
    </Routes>,
    { at: '/S-1000001' },
  );
  await user.click(await screen.findByLabelText('Until specific date'));
  await user.type(screen.getByLabelText('Resume on'), '11/30/2026');
  await press('Pause subscription');
  await confirm();
  await screen.findAllByText(
    /^You asked for 11\/30\/2026, but the shop has set 12\/01\/2026 as the end of your pause\./,
  );
  expect(document.querySelector('.notification--warning')?.textContent).toMatch(/^You asked for/);
});

it.each([
  ['', 'Enter a date.'],
  ['11/31/2026', 'This is not a valid date.'],
  ['11/22/2026', 'Choose 11/23/2026 or a later day.'],
])('does not ask about the day %j', async (text, message) => {
  const events = recordEvents();
  await show(done);
  await user.click(screen.getByLabelText('Until specific date'));
  if (text) await user.type(screen.getByLabelText('Resume on'), text);
  await press('Pause subscription');
  screen.getByText(message);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(events).toEqual([{ name: 'validation_error', details: { form: 'pause', fields: ['resumeDate'] } }]);
});

it('fills the field from the calendar, which has no day before tomorrow', async () => {
  await import('../../../commerce/dates/calendar.tsx');
  await show(done);
  await user.click(screen.getByLabelText('Until specific date'));
  await press('Choose from the calendar');
  const tomorrow = await screen.findByRole<HTMLButtonElement>('button', { name: 'Monday, November 23, 2026' });
  await waitFor(() => expect(document.activeElement).toBe(tomorrow));
  const today = screen.getByRole<HTMLButtonElement>('button', { name: 'Sunday, November 22, 2026' });
  expect(today.disabled).toBe(true);
  expect(document.querySelector('th')?.getAttribute('aria-label')).toBe('Sunday');

  await user.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByLabelText<HTMLInputElement>('Resume on').value).toBe('11/30/2026');
  expect(screen.queryByRole('grid')).toBeNull();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose from the calendar' })),
  );
});

it('closes the calendar with Escape', async () => {
  await show(done);
  await user.click(screen.getByLabelText('Until specific date'));
  await press('Choose from the calendar');
  await screen.findByRole('grid');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('grid')).toBeNull();
});

it('shows the refusal of the shop, keeps the day, and then has the first day that the shop named', async () => {
  await show(() => Response.json(refusal(), { status: 400 }));
  await user.click(screen.getByLabelText('Until specific date'));
  await user.type(screen.getByLabelText('Resume on'), '11/23/2026');
  await press('Pause subscription');
  await confirm();
  await dialog().findByText(REFUSAL);
  await user.click(dialog().getByRole('button', { name: 'Keep it as it is' }));
  expect(screen.getByLabelText<HTMLInputElement>('Resume on').value).toBe('11/23/2026');
  await press('Pause subscription');
  screen.getByText('Choose 11/25/2026 or a later day.');
});

it('keeps choice and day when the page is left, until the shop has taken them', async () => {
  await show(done);
  await user.click(screen.getByLabelText('Until specific date'));
  await user.type(screen.getByLabelText('Resume on'), '11/23/2026');
  cleanup();
  await show(done);
  expect(screen.getByLabelText<HTMLInputElement>('Resume on').value).toBe('11/23/2026');
  await press('Pause subscription');
  await confirm();
  await screen.findAllByText(/^at .*overview/);
  expect(sessionStorage.getItem('formDrafts')).toBeNull();
});

it('sends a double press once, without a choice for a pause that has no end', async () => {
  const sent = await show(done);
  expect(screen.getByLabelText<HTMLInputElement>('Indefinitely').checked).toBe(true);
  await press('Pause subscription');
  const slowHand = userEvent.setup({ delay: 20 });
  await slowHand.dblClick(dialog().getByRole('button', { name: /^Pause subscription/ }));
  expect(sent).toHaveLength(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says in the dialog that the card expires before a pause with a day ends, and nothing of a pause without one', async () => {
  await show(() => Response.json(savedPaymentMethod({ expiryDate: '11/2026' })));
  screen.getByText('During a pause nothing is shipped and nothing is charged for your replenishment.');
  await press('Pause subscription');
  expect(dialog().queryByText(/^Your card/)).toBeNull();
  await user.click(dialog().getByRole('button', { name: 'Keep it as it is' }));
  await user.click(screen.getByLabelText('Until specific date'));
  await user.type(screen.getByLabelText('Resume on'), '12/01/2026');
  await press('Pause subscription');
  await dialog().findByText('Your card expires 11/2026, before the pause ends on 12/01/2026.');
  dialog().getByText('Charged from then on: $14.99 plus tax every 3 months');
});
