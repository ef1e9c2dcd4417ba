// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInShop } from '../testing/in-shop.tsx';
import { getConsentAnswer } from './consent.ts';
import ConsentBar from './consent-bar.tsx';

const categories = ['analytics'] as const;
const question = 'May we see how you use the shop?';

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

describe('analytics consent bar', () => {
  it('is a region of the page with two equal buttons', async () => {
    await renderInShop(<ConsentBar categories={categories} />);
    expect(screen.getByRole('region', { name: question })).toBeTruthy();
    const [decline, accept] = screen.getAllByRole('button');
    expect([decline?.textContent, accept?.textContent]).toEqual(['Decline', 'Accept']);
    expect(decline?.className).toBe(accept?.className);
  });

  it.each([
    ['Accept', 'accepted'],
    ['Decline', 'declined'],
  ])('stores %s, and can be opened again', async (press, answer) => {
    const user = userEvent.setup();
    await renderInShop(<ConsentBar categories={categories} />);
    await user.click(screen.getByRole('button', { name: press }));
    expect(getConsentAnswer(categories)).toBe(answer);
    expect(screen.queryByRole('region', { name: question })).toBeNull();
    const change = screen.getByRole('button', { name: 'Analytics choice' });
    await waitFor(() => expect(document.activeElement).toBe(change));
    await user.click(change);
    await waitFor(() => expect(document.activeElement?.textContent).toBe(question));
    expect(screen.getByRole('button', { name: press }).getAttribute('aria-pressed')).toBe('true');
  });
});
