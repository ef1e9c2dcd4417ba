import { beforeEach, describe, expect, it, vi } from 'vitest';

const removal = { name: 'cart_item:remove', details: { bundle: 'a' } };

describe('track', () => {
  beforeEach(() => vi.resetModules());

  it('passes events from before the receiver was set on first', async () => {
    const { setEventReceiver, track } = await import('./track.ts');
    track('cart_item:remove', { bundle: 'a' });
    const received: unknown[] = [];
    setEventReceiver((event) => received.push(event));
    track('sign_in:start', {});
    expect(received).toEqual([removal, { name: 'sign_in:start', details: {} }]);
  });

  it('limits the number of waiting events', async () => {
    const { setEventReceiver, track } = await import('./track.ts');
    for (let count = 0; count < 1000; count++) track('sign_in:start', {});
    const received: unknown[] = [];
    setEventReceiver((event) => received.push(event));
    expect(received).toHaveLength(200);
  });
});
