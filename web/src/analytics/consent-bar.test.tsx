// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInShop } from '../testing/in-shop.tsx';
import { getConsentAnswer, setConsentAnswer } from './consent.ts';
import ConsentBar from './consent-bar.tsx';
import { consentSlot } from './consent-slot.ts';

const asked = ['measurement', 'marketing', 'extras'] as const;
const question = 'May we use optional services?';
const measurement = 'Measure how the shop is used, so that we can make it better';

afterEach(() => {
  cleanup();
  window.localStorage.clear();
  vi.unstubAllGlobals();
});

/** Stands for a browser that measures: the test's browser has no layout. */
class Measured {
  readonly #tell: () => void;

  constructor(tell: () => void) {
    this.#tell = tell;
  }

  observe(): void {
    this.#tell();
  }

  disconnect = disconnect;
}

const disconnect = vi.fn();

const answers = () => asked.map(getConsentAnswer);
const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');

describe('the consent bar', () => {
  it('names each purpose and the privacy notice, ticks nothing, and makes both answers equally easy', async () => {
    const user = userEvent.setup();
    await renderInShop(<ConsentBar asked={asked} />, {
      legalLinks: [
        { document: 'terms', label: 'Terms', url: 'https://shop.example/terms' },
        { document: 'privacy', label: 'Privacy notice', url: 'https://shop.example/privacy' },
      ],
    });
    const bar = within(screen.getByRole('region', { name: question }));
    const short = 'measuring how the shop is used, telling partners about purchases, extra content from partners';
    bar.getByText(new RegExp(`^What for: ${short}\\.`));
    await user.click(bar.getByRole('button', { name: 'Choose' }));
    bar.getByRole('group', { name: 'What you allow' });
    bar.getByText(/The browser signal “Global Privacy Control” counts as “no”\./);
    await waitFor(() => expect(document.activeElement).toBe(boxes()[0]));
    expect(boxes().map(({ checked }) => checked)).toEqual([false, false, false]);
    bar.getByRole('checkbox', { name: measurement });
    bar.getByRole('checkbox', { name: 'Tell partners which purchases they led to' });
    bar.getByRole('checkbox', { name: 'Show extra content from partners, for example ratings' });
    const link = bar.getByRole('link', { name: 'Privacy notice' });
    expect(link.getAttribute('href')).toBe('https://shop.example/privacy');
    // The question stays on its page.
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
    const [decline, accept] = bar.getAllByRole('button');
    expect([decline?.textContent, accept?.textContent]).toEqual(['Decline all', 'Accept all']);
    expect(decline?.className).toBe(accept?.className);
  });

  it('asks nothing of a browser that sends Global Privacy Control, and shows no earlier answer', async () => {
    vi.stubGlobal('navigator', { ...window.navigator, globalPrivacyControl: true });
    setConsentAnswer({ asked, accepted: asked });
    await renderInShop(<ConsentBar asked={asked} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(answers()).toEqual(['declined', 'declined', 'declined']);
  });

  it('keeps a place free below the page for as long as it asks', async () => {
    const user = userEvent.setup();
    vi.stubGlobal('ResizeObserver', Measured);
    const kept = () => document.documentElement.style.getPropertyValue('--bottom-bar-height');
    await renderInShop(<ConsentBar asked={asked} />);
    expect(kept()).not.toBe('');
    expect(disconnect).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Decline all' }));
    expect(kept()).toBe('');
    expect(disconnect).toHaveBeenCalledOnce();
  });

  it('names only the purposes that are asked for, and no privacy notice that is not there', async () => {
    const user = userEvent.setup();
    await renderInShop(<ConsentBar asked={['extras']} />);
    screen.getByText(/^What for: extra content from partners\./);
    await user.click(screen.getByRole('button', { name: 'Choose' }));
    expect(boxes()).toHaveLength(1);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each([
    ['Accept all', 'accepted', true],
    ['Decline all', 'declined', false],
  ])('keeps %s for all purposes, and can be opened again with it', async (press, answer, isTicked) => {
    const user = userEvent.setup();
    await renderInShop(<ConsentBar asked={asked} />);
    await user.click(screen.getByRole('button', { name: press }));
    expect(answers()).toEqual([answer, answer, answer]);
    expect(screen.queryByRole('region', { name: question })).toBeNull();
    const change = screen.getByRole('button', { name: 'Privacy choices' });
    await waitFor(() => expect(document.activeElement).toBe(change));
    await user.click(change);
    await waitFor(() => expect(document.activeElement?.textContent).toBe(question));
    // It is no stop of the tab key.
    expect(screen.getByRole('heading', { name: question }).tabIndex).toBe(-1);
    expect(boxes().map(({ checked }) => checked)).toEqual([isTicked, isTicked, isTicked]);
  });

  it('keeps a choice by purpose, which can be changed', async () => {
    const user = userEvent.setup();
    await renderInShop(<ConsentBar asked={asked} />);
    await user.click(screen.getByRole('button', { name: 'Choose' }));
    await user.click(screen.getByRole('checkbox', { name: measurement }));
    await user.click(screen.getByRole('button', { name: 'Save my choice' }));
    expect(answers()).toEqual(['accepted', 'declined', 'declined']);
    await user.click(screen.getByRole('button', { name: 'Privacy choices' }));
    await user.click(screen.getByRole('checkbox', { name: measurement }));
    await user.click(screen.getByRole('button', { name: 'Save my choice' }));
    expect(answers()).toEqual(['declined', 'declined', 'declined']);
  });

  it('keeps what stays ticked when another box is unticked', async () => {
    const user = userEvent.setup();
    setConsentAnswer({ asked, accepted: asked });
    await renderInShop(<ConsentBar asked={asked} />);
    await user.click(screen.getByRole('button', { name: 'Privacy choices' }));
    await user.click(screen.getByRole('checkbox', { name: measurement }));
    await user.click(screen.getByRole('button', { name: 'Save my choice' }));
    expect(answers()).toEqual(['declined', 'accepted', 'accepted']);
  });

  it('leaves the focus where it is for a visitor who has answered on an earlier page', async () => {
    setConsentAnswer({ asked, accepted: [] });
    await renderInShop(<ConsentBar asked={asked} />);
    expect(screen.getByRole('button', { name: 'Privacy choices' })).not.toBe(document.activeElement);
  });

  it('is not shown in a browser that asks not to be tracked, whatever was answered before', async () => {
    setConsentAnswer({ asked, accepted: asked });
    consentSlot.set({ isOptedOut: true });
    await renderInShop(<ConsentBar asked={asked} />);
    expect(screen.queryByRole('button')).toBeNull();
    consentSlot.set({ isOptedOut: false });
  });

  it('asks again when a purpose is added', async () => {
    const user = userEvent.setup();
    await renderInShop(<ConsentBar asked={['measurement']} />);
    await user.click(screen.getByRole('button', { name: 'Accept all' }));
    cleanup();
    await renderInShop(<ConsentBar asked={asked} />);
    screen.getByRole('region', { name: question });
    await user.click(screen.getByRole('button', { name: 'Choose' }));
    expect(boxes().map(({ checked }) => checked)).toEqual([true, false, false]);
  });
});
