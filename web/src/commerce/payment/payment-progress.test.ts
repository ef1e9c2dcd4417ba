// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react';
import { createElement, type PropsWithChildren } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, expect, it, vi } from 'vitest';
import { settledActivity, stubAnswers } from '../../testing/answers.ts';
import { usePaymentProgress } from './payment-progress.ts';

afterEach(() => vi.unstubAllGlobals());

const wrapper = ({ children }: PropsWithChildren) =>
  createElement(SWRConfig, { value: { provider: () => new Map(), shouldRetryOnError: false } }, children);

const ACTIVITY = '/api/user/payment-activity';

it.each([
  ['pending while the bank has not decided', { ...settledActivity, hasPaymentInProgress: true }, 'pending'],
  ['settled when it has', settledActivity, 'settled'],
  ['settled for a payment of another kind', { ...settledActivity, hasInitialPaymentInProgress: true }, 'settled'],
  ['unreadable if the server cannot be asked', undefined, 'unreadable'],
] as const)('a payment is %s', async (_, activity, progress) => {
  const requests = stubAnswers(activity ? { [ACTIVITY]: activity } : {});
  const { result, unmount } = renderHook(() => usePaymentProgress('hasPaymentInProgress'), { wrapper });
  expect(result.current).toBe('loading');
  await waitFor(() => expect(result.current).toBe(progress));
  expect(requests).toEqual([ACTIVITY]);
  unmount();
});

it('a payment is not known before the server has answered, whatever the cache has from before it', async () => {
  const provider = new Map();
  const inOneCache = ({ children }: PropsWithChildren) =>
    createElement(SWRConfig, { value: { provider: () => provider } }, children);
  const open = () => {
    const seen: string[] = [];
    return {
      seen,
      ...renderHook(() => seen.push(usePaymentProgress('hasPaymentInProgress')), { wrapper: inOneCache }),
    };
  };
  stubAnswers({ [ACTIVITY]: settledActivity });
  const before = open();
  await waitFor(() => expect(before.seen.at(-1)).toBe('settled'));
  before.unmount();

  stubAnswers({ [ACTIVITY]: { ...settledActivity, hasPaymentInProgress: true } });
  const after = open();
  await waitFor(() => expect(after.seen.at(-1)).toBe('pending'));
  expect(after.seen).not.toContain('settled');
  after.unmount();
});
