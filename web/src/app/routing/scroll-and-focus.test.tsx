// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Link, Navigate, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubAnswers } from '../../testing/answers.ts';
import { renderInShop } from '../../testing/in-shop.tsx';
import { LanguageQuerySync } from '../language/language-query-sync.tsx';
import { PageRoutes } from './routes.tsx';

const scrolled = vi.fn();

beforeEach(() => {
  scrolled.mockReset();
  vi.stubGlobal('scrollTo', scrolled);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Ways({ to }: { to: readonly string[] }) {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  return (
    <nav>
      {to.map((path) => (
        <Link key={path} to={path} state="kept">
          {path}
        </Link>
      ))}
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <output>{`${pathname}${search}${hash} ${String(state)}`}</output>
    </nav>
  );
}

const go = (name: string) => fireEvent.click(screen.getByText(name));
const place = () => document.querySelector('output')?.textContent;

// Before the tests that load a module again: the pages are loaded with the modules of this file.
it('a redirect keeps the query, and going back does not end in it', async () => {
  stubAnswers({});
  await renderInShop(
    <>
      <Ways to={['/checkout-steps?bundle=halo']} />
      <PageRoutes />
    </>,
    { at: '/404' },
  );
  go('/checkout-steps?bundle=halo');
  await waitFor(() => expect(place()).toMatch(/^\/checkout\?bundle=halo/));
  go('Back');
  await waitFor(() => expect(place()).toMatch(/^\/404/));
});

it('the language is added to the place where a person is, with its fragment and its state', async () => {
  await renderInShop(
    <>
      <LanguageQuerySync />
      <Ways to={['/help?q=2#hours']} />
    </>,
    { at: '/cart?language=en-CA' },
  );
  go('/help?q=2#hours');
  expect(place()).toBe('/help?q=2&language=en-CA#hours kept');
  go('Back');
  expect(place()).toMatch(/^\/cart\?language=en-CA /);
});

/** Pages that a person goes through, as the first ones of a visit. */
async function visit(): Promise<void> {
  vi.resetModules();
  const { ScrollAndFocus }: { ScrollAndFocus: ComponentType } = await import('./scroll-and-focus.tsx');
  const page = (title: string) => (
    <>
      {title && <h1 tabIndex={-1}>{title}</h1>}
      <ScrollAndFocus key={title} />
    </>
  );
  await renderInShop(
    <>
      <Ways to={['/cart', '/help', '/help?q=2', '/untitled', '/moved']} />
      <main tabIndex={-1}>
        <Routes>
          <Route path="/cart" element={page('Cart')} />
          <Route path="/help" element={page('Help')} />
          <Route path="/untitled" element={page('')} />
          <Route path="/moved" element={<Navigate to="/help" replace />} />
        </Routes>
      </main>
    </>,
    { at: '/cart' },
  );
}

const focused = () => document.activeElement;

it('the first page of a visit is left as the browser has opened it', async () => {
  await visit();
  expect([scrolled.mock.calls, focused()]).toEqual([[], document.body]);
});

it('another page begins at its top, with the focus on its heading, or on the main view without one', async () => {
  await visit();
  go('/help');
  expect(scrolled.mock.calls).toEqual([[0, 0]]);
  expect(focused()).toBe(screen.getByRole('heading', { name: 'Help' }));
  go('/untitled');
  expect(focused()).toBe(screen.getByRole('main'));
});

it('a page that takes the place of another one begins at its top, too', async () => {
  await visit();
  go('/moved');
  expect(scrolled.mock.calls).toEqual([[0, 0]]);
  expect(focused()).toBe(screen.getByRole('heading', { name: 'Help' }));
});

it('another query of the same page moves nothing', async () => {
  await visit();
  go('/help');
  go('Back');
  scrolled.mockReset();
  go('/help');
  scrolled.mockReset();
  screen.getByText('Back').focus();
  go('/help?q=2');
  expect([scrolled.mock.calls, focused()]).toEqual([[], screen.getByText('Back')]);
});

it('going back keeps the place in the page, except in the cart', async () => {
  await visit();
  go('/help');
  go('/untitled');
  scrolled.mockReset();
  go('Back');
  expect(focused()).toBe(screen.getByRole('heading', { name: 'Help' }));
  expect(scrolled).not.toHaveBeenCalled();
  go('Back');
  expect(focused()).toBe(screen.getByRole('heading', { name: 'Cart' }));
  expect(scrolled.mock.calls).toEqual([[0, 0]]);
});
