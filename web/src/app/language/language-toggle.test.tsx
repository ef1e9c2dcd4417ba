// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readStored } from '../../storage/browser-storage.ts';
import { renderInShop, signedInAnna } from '../../testing/in-shop.tsx';
import { recordEvents } from '../../testing/recorded-events.ts';
import { LanguageToggle } from './language-toggle.tsx';

const cart = '/cart?bundle=a%2Cb&coupon=HALO20&modified=true&language=en-CA';
const reload = vi.fn();
const fetched = vi.fn<typeof fetch>();

const currentUrl = () => window.location.pathname + window.location.search + window.location.hash;

beforeEach(() => {
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  window.history.replaceState(null, '', `/en-ca${cart}`);
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reload.mockReset();
  fetched.mockReset();
});

describe('language toggle', () => {
  it('names each language in that language and marks the current one', async () => {
    await renderInShop(<LanguageToggle />, { at: cart });
    expect(screen.getByRole('navigation', { name: 'Language' })).toBeDefined();
    const [english, french] = screen.getAllByRole('link');
    expect(english?.textContent).toBe('EN');
    expect(screen.getByRole('link', { name: 'EN, English', current: true })).toBe(english);
    expect(screen.getByRole('link', { name: 'FR, français', current: false })).toBe(french);
    expect(french?.lang).toBe('fr-CA');
  });

  it('works with the keyboard and loads the same page in the other language', async () => {
    const user = userEvent.setup();
    await renderInShop(<LanguageToggle />, { at: cart });
    await user.tab();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: /English/ })));
    await user.tab();
    await user.keyboard('{Enter}');
    expect(reload).toHaveBeenCalledOnce();
    expect(currentUrl()).toBe('/en-ca/cart?bundle=a%2Cb&coupon=HALO20&modified=true&language=fr-CA');
    expect(readStored('canadaLanguage')).toBe('fr-CA');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('keeps what the page has written into its URL since the link was shown', async () => {
    await renderInShop(<LanguageToggle />, { at: '/cart?bundle=a&language=en-CA' });
    await userEvent.click(screen.getByRole('link', { name: /French|français/ }));
    expect(reload).toHaveBeenCalledOnce();
    expect(currentUrl()).toBe('/en-ca/cart?bundle=a%2Cb&coupon=HALO20&modified=true&language=fr-CA');
  });

  it('does nothing for the current language', async () => {
    await renderInShop(<LanguageToggle />, { at: cart });
    await userEvent.click(screen.getByRole('link', { name: /English/ }));
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['saves it', () => new Response('{}')],
    ['fails', () => new Response('{}', { status: 500 })],
  ])("saves a customer's language, and changes it whether the server %s or not", async (_, answer) => {
    fetched.mockImplementation(async () => answer());
    window.history.replaceState(null, '', '/en-ca/my-account/overview');
    await renderInShop(<LanguageToggle />, { at: '/my-account/overview', session: signedInAnna });
    await userEvent.click(screen.getByRole('link', { name: /français/ }));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(currentUrl()).toBe('/en-ca/my-account/overview?language=fr-CA');
    const [url, request] = fetched.mock.calls[0] ?? [];
    expect(url).toBe('/api/users/current/language');
    expect(request?.body).toBe('{"languageCode":"fr-CA"}');
  });

  it('comes back in the chosen language if the page is left before the language is saved', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    fetched.mockReturnValue(promise);
    window.history.replaceState(null, '', '/en-ca/my-account/overview?language=en-CA#plans');
    await renderInShop(<LanguageToggle />, { at: '/my-account/overview', session: signedInAnna });
    await userEvent.click(screen.getByRole('link', { name: /français/ }));
    expect(currentUrl()).toBe('/en-ca/my-account/overview?language=fr-CA#plans');
    expect(reload).not.toHaveBeenCalled();

    window.history.pushState(null, '', '/en-ca/my-account/billing?language=en-CA');
    resolve(new Response('{}'));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(currentUrl()).toBe('/en-ca/my-account/billing?language=fr-CA');
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'leaves a press that opens another tab to the browser: %s',
    async (key) => {
      await renderInShop(<LanguageToggle />, { at: cart });
      const link = screen.getByRole<HTMLAnchorElement>('link', { name: /français/ });
      const isLeft = vi.fn();
      const heard = (event: Event) => {
        isLeft(!event.defaultPrevented);
        event.preventDefault();
      };
      link.parentElement?.addEventListener('click', heard, { once: true });
      fireEvent.click(link, { [key]: true });
      expect([isLeft.mock.calls, reload.mock.calls.length]).toEqual([[[true]], 0]);
      expect([new URL(link.href).search, link.hreflang]).toEqual([
        '?bundle=a%2Cb&coupon=HALO20&modified=true&language=fr-CA',
        'fr-CA',
      ]);
    },
  );

  it('says that it changes, takes one press, and waits two seconds for the shop at most', async () => {
    const signals: (AbortSignal | null | undefined)[] = [];
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    fetched.mockImplementation((_, init) => {
      signals.push(init?.signal);
      return new Promise(() => {});
    });
    await renderInShop(<LanguageToggle />, { at: '/my-account/overview', session: signedInAnna });
    const link = screen.getByRole('link', { name: /français/ });
    await userEvent.click(link);
    await userEvent.click(link);
    expect(signals).toHaveLength(1);
    expect(screen.getByRole('navigation', { name: 'Language' }).getAttribute('aria-busy')).toBe('true');
    expect(timeout.mock.calls).toEqual([[2000]]);
  });

  it('is counted with both languages', async () => {
    const events = recordEvents();
    await renderInShop(<LanguageToggle />, { at: cart });
    await userEvent.click(screen.getByRole('link', { name: /français/ }));
    expect(events).toEqual([{ name: 'language:change', details: { from: 'en-CA', to: 'fr-CA' } }]);
  });

  it('names the languages of Belgium too', async () => {
    await renderInShop(<LanguageToggle />, { culture: 'nl-be' });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
      'NL, Nederlands',
      'FR, français',
    ]);
  });

  it('is hidden for a culture with one language', async () => {
    const { container } = await renderInShop(<LanguageToggle />, { culture: 'nl-nl' });
    expect(container.textContent).toBe('');
  });
});
