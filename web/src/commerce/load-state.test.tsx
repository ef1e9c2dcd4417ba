// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ProblemError } from '../api/client.ts';
import { renderInShop } from '../testing/in-shop.tsx';
import { LoadState } from './load-state.tsx';

const error = new ProblemError({
  type: 'about:blank',
  title: 'unavailable',
  status: 503,
  detail: 'Please try again later',
  messages: [],
  requestId: '',
});

const response = (failed?: ProblemError) => ({ error: failed, isValidating: false, mutate: vi.fn() });

afterEach(cleanup);

describe('load state', () => {
  it('shows the skeleton while there is no error', async () => {
    await renderInShop(<LoadState responses={[response(), response()]} skeleton={<p>Loading</p>} />);
    expect(screen.getByText('Loading')).toBeDefined();
  });

  it('shows the first error, and loads all data again', async () => {
    const responses = [response(), response(error)];
    await renderInShop(<LoadState responses={responses} skeleton={<p>Loading</p>} />);
    expect(screen.getByText('Please try again later')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: /Try again/ }));
    for (const { mutate } of responses) expect(mutate).toHaveBeenCalledOnce();
  });
});
