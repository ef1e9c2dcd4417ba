import { beforeEach, describe, expect, it, vi } from 'vitest';

const removal = { name: 'cart_item:remove', details: { bundle: 'a' } };

describe('an event', () => {
  beforeEach(() => vi.resetModules());

  it('that comes before anybody takes it is handed on first', async () => {
    const { receiveEvents, track } = await import('./track.ts');
    track('cart_item:remove', { bundle: 'a' });
    const received: unknown[] = [];
    receiveEvents((event) => received.push(event));
    track('sign_in:start', {});
    expect(received).toEqual([removal, { name: 'sign_in:start', details: {} }]);
  });

  it('that nobody ever takes does not fill the memory', async () => {
    const { receiveEvents, track } = await import('./track.ts');
    for (let count = 0; count < 1000; count++) track('sign_in:start', {});
    const received: unknown[] = [];
    receiveEvents((event) => received.push(event));
    expect(received).toHaveLength(200);
  });
});
