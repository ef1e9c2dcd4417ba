// @vitest-environment happy-dom
import { savedPaymentMethod } from '@perennial/shared/examples/payment';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInShop } from '../../../testing/in-shop.tsx';
import { LoadedSubscription } from '../loaded-subscription.tsx';
import type { Subscription } from '../use-subscription.ts';
import Resume from './resume.tsx';

const paused = {
  status: 'Paused',
  nextShipmentDate: null,
  ableToResumeReplenishment: true,
  ableToChangeReplenishmentResumeDate: false,
};
const pausedUntil = {
  ...paused,
  resumedReplenishmentDate: '2026-12-24',
  ableToResumeReplenishment: false,
  ableToChangeReplenishmentResumeDate: true,
};

const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });

/** Shows the section of a subscription that the shop changes as given; returns the URLs of the changes. */
async function show(
  before: Partial<Subscription>,
  after: Partial<Subscription>,
  answer: (url: string) => Response = () => Response.json({}),
  card = savedPaymentMethod(),
): Promise<string[]> {
  const sent: string[] = [];
  let isChanged = false;
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.startsWith('/bff/')) {
      return Response.json({ ...subscriptionDetails(isChanged ? after : before), content: null });
    }
    if (url === '/api/user/paymentprofile') return Response.json(card);
    sent.push(url);
    const response = answer(url);
    isChanged ||= response.ok;
    return response;
  });
  await renderInShop(
    <Routes>
      <Route
        path="/:id"
        element={
          <LoadedSubscription title="">{(subscription) => <Resume subscription={subscription} />}</LoadedSubscription>
        }
      />
    </Routes>,
    { at: '/S-1000001' },
  );
  await screen.findByRole('button', { name: 'Resume now' });
  return sent;
}

const dialog = () => within(screen.getByRole('dialog'));
const press = (name: string) => user.click(screen.getByRole('button', { name }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 23, 30) });
});

afterEach(() => {
  vi.unstubAllEnvs();
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('ends a dated pause with the date of today', async () => {
  const sent = await show({ ...pausedUntil, nextShipmentDate: '2026-12-24' }, { nextShipmentDate: null });
  await press('Resume now');
  dialog().getByText('Next shipment (current)');
  dialog().getByText(/^If a shipment was due during the pause, it comes first\./);
  await user.click(dialog().getByRole('button', { name: /^Resume now/ }));
  await screen.findAllByText('Your subscription continues.');
  expect(sent).toEqual(['/api/replenishments/S-1000001/resume-date?resumeDate=2026-11-22']);
});

it.each([
  ['in Auckland, where tomorrow has begun', 'Pacific/Auckland', '2026-11-22T12:30:00Z', '2026-11-23'],
  ['in Vancouver, where today has not ended', 'America/Vancouver', '2026-11-23T05:00:00Z', '2026-11-22'],
])('ends a dated pause with the day on the calendar of a customer %s', async (_, zone, now, today) => {
  vi.stubEnv('TZ', zone);
  vi.setSystemTime(new Date(now));
  const sent = await show(pausedUntil, { nextShipmentDate: null });
  await press('Resume now');
  await user.click(dialog().getByRole('button', { name: /^Resume now/ }));
  await screen.findAllByText('Your subscription continues.');
  expect(sent).toEqual([`/api/replenishments/S-1000001/resume-date?resumeDate=${today}`]);
});

it('keeps the day that was typed when the page is left', async () => {
  await show(pausedUntil, pausedUntil);
  await user.type(screen.getByLabelText('New resume date'), '12/01/2026');
  cleanup();
  await show(pausedUntil, pausedUntil);
  expect(screen.getByLabelText<HTMLInputElement>('New resume date').value).toBe('12/01/2026');
});

it.each([
  ['2026-12-01', 'The pause now ends on 12/01/2026.', 'success'],
  [
    '2026-12-02',
    'You asked for 12/01/2026, but the shop has set 12/02/2026 as the end of your pause. You can change the date again.',
    'warning',
  ],
])(
  'moves the end of a pause, and says the date that the shop then has: %s',
  async (resumedReplenishmentDate, words, kind) => {
    const sent = await show(pausedUntil, { ...pausedUntil, resumedReplenishmentDate });
    await user.type(screen.getByLabelText('New resume date'), '12/01/2026');
    await press('Change the resume date');
    dialog().getByText('12/24/2026');
    dialog().getByText('12/01/2026');
    await user.dblClick(dialog().getByRole('button', { name: /^Change the resume date/ }));
    await screen.findAllByText(words);
    expect(document.querySelector(`.notification--${kind}`)?.textContent).toContain(words);
    expect(sent).toEqual(['/api/replenishments/S-1000001/resume-date?resumeDate=2026-12-01']);
    expect(screen.getByLabelText<HTMLInputElement>('New resume date').value).toBe('');
  },
);

it('keeps the day that the shop refuses', async () => {
  const detail = 'The subscription is not paused.';
  await show(pausedUntil, pausedUntil, () =>
    Response.json({ title: '', status: 400, detail, messages: [] }, { status: 400 }),
  );
  await user.type(screen.getByLabelText('New resume date'), '12/01/2026');
  await press('Change the resume date');
  await user.click(dialog().getByRole('button', { name: /^Change the resume date/ }));
  await dialog().findByText(detail);
  await user.click(dialog().getByRole('button', { name: 'Keep it as it is' }));
  expect(screen.getByLabelText<HTMLInputElement>('New resume date').value).toBe('12/01/2026');
});

it('offers no other date for a pause without one', async () => {
  await show(paused, paused);
  expect(screen.queryByLabelText('New resume date')).toBeNull();
});

it('names the next shipment as it is if the pause ends before it', async () => {
  await show({ ...pausedUntil, nextShipmentDate: '2026-12-25' }, paused);
  await press('Resume now');
  dialog().getByText('Next shipment');
  expect(dialog().queryByText(/^If a shipment was due/)).toBeNull();
});

it('says in the dialog of another day that the card expires before it, although it is good until the day so far', async () => {
  const card = savedPaymentMethod({ expiryDate: '12/2026' });
  await show(pausedUntil, pausedUntil, undefined, card);
  screen.getByRole('heading', { level: 3, name: 'Change the resume date' });
  screen.getByText(/^Nothing is shipped and nothing is charged until 12\/24\/2026\./);
  await user.type(screen.getByLabelText('New resume date'), '01/01/2027');
  await press('Change the resume date');
  await dialog().findByText('Your card expires 12/2026, before the pause ends on 01/01/2027.');
});

it('says in the dialog that resumes at once that the card has expired', async () => {
  await show(paused, paused, undefined, savedPaymentMethod({ expiryDate: '10/2026' }));
  await press('Resume now');
  await dialog().findByText('Your card expired 10/2026. Payments start again when the pause ends.');
});
