// @vitest-environment happy-dom
/** A dialog whose section goes while somebody reads it (docs/rules/errors.md#dialogs). */
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInShop } from '../../../testing/in-shop.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useConfirmedAction } from './use-confirmed-action.ts';

const DETAILS = '/my-account/subscription-details/S-1';
const SAID = /^The subscription has changed in the meantime/;
const pause = { params: { id: 'S-1' }, query: {} };

beforeEach(() => {
  window.history.replaceState(null, '', DETAILS);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Section() {
  const { ask, confirm, dialog } = useConfirmedAction('pauseReplenishment', () => undefined);
  return (
    <>
      <button type="button" onClick={ask}>
        Ask
      </button>
      <ConfirmDialog {...dialog} title="Pause?" facts={[]} confirmText="Pause" onConfirm={() => confirm(pause)}>
        It stops.
      </ConfirmDialog>
    </>
  );
}

/** The page, whose section goes with the button: somebody else has paused the subscription, or the page is left. */
function Page({ to }: { to?: string }) {
  const [isOffered, setOffered] = useState(true);
  function change(): void {
    if (to) window.history.pushState(null, '', to);
    setOffered(false);
  }
  return (
    <>
      <button type="button" onClick={change}>
        Change
      </button>
      {isOffered && <Section />}
    </>
  );
}

const press = (name: string) =>
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`), hidden: true }));
/** Until what follows from the press has been done. */
const settle = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('is told to who had it open, for as long as it takes to read', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await renderInShop(<Page />, { at: DETAILS });
  press('Ask');
  press('Change');
  const isTold = () => screen.queryByText(SAID, { selector: '.notification__text' }) !== null;
  await waitFor(() => expect(isTold()).toBe(true));
  await act(() => vi.advanceTimersByTimeAsync(9000));
  expect(isTold()).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(isTold()).toBe(false);
});

it('is not told to who had closed it, or never opened it', async () => {
  await renderInShop(<Page />, { at: DETAILS });
  press('Ask');
  press('Keep it as it is');
  press('Change');
  await settle();
  expect(screen.queryByText(SAID)).toBeNull();
});

it('is not told to who leaves the page', async () => {
  await renderInShop(<Page to="/my-account/overview" />, { at: DETAILS });
  press('Ask');
  press('Change');
  await settle();
  expect(screen.queryByText(SAID)).toBeNull();
});

it('is not told while the answer to the press is on its way: it tells itself', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  await renderInShop(<Page />, { at: DETAILS });
  press('Ask');
  press('Pause');
  await screen.findByText('Saving…');
  press('Change');
  await settle();
  expect(screen.queryByText(SAID)).toBeNull();
});
