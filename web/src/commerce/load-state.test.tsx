// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation, useNavigationType } from 'react-router-dom';
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

const response = (failed?: ProblemError, isValidating = false) => ({ error: failed, isValidating, mutate: vi.fn() });

function Path() {
  const { pathname, search } = useLocation();
  return <p>{`${useNavigationType()} ${pathname}${search}`}</p>;
}

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

  it.each([
    [true, 'true'],
    [false, 'false'],
  ])('says whether any of the data is on its way: %s', async (isValidating, busy) => {
    const responses = [response(undefined, isValidating), response(error)];
    await renderInShop(<LoadState responses={responses} skeleton={<p>Loading</p>} />);
    expect(screen.getByRole('button', { name: /Try again/ }).getAttribute('aria-busy')).toBe(busy);
  });

  it('opens the not-found page if the customer was refused again', async () => {
    const refused = new ProblemError({ ...error.problem, status: 403, action: 'show-not-found' });
    await renderInShop(
      <>
        <Path />
        <LoadState responses={[response(refused)]} skeleton={<p>Loading</p>} />
      </>,
      { at: '/my-account/subscription-details/S-1' },
    );
    expect(screen.getByText('REPLACE /404?language=en-CA')).toBeDefined();
  });
});
