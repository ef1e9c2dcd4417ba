// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { stubAnswers } from '../../../testing/answers.ts';
import { expectSigns } from '../../../testing/drawn-signs.tsx';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import { readText } from '../../../testing/page-steps.ts';
import SupportPage from './support-page.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answers = {
  '/api/bundle/faq': [{ title: '<p>How do I pause?</p>', content: '<p>Press Pause.</p>' }],
  '/bff/session': signedInAnna,
};

it('invites to write where there is a form for it, and to call everywhere', async () => {
  stubAnswers(answers);
  await renderInShop(<SupportPage />, { session: signedInAnna, config: { contactForm: true } });
  expect(readText(screen.getByRole('banner'))).toBe(
    'Need help? We are glad to help. Many answers are below; for everything else, write to us or call us.',
  );
  expect(screen.getByRole('heading', { name: 'Ask us a question' })).toBeTruthy();
  cleanup();

  await renderInShop(<SupportPage />, { session: signedInAnna, config: { contactForm: false } });
  expect(readText(screen.getByRole('banner'))).toBe('Need help?');
  expect(screen.queryByRole('heading', { name: 'Ask us a question' })).toBeNull();
  expect(screen.getByRole('link', { name: '1-800-555-0143' }).getAttribute('href')).toBe('tel:+18005550143');
});

it('begins with as much of the question of a link as the form takes', async () => {
  stubAnswers(answers);
  const at = `/my-account/support?delivery=${'x'.repeat(201)}`;
  await renderInShop(<SupportPage />, { session: signedInAnna, config: { contactForm: true }, at });
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' }).value).toBe('x'.repeat(200));
  sessionStorage.clear();
});

it('requests the questions once, also if the customer comes back to the tab later', async () => {
  const requests = stubAnswers(answers);
  await renderInShop(<SupportPage />, { session: signedInAnna, config: { contactForm: true } });
  await screen.findByText('How do I pause?');
  screen.getByText('Press Pause.');
  expectSigns(document.querySelector('.support__call') as Element, ['phone']);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  act(() => void window.dispatchEvent(new Event('focus')));
  await vi.waitFor(() => expect(requests).toContain('/bff/session'));
  expect(requests.filter((path) => path === '/api/bundle/faq')).toHaveLength(1);
});
