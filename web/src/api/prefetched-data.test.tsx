// @vitest-environment happy-dom
import type { PrefetchedResponse } from '@perennial/shared/page-data';
import { act, cleanup, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, expect, it, vi } from 'vitest';
import { stubAnswers } from '../testing/answers.ts';
import { sampleProfile } from '../testing/sample-profile.ts';
import { useInvalidate } from './invalidate.ts';
import { PrefetchedContext, toCache, toPrefetchedData } from './prefetched-data.ts';
import { useCall } from './use-call.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const named = (firstName: string) => {
  const profile = sampleProfile();
  return { ...profile, personalDetail: { ...profile.personalDetail, firstName } };
};

function Name() {
  const { data } = useCall('getProfile', {});
  const invalidate = useInvalidate();
  return (
    <button type="button" onClick={() => void invalidate('getProfile')}>
      {data?.personalDetail.firstName ?? 'nobody'}
    </button>
  );
}

/** Opens a page that came with a profile. */
async function open(keptSince?: number): Promise<void> {
  const answer = { name: 'getProfile', input: {}, data: named('Ada'), keptSince } as PrefetchedResponse;
  const prefetched = toPrefetchedData([answer]);
  await act(async () => {
    render(
      <SWRConfig value={{ provider: () => toCache(prefetched), dedupingInterval: 0 }}>
        <PrefetchedContext value={prefetched}>
          <Name />
        </PrefetchedContext>
      </SWRConfig>,
    );
  });
}

it('what the page came with is shown without a request, and loaded again when it is stale', async () => {
  const requests = stubAnswers({ '/api/user/details': named('Grace') });
  await open();
  expect([screen.getByRole('button').textContent, requests]).toEqual(['Ada', []]);
  act(() => screen.getByRole('button').click());
  await screen.findByText('Grace');
  expect(requests).toEqual(['/api/user/details']);
});

it('what the page came with from before the shop API was away is asked for again', async () => {
  const requests = stubAnswers({ '/api/user/details': named('Grace') });
  await open(Date.now());
  await screen.findByText('Grace');
  expect(requests).toEqual(['/api/user/details']);
});
