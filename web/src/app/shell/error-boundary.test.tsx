// @vitest-environment happy-dom
import en from '@perennial/shared/locales/en.json' with { type: 'json' };
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInShop } from '../../testing/in-shop.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

function Broken(): never {
  throw new Error('this page is broken');
}

function Pages() {
  const { pathname } = useLocation();
  return (
    <>
      <Link to="/whole">Elsewhere</Link>
      <ErrorBoundary resetKey={pathname}>
        <Routes>
          <Route path="/broken" element={<Broken />} />
          <Route path="/whole" element={<p>all is well</p>} />
        </Routes>
      </ErrorBoundary>
    </>
  );
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('error boundary', () => {
  it('shows an error page, and other pages still work', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await renderInShop(<Pages />, { at: '/broken' });
    const title = screen.getByRole('heading', { name: 'Something went wrong on this page' });
    expect(title.closest('section')?.querySelector('.drawing--failed')).not.toBeNull();
    expect(screen.getByText(en.shell.broken.text)).toBeDefined();
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
    expect(reload).toHaveBeenCalledOnce();
    const ways = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(ways).toEqual([
      ['Elsewhere', '/whole'],
      [en.shell.broken.toCart, '/cart'],
    ]);
    await userEvent.click(screen.getByText('Elsewhere'));
    expect(screen.getByText('all is well')).toBeDefined();
  });

  it('tells the reports of the page what has broken it', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const told = vi.fn((event: Event) => event instanceof CustomEvent && String(event.detail));
    window.addEventListener('page-broken', told);
    await renderInShop(<Pages />, { at: '/broken' });
    window.removeEventListener('page-broken', told);
    expect(told.mock.results.map(({ value }) => value)).toEqual(['Error: this page is broken']);
  });

  it('gives back what was kept for a page that fails at its first rendering', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const release = vi.fn();
    window.keptInput = { kept: [], isRepeating: false, release };
    await renderInShop(<Pages />, { at: '/broken' });
    await waitFor(() => expect(release).toHaveBeenCalledOnce());
  });
});
