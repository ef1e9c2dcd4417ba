// @vitest-environment happy-dom
import { savedPaymentMethod } from '@perennial/shared/examples/payment';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInShop, signedInAnna } from '../../testing/in-shop.tsx';
import { CardAfterPause } from './card-after-pause.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ends = 'Your card expires 03/2030, before the pause ends on 04/01/2030.';
const ended = 'Your card expired 03/2030. Payments start again when the pause ends.';

it.each([
  ['2030-01-01', '2030-03-31', '03/2030', null],
  ['2030-01-01', '2030-04-01', '03/2030', ends],
  ['2030-03-31', '2030-04-01', '03/2030', ends],
  ['2030-04-01', '2030-04-01', '03/2030', ended],
  ['2030-01-01', '2030-04-01', '3/30', null],
  ['2030-01-01', '2030-04-01', null, null],
])('on %s says of a pause until %s and a card of %s: %s', async (day, until, expiryDate, words) => {
  vi.useFakeTimers({ now: new Date(`${day}T12:00:00`), toFake: ['Date'] });
  const ask = vi.fn(async () => Response.json(savedPaymentMethod({ expiryDate })));
  vi.stubGlobal('fetch', ask);
  await renderInShop(<CardAfterPause until={until} />, { session: signedInAnna, markets: { paymentDetails: 'here' } });
  if (words) {
    await screen.findByText(words);
    screen.getByRole('link', { name: 'Change payment method' });
    return;
  }
  await waitFor(() => expect(ask).toHaveBeenCalled());
  expect(screen.queryByText(/Your card/)).toBeNull();
});

it('names what is charged after the pause where the page does not', async () => {
  vi.useFakeTimers({ now: new Date('2030-01-01T12:00:00'), toFake: ['Date'] });
  vi.stubGlobal('fetch', async () => Response.json(savedPaymentMethod({ expiryDate: '03/2030' })));
  const markets = { paymentDetails: 'here' } as const;
  const until = '2030-04-01';
  await renderInShop(<CardAfterPause until={until} charge="$14.99 plus tax every 3 months" />, {
    session: signedInAnna,
    markets,
  });
  await screen.findByText(ends);
  screen.getByText('Charged from then on: $14.99 plus tax every 3 months');
  cleanup();
  await renderInShop(<CardAfterPause until={until} />, { session: signedInAnna, markets });
  await screen.findByText(ends);
  expect(screen.queryByText(/^Charged from then on/)).toBeNull();
});
