// @vitest-environment happy-dom

import { carrier, returnDetails, returnInfoDetails } from '@perennial/shared/examples/return';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  address,
  answer,
  place,
  press,
  problem,
  returning,
  sent,
  show,
  starting,
  tick,
  withDevice,
  withoutLanguage,
} from './testing/shown-section.tsx';

afterEach(() => {
  cleanup();
  // Reasons that were not sent are kept.
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a device', () => {
  const carriers = { tryBuyCarriers: [carrier()], replenishmentCarriers: [] };
  const answers = {
    '/api/return': {},
    '/api/return/address': address,
    '/api/return/return-carriers': carriers,
    '/api/return/return-carrier': {},
  };

  async function requestReturn(): Promise<void> {
    await press('Process');
    await answer('No, I will return it.');
    await press('Proceed');
    await tick('Too much');
    await press('Proceed');
  }

  it('is returned: the return is requested first, then its address and carrier', async () => {
    const requests = await show({ changes: withDevice, answers });
    await requestReturn();
    await press('Confirm address');
    const waiting = await screen.findByText(/^We are checking which carriers/);
    expect(waiting.getAttribute('role')).toBe('status');
    await screen.findByText('What happens next?');
    screen.getByText('A return label was emailed to anna@example.com.');
    expect(requests.filter((path) => path.startsWith('/api/return'))).toEqual([
      '/api/return',
      '/api/return/address',
      '/api/return/return-carriers',
      '/api/return/return-carrier',
    ]);
    await press('Continue');
    expect(place()).toBe('/my-account/subscription-cancel/S-1000001');
  });

  it('is not returned twice if only the carrier failed', async () => {
    let fails = true;
    const flaky = () => {
      if (!fails) return carriers;
      fails = false;
      return problem('The carriers do not answer.');
    };
    const requests = await show({
      changes: withDevice,
      answers: { ...answers, '/return-carriers': flaky, '/api/return/return-carriers': flaky },
    });
    await requestReturn();
    await press('Confirm address');
    await screen.findByText('The carriers do not answer.');
    screen.getByText(/^Does no carrier come to this address\? You can enter another one\./);
    screen.getByRole('button', { name: 'Edit address' });
    await press('Try again');
    await screen.findByText('What happens next?');
    expect(sent(requests, '/api/return')).toBe(1);
  });

  it('is not returned twice if the response was lost', async () => {
    const subscriptions = [withDevice, returning];
    const load = () => ({ ...subscriptionDetails(subscriptions[0]), content: null });
    const requests = await show({
      changes: withDevice,
      answers: {
        ...answers,
        '/bff/subscriptions/S-1000001': load,
        '/api/return': () => {
          subscriptions.shift();
          return problem('The connection was lost.', 504);
        },
      },
      onItsPage: true,
    });
    await requestReturn();
    await screen.findByRole('button', { name: starting('Confirm address') });
    expect(sent(requests, '/api/return')).toBe(1);
    expect(screen.queryByText('The connection was lost.')).toBeNull();
  });

  it('in its lock-in period shows the reason and a way on', async () => {
    const locked = returnDetails({ returnable: false, unreturnableReason: 'InLockPeriod' });
    await show({
      changes: {
        ...withDevice,
        ableToCancel: false,
        returnInfoDetails: returnInfoDetails({ tryBuyReturnDetails: locked }),
      },
    });
    await screen.findByText('Sorry, you cannot start a cancellation until the “lock-in period” has passed');
    expect(screen.queryByRole('button', { name: 'Process' })).toBeNull();
    expect(withoutLanguage(screen.getByRole('link').getAttribute('href'))).toBe('/my-account/support');
  });
});
