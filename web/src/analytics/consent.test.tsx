// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { awaitConsent, setConsentAnswer, useHasConsent } from './consent.ts';
import { consentSlot } from './consent-slot.ts';

afterEach(() => {
  cleanup();
  window.localStorage.clear();
  consentSlot.set({ isOffered: false });
});

const asked = ['measurement', 'extras'] as const;

function Ratings({ asks = true }: { asks?: boolean }) {
  return <p>{useHasConsent('extras', asks ? asked : []) ? 'Ratings of a partner' : 'No ratings'}</p>;
}

const answer = (...accepted: ('measurement' | 'extras')[]) => act(() => setConsentAnswer({ asked, accepted }));

describe('what serves a purpose', () => {
  it('runs after the visitor has accepted that purpose, and no more after a "no"', () => {
    render(<Ratings />);
    screen.getByText('No ratings');
    answer('measurement');
    screen.getByText('No ratings');
    answer('extras');
    screen.getByText('Ratings of a partner');
    answer();
    screen.getByText('No ratings');
  });

  it('runs at once where nothing is asked for it', () => {
    render(<Ratings asks={false} />);
    screen.getByText('Ratings of a partner');
    expect(consentSlot.get().isOffered).toBe(false);
  });

  it('does not run on the server, which does not know the answer', () => {
    expect(renderToString(<Ratings asks={false} />)).toBe('<p>No ratings</p>');
  });
});

describe('the question', () => {
  it('is shown as long as a part of the page waits for the answer', () => {
    const first = render(<Ratings />);
    expect(consentSlot.get().isOffered).toBe(true);
    first.unmount();
    expect(consentSlot.get().isOffered).toBe(false);
  });

  it('can be opened again after an answer, also on pages where nothing waits for it', () => {
    const { unmount } = render(<Ratings />);
    answer('extras');
    unmount();
    expect(consentSlot.get().isOffered).toBe(true);
  });

  it('calls no part of the page that has gone', () => {
    const listener = vi.fn();
    awaitConsent(listener)();
    listener.mockClear();
    answer('extras');
    expect(listener).not.toHaveBeenCalled();
  });
});
